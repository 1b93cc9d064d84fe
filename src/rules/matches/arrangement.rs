//! The row that opens a follow-on round.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::text::number;
use crate::rules::{Rounds, Side};

/// A row of seeds in ring order. The player with fewer seeds lays it out, and the
/// other copies it letter by letter. Written `=3,3,3,3,2,2` (Rules 2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrangement(Vec<u8>);

impl Arrangement {
    /// A row of these pits.
    #[must_use]
    pub fn new(pits: Vec<u8>) -> Arrangement {
        Arrangement(pits)
    }

    /// The seeds, pit by pit.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.0
    }
}

/// Reads a row as a record writes it (Rules 2). The error is
/// [`ArrangementError::Text`]; whether the row is allowed is checked by
/// [`Match::arrange`](crate::rules::Match::arrange).
impl FromStr for Arrangement {
    type Err = ArrangementError;

    fn from_str(text: &str) -> Result<Arrangement, ArrangementError> {
        let row = text.strip_prefix('=').ok_or(ArrangementError::Text)?;
        let pits = row.split(',').map(number).collect::<Option<_>>();
        pits.map(Arrangement).ok_or(ArrangementError::Text)
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, seeds) in self.0.iter().enumerate() {
            write!(f, "{}{seeds}", if place == 0 { '=' } else { ',' })?;
        }
        Ok(())
    }
}

/// Why an arrangement isn't allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrangementError {
    /// The text isn't a list of numbers.
    Text,
    /// No round is to be arranged now.
    NotNow,
    /// The row has more or fewer pits than the board of this round.
    PitCount {
        /// The number of pits of the row.
        found: usize,
        /// The number of pits of the board.
        expected: u8,
    },
    /// The row has more or fewer seeds than the player.
    Total {
        /// The seeds of the row.
        found: u16,
        /// The seeds of the player.
        expected: u8,
    },
    /// Every pit needs a seed (Rules 3.5.6).
    EmptyPit,
    /// At least one pit needs two seeds (Rules 3.3.6).
    NobodyCouldMove,
    /// After an equal game the seeds lie as at the start (Rules 3.5.6).
    NotTheStart,
}

impl fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrangementError::Text => f.write_str("an arrangement is written like =3,3,3,3,2,2"),
            ArrangementError::NotNow => f.write_str("no round is to be arranged now"),
            ArrangementError::PitCount { found, expected } => {
                write!(
                    f,
                    "the row has {found} pits, where the board has {expected}"
                )
            }
            ArrangementError::Total { found, expected } => {
                write!(
                    f,
                    "the row has {found} seeds, where the player has {expected}"
                )
            }
            ArrangementError::EmptyPit => f.write_str("every pit needs a seed"),
            ArrangementError::NobodyCouldMove => f.write_str("at least one pit needs two seeds"),
            ArrangementError::NotTheStart => {
                f.write_str("after an equal game the seeds lie as at the start")
            }
        }
    }
}

impl std::error::Error for ArrangementError {}

/// The conditions for the arrangement of the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowTerms {
    /// The player with fewer seeds, who arranges; `None` if the game before
    /// ended equal, and the seeds lie as at the start.
    pub by: Option<Side>,
    /// The seeds of that player; all of them go on the board.
    pub seeds: u8,
    /// The pits of one player in the round.
    pub pits: u8,
    /// The side that begins the round.
    pub first: Side,
    pub(super) rounds: Rounds,
}

/// The fewest seeds from which a row of `pits` can be laid out.
pub(super) fn least_seeds(rounds: Rounds, pits: u8) -> u8 {
    match rounds {
        Rounds::Filling => pits,
        Rounds::Single | Rounds::Shrinking => 2,
    }
}

impl RowTerms {
    /// Returns whether any row is allowed.
    pub(super) fn is_possible(&self) -> bool {
        self.seeds >= least_seeds(self.rounds, self.pits)
    }

    /// The even row: the remainder goes to the pits from the left (Rules 3.5.6). If
    /// nobody could move then, the last seed goes to the first pit.
    #[must_use]
    pub fn even(&self) -> Arrangement {
        let (each, odd) = (self.seeds / self.pits, self.seeds % self.pits);
        let mut pits: Vec<u8> = (0..self.pits)
            .map(|pit| each + u8::from(pit < odd))
            .collect();
        let nobody_could_move = self.rounds == Rounds::Shrinking && pits[0] < 2;
        let last = pits.iter().rposition(|&seeds| seeds > 0);
        if let (true, Some(last)) = (nobody_could_move, last) {
            pits[last] -= 1;
            pits[0] += 1;
        }
        Arrangement(pits)
    }

    /// Checks whether a row is allowed.
    ///
    /// # Errors
    /// The first reason why it isn't.
    pub fn check(&self, row: &Arrangement) -> Result<(), ArrangementError> {
        let (found, expected) = (row.0.len(), self.pits);
        if found != usize::from(expected) {
            return Err(ArrangementError::PitCount { found, expected });
        }
        let (found, expected) = (
            row.0.iter().map(|&seeds| u16::from(seeds)).sum(),
            self.seeds,
        );
        if found != u16::from(expected) {
            return Err(ArrangementError::Total { found, expected });
        }
        if self.by.is_none() && *row != self.even() {
            return Err(ArrangementError::NotTheStart);
        }
        match self.rounds {
            Rounds::Filling if row.0.contains(&0) => Err(ArrangementError::EmptyPit),
            Rounds::Shrinking if row.0.iter().all(|&seeds| seeds < 2) => {
                Err(ArrangementError::NobodyCouldMove)
            }
            _ => Ok(()),
        }
    }
}
