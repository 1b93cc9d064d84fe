//! The messages above the board.

use crate::link::{LinkContent, LinkError, Overstep, StoredGameError};

/// A message that is shown above the board until it is closed.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The page was opened with a link that can't be opened.
    BrokenLink(LinkError),
    /// A link that can't be opened was put into the address during a game.
    StrayLink(LinkError),
    /// The stored game can't be read.
    BrokenSave(StoredGameError),
    /// There is no stored game with that id.
    NoSuchGame,
    /// The address names a view that the page doesn't have.
    NoSuchView,
    /// The message is older than the stored game.
    OldMessage,
    /// The message decides what its sender may not decide.
    Overstep(Overstep, Box<LinkContent>),
    /// The stored game was played against a level of the bot that the page doesn't
    /// have.
    UnknownLevel {
        /// The number of that level.
        number: u8,
        /// The number of the level against which it goes on.
        nearest: u8,
    },
    /// The browser stores nothing for this page.
    NothingStored,
    /// The game came with a link, which doesn't say who plays.
    Linked,
    /// The race had no end: both pick again.
    VoidRace,
    /// The texts of the chosen language can't be loaded.
    TextsUnavailable,
    /// A newer version of the page has been loaded.
    NewVersion,
    /// An export is offered; the number is that of the stored games.
    ExportDue(usize),
}

impl Notice {
    /// What is wrong with a link or a stored game, for the console.
    pub fn detail(&self) -> Option<String> {
        match self {
            Self::BrokenLink(error) | Self::StrayLink(error) => Some(error.to_string()),
            Self::BrokenSave(error) => Some(error.to_string()),
            _ => None,
        }
    }

    /// Whether the next step of the player closes it: it is about the address only.
    pub fn is_of_address(&self) -> bool {
        match self {
            Self::BrokenLink(_) | Self::StrayLink(_) | Self::NoSuchGame | Self::NoSuchView => true,
            Self::BrokenSave(_)
            | Self::OldMessage
            | Self::Overstep(..)
            | Self::UnknownLevel { .. }
            | Self::NothingStored
            | Self::Linked
            | Self::VoidRace
            | Self::TextsUnavailable
            | Self::NewVersion
            | Self::ExportDue(_) => false,
        }
    }
}
