//! Saved games.

use mbegu::link::{LinkError, LinkView, MAX_LEVEL, Player, SavedGame, StoredGameError, decode};
use mbegu::rules::{BySide, Match, Side};

use super::random::{all_rules, any_shared};
use crate::chance::seed;
use crate::dice::Dice;

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(3),
};

#[test]
fn saved_games_read_back() {
    let mut dice = Dice::new(seed());
    for rules in all_rules() {
        for players in [WITH_BOT, BySide::default()] {
            let shared = any_shared(rules, &mut dice);
            let (game, fair_start, ended) = (shared.game, shared.fair_start, shared.ended);
            let message = match shared.view {
                LinkView::Message(message) => Some(message),
                _ => None,
            };
            let opening = game.plies().min(3);
            let saved = SavedGame {
                game,
                fair_start,
                ended,
                players,
                message,
                clock: None,
                opening,
            };
            assert_eq!(saved.to_string().parse::<SavedGame>(), Ok(saved));
        }
    }
}

#[test]
fn a_saved_game_of_an_earlier_version_is_told_to_be_older() {
    assert_eq!(
        "person bot:3 1BmCAwVMMsALWhQ".parse::<SavedGame>(),
        Err(StoredGameError::Link(LinkError::Older('1')))
    );
}

#[test]
fn a_level_of_a_newer_page_damages_no_game() {
    let game = Match::new(all_rules()[0], Side::North);
    for (level, read) in [(0, 1), (1, 1), (9, 9), (12, 12), (255, MAX_LEVEL)] {
        let mut players = WITH_BOT;
        players.north = Player::Bot(level);
        let saved = SavedGame::new(game.clone(), players);
        players.north = Player::Bot(read);
        let read = saved.to_string().parse::<SavedGame>();
        assert_eq!(read.map(|saved| saved.players), Ok(players));
    }
}

#[test]
fn each_fault_is_named() {
    let game = Match::new(all_rules()[0], Side::North);
    let text = SavedGame::new(game, BySide::default()).to_string();
    let link = text.strip_prefix("person person ").expect("two persons");
    assert_eq!(decode(link).map(|shared| shared.view), Ok(LinkView::Play));
    for text in ["", link, &format!("{text} "), &format!("bot:1 {text}")] {
        assert_eq!(
            text.parse::<SavedGame>(),
            Err(StoredGameError::Parts),
            "{text}"
        );
    }
    for player in [
        "", "robot", "bot:", "bot:0", "bot:01", "bot:+1", "bot:100", "bot:x",
    ] {
        assert_eq!(
            format!("person {player} {link}").parse::<SavedGame>(),
            Err(StoredGameError::Player(player.to_owned()))
        );
    }
    for (parts, error) in [
        ("~opening:x", StoredGameError::Opening),
        ("~opening:", StoredGameError::Opening),
        ("~opening:1~opening:1", StoredGameError::Extra),
    ] {
        let read = format!("{text}{parts}").parse::<SavedGame>();
        assert_eq!(read, Err(error), "{parts}");
    }
    assert_eq!(
        "person person 5".parse::<SavedGame>(),
        Err(StoredGameError::Link(LinkError::CutOff { game: None }))
    );
}
