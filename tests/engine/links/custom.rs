//! Games with custom rules: neither a link nor a file can name them, so they are
//! refused.

use std::fmt::Write;

use mbegu::link::{
    CustomRules, FriendName, GameId, LinkContent, LinkView, SavedGame, StoredGame, encode,
    encode_within, write_file,
};
use mbegu::rules::{Board, BySide, Match, Relay, RuleFields, Rules, Side, Variant};

/// Games that would read back as others: a changed field, and sizes that Giuthi
/// doesn't allow.
fn custom_games() -> Vec<Rules> {
    let giuthi = Variant::Giuthi.default_rules();
    let onward = RuleFields {
        relay: Relay::SameDirection,
        ..giuthi.fields()
    };
    let small = Board::new(giuthi.board().rows(), 3).expect("a small board");
    let custom = |board, seeds, fields| {
        let rules = Rules::custom(Variant::Giuthi, board, seeds, fields);
        rules.expect("a combination that can be played")
    };
    vec![
        custom(giuthi.board(), 6, onward),
        custom(giuthi.board(), 2, giuthi.fields()),
        custom(small, 6, giuthi.fields()),
    ]
}

#[test]
fn custom_rules_are_refused() {
    for rules in custom_games() {
        assert!(!rules.is_published());
        let game = Match::new(rules, Side::South);
        let content = LinkContent {
            game: game.clone(),
            fair_start: None,
            ended: None,
            view: LinkView::Play,
        };
        assert_eq!(encode(&content), Err(CustomRules));
        assert_eq!(encode_within(&content, 100), Err(CustomRules));
        let stored = StoredGame {
            saved: SavedGame::new(game, BySide::default()),
            begun: 0,
            played: 0,
            sent: None,
            friend: FriendName::default(),
        };
        let file = write_file([], [(GameId::new(1), &stored)]);
        assert_eq!(file, Err(CustomRules));
        assert!(write!(String::new(), "{stored}").is_err());
        assert!(write!(String::new(), "{}", stored.saved).is_err());
    }
}

#[test]
fn a_custom_value_equal_to_a_published_game_is_written() {
    for variant in Variant::ALL {
        for pits in variant.allowed_pits() {
            for seeds in variant.allowed_seeds() {
                let usual = variant.default_rules();
                let board = Board::new(usual.board().rows(), pits).expect("a board");
                let rules = Rules::custom(variant, board, seeds, usual.fields());
                let game = Match::new(rules.expect("a published game"), Side::North);
                let content = LinkContent {
                    game,
                    fair_start: None,
                    ended: None,
                    view: LinkView::Play,
                };
                let link = encode(&content).expect("a published game");
                assert_eq!(mbegu::link::decode(&link), Ok(content));
            }
        }
    }
}
