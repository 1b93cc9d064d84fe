//! Games as they are kept between visits.

use mbegu::link::{Ended, LinkError, Player, Saved, SavedError, View, decode};
use mbegu::rules::{BySide, Match, Side};

use crate::dice::Dice;
use crate::random::{all_rules, any_shared};

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(3),
};

#[test]
fn a_kept_game_comes_back() {
    let mut dice = Dice::new(4);
    for rules in all_rules() {
        for players in [WITH_BOT, BySide::default()] {
            let shared = any_shared(rules, &mut dice);
            let (game, ended) = (shared.game, shared.ended);
            let letter = match shared.view {
                View::Letter(letter) => Some(letter),
                _ => None,
            };
            let saved = Saved {
                game,
                ended,
                players,
                letter,
            };
            assert_eq!(Saved::parse(&saved.show()), Ok(saved));
        }
    }
}

#[test]
fn what_format_1_kept_comes_back() {
    let saved = Saved::parse("person bot:3 1BmCAwVMMsALWhQ").expect("an old text");
    assert_eq!(saved.game.to_string(), "a- E+ b+ F+ d+ A- e- D+");
    assert_eq!((saved.ended, saved.players), (None, WITH_BOT));
    let given_up = Saved {
        ended: Some(Ended::Resigned(Side::North)),
        ..saved
    };
    let text = given_up.show();
    assert!(text.starts_with("person bot:3 2"), "{text}");
    assert_eq!(Saved::parse(&text), Ok(given_up));
}

#[test]
fn each_fault_is_named() {
    let game = Match::new(all_rules()[0], Side::North);
    let text = Saved::new(game, BySide::default()).show();
    let link = text.strip_prefix("person person ").expect("two persons");
    assert_eq!(decode(link).map(|shared| shared.view), Ok(View::Play));
    for text in ["", link, &format!("{text} "), &format!("bot:1 {text}")] {
        assert_eq!(Saved::parse(text), Err(SavedError::Parts), "{text}");
    }
    for player in ["", "robot", "bot:", "bot:0", "bot:10", "bot:x"] {
        assert_eq!(
            Saved::parse(&format!("person {player} {link}")),
            Err(SavedError::Player(player.to_owned()))
        );
    }
    assert_eq!(
        Saved::parse("person person 2"),
        Err(SavedError::Link(LinkError::CutOff { game: None }))
    );
}
