//! What a stored game has besides its moves.

use crate::link::{FriendName, GameId, StoredGame};
use crate::rules::Variant;

/// What a stored game has besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredHeader {
    /// Its id, once it is stored.
    pub id: Option<GameId>,
    /// The time of its beginning, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// The name that the player has given to the friend.
    pub friend: FriendName,
    /// The number of plies in the message that was sent last.
    pub sent: Option<usize>,
}

impl StoredHeader {
    /// The header of a stored game.
    #[must_use]
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

/// A game by link that goes on, or whose end the friend doesn't know yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendGame {
    /// The id under which it is stored.
    pub id: GameId,
    /// Which game.
    pub variant: Variant,
    /// The name of the friend; it may be empty.
    pub friend: FriendName,
    /// Whether it waits for the player: to move, or to send the last move.
    pub is_due: bool,
}
