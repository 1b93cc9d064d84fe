//! The vectors: positions, games, perft counts and races, compared line by
//! line. The folder named by `MBEGU_VECTORS` is read instead of
//! `tests/vectors/` where that is set; a file that is missing is skipped.

use std::collections::BTreeMap;
use std::path::PathBuf;

use mbegu::rules::{Event, Options, Position, Record, Refusal, Rules, Side, Variant};
use serde_json::Value;

/// The lines of a file, or none if it isn't there.
fn lines(file: &str) -> Vec<Value> {
    let folder = std::env::var_os("MBEGU_VECTORS").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"),
        PathBuf::from,
    );
    let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
        println!("{file} is missing: skipped");
        return Vec::new();
    };
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key} is a text in {line}"))
}

fn rules(line: &Value) -> Rules {
    let number = |key: &str| {
        line[key]
            .as_u64()
            .and_then(|number| u8::try_from(number).ok())
    };
    let options = Options {
        pits: number("pits").expect("pits"),
        seeds: number("seeds").expect("seeds"),
    };
    Variant::find(text(line, "game"))
        .expect("a known game")
        .rules(options)
        .expect("options of the game")
}

fn position(rules: &Rules, text: &str) -> Position {
    let position = rules
        .parse_position(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

/// Who began a record, by the case of its first letter.
fn first(record: &str) -> Side {
    if record.starts_with(|first: char| first.is_ascii_uppercase()) {
        Side::North
    } else {
        Side::South
    }
}

#[test]
fn positions() {
    let lines = lines("positions.jsonl");
    for line in &lines {
        let rules = rules(line);
        let before = position(&rules, text(line, "position"));
        let moves: BTreeMap<String, String> =
            serde_json::from_value(line["moves"].clone()).expect("moves with positions");
        let mut found = BTreeMap::new();
        for mv in rules.moves(&before) {
            let mut events: Vec<Event> = Vec::new();
            let after = rules
                .try_play(&before, mv, &mut events)
                .expect("a listed move is legal");
            let mut replayed = before;
            for event in events {
                rules.apply(&mut replayed, event);
            }
            assert_eq!(
                replayed,
                after,
                "events of {} in {before}",
                rules.show_move(mv)
            );
            found.insert(rules.show_move(mv).to_string(), after.to_string());
        }
        assert_eq!(found, moves, "{} in {before}", rules.variant().name());
        for after in moves.values() {
            position(&rules, after);
        }
        for mv in line["endless"].as_array().into_iter().flatten() {
            let mv = rules
                .parse_move(mv.as_str().expect("a move"))
                .expect("a move");
            assert_eq!(
                rules.refusal(&before, mv),
                Some(Refusal::Endless),
                "in {before}"
            );
        }
    }
    println!("{} positions", lines.len());
}

#[test]
fn games() {
    let lines = lines("games.jsonl");
    for line in &lines {
        let rules = rules(line);
        let text_of_game = text(line, "record");
        let record = Record::parse(rules, first(text_of_game), text_of_game)
            .unwrap_or_else(|error| panic!("{text_of_game}: {error}"));
        assert_eq!(record.position().to_string(), text(line, "end"));
        assert_eq!(record.to_string(), text_of_game);
    }
    println!("{} games", lines.len());
}

#[test]
fn perft() {
    let lines = lines("perft.jsonl");
    for line in &lines {
        let rules = rules(line);
        let after = text(line, "after");
        let record = Record::parse(rules, first(after), after).expect("a record");
        let counts: Vec<u64> = serde_json::from_value(line["perft"].clone()).expect("counts");
        for (depth, &count) in (0..).zip(&counts) {
            assert_eq!(
                rules.perft(record.position(), depth),
                count,
                "{line}, depth {depth}"
            );
        }
    }
    println!("{} perft tables", lines.len());
}

#[test]
fn races() {
    let lines = lines("races.jsonl");
    for line in &lines {
        let rules = rules(line);
        let token = text(line, "race");
        let record = Record::parse(rules, Side::South, token)
            .unwrap_or_else(|error| panic!("{token}: {error}"));
        assert_eq!(
            record.position().to_string(),
            text(line, "after"),
            "{token}"
        );
        assert_eq!(record.to_string(), token);
    }
    println!("{} races", lines.len());
}
