//! One bound of a game's value.

use std::fmt;

use mbegu::bot::ProofGoal;
use mbegu::rules::Side;

/// A bound of the seeds with which the first player ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    pub first: Side,
    /// The first player proves the lower bound, the other side the upper one.
    pub prover: Side,
    /// The least that the first player reaches, or the most that they are held to.
    pub seeds: u16,
    /// The number of plies after which it is decided.
    pub plies: u8,
}

impl Bound {
    pub fn is_lower(&self) -> bool {
        self.prover == self.first
    }

    /// The claim about the first player that the bound decides.
    pub fn goal(&self) -> ProofGoal {
        ProofGoal {
            side: self.first,
            seeds: match self.is_lower() {
                true => self.seeds,
                false => self.seeds + 1,
            },
        }
    }

    /// The next better bound.
    pub fn better(&self) -> Bound {
        Bound {
            seeds: match self.is_lower() {
                true => self.seeds + 1,
                false => self.seeds.saturating_sub(1),
            },
            ..*self
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bound { seeds, plies, .. } = self;
        match self.is_lower() {
            true => write!(f, "first player reaches {seeds} in {plies} plies"),
            false => write!(f, "first player is held to {seeds} in {plies} plies"),
        }
    }
}
