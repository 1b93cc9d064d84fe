//! "Your games": the list of the stored games, their statistics, export and
//! import.
//!
//! Everything shown follows from [`LibraryState`]. The first group of modules knows no
//! browser. The second holds the components and what stores the games.

mod command;
mod entry;
mod export;
mod filter;
mod import;
mod section;
mod state;
mod statistics;
pub mod texts;

mod button;
mod days;
mod game_entry;
mod head;
mod import_panel;
mod list;
mod menu_place;
mod notices;
mod picture;
mod reading;
mod render_queue;
mod results;
mod transfer;
mod view;

#[cfg(test)]
mod tests;

pub use command::{ImportCommand, LibraryCommand};
pub use entry::{Damage, GameProgress, LibraryEntry, ListedGame, OpponentKind, ReplayedGame};
pub use export::{ExportText, export_name};
pub use filter::GameFilter;
pub use import::{ImportPlan, ImportWrite};
pub use section::{ListSection, Sections};
pub use state::{
    ImportCounts, ImportReport, LibraryAction, LibraryState, Reading, StorageProblem,
    StoredLibrary, StoredText,
};
pub use statistics::{VariantResults, statistics};

pub(super) use days::day_element;
pub(super) use picture::Picture;
pub(super) use reading::use_library;
pub(super) use transfer::export_stored;
pub(super) use view::LibraryView;
