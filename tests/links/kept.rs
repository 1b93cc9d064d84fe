//! Games as they are kept on the device, and what they are called.

use mbegu::link::{Id, IdError, Kept, KeptError, Name, Player, Saved, SavedError, View};
use mbegu::rules::BySide;
use proptest::prelude::*;

use crate::dice::Dice;
use crate::random::{all_rules, any_shared};

/// A kept game of any kind.
pub fn any_kept(dice: &mut Dice) -> Kept {
    let rules = dice.pick(&all_rules());
    let shared = any_shared(rules, dice);
    let bot = Player::Bot(dice.below(9) as u8 + 1);
    let players = BySide {
        south: dice.pick(&[Player::Person, bot]),
        north: dice.pick(&[Player::Person, Player::Friend, bot]),
    };
    Kept {
        saved: Saved {
            ended: shared.ended,
            letter: match shared.view {
                View::Letter(letter) => Some(letter),
                View::Play | View::Look(_) | View::Puzzle => None,
            },
            ..Saved::new(shared.game, players)
        },
        begun: dice.below(1 << 33) as u64,
        played: dice.below(1 << 33) as u64,
        sent: dice.once_in(2).then(|| dice.below(900)),
        friend: Name::tidy(dice.pick(&["", "Wanjiru", "Zé da Silva", "- 4"])),
    }
}

#[test]
fn a_kept_game_comes_back() {
    let mut dice = Dice::new(12);
    for _ in 0..100 {
        let kept = any_kept(&mut dice);
        assert_eq!(Kept::parse(&kept.show()), Ok(kept));
    }
}

#[test]
fn the_first_text_is_read_for_ever() {
    let kept = Kept::parse("person bot:3 1BmCAwVMMsALWhQ 1795000000 1795000600 4 Zé da Silva");
    let kept = kept.expect("a kept game");
    assert_eq!(kept.saved.game.to_string(), "a- E+ b+ F+ d+ A- e- D+");
    assert_eq!((kept.begun, kept.played), (1_795_000_000, 1_795_000_600));
    assert_eq!(kept.sent, Some(4));
    assert_eq!(kept.friend.as_str(), "Zé da Silva");
    let kept = Kept::parse("person person 1BmCAwVMMsALWhQ 0 0 -").expect("a kept game");
    assert_eq!((kept.sent, kept.friend.as_str()), (None, ""));
}

#[test]
fn each_fault_is_named() {
    let faults = [
        ("", KeptError::Parts),
        ("person person 1BmCAwVMMsALWhQ 0 0", KeptError::Parts),
        (
            "person robot 1BmCAwVMMsALWhQ 0 0 -",
            KeptError::Saved(SavedError::Player("robot".to_owned())),
        ),
        (
            "person person 1BmCAwVMMsALWhQ soon 0 -",
            KeptError::Time("soon".to_owned()),
        ),
        (
            "person person 1BmCAwVMMsALWhQ 0 -1 -",
            KeptError::Time("-1".to_owned()),
        ),
        (
            "person person 1BmCAwVMMsALWhQ 0 0 all",
            KeptError::Sent("all".to_owned()),
        ),
        (
            "person person 1BmCAwVMMsALWhQ 0 0 -  space",
            KeptError::Name,
        ),
        ("person person 1BmCAwVMMsALWhQ 0 0 - a\nb", KeptError::Name),
    ];
    for (text, fault) in faults {
        assert_eq!(Kept::parse(text), Err(fault), "{text}");
    }
    let long = format!("person person 1BmCAwVMMsALWhQ 0 0 - {}", "n".repeat(41));
    assert_eq!(Kept::parse(&long), Err(KeptError::Name));
}

#[test]
fn what_is_no_id_is_refused() {
    for text in ["", "AAAA", "AAAAAA", "AAA A", "AAAé", "AAAA="] {
        assert_eq!(text.parse::<Id>(), Err(IdError), "{text}");
    }
}

proptest! {
    #[test]
    fn an_id_comes_back(bits: u32) {
        let id = Id::new(bits);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
        prop_assert_eq!(id.to_string().len(), 5);
    }

    #[test]
    fn any_text_becomes_a_name(text in "[ \\PC\n\t]{0,60}") {
        let name = Name::tidy(&text);
        prop_assert!(name.as_str().chars().count() <= Name::LONGEST);
        prop_assert_eq!(Name::tidy(name.as_str()), name);
    }

    /// Bad input never ends it.
    #[test]
    fn any_text_is_survived(text in "(person |bot:1 )?(person |x )?(1BmCAwVMMsALWhQ |2A )?([0-9-]{1,25} ){0,4}.{0,50}") {
        let _ = Kept::parse(&text);
    }
}
