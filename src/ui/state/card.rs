//! What is known of games as they are kept.

use crate::link::{FriendName, GameId, StoredGame};
use crate::rules::Variant;

/// What is known of a kept game besides the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// What it is kept as, once it is.
    pub id: Option<GameId>,
    /// When it was begun, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// What the player calls the friend who plays it too.
    pub friend: FriendName,
    /// How many plies it had when the friend was last told of it.
    pub sent: Option<usize>,
}

impl Card {
    /// The card of a kept game.
    #[must_use]
    pub fn of(id: GameId, kept: &StoredGame) -> Self {
        Self {
            id: Some(id),
            begun: kept.begun,
            friend: kept.friend.clone(),
            sent: kept.sent,
        }
    }
}

/// A game by link that isn't over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// What it is kept as.
    pub id: GameId,
    /// Which game.
    pub variant: Variant,
    /// The friend.
    pub friend: FriendName,
    /// Whether it is the player's turn.
    pub mine: bool,
}
