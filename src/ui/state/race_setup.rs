//! The race that opens a game.

use crate::rules::{BySide, Pit, Race};

/// The race that opens a game (Rules 3.6.1).
#[derive(Clone, Debug, PartialEq)]
pub enum RaceSetup {
    /// The pits picked so far, in secret.
    Picks(BySide<Option<Pit>>),
    /// The players run it by hand.
    Race(Race),
}

impl Default for RaceSetup {
    fn default() -> Self {
        Self::Picks(BySide::default())
    }
}

impl RaceSetup {
    /// The pits picked so far.
    #[must_use]
    pub fn picks(&self) -> BySide<Option<Pit>> {
        match self {
            Self::Picks(picks) => *picks,
            Self::Race(race) => {
                let BySide { south, north } = race.picks();
                BySide {
                    south: Some(south),
                    north: Some(north),
                }
            }
        }
    }

    /// The race that is being run by hand.
    #[must_use]
    pub fn race(&self) -> Option<&Race> {
        match self {
            Self::Race(race) => Some(race),
            Self::Picks(_) => None,
        }
    }
}
