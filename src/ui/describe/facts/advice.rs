//! What the bot teaches.

use super::named_direction;
use crate::bot::{Analysis, Reasons};
use crate::rules::{Direction, Move, Rules};

use super::Who;

/// A move as sentences name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedMove {
    /// The pit it begins from.
    pub letter: char,
    /// The way, where the game has more than one.
    pub way: Option<Direction>,
}

impl NamedMove {
    /// The name of a move.
    #[must_use]
    pub fn of(rules: &Rules, mv: Move) -> NamedMove {
        NamedMove {
            letter: rules.board().letter(mv.pit),
            way: named_direction(rules, mv.direction),
        }
    }
}

/// The best move, with why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintFacts {
    /// The move.
    pub mv: NamedMove,
    /// By how many hundredths of a seed it is better than the second best;
    /// `None` if it is the only one.
    pub edge: Option<i32>,
    /// The reasons for the move; `None` if the bot gave none.
    pub why: Option<Reasons>,
    /// If it wins for certain, the lead in seeds that it wins by at least.
    pub wins_by: Option<u32>,
}

impl HintFacts {
    /// The best move of a position.
    #[must_use]
    pub fn of(rules: &Rules, judged: &Analysis) -> HintFacts {
        let best = judged.best();
        let second = judged.moves.get(1);
        HintFacts {
            mv: NamedMove::of(rules, best.mv),
            edge: second.map(|second| best.score - second.score),
            why: judged.reasons,
            wins_by: judged
                .certain
                .filter(|certain| certain.wins && certain.mv == Some(best.mv))
                .map(|certain| certain.by.into()),
        }
    }
}

/// Who stands better, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Who is ahead; `None` if neither.
    pub ahead: Option<Who>,
    /// By how many hundredths of a seed.
    pub by: u32,
    /// The lead is that of a round, after which the match may go on.
    pub in_round: bool,
    /// How many moves ahead was looked.
    pub depth: u8,
    /// Whether it is exact.
    pub proved: bool,
    /// If who is ahead wins for certain, the lead in seeds at the end at least.
    pub wins_by: Option<u32>,
}

/// A move that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MistakeFacts {
    /// The number of the move in the list of moves.
    pub number: u32,
    /// Whose it was.
    pub who: Who,
    /// What was played.
    pub played: NamedMove,
    /// What was better.
    pub better: NamedMove,
    /// By how many hundredths of a seed.
    pub cost: u32,
}
