//! The line that the search is looking at.

use crate::bot::Score;
use crate::bot::score::Window;
use crate::bot::table::Sure;
use crate::rules::{Move, Position, Side};

use super::order::{Child, Source};

/// A move of the position that the search is about.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub child: Child,
    /// From the last finished depth.
    pub score: Option<Score>,
    /// From the depth in progress.
    pub found: Option<Score>,
}

/// How a move was last looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trial {
    /// For its score.
    Full,
    /// Only for whether it beats the best so far.
    Narrow,
    /// The same, but less deep.
    Reduced,
}

/// A position on the line that the search is looking at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub position: Position,
    pub mover: Side,
    pub key: u64,
    pub depth: u8,
    /// What it was opened with, as the mover sees it.
    pub window: Window,
    /// What a move must beat by now.
    pub low: Score,
    pub best: Option<(Move, Score)>,
    /// How far all that was found so far can be relied on.
    pub sure: Sure,
    pub source: Source,
    /// Where this position's moves begin in the search's list of children.
    pub first: usize,
    /// The move being looked at.
    pub current: Option<(Child, Trial)>,
    /// A move that beat the best and is looked at again, more closely.
    pub again: Option<(Child, Trial)>,
    /// How many moves have been looked at.
    pub tried: u8,
    /// A move was too good for the opponent to let this position arise.
    pub refuted: bool,
}
