//! The engine against the test vectors: positions, games, perft counts and races. They
//! are read from `tests/vectors/`, or from the folder in the environment variable
//! `MBEGU_VECTORS`, where some of the files may be missing.

use std::collections::BTreeMap;

use crate::lines::{assert_some_vectors, folder, lines, lines_of, north_began, number, text};
use mbegu::rules::{
    Event, GameRecord, IllegalMove, Move, Options, OverReason, Position, Rules, Side, Variant,
};
use serde_json::Value;

fn rules(line: &Value) -> Rules {
    let options = Options {
        pits: number(line, "pits"),
        seeds: number(line, "seeds"),
    };
    text(line, "game")
        .parse::<Variant>()
        .unwrap_or_else(|error| panic!("{error}: {line}"))
        .rules(options)
        .unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// Parses a position, and checks that it prints as it was written.
fn position(rules: &Rules, text: &str) -> Position {
    let position = rules
        .parse_position(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

fn record(line: &Value, key: &str) -> GameRecord {
    let plies = text(line, key);
    let first = if north_began(plies) {
        Side::North
    } else {
        Side::South
    };
    let record = GameRecord::parse(rules(line), first, plies)
        .unwrap_or_else(|error| panic!("{plies}: {error}"));
    assert_eq!(record.to_string(), plies);
    record
}

/// Prints the number of compared lines by game.
fn report(what: &str, lines: &[Value]) {
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    for line in lines {
        *games.entry(text(line, "game")).or_default() += 1;
    }
    println!("{} {what} compared: {games:?}", lines.len());
}

#[test]
fn there_are_vectors() {
    assert_some_vectors();
}

#[test]
#[should_panic(expected = "can't be read")]
fn a_missing_file_fails() {
    lines_of(&folder().join("missing.jsonl"));
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
            let shown = rules.display_move(mv).to_string();
            let mut events: Vec<Event> = Vec::new();
            let after = rules
                .play(&before, mv, &mut events)
                .unwrap_or_else(|refusal| panic!("{shown} in {before}: {refusal}"));
            let mut replayed = before;
            for event in events {
                rules.apply(&mut replayed, event);
            }
            assert_eq!(replayed, after, "events of {shown} in {before}");
            position(&rules, &after.to_string());
            found.insert(shown, after.to_string());
        }
        assert_eq!(found, moves, "{line}");
        check_endless(line, &rules, &before);
    }
    report("positions", &lines);
}

/// Checks that exactly the moves in `endless` are refused as endless.
fn check_endless(line: &Value, rules: &Rules, before: &Position) {
    let expected: Vec<&str> = line["endless"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|mv| mv.as_str().expect("a move"))
        .collect();
    let mut found = Vec::new();
    for pit in rules.board().all_pits() {
        for direction in rules.directions(pit).iter() {
            let mv = Move { pit, direction };
            if rules.check_move(before, mv) == Err(IllegalMove::Endless) {
                found.push(rules.display_move(mv).to_string());
            }
        }
    }
    assert_eq!(found, expected, "endless moves of {line}");
}

#[test]
fn games() {
    let lines = lines("games.jsonl");
    for line in &lines {
        let record = record(line, "record");
        assert_eq!(record.position().to_string(), text(line, "end"), "{line}");
        let repetition = record
            .outcome()
            .is_some_and(|outcome| outcome.reason == Some(OverReason::Repetition));
        let expected = line["repetition"].as_bool().unwrap_or(false);
        assert_eq!(repetition, expected, "{line}");
    }
    report("games", &lines);
}

#[test]
fn perft() {
    let lines = lines("perft.jsonl");
    for line in &lines {
        let record = record(line, "after");
        let counts: Vec<u64> = serde_json::from_value(line["perft"].clone()).expect("counts");
        for (depth, &count) in (0..).zip(&counts) {
            let found = rules(line).perft(record.position(), depth);
            assert_eq!(found, count, "{line}, depth {depth}");
        }
    }
    report("perft tables", &lines);
}

#[test]
fn races() {
    let lines = lines("races.jsonl");
    for line in &lines {
        let record = record(line, "race");
        assert_eq!(record.position().to_string(), text(line, "after"), "{line}");
    }
    report("races", &lines);
}

/// In the project's own folder; another one may have fewer games.
#[test]
fn every_game_has_vectors() {
    if std::env::var_os("MBEGU_VECTORS").is_some() {
        return;
    }
    for file in ["positions.jsonl", "games.jsonl", "perft.jsonl"] {
        let lines = lines(file);
        for variant in Variant::ALL {
            let found = lines.iter().any(|line| text(line, "game") == variant.id());
            assert!(found, "{file} has no {variant}");
        }
    }
}
