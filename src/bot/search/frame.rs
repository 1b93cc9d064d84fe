//! The stack of the search: the positions of the line that it is searching.

use crate::bot::Score;
use crate::bot::score::Window;
use crate::bot::table::{Certainty, NodeValue};
use crate::rules::{Move, Position, Side};

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChildNode {
    pub mv: Move,
    pub position: Position,
    /// The static evaluation, for the side that moved.
    pub static_eval: Score,
    /// The child with the highest number is searched first.
    pub order: i32,
}

/// The source of a position's next move.
#[derive(Clone, Copy, Debug)]
pub(super) enum MoveSource {
    /// The best move of the table, before any other is generated.
    Table(Move),
    /// The other moves, not generated yet; the move has been searched.
    Generate(Option<Move>),
    /// The list of children, from the frame's first on.
    Listed,
    /// There is no move, only endless sowings: the position that follows.
    Stuck(Position),
}

/// A move of the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub child: ChildNode,
    /// From the last finished iteration.
    pub value: Option<NodeValue>,
    /// From the iteration in progress.
    pub found: Option<NodeValue>,
    /// The upper bound of its score that the search has proved.
    pub upper_bound: Score,
}

impl RootMove {
    /// The score of the last finished iteration.
    pub fn score(&self) -> Option<Score> {
        Some(self.value?.score.min(self.upper_bound))
    }

    /// Returns whether the game is won or lost for certain with the move.
    pub fn is_decided(&self) -> bool {
        self.value
            .is_some_and(|it| it.certainty >= Certainty::Heuristic)
            && self.score().is_some_and(Score::is_decided)
    }
}

/// The ways to search a move
/// (<https://www.chessprogramming.org/Principal_Variation_Search>).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// With the full window.
    Full,
    /// With a null window.
    Narrow,
    /// With a null window and less depth.
    Reduced,
}

/// A position of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub position: Position,
    pub mover: Side,
    pub key: u64,
    /// `true` if this or an earlier position that can still recur has come twice.
    pub has_twice: bool,
    pub depth: u8,
    /// The window at its start, for the mover.
    pub window: Window,
    /// The score that a move has to beat.
    pub alpha: Score,
    pub best: Option<(Move, Score)>,
    /// The certainty of the scores found so far.
    pub certainty: Certainty,
    /// The certainty that the value has at best.
    pub best_certainty: Certainty,
    pub source: MoveSource,
    /// The index of its first move in the search's list of children.
    pub first: usize,
    /// The move being searched.
    pub current: Option<(ChildNode, Pass)>,
    /// A move that has beaten alpha and is searched again.
    pub again: Option<(ChildNode, Pass)>,
    /// The number of moves searched.
    pub tried: u8,
    /// Beta was reached: the opponent avoids this position.
    pub refuted: bool,
}
