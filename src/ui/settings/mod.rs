//! The settings, as the player changes them.

mod fields;
mod panel;

pub use panel::SettingsPanel;
