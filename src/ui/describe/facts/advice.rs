//! What the bot teaches.

use super::named_way;
use crate::bot::{Analysis, Reasons};
use crate::rules::{Move, Rules, Side};
use crate::ui::state::Heading;

/// A move as sentences name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedMove {
    /// The pit it begins from.
    pub letter: char,
    /// The way, where the game has more than one.
    pub way: Option<Heading>,
}

impl NamedMove {
    /// A move on a board with the row of `near` below or on the right.
    pub fn of(rules: &Rules, near: Side, mv: Move) -> NamedMove {
        NamedMove {
            letter: rules.board().letter(mv.pit),
            way: named_way(rules, near, mv),
        }
    }
}

/// The best move, with why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintFacts {
    pub mv: NamedMove,
    pub is_only: bool,
    /// The reasons for the move; `None` if the bot gave none.
    pub why: Option<Reasons>,
}

impl HintFacts {
    /// The hint on a board with the row of `near` below or on the right.
    pub fn of(rules: &Rules, near: Side, judged: &Analysis) -> HintFacts {
        HintFacts {
            mv: NamedMove::of(rules, near, judged.best().mv),
            is_only: judged.moves.len() == 1,
            why: judged.reasons,
        }
    }
}
