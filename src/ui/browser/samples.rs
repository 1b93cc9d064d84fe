//! Stored games for the tests.

use crate::link::{Name, Player, SavedGame, StoredGame};
use crate::rules::{BySide, Match, Side, Variant};

/// A stored game of Giuthi, begun by South, with these plies.
pub fn stored(players: BySide<Player>, record: &str) -> StoredGame {
    let rules = Variant::Giuthi.default_rules();
    let game = Match::parse(rules, Side::South, record).expect("a record");
    StoredGame {
        saved: SavedGame::new(game, players),
        begun: 10,
        played: 20,
        sent: None,
        friend: Name::default(),
    }
}
