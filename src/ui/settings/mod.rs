//! The settings, as the player changes them.

mod fields;
mod panel;
mod pictures;
mod stored_data;

pub use panel::{SettingsFields, SettingsFieldsProps};
pub use stored_data::merge_progress;
