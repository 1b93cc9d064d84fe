//! "Your games": the list of the stored games, their results, export and import.
//!
//! Everything shown follows from [`LibraryState`]. The first group of modules knows no
//! browser.

mod entry;
mod export;
mod import;
mod state;
mod statistics;
pub mod texts;

mod button;
mod game_entry;
mod head;
mod import_panel;
mod list;
mod notices;
mod reading;
mod results;
mod transfer;
mod view;

#[cfg(test)]
mod tests;

pub use entry::{
    Damage, GameFilter, GameProgress, GameResult, LibraryEntry, ListSection, ListedGame,
    OpponentKind,
};
pub use export::{ExportText, export_name};
pub use import::{ImportPlan, ImportWrite};
pub use state::{
    ImportCounts, ImportReport, LibraryAction, LibraryState, Reading, StorageProblem, StoredText,
};
pub use statistics::{VariantResults, statistics};

pub(super) use reading::use_library;
pub(super) use transfer::export_stored;
pub(super) use view::LibraryView;
