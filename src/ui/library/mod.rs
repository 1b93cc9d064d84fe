//! "Your games": the list of the stored games, their statistics, export and
//! import.
//!
//! Everything shown follows from [`LibraryState`], which knows no browser, so
//! that native tests reach it. The components are built for the browser and for
//! the first picture.

mod command;
mod entry;
mod export;
mod filter;
mod import;
mod section;
mod state;
mod statistics;
pub mod texts;
mod trend;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod button;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod days;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod game_entry;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod head;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod list;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod menu_place;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod notices;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod reading;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod render_queue;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod results;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod shared_entry;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod transfer;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod trend_chart;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

#[cfg(test)]
mod tests;

pub use command::LibraryCommand;
pub use entry::{Damage, GameProgress, LibraryEntry, ListedGame, OpponentKind, ReplayedGame};
pub use export::{ExportText, export_name};
pub use filter::GameFilter;
pub use import::{ImportPlan, ImportWrite};
pub use section::{ListSection, Sections};
pub use state::{
    ImportCounts, ImportReport, LibraryAction, LibraryState, StorageProblem, StoredLibrary,
};
pub use statistics::{VariantResults, statistics};
pub use trend::{TrendPoint, trend};

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use days::day_element;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use reading::use_library;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use shared_entry::Picture;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use transfer::export_stored;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use view::LibraryView;
