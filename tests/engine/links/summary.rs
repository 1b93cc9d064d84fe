//! The summaries of stored games.

use mbegu::link::{GameId, GameSummary, StoredGame, StoredSummaries};
use proptest::prelude::*;

use super::stored::any_kept;
use crate::chance::depth;
use crate::dice::Dice;
use crate::properties::cases;

const GAME: &str = "person bot:3 5BmACAwVMMsCJ09M 1795000000 1795000600 4 Wanjiru";

fn id() -> GameId {
    GameId::new(1_000_000)
}

fn summary(text: &str) -> GameSummary {
    let game: StoredGame = text.parse().expect("a stored game");
    GameSummary::of(&game)
}

proptest! {
    #![proptest_config(cases(depth(256, 10_000)))]

    #[test]
    fn a_summary_is_read_as_it_was_written(seed in any::<u64>()) {
        let game = any_kept(&mut Dice::new(seed));
        let text = game.to_string();
        let expected = summary(&text);
        let mut summaries = StoredSummaries::default();
        summaries.insert(id(), &text, &expected);
        let read = summaries.to_string().parse::<StoredSummaries>().unwrap_or_default();
        prop_assert_eq!(&read, &summaries);
        prop_assert_eq!(read.get(id(), &text), Some(expected));
        prop_assert_eq!(read.get(GameId::new(1), &text), None);
        let later = StoredGame { played: game.played + 1, ..game };
        prop_assert_eq!(read.get(id(), &later.to_string()), None);
    }

    #[test]
    fn no_text_makes_it_fail(text in "(summaries 1\n)?([A-Z]{5} [0-9a-f]{0,9} [ a-z0-9-]{0,40}\n){0,4}.*") {
        let summaries = text.parse::<StoredSummaries>().unwrap_or_default();
        prop_assert_eq!(summaries.get(id(), GAME), None);
        let again = summaries.to_string().parse::<StoredSummaries>().unwrap_or_default();
        prop_assert_eq!(again, summaries);
    }
}

/// The text of summaries whose one line has these fields and the right check.
fn with_fields(fields: &str) -> String {
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    let check = crc.checksum(format!("{GAME} {fields}").as_bytes());
    format!("summaries 1\nAD0JA {check:08x} {fields}\n")
}

#[test]
fn the_text_is_as_documented() {
    let mut summaries = StoredSummaries::default();
    summaries.insert(id(), GAME, &summary(GAME));
    assert_eq!(summaries.to_string(), with_fields("giuthi 8 -"));
}

#[test]
fn fields_out_of_bounds_are_refused() {
    let get = |fields: &str| {
        let summaries: StoredSummaries = with_fields(fields).parse().unwrap_or_default();
        summaries.get(id(), GAME)
    };
    for right in [
        "giuthi 8 -",
        "giuthi 98304 move",
        "giuthi 8 send south 40-32",
        "giuthi 8 - draw agreed",
        "giuthi 8 - north time",
    ] {
        assert!(get(right).is_some(), "{right}");
    }
    for wrong in [
        "",
        "giuthi",
        "chess 8 -",
        "giuthi 98305 -",
        "giuthi -1 -",
        "giuthi 8",
        "giuthi 8 x",
        "giuthi 8 - south",
        "giuthi 8 - west 40-32",
        "giuthi 8 - south 40",
        "giuthi 8 - south 40-99999",
        "giuthi 8 - south agreed",
        "giuthi 8 - draw resigned",
        "giuthi 8 - south 40-32 more",
        "giuthi 8 move south 40-32",
        &["giuthi 8 -", &" ".repeat(100)].concat(),
    ] {
        assert_eq!(get(wrong), None, "{wrong}");
    }
    let other_version = with_fields("giuthi 8 -").replace("summaries 1", "summaries 2");
    assert_eq!(
        other_version.parse::<StoredSummaries>().unwrap_or_default(),
        StoredSummaries::default()
    );
}
