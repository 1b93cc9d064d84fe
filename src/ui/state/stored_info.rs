//! The game as the device stores it.

use std::rc::Rc;

use super::{FriendGame, StoredHeader};
use crate::link::SavedGame;
use crate::rules::Variant;

/// Whose the game on the board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ownership {
    /// The player's: begun, resumed or played here. It is stored.
    Own,
    /// It is only looked at, and not stored.
    #[default]
    LookedAt,
    /// It came with a message, and nobody here has said yet to be its receiver. Until then
    /// it is only looked at.
    Guest,
}

/// The game as the device stores it, and other stored games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredInfo {
    /// Whose game it is.
    pub ownership: Ownership,
    /// Whether the game is the one that a first visit begins with: the page explains
    /// it, and shows no panel.
    pub is_first: bool,
    /// Whether its result against the bot has been counted.
    pub is_counted: bool,
    /// What is stored besides the game.
    pub header: StoredHeader,
    /// The game that was on the board before this one.
    pub earlier: Option<Rc<(StoredHeader, SavedGame)>>,
    /// The games by link that go on, or whose end the friend doesn't know yet.
    pub running: Vec<FriendGame>,
}

impl StoredInfo {
    /// Whether the game is the player's own, and is stored.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.ownership == Ownership::Own
    }

    /// Whether it came with a message, and nobody here has said yet to be its receiver.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        self.ownership == Ownership::Guest
    }

    /// The variant and the plies of the game that was on the board before.
    #[must_use]
    pub fn earlier_game(&self) -> Option<(Variant, usize)> {
        let (_, SavedGame { game, .. }) = self.earlier.as_deref()?;
        Some((game.current().rules().variant(), game.plies()))
    }
}
