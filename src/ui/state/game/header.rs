//! Whose a game is, and what is stored of it besides its moves.

use crate::link::{GameId, Name, StoredGame};

/// What a stored game has besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredHeader {
    /// Its id, once it is stored.
    pub id: Option<GameId>,
    /// The time of its beginning, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// The name that the player has given to the friend.
    pub friend: Name,
    /// The number of plies in the message that was sent last.
    pub sent: Option<usize>,
}

impl StoredHeader {
    pub fn of(id: GameId, game: &StoredGame) -> Self {
        Self {
            id: Some(id),
            begun: game.begun,
            friend: game.friend.clone(),
            sent: game.sent,
        }
    }

    /// Gives it an id and the time of its beginning, unless it has an id.
    pub(super) fn assign(&mut self, id: GameId, begun: u64) {
        if self.id.is_none() {
            self.id = Some(id);
            self.begun = begun;
        }
    }
}

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
