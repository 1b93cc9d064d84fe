//! The row of the round to come.

use crate::rules::Arrangement;

/// The row of the round to come (Rules 3.3.4, 3.5.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NextRound {
    /// Nobody is laying it out.
    #[default]
    None,
    /// The player waits for the bot's row.
    Awaited,
    /// The bot has laid out its row; the player has not gone on yet.
    Ready(Arrangement),
    /// A person is arranging it.
    Draft(Vec<u8>),
}

impl NextRound {
    /// The row that the bot has laid out.
    #[must_use]
    pub fn row(&self) -> Option<&Arrangement> {
        match self {
            Self::Ready(row) => Some(row),
            _ => None,
        }
    }

    /// Whether the player waits for the bot's row.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        *self == Self::Awaited
    }

    /// The row that a person is arranging.
    #[must_use]
    pub fn draft(&self) -> Option<&Vec<u8>> {
        match self {
            Self::Draft(row) => Some(row),
            _ => None,
        }
    }
}
