//! What the bot teaches.

use super::way;
use crate::rules::{Direction, Move, Position, Rules};
use crate::ui::teacher::{Judged, Reasons};

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
    /// Why it is the best; `None` if it is the only one.
    pub why: Option<Reasons>,
}

impl HintFacts {
    /// The best move of a position.
    #[must_use]
    pub fn of(rules: &Rules, position: &Position, judged: &Judged) -> HintFacts {
        let several = judged.moves.len() > 1;
        HintFacts {
            mv: Named::of(rules, judged.best().mv),
            why: several.then(|| Reasons::of(rules, position, judged)),
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
