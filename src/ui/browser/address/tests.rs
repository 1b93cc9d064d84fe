use super::*;
use crate::link::{Player, TurnMessage};
use crate::rules::{BySide, Side};
use crate::ui::browser::samples::stored;

/// Stored games in memory; the first was played last.
struct Games(Vec<(GameId, String)>);

impl GameStore for Games {
    fn game(&self, id: GameId) -> Option<Result<StoredGame, StoredGameError>> {
        let (_, text) = self.0.iter().find(|(it, _)| *it == id)?;
        Some(text.parse::<StoredGame>())
    }

    fn games(&self) -> Vec<(GameId, String)> {
        self.0.clone()
    }

    fn last_game(&self) -> Option<GameId> {
        self.0.first().map(|(id, _)| *id)
    }

    fn now(&self) -> u64 {
        100
    }
}

fn state() -> AppState {
    AppState::new(stored(BySide::default(), "").saved)
}

fn opened(address: &str, games: &[(u32, &StoredGame)]) -> Vec<Action> {
    let games = games
        .iter()
        .map(|(id, game)| (GameId::new(*id), game.to_string()));
    let store = Games(games.collect());
    actions_of(&state(), address, Notice::StrayLink, &store)
}

#[test]
fn an_id_opens_the_stored_game() {
    let game = stored(BySide::default(), "a-");
    let id = GameId::new(5);
    let resume = Action::Resume(id, Box::new(game.clone()));
    assert_eq!(
        opened(&format!("~{id}"), &[(5, &game)]),
        std::slice::from_ref(&resume)
    );
    let none = [Action::ShowNotice(Notice::NoSuchGame)];
    assert_eq!(opened(&format!("~{id}"), &[(6, &game)]), none);
    assert_eq!(opened("~nonsense", &[]), none);
    let damaged = Games(vec![(id, "damaged".to_owned())]);
    let actions = actions_of(&state(), &format!("~{id}"), Notice::StrayLink, &damaged);
    assert!(matches!(
        actions[..],
        [Action::ShowNotice(Notice::BrokenSave(_))]
    ));
    // The game on the board is shown as it stands there.
    let there = state().after(resume);
    let store = Games(vec![(id, game.to_string())]);
    let actions = actions_of(&there, &format!("~{id}"), Notice::StrayLink, &store);
    assert_eq!(actions, [Action::View(View::Board)]);
}

#[test]
fn a_link_resumes_the_stored_game_that_was_played_last() {
    let with_bot = BySide {
        south: Player::Person,
        north: Player::Bot(2),
    };
    let (one, other) = (stored(with_bot, "a-"), stored(BySide::default(), "a-"));
    let link = game_link(&AppState::new(one.saved.clone()).game);
    let resume = |id, game: &StoredGame| Action::Resume(GameId::new(id), Box::new(game.clone()));
    // The full stop ends the sentence around the link.
    let actions = opened(&format!("{link}."), &[(1, &one), (2, &other)]);
    assert_eq!(actions, [resume(1, &one)]);
    assert_eq!(
        opened(&link, &[(2, &other), (1, &one)]),
        [resume(2, &other)]
    );
    assert!(matches!(opened(&link, &[])[..], [Action::Open(_)]));
    let content = |view| LinkContent {
        game: one.saved.game.clone(),
        fair_start: None,
        ended: None,
        view,
    };
    let look = encode(&content(LinkView::AtPly(1)));
    let expected = Action::from(GameAction::ShowPly(1));
    assert_eq!(opened(&look, &[(1, &one)]), [resume(1, &one), expected]);
    // A puzzle is no game to go on with.
    let puzzle = encode(&content(LinkView::Puzzle));
    assert!(matches!(
        opened(&puzzle, &[(1, &one)])[..],
        [Action::Open(_)]
    ));
    let broken = opened("5nonsense", &[(1, &one)]);
    assert!(matches!(
        broken[..],
        [Action::ShowNotice(Notice::StrayLink(_))]
    ));
}

#[test]
fn what_stands_round_a_link_is_left_out() {
    let game = stored(BySide::default(), "a- E+");
    let link = game_link(&AppState::new(game.saved.clone()).game);
    for behind in [
        ".",
        "!",
        "?",
        ":",
        "'",
        "\"",
        "]",
        "}",
        ").",
        "!?",
        "”",
        "&utm_source=chat",
        "?fbclid=x1&y=2",
        "&utm_medium=mail.",
        // As the browser has `»`, the Arabic question mark and the Ethiopic full stop.
        "%C2%BB",
        "%D8%9F",
        "%E1%8D%A2",
        "\u{200f}",
        "_",
        "*",
        "%20and%20more",
        "#again",
        "https://example.org/#again",
        ",https://example.org/#again",
        "http://127.0.0.1:8080/#again",
    ] {
        let actions = opened(&format!("{link}{behind}"), &[(1, &game)]);
        assert!(matches!(actions[..], [Action::Resume(..)]), "{behind}");
    }
    for (before, behind) in [
        ("<", ">"),
        ("(", ")"),
        ("_", "_"),
        ("**", "**"),
        ("%C2%AB", "%C2%BB"),
    ] {
        let actions = opened(&format!("{before}{link}{behind}"), &[(1, &game)]);
        assert!(matches!(actions[..], [Action::Resume(..)]), "{before}");
    }
    // A wrong character within the link is one.
    let wrong = format!("{}&{}", &link[..5], &link[6..]);
    let is_named = |action: &Action| {
        matches!(
            action,
            Action::ShowNotice(Notice::StrayLink(LinkError::Character(6, '&')))
        )
    };
    assert!(opened(&wrong, &[]).iter().all(is_named));
}

#[test]
fn a_message_meets_the_game_that_is_stored_or_on_the_board() {
    let by_link = BySide {
        south: Player::Person,
        north: Player::Friend,
    };
    let game = stored(by_link, "a-");
    let id = GameId::new(3);
    let message = TurnMessage {
        id,
        to: Side::South,
        offer: false,
        pick: None,
        proofs: BySide::default(),
    };
    let link = encode(&LinkContent {
        game: stored(by_link, "a- E+").saved.game,
        fair_start: None,
        ended: None,
        view: LinkView::Message(message),
    });
    let kept = |actions: Vec<Action>| match &actions[..] {
        [
            Action::ReceiveMessage {
                stored, now: 100, ..
            },
        ] => stored.as_deref().cloned(),
        _ => panic!("{actions:?}"),
    };
    assert_eq!(kept(opened(&link, &[])), None);
    assert_eq!(kept(opened(&link, &[(3, &game)])), Some(game.clone()));
    let there = state().after(Action::Resume(id, Box::new(game.clone())));
    let store = Games(vec![(id, "damaged".to_owned())]);
    let actions = actions_of(&there, &link, Notice::StrayLink, &store);
    assert_eq!(kept(actions).map(|it| it.saved.game), Some(game.saved.game));
    // A damaged game stays as it is.
    let actions = actions_of(&state(), &link, Notice::StrayLink, &store);
    assert!(matches!(
        actions[..],
        [Action::Open(_), Action::ShowNotice(Notice::BrokenSave(_))]
    ));
}

#[test]
fn a_long_address_is_read_in_one_pass() {
    // Each sign may begin a parameter.
    let long = "6".to_owned() + &"&a".repeat(200_000);
    assert!(is_handout(&long));
    assert!(handout_of(&long).is_err() && content_of(&long).is_err());
}
