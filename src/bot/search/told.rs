//! What a search is told, and what it tells.

use crate::bot::Score;
use crate::rules::Move;

/// Where a search ends, if the game doesn't end it before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// After so many moves ahead, at least 1.
    Depth(u8),
    /// After so many positions.
    Nodes(u64),
}

/// What is wanted of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The best move. A single legal move is answered without a search.
    Best,
    /// What the position is worth: the same, but a single legal move is looked
    /// into too.
    Worth,
    /// The score of every move. One that only leads back to the position asked
    /// about counts as if the game ended there, though the best move may still
    /// follow.
    Every,
}

/// What a finished depth has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many moves it looked ahead.
    pub depth: u8,
    /// The positions looked at so far, in all depths.
    pub nodes: u64,
    /// How the side to move stands.
    pub score: Score,
    /// Whether the score is exact: every line was followed to the end.
    pub proved: bool,
    /// The best moves of both sides, as far as they are known.
    pub line: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The best move; `None` where there is no legal one.
    pub best: Option<Move>,
    /// The last finished depth; `None` if there was no need or time for one.
    pub report: Option<Report>,
    /// Every move with its score for the side to move, best first. Only a
    /// search for [`Lines::Every`] that finished a depth gives scores.
    pub every: Vec<(Move, Option<Score>)>,
}

/// What [`Search::advance`](super::Search::advance) came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It looked at as many positions as it was allowed to; call again.
    Paused,
    /// It finished a depth; call again.
    Deeper(Report),
    /// There is nothing more to find out, or a limit is reached.
    Done,
}
