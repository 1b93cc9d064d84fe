//! The puzzles: positions of self-play in which one move is best, the player's
//! progress, and the views in which they are solved.
//!
//! `cargo xtask puzzles` makes the files `static/puzzles/<game>.txt` with the same
//! types that read them here. The puzzles, the progress and the rating are data, which
//! native tests reach. The components are built for the browser and for the first
//! picture.

mod attempt;
mod collection;
mod costs;
mod daily;
mod fault;
mod progress;
mod rating;
mod selection;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod board;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod loading;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod move_worths;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod practice_list;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod practice_view;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod puzzle_list;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod puzzle_panel;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod puzzle_view;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod rating_change;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod rating_chart;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod solution_line;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod stored_progress;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod texts;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod theme_drawing;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod try_buttons;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod week;

#[cfg(test)]
mod tests;

pub use attempt::{PuzzleAttempt, PuzzleOutcome};
pub use collection::{CollectedPuzzle, CollectedPuzzleText, read_collection};
pub use costs::puzzle_cost;
pub use daily::{daily_index, daily_variant};
pub use fault::{CollectionError, PuzzleFault};
pub use progress::{PuzzleProgress, RatingPoint};
pub use rating::{PlayerRating, PuzzleScore, puzzle_rating};
pub use selection::{Collections, PuzzleEntry, next_puzzle};

pub use crate::ui::state::PuzzleTheme;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use practice_view::PracticeView;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use puzzle_list::PuzzleList;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use puzzle_view::PuzzleView;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use texts::puzzle_set_name;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use {
    loading::use_collections,
    stored_progress::use_puzzle_progress,
    texts::task,
    week::{streak, week},
};
