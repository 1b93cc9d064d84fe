//! Damaged links: none is read as another game.

use mbegu::link::{LinkError, decode};
use mbegu::rules::Match;

use super::encode;
use super::random::{all_rules, any_shared};
use crate::chance::{depth, seed};
use crate::dice::Dice;

const CHARACTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Damages a link at random, which may leave it unchanged.
fn damaged(link: &str, dice: &mut Dice) -> String {
    let mut bytes = link.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len().max(2) - 1);
        match dice.below(9) {
            0 => bytes[at] = dice.pick(CHARACTERS),
            1 => bytes.insert(at, dice.pick(CHARACTERS)),
            2 if bytes.len() > 1 => drop(bytes.remove(at)),
            3 => bytes.truncate(at.max(1)),
            4 => drop(bytes.drain(..at)),
            5 => {
                let other = dice.below(bytes.len());
                bytes.swap(at, other);
            }
            6 => bytes.extend_from_within(at..),
            7 => bytes[at..].make_ascii_lowercase(),
            _ => bytes[0] = dice.pick(b"456"),
        }
    }
    String::from_utf8(bytes).expect("plain characters")
}

#[test]
fn no_damaged_link_is_taken_for_another_game() {
    let rules = all_rules();
    let mut dice = Dice::new(seed());
    let (mut refused, mut cut_off) = (0, 0);
    let links = depth(200, 1_000);
    for number in 0..links {
        let shared = any_shared(rules[number % rules.len()], &mut dice);
        let link = encode(&shared);
        for _ in 0..100 {
            let damaged = damaged(&link, &mut dice);
            match decode(&damaged) {
                Ok(read) => assert_eq!((damaged, read), (link.clone(), shared.clone())),
                Err(error) => {
                    refused += 1;
                    cut_off += usize::from(matches!(error, LinkError::CutOff { .. }));
                }
            }
        }
    }
    println!("{refused} damaged links refused, {cut_off} of them as cut off");
    assert!(refused > 90 * links);
}

#[test]
fn a_cut_link_is_called_cut_off_and_gives_what_it_has() {
    let rules = all_rules();
    let mut dice = Dice::new(seed());
    for number in 0..1_000 {
        let shared = any_shared(rules[number % rules.len()], &mut dice);
        let link = encode(&shared);
        let whole = plies(&shared.game);
        let cut = 1 + dice.below(link.len() - 1);
        let error = decode(&link[..cut]).expect_err("its end is missing");
        let LinkError::CutOff { game } = error else {
            panic!("{link} cut after {cut}: {error}");
        };
        let Some(game) = game else {
            // Only where no move is left. A position with its clock is long.
            assert!(cut < 90, "{link} cut after {cut}");
            continue;
        };
        assert_eq!(
            game.first_round().positions()[0],
            shared.game.first_round().positions()[0]
        );
        assert!(
            whole.starts_with(&plies(&game)),
            "{game} of {}",
            shared.game
        );
    }
}

/// Without its last byte, a zero, this link has a right checksum, but no padding.
#[test]
fn a_link_that_lost_a_zero_is_cut_off() {
    let link = "5GXgDLAhCJCgOUgI0EgdFhNRiFahwQBg5LURGlgVOa1iTFUIhENe4gIRaJRXPiMAwxewAAMaoAA";
    let game = decode(link).expect("a right link").game;
    for end in [link.len() - 1, link.len() - 2] {
        let game = Some(Box::new(game.clone()));
        assert_eq!(decode(&link[..end]), Err(LinkError::CutOff { game }));
    }
}

fn plies(game: &Match) -> Vec<String> {
    game.to_string()
        .split_whitespace()
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_single_wrong_character_or_two_swapped_are_always_noticed() {
    let link = "5BmACAwVMMsCJ09M";
    assert!(decode(link).is_ok());
    for at in 0..link.len() {
        for &character in CHARACTERS {
            let mut bytes = link.as_bytes().to_vec();
            bytes[at] = character;
            let text = String::from_utf8(bytes).expect("plain characters");
            assert_eq!(decode(&text).is_ok(), text == link, "{text}");
        }
        for other in 0..at {
            let mut bytes = link.as_bytes().to_vec();
            bytes.swap(at, other);
            let text = String::from_utf8(bytes).expect("plain characters");
            assert_eq!(decode(&text).is_ok(), text == link, "{text}");
        }
    }
}

#[test]
fn a_single_wrong_character_is_no_missing_end() {
    let rules = all_rules();
    let mut dice = Dice::new(seed());
    let mut told = 0;
    let links = depth(100, 300);
    for number in 0..links {
        let shared = any_shared(rules[number % rules.len()], &mut dice);
        let link = encode(&shared);
        for _ in 0..100 {
            let mut bytes = link.as_bytes().to_vec();
            let at = 1 + dice.below(bytes.len() - 1);
            bytes[at] = dice.pick(CHARACTERS);
            let text = String::from_utf8(bytes).expect("plain characters");
            if text == link {
                continue;
            }
            told += 1;
            assert_eq!(decode(&text), Err(LinkError::Mistyped), "{text} of {link}");
        }
    }
    assert!(told > 80 * links);
}
