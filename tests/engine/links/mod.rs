//! Links, stored games and files: written and read back, damaged and refused.

mod bounds;
mod clock;
mod commitment;
mod craft;
mod damage;
mod fair_start;
mod faults;
mod file;
mod format;
mod handout;
mod lengths;
mod random;
mod round_trip;
mod saved;
mod stored;

use mbegu::link::{GameId, StoredGame, encode, encode_within};

fn write_file<'a>(games: impl IntoIterator<Item = (GameId, &'a StoredGame)>) -> String {
    mbegu::link::write_file([], games)
}
