//! The views of the page.

use super::PuzzleSet;
use crate::rules::Variant;

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// The board with the game that is played or looked at.
    Board,
    /// The home view.
    Home,
    /// The picker of a new game.
    Picker,
    /// The rules of a game.
    Rules(Variant),
    /// The stored games.
    Library,
    /// The courses of all games.
    Learn,
    /// The course of a game.
    Course(Variant),
    /// The collections of puzzles.
    Puzzles,
    /// A puzzle of a set.
    Puzzle(PuzzleSet),
    /// The costly moves of the player's games that are due again.
    Practice,
    /// The editor of positions.
    Editor,
}
