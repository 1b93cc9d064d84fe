use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::*;
use crate::chance::{depth, seed};

/// What lines are answered to lines, each thought about to the end.
fn conversation(lines: &[&str]) -> Vec<String> {
    let mut console = Console::new(|| 0);
    let mut answers = Vec::new();
    for line in lines {
        if !console.handle(line, &mut |said| answers.push(said)) {
            break;
        }
        while console.is_searching() {
            console.advance(&mut |said| answers.push(said));
        }
    }
    answers
}

#[test]
fn a_game_is_played() {
    let heard = conversation(&[
        "game alemungula pits=5 seeds=5 first=north",
        "go nodes 5000",
    ]);
    let [info, best] = &heard[..] else {
        panic!("{heard:?}")
    };
    assert!(info.starts_with("info depth "), "{info}");
    let mv = best.strip_prefix("bestmove ").expect("a move");
    let after = conversation(&[
        "game alemungula first=north",
        &format!("record {mv}"),
        "show",
    ]);
    assert!(after[0].starts_with("position "), "{after:?}");
}

#[test]
fn a_position_is_set_and_a_record_is_played_on_from_it() {
    let position = "0,0,3,1,1,3/0,0,1,1,0,0 15-47 s";
    let heard = conversation(&[
        &format!("position {position}"),
        "moves",
        "record f+",
        "record f+ B-",
        "show",
        "eval",
    ]);
    assert_eq!(heard[0], "moves c+ c- f+ f-");
    assert_eq!(heard[1], format!("position {position}"));
    assert!(heard[2].starts_with("eval -"), "{heard:?}");
}

#[test]
fn an_analysis_tells_every_move() {
    let heard = conversation(&["go analysis nodes 3000"]);
    let told = heard.iter().filter(|line| line.starts_with("info move "));
    assert_eq!(told.count(), 12, "{heard:?}");
}

#[test]
fn stop_brings_the_answer() {
    let mut console = Console::new(|| 0);
    let mut heard = Vec::new();
    console.handle("go time 100000", &mut |said| heard.push(said));
    assert!(console.is_searching());
    console.handle("stop", &mut |said| heard.push(said));
    assert!(!console.is_searching());
    assert!(
        heard.iter().any(|line| line.starts_with("bestmove ")),
        "{heard:?}"
    );
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_lost() {
    let wrong = [
        ("dance", "there is no command \"dance\""),
        ("game chess", "there is no game \"chess\", only giuthi"),
        ("game giuthi pits=40", "40"),
        (
            "game giuthi colour=red",
            "\"colour=red\" is not understood here",
        ),
        ("game giuthi pits=many", "\"many\" is not a number"),
        ("position nowhere", ""),
        ("record a+ a+", ""),
        ("go level 11", "\"11\" is no level: they are 1 to 10"),
        ("go level", "\"\" is no level"),
        ("go nodes -1", "\"-1\" is not a number"),
        ("go fast", "\"fast\" is not understood here"),
    ];
    for (line, error) in wrong {
        let heard = conversation(&["record a+ C-", "show", line, "show"]);
        assert_eq!(heard.len(), 3, "{heard:?}");
        assert!(heard[1].starts_with("error "), "{heard:?}");
        assert!(heard[1].contains(error), "{heard:?}");
        assert_eq!(heard[0], heard[2]);
    }
}

#[test]
fn what_is_too_long_is_not_repeated() {
    let word = "dance".repeat(10_000);
    let wrong = [
        word.clone(),
        word.repeat(2),
        format!("go level {word}"),
        format!("go nodes {word}"),
        format!("go {word}"),
        format!("game {word}"),
        format!("game giuthi {word}"),
        format!("game giuthi pits={word}"),
        format!("position {word}"),
        format!("record {word}"),
    ];
    for line in wrong {
        let heard = conversation(&[&line]);
        let [error] = &heard[..] else { panic!() };
        assert!(
            error.starts_with("error ") && error.len() < 200,
            "{error:.300}"
        );
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let heard = conversation(&["position 0,0,0,0,0,0/0,0,0,0,0,0 40-32 x", "go level 1"]);
    assert_eq!(heard, ["error there is no such thing to be done now"]);
}

#[test]
fn a_pit_for_the_race_and_a_row_for_a_round() {
    let heard = conversation(&["game sulus-aidi", "go nodes 2000", "go north nodes 2000"]);
    let [south, north] = &heard[..] else {
        panic!("{heard:?}")
    };
    assert!(south.starts_with("bestmove ") && south.ends_with(|it: char| it.is_ascii_lowercase()));
    assert!(north.starts_with("bestmove ") && north.ends_with(|it: char| it.is_ascii_uppercase()));
    let record = "record b E b D e E d E c B a D c A d E a F f A d";
    let heard = conversation(&["game layli-goobalay", record, "go nodes 2000"]);
    let row = heard[0].strip_prefix("bestmove ").expect("a row");
    let heard = conversation(&["game layli-goobalay", &format!("{record} {row}"), "show"]);
    assert!(heard[0].starts_with("position "), "{heard:?}");
}

#[test]
fn nothing_is_said_after_quit() {
    assert!(conversation(&["quit", "show"]).is_empty());
}

/// A clock that is ahead by a tenth of a second at every look.
fn hasty() -> u64 {
    thread_local! {
        static LOOKS: Cell<u64> = const { Cell::new(0) };
    }
    LOOKS.set(LOOKS.get() + 100);
    LOOKS.get()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: depth(256, 10_000),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed()),
        ..ProptestConfig::default()
    })]

    /// Bad input never ends it.
    #[test]
    fn any_lines_are_survived(
        lines in prop::collection::vec(
            prop_oneof![
                ".{0,40}",
                "(game|position|record|go|stop|eval|moves|show) ?[a-z0-9=,/+ -]{0,30}",
                "go (nodes|level|seed) [0-9]{1,3}",
            ],
            0..6,
        )
    ) {
        let mut console = Console::new(hasty);
        for line in &lines {
            let goes_on = console.handle(line, &mut |_| {});
            prop_assert_eq!(goes_on, line.split_whitespace().next() != Some("quit"));
            console.advance(&mut |_| {});
        }
        let mut heard = Vec::new();
        console.handle("game giuthi", &mut |said| heard.push(said));
        console.handle("show", &mut |said| heard.push(said));
        prop_assert_eq!(heard, ["position 6,6,6,6,6,6/6,6,6,6,6,6 0-0 s"]);
    }
}
