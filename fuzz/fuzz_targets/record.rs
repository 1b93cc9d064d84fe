//! The text of a match: read and printed as it was, or refused at a token
//! that is in it.
#![no_main]

mod shared;

use libfuzzer_sys::fuzz_target;
use mbegu::rules::{Match, Side};
use shared::{check, game};

fuzz_target!(|input: &[u8]| {
    let Some((rules, rest)) = game(input) else {
        return;
    };
    let Ok(text) = std::str::from_utf8(rest) else {
        return;
    };
    let first = if text.starts_with(|first: char| first.is_ascii_uppercase()) {
        Side::North
    } else {
        Side::South
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    match Match::parse(rules, first, text) {
        Ok(played) => {
            assert_eq!(played.to_string(), words.join(" "));
            assert_eq!(played.tokens(), words.len());
            for record in played.rounds() {
                check(record.rules(), record.position());
            }
        }
        Err(error) => {
            assert!((1..=words.len()).contains(&error.token));
            assert!(!error.to_string().is_empty());
        }
    }
});
