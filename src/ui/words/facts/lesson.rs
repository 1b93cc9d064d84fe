//! What the bot teaches.

use super::way;
use crate::bot::Reasons;
use crate::rules::{Direction, Move, Rules};
use crate::ui::teacher::Judged;

use super::Who;

/// A move as sentences name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// The pit it begins from.
    pub letter: char,
    /// The way, where the game has more than one.
    pub way: Option<Direction>,
}

impl Named {
    /// The name of a move.
    #[must_use]
    pub fn of(rules: &Rules, mv: Move) -> Named {
        Named {
            letter: rules.board().letter(mv.pit),
            way: way(rules, mv.direction),
        }
    }
}

/// The best move, with why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintFacts {
    /// The move.
    pub mv: Named,
    /// By how many hundredths of a seed it is better than the second best;
    /// `None` if it is the only one.
    pub edge: Option<i32>,
    /// Why.
    pub why: Option<Reasons>,
}

impl HintFacts {
    /// The best move of a position.
    #[must_use]
    pub fn of(rules: &Rules, judged: &Judged) -> HintFacts {
        let best = judged.best();
        let second = judged.moves.get(1);
        HintFacts {
            mv: Named::of(rules, best.mv),
            edge: second.map(|second| best.worth - second.worth),
            why: judged.why,
        }
    }
}

/// Who stands better, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who is ahead; `None` if neither.
    pub ahead: Option<Who>,
    /// By how many hundredths of a seed.
    pub by: u32,
    /// How many moves ahead was looked.
    pub depth: u8,
    /// Whether it is exact.
    pub proved: bool,
}

/// A move that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LapseFacts {
    /// The number of the move in the list of moves.
    pub number: u32,
    /// Whose it was.
    pub who: Who,
    /// What was played.
    pub played: Named,
    /// What was better.
    pub better: Named,
    /// By how many hundredths of a seed.
    pub cost: u32,
}
