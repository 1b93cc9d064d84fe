//! Earlier positions, other games and other views.

use super::*;

#[test]
fn a_notice_about_an_address_goes_with_the_next_step() {
    let next = [
        Action::View(View::Learn),
        Action::Select(Some(Pit::new(2))),
        Action::Refuse(Pit::new(8)),
        Action::Play(mv_(2)),
    ];
    let at = |notice: &Notice, action: &Action| {
        let told = with_bot().after(Action::ShowNotice(notice.clone()));
        told.after(action.clone()).dialog.notice
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
    assert_eq!(left.dialog.notice, None);
    let again = linked.after(Action::View(View::Board));
    assert_eq!(again.dialog.notice, Some(Notice::Linked));
    // A link that is opened on another view leads to the board.
    let opened = (with_bot().after(Action::View(View::Library)))
        .after(Action::ShowNotice(Notice::Linked))
        .after(Action::View(View::Board));
    assert_eq!(opened.dialog.notice, Some(Notice::Linked));
}

#[test]
fn a_game_that_is_left_can_be_gone_back_to() {
    let left = step(&step(&with_bot()));
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let new = left.after(start);
    assert!(new.table.game.plies() == 0);
    let back = new.after(Action::Return);
    assert_eq!(
        (back.table.game, back.table.players),
        (left.table.game, left.table.players)
    );
}

#[test]
fn a_game_that_is_only_looked_at_does_not_push_out_the_own() {
    let own = step(&step(&with_bot()));
    let linked = LinkContent {
        game: Match::clone(&step(&with_bot()).table.game),
        fair_start: None,
        ended: None,
        view: Default::default(),
    };
    let looking = own.after(Action::Open(linked));
    assert!(!looking.stored.is_own());
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let back = looking.after(start).after(Action::Return);
    assert_eq!(
        (back.table.game, back.table.players),
        (own.table.game, own.table.players)
    );
}

#[test]
fn looking_back_leaves_the_game_alone() {
    let four = step(&step(&step(&step(&begin(BySide::default())))));
    let back = four.after(Action::ShowPly {
        at: 2,
        replay: true,
    });
    assert_eq!((back.phase(), back.shown_ply()), (Phase::Sowing, 2));
    let back = back.after(Action::EndAnimation(back.table.revision));
    assert_eq!(back.phase(), Phase::Viewing);
    assert_eq!(back.table.game, four.table.game);
    let mv = back
        .rules()
        .moves(back.position())
        .iter()
        .next()
        .expect("a move");
    assert_eq!(back.after(Action::Play(mv)), back);
    let now = back.after(Action::ShowPly {
        at: 4,
        replay: false,
    });
    assert_eq!(now.playback.viewed, None);
    let on = back.after(Action::PlayOn);
    assert_eq!((on.table.game.plies(), on.phase()), (2, Phase::Choosing));
    let again = on.after(Action::Redo).after(Action::Redo);
    assert_eq!(again.table.game, four.table.game);
}

/// Opens the rules and the picker, and goes back to the board.
fn look_around(state: &State) -> State {
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
    let arranging = State::new(SavedGame::new(game, BySide::default()))
        .after(Action::NextRound)
        .after(Action::Draft(vec![10, 1, 1, 1, 2, 0]));
    let race = |pace| {
        let settings = Settings {
            race: pace,
            ..Settings::default()
        };
        begin_game(Variant::SulusAidi, BySide::default())
            .after(Action::Set(settings))
            .after(Action::Pick(Pit::new(2)))
    };
    let picked = race(RacePace::Even);
    let racing = race(RacePace::Hands)
        .after(Action::Pick(Pit::new(14)))
        .after(Action::DropSeed(Side::South));
    let offered = step(&begin(BySide::default())).after(Action::OfferDraw);
    let chosen = begin(BySide::default()).after(Action::Select(Some(Pit::new(2))));
    for state in [arranging, picked, racing, offered, chosen] {
        let back = look_around(&state);
        assert_eq!(back.phase(), state.phase());
        assert_eq!(back.next_round, state.next_round);
        assert_eq!(back.race_setup, state.race_setup);
        assert_eq!(back.table, state.table);
        assert_eq!(back.selection, state.selection);
    }
}
