//! The analysis of a position: the score of each legal move.

use serde::{Deserialize, Serialize};

use crate::rules::Move;

use super::{CertainResult, Reasons};

/// The limits of an analysis. Budgets are ordered by the number of positions
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AnalysisBudget {
    /// The maximum number of positions.
    pub nodes: u64,
    /// The maximum time in milliseconds.
    pub millis: u32,
}

impl AnalysisBudget {
    /// For each position in the review of a whole game.
    pub const REVIEW: AnalysisBudget = AnalysisBudget {
        nodes: 150_000,
        millis: 1_000,
    };
    /// For a hint.
    pub const HINT: AnalysisBudget = AnalysisBudget {
        nodes: 2_000_000,
        millis: 1_000,
    };
    /// For the verdict on a puzzle: the positions of a hint, on a slow device
    /// too.
    pub const PUZZLE: AnalysisBudget = AnalysisBudget {
        nodes: 2_000_000,
        millis: 20_000,
    };
    /// For a position that stays on the board.
    pub const STUDY: AnalysisBudget = AnalysisBudget {
        nodes: 50_000_000,
        millis: 20_000,
    };
}

/// One of the moves of an [`Analysis`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveScore {
    /// The move, which is legal in the position that was analysed.
    pub mv: Move,
    /// The score of the side to move after it, in hundredths of a seed.
    pub score: i32,
    /// `true` if the game is won or lost for certain with it.
    pub decided: bool,
}

/// The result of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// Every legal move, the best first; never empty.
    pub moves: Vec<MoveScore>,
    /// The line that the analysis expects, from the best move on: at least that move,
    /// and at most [`Analysis::MAX_LINE`].
    pub line: Vec<Move>,
    /// The depth in moves.
    pub depth: u8,
    /// `true` if the scores are exact: every line was followed to its end.
    pub proved: bool,
    /// The win or loss that is proved, where the scores aren't exact.
    pub certain: Option<CertainResult>,
    /// Why the best move is best; known at the end of the analysis.
    pub reasons: Option<Reasons>,
    /// The budget, once it has been used up; `None` before.
    pub budget: Option<AnalysisBudget>,
}

impl Analysis {
    /// The most moves of a line.
    pub const MAX_LINE: usize = 3;

    /// Returns whether an analysis with that budget would find nothing new.
    #[must_use]
    pub fn satisfies(&self, budget: AnalysisBudget) -> bool {
        self.budget
            .is_some_and(|used| self.proved || used >= budget)
    }

    /// The best move with its score; of moves that are equally good, the first.
    #[must_use]
    pub fn best(&self) -> MoveScore {
        self.moves[0]
    }

    /// The loss of a move against the best one, in hundredths of a seed;
    /// `None` for a move that isn't legal.
    #[must_use]
    pub fn cost(&self, mv: Move) -> Option<i32> {
        let played = self.moves.iter().find(|scored| scored.mv == mv)?;
        Some(self.best().score - played.score)
    }
}
