//! The text of a match from the start, or from a position on a line before it: parsed
//! and printed as it was, or refused at a ply within it. After taking plies back and
//! playing them again it is the same.

use mbegu::rules::{Match, Side};

use super::{check, game_and_text};

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    let Some((rules, text)) = game_and_text(input) else {
        return;
    };
    let (mut played, text) = match text.split_once('\n') {
        Some((position, text)) => match rules.parse_position(position) {
            Ok(position) => (Match::from_position(rules, position), text),
            Err(_) => return,
        },
        None => {
            let north = text.starts_with(|first: char| first.is_ascii_uppercase());
            let first = Side::ALL[usize::from(north)];
            (Match::new(rules, first), text)
        }
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    match played.play_text(text) {
        Ok(()) => {
            assert_eq!(played.to_string(), words.join(" "));
            assert_eq!(played.plies(), words.len());
        }
        Err(error) => {
            assert!((1..=words.len()).contains(&error.ply));
            assert!(!error.to_string().is_empty());
            assert_eq!(played.to_string(), words[..error.ply - 1].join(" "));
        }
    }
    for record in played.rounds() {
        check(record.rules(), record.position());
    }
    let (plies, kept) = (played.plies(), played.plies() / 2);
    let mut again = played.clone();
    again.truncate(kept);
    assert_eq!(again.plies(), kept);
    assert_eq!(again.play_text(&words[kept..plies].join(" ")), Ok(()));
    assert_eq!(again, played);
}
