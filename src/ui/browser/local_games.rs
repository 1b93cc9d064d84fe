//! The stored games of this browser, as the reader of addresses asks for them.

use super::address::GameStore;
use super::storage;
use super::system::now;
use crate::link::{GameId, StoredGame, StoredGameError};

/// The stored games of this browser.
pub struct LocalGames;

impl GameStore for LocalGames {
    fn game(&self, id: GameId) -> Option<Result<StoredGame, StoredGameError>> {
        storage::game(id)
    }

    fn games(&self) -> Vec<(GameId, String)> {
        let games = storage::games().into_iter().flatten();
        let with_id = |(key, text): (String, String)| Some((GameId::from_key(&key)?, text));
        games.filter_map(with_id).collect()
    }

    fn last_game(&self) -> Option<GameId> {
        storage::last_game()
    }

    fn now(&self) -> u64 {
        now()
    }
}
