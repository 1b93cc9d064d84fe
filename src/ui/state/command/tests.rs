use super::*;
use crate::link::SavedGame;
use crate::rules::{BySide, Match};
use crate::ui::state::settings::{First, Settings};
use std::collections::BTreeSet;

fn begun() -> State {
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    State::new(SavedGame::new(game, BySide::default()))
}

fn pressed(state: &State, command: Command) -> State {
    state.after(Action::Press { command, random: 0 })
}

fn set(state: &State, change: impl FnOnce(&mut Settings)) -> State {
    let mut settings = state.device.settings;
    change(&mut settings);
    state.after(Action::Set(settings))
}

fn sized(state: &State, change: impl FnOnce(&mut NewGame)) -> State {
    let mut choice = state.new_game;
    change(&mut choice);
    state.after(Action::SetNewGame(choice))
}

/// The command after another, so that the compiler asks for new ones here.
fn next(command: Command) -> Option<Command> {
    Some(match command {
        Command::New => Command::ShowPanel,
        Command::ShowPanel => Command::Rules(Variant::Giuthi),
        Command::Rules(_) => Command::PickGame(Variant::Giuthi),
        Command::PickGame(_) => Command::Back,
        Command::Back => Command::Game(Variant::Giuthi),
        Command::Game(_) => Command::Opponent(Opponent::Bot),
        Command::Opponent(_) => Command::Start,
        Command::Start => Command::Again,
        Command::Again => Command::OfferedLevel,
        Command::OfferedLevel => Command::Return,
        Command::Return => Command::TakeOther,
        Command::TakeOther => Command::SitDown,
        Command::SitDown => Command::TakeRest,
        Command::TakeRest => Command::Invite,
        Command::Invite => Command::Dismiss,
        Command::Dismiss => Command::TakeOver,
        Command::TakeOver => Command::Retry,
        Command::Retry => Command::Undo,
        Command::Undo => Command::Redo,
        Command::Redo => Command::Pause,
        Command::Pause => Command::Step,
        Command::Step => Command::PauseClock,
        Command::PauseClock => Command::ShowPly(0),
        Command::ShowPly(_) => Command::Replay(1),
        Command::Replay(_) => Command::ToNow,
        Command::ToNow => Command::PlayOn,
        Command::PlayOn => Command::NextRound,
        Command::NextRound => Command::EndMatch,
        Command::EndMatch => Command::Even,
        Command::Even => Command::Clear,
        Command::Clear => Command::Arrange,
        Command::Arrange => Command::Resign,
        Command::Resign => Command::ResignYes,
        Command::ResignYes => Command::ResignNo,
        Command::ResignNo => Command::KeepSides,
        Command::KeepSides => Command::SwapSides,
        Command::SwapSides => Command::OfferDraw,
        Command::OfferDraw => Command::Accept,
        Command::Accept => Command::Decline,
        Command::Decline => Command::Hint,
        Command::Hint => Command::Judge,
        Command::Judge => Command::Review,
        Command::Review => Command::GoThrough,
        Command::GoThrough => Command::Reload,
        Command::Reload => return None,
    })
}

#[test]
fn every_command_has_a_name_of_its_own_in_the_list_of_attributes() {
    let attributes = include_str!("../../../../docs/ATTRIBUTES.md");
    let commands = std::iter::successors(Some(Command::New), |&command| next(command));
    let mut names = BTreeSet::new();
    for command in commands {
        let name = command.name();
        assert!(names.insert(name), "{name} names two commands");
        assert!(
            attributes.contains(&format!("`\"{name}\"`"))
                || attributes.contains(&format!("`data-action=\"{name}\"`")),
            "{name} isn't in docs/ATTRIBUTES.md"
        );
    }
    assert_eq!(names.len(), 45);
}

#[test]
fn the_target_tells_buttons_of_one_name_apart() {
    let target = |command: Command| command.target();
    assert_eq!(
        target(Command::Rules(Variant::SulusAidi)),
        Some("sulus-aidi".to_owned())
    );
    assert_eq!(
        target(Command::Opponent(Opponent::Friend)),
        Some("friend".to_owned())
    );
    assert_eq!(target(Command::Replay(12)), Some("12".to_owned()));
    assert_eq!(target(Command::Undo), None);
}

#[test]
fn the_game_of_the_rules_is_chosen_in_the_picker() {
    let rules = Variant::Alemungula.default_rules();
    let state = State::new(SavedGame::new(
        Match::new(rules, Side::South),
        BySide::default(),
    ));
    let reading = state.after(Action::View(View::Rules(Variant::SulusAidi)));
    let picking = pressed(&reading, Command::PickGame(Variant::SulusAidi));
    assert_eq!(picking.view, View::Picker);
    assert_eq!(picking.new_game.variant, Variant::SulusAidi);
}

#[test]
fn what_is_chosen_is_begun() {
    let mut state = begun();
    state = pressed(&state, Command::Game(Variant::LayliGoobalay));
    state = pressed(&state, Command::Opponent(Opponent::Bot));
    state = sized(&state, |choice| choice.options.seeds = 5);
    state = set(&state, |settings| {
        settings.level = 2;
        settings.first = Some(First::North);
    });
    state = pressed(&state, Command::Start);
    assert_eq!(state.rules().variant(), Variant::LayliGoobalay);
    assert_eq!(state.rules().options().seeds, 5);
    assert_eq!(state.table.players.north, Player::Bot(2));
    assert_eq!(state.position().to_move(), Some(Side::North));
    assert_eq!(NewGame::like(&state).options, state.rules().options());
}

#[test]
fn a_new_game_is_offered_as_the_last_one_was() {
    let mut state = sized(&begun(), |choice| choice.options.pits = 7);
    state = set(&state, |settings| {
        settings.first = Some(First::North);
        settings.level = 2;
    });
    for command in [
        Command::Opponent(Opponent::Bot),
        Command::Start,
        Command::New,
        Command::Opponent(Opponent::Person),
        Command::Opponent(Opponent::Bot),
        Command::Start,
    ] {
        state = pressed(&state, command);
    }
    assert_eq!(state.rules().options().pits, 7);
    assert_eq!(state.table.players.north, Player::Bot(2));
    assert_eq!(state.table.game.first(), Side::North);
    // Another bot at the table is another one in the next game.
    let seated = state.after(Action::SetPlayer(Side::North, Player::Bot(5)));
    assert_eq!(seated.device.settings.level, 5);
}

#[test]
fn who_reads_the_rules_goes_back_to_where_they_came_from() {
    let board = begun();
    let read = |state: &State| {
        let reading = pressed(state, Command::Rules(Variant::Giuthi));
        (reading.behind(), pressed(&reading, Command::Back).view)
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
        let begun = state.after(Action::Press {
            command: Command::Start,
            random,
        });
        assert_eq!(begun.table.game.first(), first);
    }
}

#[test]
fn lots_decide_who_begins_giuthi_by_rounds() {
    let chosen = |variant| {
        let state = begun();
        let choice = NewGame::like(&state).with_variant(variant);
        let settings = &state.device.settings;
        [0, 1].map(|random| match choice.start(settings, None, random) {
            Some(Action::Start { first, .. }) => first,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(chosen(Variant::GiuthiRounds), [Side::South, Side::North]);
    assert_eq!(chosen(Variant::Giuthi), [Side::South, Side::South]);
}

#[test]
fn what_is_not_offered_now_does_nothing() {
    let state = begun();
    for command in [
        Command::TakeRest,
        Command::TakeOver,
        Command::Even,
        Command::Clear,
        Command::ResignYes,
        Command::Reload,
    ] {
        let state = if command == Command::TakeOver {
            state.after(Action::SetPlayer(Side::North, Player::Person))
        } else {
            state.clone()
        };
        assert_eq!(command.action(&state, 0), None, "{}", command.name());
        assert_eq!(pressed(&state, command), state, "{}", command.name());
    }
    // A size that the game doesn't have begins nothing.
    let state = sized(&state, |choice| choice.options.pits = 99);
    assert_eq!(Command::Start.action(&state, 0), None);
}

#[test]
fn keys_step_through_the_moves() {
    let step = |key| Command::of_step_key(key, 3, 5);
    assert_eq!(step("ArrowLeft"), Some(Command::ShowPly(2)));
    assert_eq!(step("ArrowDown"), Some(Command::Replay(4)));
    assert_eq!(step("Home"), Some(Command::ShowPly(0)));
    assert_eq!(step("End"), Some(Command::ShowPly(5)));
    assert_eq!(step("Tab"), None);
    assert_eq!(
        Command::of_step_key("ArrowUp", 0, 5),
        Some(Command::ShowPly(0))
    );
    assert_eq!(
        Command::of_step_key("ArrowRight", 5, 5),
        Some(Command::ShowPly(5))
    );
}
