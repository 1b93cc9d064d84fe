//! Stored games and their ids.

use mbegu::link::{
    ClockKind, GameId, LinkView, Name, Player, SavedClock, SavedGame, StoredGame, StoredGameError,
    Termination,
};
use mbegu::rules::BySide;
use proptest::prelude::*;

use super::random::{all_rules, any_shared};
use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::properties::cases;

/// A random stored game.
pub fn any_kept(dice: &mut Dice) -> StoredGame {
    let rules = dice.pick(&all_rules());
    let shared = any_shared(rules, dice);
    let bot = Player::Bot(dice.below(10) as u8 + 1);
    let ended = match shared.ended {
        Some(Termination::Resigned(side)) if dice.once_in(2) => Some(Termination::TimedOut(side)),
        ended => ended,
    };
    let players = BySide {
        south: dice.pick(&[Player::Person, bot]),
        north: dice.pick(&[Player::Person, Player::Friend, bot]),
    };
    StoredGame {
        saved: SavedGame {
            fair_start: shared.fair_start,
            ended,
            message: match shared.view {
                LinkView::Message(message) => Some(message),
                LinkView::Play | LinkView::AtPly(_) | LinkView::Puzzle => None,
            },
            clock: dice.once_in(2).then(|| any_clock(dice)),
            opening: shared.game.plies().min(dice.below(3)),
            ..SavedGame::new(shared.game, players)
        },
        begun: dice.below(1 << 33) as u64,
        played: dice.below(1 << 33) as u64,
        sent: dice.once_in(2).then(|| dice.below(900)),
        friend: Name::tidy(dice.pick(&["", "Wanjiru", "Zé da Silva", "- 4"])),
    }
}

/// A random clock.
fn any_clock(dice: &mut Dice) -> SavedClock {
    let kind = if dice.once_in(2) {
        ClockKind::Game {
            minutes: dice.below(180) as u8 + 1,
            increment: dice.below(61) as u8,
        }
    } else {
        ClockKind::Move {
            seconds: dice.below(600) as u16 + 1,
        }
    };
    let left = BySide::from_fn(|_| dice.below(kind.start() as usize + 1) as u32);
    SavedClock { kind, left }
}

#[test]
fn a_kept_game_comes_back() {
    let mut dice = Dice::new(seed());
    for _ in 0..100 {
        let kept = any_kept(&mut dice);
        assert_eq!(kept.to_string().parse::<StoredGame>(), Ok(kept));
    }
}

#[test]
fn a_text_is_read() {
    let kept =
        "person bot:3 5BmACAwVMMsCJ09M 1795000000 1795000600 4 Zé da Silva".parse::<StoredGame>();
    let kept = kept.expect("a kept game");
    assert_eq!(kept.saved.game.to_string(), "a- E+ b+ F+ d+ A- e- D+");
    assert_eq!((kept.begun, kept.played), (1_795_000_000, 1_795_000_600));
    assert_eq!(kept.sent, Some(4));
    assert_eq!(kept.friend.as_str(), "Zé da Silva");
    let kept = "person person 5BmACAwVMMsCJ09M 0 0 -"
        .parse::<StoredGame>()
        .expect("a kept game");
    assert_eq!((kept.sent, kept.friend.as_str()), (None, ""));
}

#[test]
fn each_fault_is_named() {
    let faults = [
        ("", StoredGameError::Parts),
        ("person person 5BmACAwVMMsCJ09M 0 0", StoredGameError::Parts),
        (
            "person robot 5BmACAwVMMsCJ09M 0 0 -",
            StoredGameError::Player("robot".to_owned()),
        ),
        (
            "person person 5BmACAwVMMsCJ09M soon 0 -",
            StoredGameError::Time,
        ),
        (
            "person person 5BmACAwVMMsCJ09M 0 -1 -",
            StoredGameError::Time,
        ),
        (
            "person person 5BmACAwVMMsCJ09M 0 0 all",
            StoredGameError::Sent,
        ),
        (
            "person person 5BmACAwVMMsCJ09M 0 0 -  space",
            StoredGameError::Name,
        ),
        (
            "person person 5BmACAwVMMsCJ09M 0 0 - a\nb",
            StoredGameError::Name,
        ),
    ];
    for (text, fault) in faults {
        assert_eq!(text.parse::<StoredGame>(), Err(fault), "{text}");
    }
    let long = format!("person person 5BmACAwVMMsCJ09M 0 0 - {}", "n".repeat(41));
    assert_eq!(long.parse::<StoredGame>(), Err(StoredGameError::Name));
}

#[test]
fn what_is_no_id_is_refused() {
    for text in ["", "AAAA", "AAAAAA", "AAA A", "AAAé", "AAAA="] {
        assert!(text.parse::<GameId>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(cases(depth(256, 10_000)))]

    #[test]
    fn an_id_comes_back(bits: u32) {
        let id = GameId::new(bits);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
        prop_assert_eq!(id.to_string().len(), 5);
    }

    #[test]
    fn any_text_becomes_a_name(text in "[ \\PC\n\t]{0,60}") {
        let name = Name::tidy(&text);
        prop_assert!(name.as_str().chars().count() <= Name::MAX_LENGTH);
        prop_assert_eq!(Name::tidy(name.as_str()), name);
    }

    /// Random input causes no panic.
    #[test]
    fn any_text_is_survived(text in "(person |bot:1 )?(person |x )?(5BmACAwVMMsCJ09M |5A )?([0-9-]{1,25} ){0,4}.{0,50}") {
        let _ = text.parse::<StoredGame>();
    }
}
