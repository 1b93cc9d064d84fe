//! Files of games: the games that can be read are written and read back as the same,
//! and every fault has its line.

use mbegu::link::{FileGame, GameId, StoredGame, read_file, write_file};

use super::check;

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    let file = read_file(text);
    for fault in &file.faults {
        assert!((1..=text.lines().count().max(1)).contains(&fault.line));
        assert!(!fault.to_string().is_empty());
    }
    let keep = |game: FileGame| (game.id.unwrap_or(GameId::new(7)), game.into_stored(1));
    let games: Vec<(GameId, StoredGame)> = file.games.into_iter().map(keep).collect();
    for (_, kept) in &games {
        for record in kept.saved.game.rounds() {
            check(record.rules(), record.position());
        }
        assert_eq!(kept.to_string().parse::<StoredGame>().as_ref(), Ok(kept));
    }
    let written = write_file([], games.iter().map(|(id, stored)| (*id, stored)));
    let again = read_file(&written);
    assert_eq!(again.faults, []);
    let again: Vec<_> = again.games.into_iter().map(keep).collect();
    assert_eq!(again, games);
}
