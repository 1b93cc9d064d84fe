use super::*;
use crate::link::SavedGame;
use crate::rules::{BySide, Match};
use crate::ui::state::BotHealth;
use crate::ui::state::settings::{First, Settings};
use std::collections::BTreeSet;

fn begun() -> AppState {
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    AppState::new(SavedGame::new(game, BySide::default()))
}

fn set(state: &AppState, change: impl Fn(&mut Settings) + 'static) -> AppState {
    state.after(Action::ChangeSettings(Change::new(change)))
}

fn sized(state: &AppState, change: impl Fn(&mut NewGame) + 'static) -> AppState {
    state.after(Action::ChangeNewGame(Change::new(change)))
}

/// The actions of buttons.
fn of_buttons() -> Vec<Action> {
    let page = [
        Action::View(View::Picker),
        Action::View(View::Rules(Variant::Giuthi)),
        Action::Back,
        Action::PickGame(Variant::Giuthi),
        Action::ChooseGame(Variant::Giuthi),
        Action::ChooseOpponent(Opponent::Bot),
        Action::Start,
        Action::Again,
        Action::OfferedLevel,
        Action::TakeRest,
        Action::Return,
        Action::Invite,
        Action::TakeOther,
        Action::Dismiss,
        Action::Reload,
    ];
    let game = [
        GameAction::Undo,
        GameAction::Redo,
        GameAction::NextRound,
        GameAction::EndMatch,
        GameAction::DraftEvenly,
        GameAction::ClearDraft,
        GameAction::Arrange,
        GameAction::AskResign(true),
        GameAction::AskResign(false),
        GameAction::Resign(Side::South),
        GameAction::ChooseSides { is_swapped: false },
        GameAction::ChooseSides { is_swapped: true },
        GameAction::OfferDraw,
        GameAction::AnswerDraw(true),
        GameAction::AnswerDraw(false),
        GameAction::TakeOver,
        GameAction::Pause(true),
        GameAction::Step,
        GameAction::PauseClock(true),
        GameAction::ShowPly(0),
        GameAction::Replay(1),
        GameAction::ToNow,
        GameAction::GoThrough,
        GameAction::PlayOn,
        GameAction::ShowPanel(true),
        GameAction::Hint,
        GameAction::Judge,
        GameAction::Review,
        GameAction::Bot(BotHealth::Starting),
        GameAction::SitDown,
    ];
    page.into_iter().chain(game.map(Action::from)).collect()
}

#[test]
fn every_button_has_a_name_of_its_own_in_the_list_of_attributes() {
    let attributes = include_str!("../../../../../docs/ATTRIBUTES.md");
    let mut names = BTreeSet::new();
    for action in of_buttons() {
        let name = action.name().expect("a name");
        assert!(names.insert(name), "{name} names two actions");
        assert!(
            attributes.contains(&format!("`\"{name}\"`"))
                || attributes.contains(&format!("`data-action=\"{name}\"`")),
            "{name} isn't in docs/ATTRIBUTES.md"
        );
    }
}

#[test]
fn the_target_tells_buttons_of_one_name_apart() {
    let target = |action: Action| action.target();
    assert_eq!(
        target(Action::View(View::Rules(Variant::SulusAidi))),
        Some("sulus-aidi".to_owned())
    );
    assert_eq!(
        target(Action::ChooseOpponent(Opponent::Friend)),
        Some("friend".to_owned())
    );
    assert_eq!(target(GameAction::Replay(12).into()), Some("12".to_owned()));
    assert_eq!(target(GameAction::Undo.into()), None);
}

#[test]
fn the_game_of_the_rules_is_chosen_in_the_picker() {
    let rules = Variant::Alemungula.default_rules();
    let state = AppState::new(SavedGame::new(
        Match::new(rules, Side::South),
        BySide::default(),
    ));
    let reading = state.after(Action::View(View::Rules(Variant::SulusAidi)));
    let picking = reading.after(Action::PickGame(Variant::SulusAidi));
    assert_eq!(picking.view, View::Picker);
    assert_eq!(picking.new_game.variant, Variant::SulusAidi);
}

#[test]
fn what_is_chosen_is_begun() {
    let mut state = begun();
    state = state.after(Action::ChooseGame(Variant::LayliGoobalay));
    state = state.after(Action::ChooseOpponent(Opponent::Bot));
    state = sized(&state, |choice| choice.options.seeds = 5);
    state = set(&state, |settings| {
        settings.level = 2;
        settings.first = Some(First::North);
    });
    state = state.after(Action::Start);
    assert_eq!(state.game.rules().variant(), Variant::LayliGoobalay);
    assert_eq!(state.game.rules().options().seeds, 5);
    assert_eq!(state.game.players.north, Player::Bot(2));
    assert_eq!(state.game.position().to_move(), Some(Side::North));
    assert_eq!(
        NewGame::like(&state.game).options,
        state.game.rules().options()
    );
}

#[test]
fn a_new_game_is_offered_as_the_last_one_was() {
    let mut state = sized(&begun(), |choice| choice.options.pits = 7);
    state = set(&state, |settings| {
        settings.first = Some(First::North);
        settings.level = 2;
    });
    for action in [
        Action::ChooseOpponent(Opponent::Bot),
        Action::Start,
        Action::View(View::Picker),
        Action::ChooseOpponent(Opponent::Person),
        Action::ChooseOpponent(Opponent::Bot),
        Action::Start,
    ] {
        state = state.after(action);
    }
    assert_eq!(state.game.rules().options().pits, 7);
    assert_eq!(state.game.players.north, Player::Bot(2));
    assert_eq!(state.game.record.first(), Side::North);
    // Another bot at the table is another one in the next game.
    let seated = state.after(GameAction::SetPlayer(Side::North, Player::Bot(5)));
    assert_eq!(seated.game.settings.level, 5);
}

#[test]
fn who_reads_the_rules_goes_back_to_where_they_came_from() {
    let board = begun();
    let read = |state: &AppState| {
        let reading = state.after(Action::View(View::Rules(Variant::Giuthi)));
        (reading.behind(), reading.after(Action::Back).view)
    };
    assert_eq!(read(&board), (View::Board, View::Board));
    let picking = board.after(Action::View(View::Picker));
    assert_eq!(read(&picking), (View::Picker, View::Picker));
    assert_eq!(picking.behind(), View::Board);
}

#[test]
fn a_coin_decides_who_begins() {
    let state = set(&begun(), |settings| settings.first = Some(First::Random));
    for (random, first) in [(0, Side::South), (1, Side::North)] {
        let begun = state.after_at(Action::Start, 0.0, random);
        assert_eq!(begun.game.record.first(), first);
    }
}

#[test]
fn lots_decide_who_begins_giuthi_by_rounds() {
    let chosen = |variant| {
        let state = begun();
        let choice = NewGame::like(&state.game).with_variant(variant);
        let settings = &state.game.settings;
        [0, 1].map(|random| match choice.start(settings, None, random) {
            Some(Action::Begin { first, .. }) => first,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(chosen(Variant::GiuthiRounds), [Side::South, Side::North]);
    assert_eq!(chosen(Variant::Giuthi), [Side::South, Side::South]);
}

#[test]
fn what_is_not_offered_now_does_nothing() {
    let state = begun();
    for action in [
        Action::TakeRest,
        GameAction::TakeOver.into(),
        GameAction::DraftEvenly.into(),
        GameAction::ClearDraft.into(),
        Action::Reload,
    ] {
        assert_eq!(state.after(action.clone()), state, "{action:?}");
    }
    // A size that the game doesn't have begins nothing.
    let mut state = state;
    state.new_game.options.pits = 99;
    assert_eq!(state.after(Action::Start), state);
}
