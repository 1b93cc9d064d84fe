//! Links and kept games: what was written is read again, what was damaged is
//! refused.

use mbegu::link::{LinkError, Player, Saved, SavedError, decode, encode};
use mbegu::rules::{BySide, Move, Options, Record, Rules, Side, Variant};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Links of format 1: each must open for ever, as this game.
const FOR_EVER: [(&str, &str, Options, Side, &str); 4] = [
    (
        "1BmAAgZ21",
        "giuthi",
        Options { pits: 6, seeds: 6 },
        Side::South,
        "",
    ),
    (
        "1BmCAwVMMsALWhQ",
        "giuthi",
        Options { pits: 6, seeds: 6 },
        Side::South,
        "a- E+ b+ F+ d+ A- e- D+",
    ),
    (
        "1CpQUwOf1TA",
        "giuthi",
        Options { pits: 10, seeds: 9 },
        Side::North,
        "J-",
    ),
    (
        "1BUQySYBmMT8",
        "giuthi",
        Options { pits: 5, seeds: 4 },
        Side::North,
        "C+ e- B-",
    ),
];

#[test]
fn old_links_open() {
    for (link, game, options, first, text) in FOR_EVER {
        let rules = rules(game, options);
        let record = Record::parse(rules, first, text).expect("the game is legal");
        assert_eq!(
            decode(link),
            Ok(record.clone()),
            "now it would be {}",
            encode(&record)
        );
        assert_eq!(encode(&record), link);
    }
}

fn rules(game: &str, options: Options) -> Rules {
    let variant = Variant::find(game).expect("the game exists");
    variant.rules(options).expect("the options are allowed")
}

/// A game played by picking legal moves with the given numbers.
fn played(rules: Rules, first: Side, picks: &[u8]) -> Record {
    let mut record = Record::new(rules, first);
    for &pick in picks {
        let moves: Vec<Move> = rules.moves(record.position()).iter().collect();
        let Some(&mv) = moves.get(usize::from(pick) % moves.len().max(1)) else {
            break;
        };
        record.play(mv, &mut ()).expect("a listed move is legal");
    }
    record
}

prop_compose! {
    fn game()(
        pits in 5u8..=10,
        seeds in 4u8..=9,
        north in any::<bool>(),
        picks in prop::collection::vec(any::<u8>(), 0..90),
    ) -> Record {
        let first = if north { Side::North } else { Side::South };
        played(rules("giuthi", Options { pits, seeds }), first, &picks)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::with_cases(300) })]

    #[test]
    fn a_game_comes_back_from_its_link(record in game()) {
        let link = encode(&record);
        prop_assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        prop_assert!(link.len() <= 20 + record.moves().len());
        prop_assert_eq!(decode(&link), Ok(record));
    }

    #[test]
    fn a_changed_character_is_noticed(record in game(), at in any::<prop::sample::Index>(), new in "[A-Za-z0-9_-]") {
        let mut link = encode(&record);
        let at = at.index(link.len());
        link.replace_range(at..=at, &new);
        match decode(&link) {
            Ok(read) => prop_assert_eq!(read, record),
            Err(_) => prop_assert!(link != encode(&record)),
        }
    }

    #[test]
    fn a_cut_link_is_called_cut_off(record in game(), at in any::<prop::sample::Index>()) {
        let mut link = encode(&record);
        link.truncate(1 + at.index(link.len() - 1));
        let error = decode(&link).expect_err("its end is missing");
        // A cut inside the check leaves every move in place.
        let moves_whole = link.len() + 4 >= encode(&record).len();
        prop_assert!(error == LinkError::CutOff || (moves_whole && error == LinkError::Mistyped), "{:?}", error);
    }

    #[test]
    fn nothing_panics(text in ".{0,60}") {
        let _ = decode(&text);
        let _ = decode(&format!("1{text}"));
        let _ = Saved::parse(&text);
        let _ = Saved::parse(&format!("person bot:1 {text}"));
    }
}

#[test]
fn each_fault_is_named() {
    let link = encode(&played(
        rules("giuthi", Options { pits: 6, seeds: 6 }),
        Side::South,
        &[0, 3, 5],
    ));
    assert_eq!(decode(""), Err(LinkError::CutOff));
    assert_eq!(decode("hello"), Err(LinkError::Foreign));
    assert_eq!(
        decode(&link.replacen('1', "2", 1)),
        Err(LinkError::Newer('2'))
    );
    assert_eq!(
        decode(&format!("{link} ")),
        Err(LinkError::Character(link.len() + 1, ' '))
    );
    assert_eq!(decode(&link[..link.len() - 5]), Err(LinkError::CutOff));
    let mut mistyped = link.clone();
    mistyped.replace_range(2..3, if link[2..].starts_with('A') { "B" } else { "A" });
    assert_eq!(decode(&mistyped), Err(LinkError::Mistyped));
}

#[test]
fn a_kept_game_comes_back() {
    let record = played(
        rules("giuthi", Options { pits: 7, seeds: 5 }),
        Side::North,
        &[9, 9, 9],
    );
    for players in [
        BySide {
            south: Player::Person,
            north: Player::Bot(3),
        },
        BySide {
            south: Player::Person,
            north: Player::Person,
        },
    ] {
        let saved = Saved {
            record: record.clone(),
            players,
        };
        assert_eq!(Saved::parse(&saved.show()), Ok(saved));
    }
    let link = encode(&record);
    assert_eq!(Saved::parse(&link), Err(SavedError::Parts));
    for player in ["", "robot", "bot:", "bot:0", "bot:10"] {
        let text = format!("person {player} {link}");
        assert_eq!(
            Saved::parse(&text),
            Err(SavedError::Player(player.to_owned()))
        );
    }
    assert_eq!(
        Saved::parse("person person 1"),
        Err(SavedError::Link(LinkError::CutOff))
    );
}
