//! The sections of the list.

use std::rc::Rc;

use super::{LibraryEntry, ListedGame};

/// A section of the list that grows by portions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSection {
    /// The games by link that wait for the player.
    Waiting,
    /// The other running games.
    Running,
    /// The finished ones.
    Finished,
    /// The entries that can't be read.
    Damaged,
}

/// The games to be shown, in the order of the list.
#[derive(Debug, Default)]
pub struct Sections<'a> {
    /// Games by link that wait for the player.
    pub waiting: Vec<&'a Rc<LibraryEntry>>,
    /// The other running games.
    pub running: Vec<&'a Rc<LibraryEntry>>,
    /// Finished games.
    pub finished: Vec<&'a Rc<LibraryEntry>>,
    /// Entries that can't be read.
    pub damaged: Vec<&'a Rc<LibraryEntry>>,
}

impl ListSection {
    /// The section of an entry with this game, or without a game that can be read.
    #[must_use]
    pub fn of(game: Option<&ListedGame>) -> Self {
        match game {
            None => Self::Damaged,
            Some(game) if game.is_due() => Self::Waiting,
            Some(game) if game.is_finished() => Self::Finished,
            Some(_) => Self::Running,
        }
    }

    /// Its name in the markup.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Damaged => "damaged",
        }
    }
}
