//! The collection of puzzles: positions of self-play in which one move is best.
//!
//! `cargo xtask puzzles` makes the files `static/puzzles/<game>.txt` with the same
//! types that read them here.

mod collection;
mod fault;
mod theme;

#[cfg(test)]
mod tests;

pub use collection::{CollectedPuzzle, CollectedPuzzleText, read_collection};
pub use fault::{CollectionError, PuzzleFault};
pub use theme::PuzzleTheme;
