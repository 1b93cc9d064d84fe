//! The parameters and the results of a search.

use crate::bot::Score;
use crate::rules::{Move, Position, Rules};

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchConfig<'a> {
    /// The rules that the positions were reached by.
    pub rules: &'a Rules,
    /// The positions of the game so far. The last one is searched, the others
    /// count for repetition.
    pub game: &'a [Position],
    /// The limits; without any, it ends once it has proved the result.
    pub limits: &'a [Limit],
    /// The kind of result.
    pub mode: SearchMode,
}

/// A limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The maximum depth in moves, at least 1.
    Depth(u8),
    /// The maximum number of positions.
    Nodes(u64),
}

/// The kind of result that a search finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchMode {
    /// The best move. A single legal move is answered without a search.
    Best,
    /// The score of the position: as `Best`, but a single legal move is searched
    /// too.
    Score,
    /// The score of every move.
    AllMoves,
}

/// The result of a finished iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// Its depth in moves.
    pub depth: u8,
    /// The number of positions visited so far, by all iterations.
    pub nodes: u64,
    /// The score of the side to move.
    pub score: Score,
    /// `true` if the score is exact: every line was followed to its end.
    pub proved: bool,
    /// The principal variation: the best moves of both sides, from the searched position
    /// on.
    pub line: Vec<Move>,
}

/// The result of a search, at its end or so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The best move; `None` where there is no legal one.
    pub best: Option<Move>,
    /// The last finished iteration; `None` if there was no need or time for one.
    pub report: Option<SearchReport>,
    /// Every move, the best first.
    pub every: Vec<MoveResult>,
}

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveResult {
    /// The move.
    pub mv: Move,
    /// The score of the side to move after it; only a finished iteration in
    /// [`SearchMode::AllMoves`] gives scores.
    pub score: Option<Score>,
    /// `true` if the game is won or lost for certain with it.
    pub decided: bool,
}

/// The state of a search after [`Search::advance`](super::Search::advance).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The positions are used up; call again.
    Paused,
    /// An iteration has ended; call again.
    Deeper(SearchReport),
    /// The search has ended: the result is proven, or a limit is reached.
    Done,
}
