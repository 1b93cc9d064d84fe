//! The reference engine against the test vectors, because the fast engine is compared
//! with it.

use std::collections::BTreeMap;

use crate::lines::{assert_some_vectors, lines, north_began, number, text};
use crate::reference::record::{self, GameRecord};
use crate::reference::{Game, Position, Side, race};
use serde_json::Value;

fn game(line: &Value) -> Game {
    Game::named(
        text(line, "game"),
        usize::from(number(line, "pits")),
        u32::from(number(line, "seeds")),
    )
}

fn replay(line: &Value, key: &str) -> GameRecord {
    let plies = text(line, key);
    let first = if north_began(plies) {
        Side::North
    } else {
        Side::South
    };
    record::replay(game(line), first, plies)
}

#[test]
fn there_are_vectors() {
    assert_some_vectors();
}

#[test]
fn positions() {
    for line in lines("positions.jsonl") {
        let game = game(&line);
        let before = text(&line, "position")
            .parse::<Position>()
            .expect("a position");
        assert_eq!(before.to_string(), text(&line, "position"));
        let expected: BTreeMap<String, String> =
            serde_json::from_value(line["moves"].clone()).expect("moves");
        let found: BTreeMap<String, String> = game
            .moves(&before)
            .into_iter()
            .map(|mv| (game.display_move(mv), game.play(&before, mv).to_string()))
            .collect();
        assert_eq!(found, expected, "{game:?} {before}");
        let endless: Vec<Value> = game
            .sorted(&before)
            .1
            .into_iter()
            .map(|mv| Value::from(game.display_move(mv)))
            .collect();
        let expected = line["endless"].as_array().cloned().unwrap_or_default();
        assert_eq!(endless, expected, "{game:?} {before}");
    }
}

#[test]
fn games() {
    for line in lines("games.jsonl") {
        let record = replay(&line, "record");
        assert_eq!(record.position().to_string(), text(&line, "end"));
        let expected = line["repetition"].as_bool().unwrap_or(false);
        assert_eq!(record.repetition, expected, "{line}");
    }
}

/// The maximum count. Deeper ones take too long with the reference engine.
const MAX_SEQUENCES: u64 = 60_000;

#[test]
fn perft() {
    for line in lines("perft.jsonl") {
        let record = replay(&line, "after");
        let counts: Vec<u64> = serde_json::from_value(line["perft"].clone()).expect("counts");
        let shallow = counts.iter().take_while(|&&count| count <= MAX_SEQUENCES);
        for (depth, &count) in (0..).zip(shallow) {
            let found = game(&line).perft(record.position(), depth);
            assert_eq!(found, count, "{line} depth {depth}");
        }
    }
}

#[test]
fn races() {
    for line in lines("races.jsonl") {
        let after = race::run(&game(&line), text(&line, "race")).expect("a race that ends");
        assert_eq!(after.to_string(), text(&line, "after"), "{line}");
    }
}
