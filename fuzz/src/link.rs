//! Links: arbitrary texts, and arbitrary bytes behind a right check, so that
//! what comes after the check is reached. What opens is written and opens
//! again as the same; what doesn't says why.

use crc::{CRC_24_OPENPGP, Crc};
use data_encoding::BASE64URL_NOPAD;
use mbegu::link::{
    Answers, HandoutItem, HandoutLink, LinkError, MAX_HANDOUT_LENGTH, SavedGame, decode,
    decode_handout, encode, encode_answers, encode_handout, encode_within,
};
use mbegu::rules::{Match, Variant};

use super::{check, game};

/// Bytes as a link of a version.
fn seal(version: char, content: &[u8]) -> String {
    let crc = Crc::<u32>::new(&CRC_24_OPENPGP);
    let mut digest = crc.digest();
    digest.update(version.to_string().as_bytes());
    digest.update(content);
    let check = digest.finalize().to_be_bytes();
    let code = BASE64URL_NOPAD.encode(&[content, &check[1..]].concat());
    format!("{version}{code}")
}

fn check_game(game: &Match) {
    for record in game.rounds() {
        for position in record.positions() {
            check(record.rules(), position);
        }
    }
}

fn open(link: &str) {
    match decode(link) {
        Ok(shared) => {
            check_game(&shared.game);
            let again = encode(&shared);
            assert_eq!(decode(&again).as_ref(), Ok(&shared), "{link} {again}");
            let (short, left_out) = encode_within(&shared, 0);
            assert_eq!(left_out, shared.game.rounds().len());
            let end = decode(&short).map(|short| *short.game.current().position());
            assert_eq!(end.as_ref(), Ok(shared.game.current().position()));
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let LinkError::Ply { error, game } = &error {
                assert_eq!(error.ply, game.plies() + 1);
            }
            if let Some(game) = error.game() {
                check_game(game);
            }
        }
    }
}

/// Opens tasks and answers.
fn open_handout(link: &str) {
    let again = match decode_handout(link) {
        Ok(HandoutLink::Tasks(handout)) => {
            for item in &handout.items {
                if let HandoutItem::Position { game, .. } = item {
                    check_game(game);
                }
            }
            encode_handout(&handout)
        }
        Ok(HandoutLink::Answers(handout, answers)) => {
            assert_eq!(
                answers.to_string().parse::<Answers>().as_ref(),
                Ok(&answers)
            );
            encode_answers(&handout, &answers)
        }
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(again.len() <= MAX_HANDOUT_LENGTH, "{link} {again}");
    assert_eq!(
        decode_handout(&again),
        decode_handout(link),
        "{link} {again}"
    );
}

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    match input {
        [1, content @ ..] => open(&seal('5', content)),
        [3, content @ ..] => {
            let text = seal('6', content);
            open_handout(&text);
            if let Ok(answers) = text.parse::<Answers>() {
                assert_eq!(answers.to_string().parse(), Ok(answers));
            }
        }
        [2, rest @ ..] => {
            // Any game that there is, in place of one that may not be.
            let Some((rules, [first, rest @ ..])) = game(rest) else {
                return;
            };
            let number = Variant::ALL.iter().position(|&one| one == rules.variant());
            let number = number.unwrap_or_default() as u8;
            let options = rules.options();
            let head = [number << 4 | options.pits, options.seeds << 4 | first & 15];
            open(&seal('5', &[&head, rest].concat()));
        }
        _ => {
            let Ok(text) = std::str::from_utf8(input) else {
                return;
            };
            open(text);
            open_handout(text);
            if let Ok(saved) = text.parse::<SavedGame>() {
                assert_eq!(saved.to_string().parse::<SavedGame>(), Ok(saved));
            }
        }
    }
}
