//! Links, stored games and files: written and read back, damaged and refused.

mod bounds;
mod clock;
mod commitment;
mod craft;
mod custom;
mod damage;
mod fair_start;
mod faults;
mod file;
mod format;
mod lengths;
mod random;
mod round_trip;
mod saved;
mod stored;

use mbegu::link::{GameId, LinkContent, StoredGame};

const PUBLISHED: &str = "a published game";

fn encode(content: &LinkContent) -> String {
    mbegu::link::encode(content).expect(PUBLISHED)
}

fn encode_within(content: &LinkContent, max_len: usize) -> (String, usize) {
    mbegu::link::encode_within(content, max_len).expect(PUBLISHED)
}

fn write_file<'a>(games: impl IntoIterator<Item = (GameId, &'a StoredGame)>) -> String {
    mbegu::link::write_file([], games).expect(PUBLISHED)
}
