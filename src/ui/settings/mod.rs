//! The settings, as the player changes them.

mod fields;
mod kept;
mod panel;
mod pictures;

pub use kept::merge_progress;
pub use panel::SettingsPanel;
