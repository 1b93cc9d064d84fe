//! Earlier positions, other games and other views.

use super::*;
use crate::ui::state::Beginning;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

#[test]
fn a_notice_about_an_address_goes_with_the_next_step() {
    let next = [
        Action::View(View::Learn),
        GameAction::Select(Some(Pit::new(2))).into(),
        GameAction::Refuse(Pit::new(8)).into(),
        GameAction::Play(mv_(2)).into(),
    ];
    let at = |notice: &Notice, action: &Action| {
        let told = with_bot().after(Action::ShowNotice(notice.clone()));
        told.after(action.clone()).notice
    };
    for action in next {
        for notice in [Notice::NoSuchView, Notice::NoSuchGame] {
            assert_eq!(at(&notice, &action), None, "{action:?}");
        }
        let other = Notice::ExportDue(50);
        assert_eq!(at(&other, &action), Some(other.clone()), "{action:?}");
    }
    // The board is where the page is.
    let stays = Action::View(View::Board);
    assert_eq!(at(&Notice::NoSuchView, &stays), Some(Notice::NoSuchView));
}

#[test]
fn a_notice_about_who_plays_on_stays_with_the_board() {
    let linked = with_bot().after(Action::ShowNotice(Notice::Linked));
    let left = linked.after(Action::View(View::Library));
    assert_eq!(left.notice, None);
    let again = linked.after(Action::View(View::Board));
    assert_eq!(again.notice, Some(Notice::Linked));
    // A link that is opened on another view leads to the board.
    let opened = (with_bot().after(Action::View(View::Library)))
        .after(Action::ShowNotice(Notice::Linked))
        .after(Action::View(View::Board));
    assert_eq!(opened.notice, Some(Notice::Linked));
}

#[test]
fn a_game_that_is_left_can_be_gone_back_to() {
    let left = step(&step(&with_bot()));
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Begin {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let new = left.after(start);
    assert!(new.game.record.plies() == 0);
    let back = new.after(Action::Return);
    assert_eq!(
        (back.game.record, back.game.players),
        (left.game.record, left.game.players)
    );
}

#[test]
fn a_game_that_is_only_looked_at_does_not_push_out_the_own() {
    let own = step(&step(&with_bot()));
    let linked = LinkContent {
        game: Match::clone(&step(&with_bot()).game.record),
        fair_start: None,
        ended: None,
        view: Default::default(),
    };
    let looking = own.after(Action::Open(linked));
    assert!(!looking.game.is_own());
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Begin {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let back = looking.after(start).after(Action::Return);
    assert_eq!(
        (back.game.record, back.game.players),
        (own.game.record, own.game.players)
    );
}

#[test]
fn looking_back_leaves_the_game_alone() {
    let four = step(&step(&step(&step(&begin(BySide::default())))));
    let back = four.after(GameAction::Replay(2));
    assert_eq!(
        (back.game.phase(), back.game.shown_ply()),
        (Phase::Sowing, 2)
    );
    let back = back.after(GameAction::EndAnimation(back.game.revision));
    assert_eq!(back.game.phase(), Phase::Viewing);
    assert_eq!(back.game.record, four.game.record);
    let mv = back
        .game
        .rules()
        .moves(back.game.position())
        .iter()
        .next()
        .expect("a move");
    assert_eq!(back.after(GameAction::Play(mv)), back);
    let now = back.after(GameAction::ShowPly(4));
    assert_eq!(now.game.playback.viewed, None);
    let on = back.after(GameAction::PlayOn);
    assert_eq!(
        (on.game.record.plies(), on.game.phase()),
        (2, Phase::Choosing)
    );
    let again = on.after(GameAction::Redo).after(GameAction::Redo);
    assert_eq!(again.game.record, four.game.record);
}

/// Opens the rules and the picker, and goes back to the board.
fn look_around(state: &AppState) -> AppState {
    [
        View::Rules(Variant::Giuthi),
        View::Board,
        View::Picker,
        View::Rules(Variant::SulusAidi),
        View::Picker,
        View::Board,
    ]
    .into_iter()
    .fold(state.clone(), |state, view| state.after(Action::View(view)))
}

#[test]
fn opening_other_views_loses_nothing() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let arranging = AppState::new(SavedGame::new(game, BySide::default()))
        .after(GameAction::NextRound)
        .after(GameAction::Draft(vec![10, 1, 1, 1, 2, 0]));
    let race = |pace| {
        let settings = Settings {
            race: pace,
            ..Settings::default()
        };
        begin_game(Variant::SulusAidi, BySide::default())
            .after(GameAction::Set(settings))
            .after(GameAction::Pick(Pit::new(2)))
    };
    let picked = race(RacePace::Even);
    let racing = race(RacePace::Hands)
        .after(GameAction::Pick(Pit::new(14)))
        .after(GameAction::DropSeed(Side::South));
    let offered = step(&begin(BySide::default())).after(GameAction::OfferDraw);
    let chosen = begin(BySide::default()).after(GameAction::Select(Some(Pit::new(2))));
    for state in [arranging, picked, racing, offered, chosen] {
        let back = look_around(&state);
        assert_eq!(back.game.phase(), state.game.phase());
        assert_eq!(back.game.next_round, state.game.next_round);
        assert_eq!(back.game.race_setup, state.game.race_setup);
        assert_eq!(back.game.record, state.game.record);
        assert_eq!(back.game.offer, state.game.offer);
        assert_eq!(back.game.selection, state.game.selection);
    }
}
