//! The rules in headless Chromium: `cargo xtask test` runs this file there.
#![cfg(target_arch = "wasm32")]

use mbegu::rules::{Match, Options, Side, Variant};
use serde::Deserialize;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The maximum depth here. Natively all depths are tested.
const MAX_DEPTH: usize = 5;

#[derive(Deserialize)]
struct Line {
    game: String,
    pits: u8,
    seeds: u8,
    after: String,
    perft: Vec<u64>,
}

#[wasm_bindgen_test]
fn the_rules_are_the_same_in_the_browser() {
    let mut games = 0;
    for line in include_str!("vectors/perft.jsonl").lines() {
        let value = js_sys::JSON::parse(line).expect("JSON");
        let line: Line = serde_wasm_bindgen::from_value(value).expect("a line");
        let variant = line.game.parse::<Variant>().expect("a game");
        let (pits, seeds) = (line.pits, line.seeds);
        let rules = variant.rules(Options { pits, seeds }).expect("options");
        let game = Match::parse(rules, Side::South, &line.after).expect("a record");
        let position = game.current().position();
        for (depth, &count) in line.perft.iter().enumerate().take(MAX_DEPTH + 1) {
            assert_eq!(rules.perft(position, depth as u32), count, "{}", line.game);
        }
        games += 1;
    }
    assert!(games >= Variant::ALL.len());
}
