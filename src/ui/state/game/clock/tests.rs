//! The clock by moments that the tests hand in.

use super::*;
use crate::bot::protocol::Answer;
use crate::link::Termination;
use crate::link::{GameId, SavedGame, StoredGame};
use crate::rules::{BySide, Match, Move, NextStep, Ply, Variant};
use crate::ui::state::Action;
use crate::ui::state::AppState;
use crate::ui::state::GameAction;
use crate::ui::state::settings::Speed;
use crate::ui::state::{Beginning, View};

const BLITZ: ClockKind = ClockKind::Game {
    minutes: 5,
    increment: 3,
};

const TEN_SECONDS: ClockKind = ClockKind::Move { seconds: 10 };

/// A new game without animation.
fn begin(kind: ClockKind, variant: Variant, players: BySide<Player>) -> AppState {
    begin_with(Beginning::Usual, kind, variant, players)
}

fn begin_with(
    beginning: Beginning,
    kind: ClockKind,
    variant: Variant,
    players: BySide<Player>,
) -> AppState {
    let game = Match::new(variant.default_rules(), Side::South);
    let mut state = AppState::new(SavedGame::new(game, BySide::default()));
    state.game.settings.speed = Speed::None;
    state.game.bot = BotHealth::Ready;
    state.after_at(
        Action::Begin {
            rules: variant.default_rules(),
            first: Side::South,
            players,
            clock: Some(kind),
            beginning,
        },
        0.0,
        0,
    )
}

/// A new game of two people.
fn shared(kind: ClockKind) -> AppState {
    begin(kind, Variant::Giuthi, BySide::default())
}

fn with_bot(kind: ClockKind) -> AppState {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(1),
    };
    begin(kind, Variant::Giuthi, players)
}

fn any_move(state: &AppState) -> Move {
    let moves = state.game.rules().moves(state.game.position());
    moves.iter().next().expect("a legal move")
}

/// The side to move plays at a moment.
fn play(state: &AppState, now: f64) -> AppState {
    state.after_at(GameAction::Play(any_move(state)), now, 0)
}

fn clock(state: &AppState) -> Clock {
    state.game.clock.expect("a clock")
}

/// What South and North have left at a moment.
fn left(state: &AppState, now: f64) -> (u32, u32) {
    let clock = clock(state);
    (clock.left(Side::South, now), clock.left(Side::North, now))
}

#[test]
fn the_first_move_starts_the_clock() {
    let state = shared(BLITZ);
    let waiting = state.after_at(GameAction::CheckClock, 60_000.0, 0);
    assert_eq!(left(&waiting, 90_000.0), (300_000, 300_000));
    let played = play(&waiting, 100_000.0);
    assert_eq!(clock(&played).running(), Some(Side::North));
    // The first move adds nothing: no time has run.
    assert_eq!(left(&played, 101_500.0), (300_000, 298_500));
}

#[test]
fn a_move_adds_the_increment() {
    let state = play(&shared(BLITZ), 0.0);
    let state = play(&state, 10_000.0);
    assert_eq!(left(&state, 10_000.0), (300_000, 293_000));
    let state = play(&state, 11_000.0);
    assert_eq!(left(&state, 12_000.0), (302_000, 292_000));
}

#[test]
fn each_move_has_the_time_of_a_move() {
    let state = play(&shared(TEN_SECONDS), 0.0);
    let state = play(&state, 9_000.0);
    assert_eq!(left(&state, 10_000.0), (9_000, 1_000));
    // South's move gives North the whole time again.
    let state = play(&state, 12_000.0);
    assert_eq!(left(&state, 12_000.0), (7_000, 10_000));
}

#[test]
fn a_move_that_is_shown_takes_no_time() {
    let mut state = shared(BLITZ);
    state.game.settings.speed = Speed::Normal;
    let shown = play(&state, 0.0);
    assert_eq!(
        (shown.game.phase(), clock(&shown).running()),
        (Phase::Sowing, None)
    );
    let next = shown.after_at(GameAction::EndAnimation(shown.game.revision), 8_000.0, 0);
    assert_eq!(left(&next, 9_000.0), (300_000, 299_000));
}

#[test]
fn time_stands_where_nobody_can_decide() {
    let state = play(&play(&shared(BLITZ), 0.0), 1_000.0);
    let viewed = Action::Game(GameAction::ShowPly(1));
    for action in [viewed, Action::View(View::Picker)] {
        let away = state.after_at(action.clone(), 2_000.0, 0);
        assert_eq!(clock(&away).running(), None, "{action:?}");
        assert_eq!(left(&away, 99_000.0), (299_000, 302_000), "{action:?}");
        let back = match away.view {
            View::Board => Action::Game(GameAction::ShowPly(2)),
            _ => Action::View(View::Board),
        };
        let back = away.after_at(back, 100_000.0, 0);
        assert_eq!(left(&back, 101_000.0), (298_000, 302_000), "{action:?}");
    }
}

#[test]
fn a_person_whose_time_is_up_loses() {
    let state = play(&shared(TEN_SECONDS), 0.0);
    assert_eq!(state.game.time_limit(), Some(10_000.0));
    let before = state.after_at(GameAction::CheckClock, 9_999.0, 0);
    assert!(!before.game.is_over());
    let lost = state.after_at(GameAction::CheckClock, 10_000.0, 0);
    let flag = Termination::TimedOut(Side::North);
    assert_eq!(
        (lost.game.phase(), lost.game.termination),
        (Phase::Over, Some(flag))
    );
    assert_eq!(
        (lost.game.winner(), left(&lost, 20_000.0).1),
        (Some(Side::South), 0)
    );
    // A move that comes too late is not played.
    let late = play(&state, 10_000.0);
    assert_eq!(
        (late.game.record.plies(), late.game.termination),
        (1, Some(flag))
    );
}

#[test]
fn a_loss_that_is_taken_back_leaves_a_game_without_a_clock() {
    let lost = play(&shared(TEN_SECONDS), 0.0).after_at(GameAction::CheckClock, 10_000.0, 0);
    let look = GameAction::ShowPly(0);
    for actions in [vec![GameAction::Undo], vec![look, GameAction::PlayOn]] {
        let steps = actions.into_iter();
        let on = steps.fold(lost.clone(), |state, action| {
            state.after_at(action, 11_000.0, 0)
        });
        assert_eq!((on.game.termination, on.game.clock), (None, None));
    }
    // The same game again has the same clock.
    let again = lost.after_at(Action::Again, 12_000.0, 0);
    assert_eq!(clock(&again).saved(), SavedClock::new(TEN_SECONDS));
}

#[test]
fn the_first_ply_that_is_played_after_an_opening_starts_the_clock() {
    let rules = Variant::Giuthi.default_rules();
    let plies = ["c-", "E+"].map(|mv| Ply::Move(rules.parse_move(mv).expect("a move")));
    let opening = Beginning::Opening(plies.to_vec());
    let begun = begin_with(opening, BLITZ, Variant::Giuthi, BySide::default());
    assert_eq!(
        (begun.game.opening_plies, clock(&begun).running()),
        (2, None)
    );
    assert_eq!(clock(&play(&begun, 0.0)).running(), Some(Side::North));
    // So it is where a part of the opening is taken back.
    let look = begun.after_at(GameAction::ShowPly(1), 1_000.0, 0);
    let shorter = look.after_at(GameAction::PlayOn, 2_000.0, 0);
    assert_eq!(
        (shorter.game.opening_plies, clock(&shorter).running()),
        (1, None)
    );
    let played = play(&shorter, 3_000.0);
    assert_eq!(clock(&played).running(), Some(Side::South));
    assert_eq!(left(&played, 3_000.0), (300_000, 300_000));
}

#[test]
fn a_resignation_that_is_taken_back_gives_no_time() {
    let state = play(&shared(BLITZ), 0.0);
    let over = state.after_at(GameAction::Resign(Side::North), 5_000.0, 0);
    assert_eq!(clock(&over).running(), None);
    let on = over.after_at(GameAction::Undo, 50_000.0, 0);
    assert_eq!(left(&on, 51_000.0), (300_000, 294_000));
}

#[test]
fn a_pause_stops_the_time_and_a_move_ends_it() {
    let state = play(&shared(BLITZ), 0.0);
    let paused = state.after_at(GameAction::PauseClock(true), 4_000.0, 0);
    assert!(clock(&paused).is_paused() && paused.game.phase() == Phase::Choosing);
    assert_eq!(left(&paused, 99_000.0), (300_000, 296_000));
    let resumed = paused.after_at(GameAction::PauseClock(false), 100_000.0, 0);
    assert_eq!(left(&resumed, 101_000.0), (300_000, 295_000));
    let played = play(&paused, 100_000.0);
    assert!(!clock(&played).is_paused());
    assert_eq!(left(&played, 101_000.0), (299_000, 296_000));
}

#[test]
fn nothing_is_paused_before_or_after_a_game() {
    let state = shared(BLITZ);
    let pause = GameAction::PauseClock(true);
    assert!(!clock(&state.after_at(pause.clone(), 0.0, 0)).is_paused());
    let over = play(&state, 0.0).after_at(GameAction::Resign(Side::North), 1_000.0, 0);
    assert!(!clock(&over.after_at(pause, 2_000.0, 0)).is_paused());
}

#[test]
fn undo_gives_no_time_back() {
    let state = play(&play(&shared(BLITZ), 0.0), 10_000.0);
    // North has spent 10 seconds and got 3, South has spent 5.
    let back = state.after_at(GameAction::Undo, 15_000.0, 0);
    assert_eq!(clock(&back).running(), Some(Side::North));
    assert_eq!(left(&back, 15_000.0), (295_000, 293_000));
    // Neither the same move nor another in its place adds time again.
    for again in [
        back.after_at(GameAction::Redo, 16_000.0, 0),
        play(&back, 16_000.0),
    ] {
        assert_eq!(left(&again, 16_000.0), (295_000, 292_000));
    }
    let on = play(&play(&back, 16_000.0), 17_000.0);
    assert_eq!(left(&on, 17_000.0), (297_000, 292_000));
    // The time of a move isn't given again either.
    let state = play(&play(&shared(TEN_SECONDS), 0.0), 9_000.0);
    let back = state.after_at(GameAction::Undo, 9_500.0, 0);
    assert_eq!(left(&back, 9_500.0).1, 1_000);
}

#[test]
fn the_bot_never_loses_on_time() {
    let state = play(&with_bot(TEN_SECONDS), 0.0);
    assert_eq!(clock(&state).running(), Some(Side::North));
    assert_eq!(state.game.time_limit(), None);
    let late = state.after_at(GameAction::CheckClock, 60_000.0, 0);
    assert!(!late.game.is_over());
    assert_eq!(
        (left(&late, 60_000.0).1, late.game.thinking_time(60_000.0)),
        (0, Some(50))
    );
    let answer = GameAction::BotAnswer(late.game.request, Answer::Move(any_move(&late)));
    let played = late.after_at(answer, 60_000.0, 0);
    assert_eq!(clock(&played).running(), Some(Side::South));
}

#[test]
fn the_bot_has_no_clock_while_it_cannot_be_had() {
    let mut state = with_bot(BLITZ);
    state.game.bot = BotHealth::Starting;
    let state = play(&state, 0.0);
    assert_eq!(clock(&state).running(), None);
    let ready = state.after_at(GameAction::Bot(BotHealth::Ready), 5_000.0, 0);
    assert_eq!(left(&ready, 6_000.0), (300_000, 299_000));
}

#[test]
fn the_bot_thinks_shorter_when_its_time_runs_low() {
    let state = play(&with_bot(BLITZ), 0.0);
    assert_eq!(state.game.thinking_time(0.0), Some(16_500));
    assert_eq!(state.game.thinking_time(298_000.0), Some(1_000));
    let person = play(&shared(BLITZ), 0.0);
    assert_eq!(person.game.thinking_time(0.0), None);
    let each = play(&with_bot(TEN_SECONDS), 0.0);
    assert_eq!(each.game.thinking_time(8_000.0), Some(1_000));
}

/// The text of a game as the device stores it.
fn text(state: &AppState) -> String {
    let stored = StoredGame {
        saved: state.game.saved(),
        begun: 1,
        played: 2,
        sent: None,
        friend: Default::default(),
    };
    stored.to_string()
}

/// A game that is opened again.
fn reopened(text: &str) -> AppState {
    let game = text.parse().expect("a stored game");
    let page = shared(BLITZ);
    page.after_at(Action::Resume(GameId::new(7), Box::new(game)), 0.0, 0)
}

#[test]
fn a_stored_game_has_the_times_it_was_left_with() {
    let state = play(&play(&shared(BLITZ), 0.0), 10_000.0);
    let closed = state.after_at(GameAction::PauseClock(true), 14_000.0, 0);
    let back = reopened(&text(&closed));
    assert_eq!(left(&back, 60_000.0), (296_000, 293_000));
    assert!(clock(&back).is_paused());
    let played = play(&back, 60_000.0);
    assert_eq!(left(&played, 61_000.0), (296_000, 292_000));
}

/// What another tab has stored of a game, as this one takes it over.
fn followed(state: &AppState, other: &AppState, now: f64) -> AppState {
    let stored = text(other).parse().expect("a stored game");
    state.after_at(Action::Follow(Box::new(stored)), now, 0)
}

#[test]
fn another_tab_gives_no_time_back() {
    // Both tabs know five minutes for North, whose time runs in one for a minute.
    let here = reopened(&text(&play(&shared(BLITZ), 0.0)));
    let there = here.clone();
    let here = here.after_at(GameAction::PauseClock(false), 0.0, 0);
    // North moves in the other tab at once, where no time has run, and South after a second.
    let moved = play(&there, 60_000.0);
    assert_eq!(left(&moved, 60_000.0), (300_000, 300_000));
    assert_eq!(
        left(&followed(&here, &moved, 60_000.0), 60_000.0),
        (300_000, 243_000)
    );
    let on = play(&moved, 61_000.0);
    assert_eq!(left(&followed(&here, &on, 61_000.0), 61_000.0).0, 302_000);
    // It is left while it waits.
    let closed = there.after_at(GameAction::PauseClock(false), 50_000.0, 0);
    let closed = closed.after_at(GameAction::PauseClock(true), 60_000.0, 0);
    assert_eq!(left(&closed, 60_000.0).1, 290_000);
    let kept = followed(&here, &closed, 60_000.0);
    assert_eq!(left(&kept, 99_000.0), (300_000, 240_000));
    // A tab whose clock stands takes what is stored.
    let resting = followed(&there, &kept, 60_000.0);
    assert_eq!(left(&resting, 60_000.0), (300_000, 240_000));
}

#[test]
fn a_move_in_another_tab_has_its_whole_time() {
    let here = reopened(&text(&play(&shared(TEN_SECONDS), 0.0)));
    let there = here.clone();
    let here = here.after_at(GameAction::PauseClock(false), 0.0, 0);
    let taken_back = there.after_at(GameAction::Undo, 4_000.0, 0);
    assert_eq!(
        left(&followed(&here, &taken_back, 4_000.0), 4_000.0).1,
        6_000
    );
    let both = play(&play(&there, 4_000.0), 5_000.0);
    assert_eq!(left(&followed(&here, &both, 5_000.0), 5_000.0).1, 10_000);
}

#[test]
fn time_is_taken_from_the_player_whom_another_tab_has_swapped() {
    let begun = begin_with(Beginning::Swap, BLITZ, Variant::Giuthi, BySide::default());
    let there = reopened(&text(&play(&begun, 0.0)));
    // North chooses.
    let here = there.after_at(GameAction::PauseClock(false), 0.0, 0);
    for (is_swapped, expected) in [(true, (240_000, 300_000)), (false, (300_000, 240_000))] {
        let chosen = there.after_at(GameAction::ChooseSides { is_swapped }, 60_000.0, 0);
        let after = followed(&here, &chosen, 60_000.0);
        assert_eq!(left(&after, 60_000.0), expected, "{is_swapped}");
    }
}

#[test]
fn a_stored_loss_on_time_stays_one() {
    let lost = play(&shared(TEN_SECONDS), 0.0).after_at(GameAction::CheckClock, 10_000.0, 0);
    let back = reopened(&text(&lost));
    assert_eq!(back.game.termination, lost.game.termination);
    assert_eq!(
        (back.game.phase(), back.game.winner()),
        (Phase::Over, Some(Side::South))
    );
    assert_eq!(left(&back, 0.0), (10_000, 0));
}

#[test]
fn a_stored_side_without_time_loses_once_its_clock_runs() {
    let state = play(&shared(BLITZ), 0.0);
    let spent = text(&state).replace(":300000:300000 ", ":300000:0 ");
    let back = reopened(&spent);
    assert!(!back.after_at(GameAction::CheckClock, 1.0, 0).game.is_over());
    let resumed = back.after_at(GameAction::PauseClock(false), 2.0, 0);
    assert!(
        resumed
            .after_at(GameAction::CheckClock, 2.0, 0)
            .game
            .is_over()
    );
}

#[test]
fn a_game_by_link_has_no_clock() {
    let players = BySide {
        south: Player::Person,
        north: Player::Friend,
    };
    assert_eq!(begin(BLITZ, Variant::Giuthi, players).game.clock, None);
    let invited = play(&with_bot(BLITZ), 0.0).after_at(Action::Invite, 1.0, 0);
    assert_eq!(invited.game.clock, None);
}

#[test]
fn the_time_goes_on_from_round_to_round() {
    let mut state = begin(BLITZ, Variant::LayliGoobalay, BySide::default());
    let mut now = 0.0;
    while matches!(state.game.record.next_step(), NextStep::Play) {
        now += 100.0;
        state = play(&state, now);
    }
    assert_eq!(
        (state.game.phase(), clock(&state).running()),
        (Phase::RoundOver, None)
    );
    let before = left(&state, now);
    let arranging = state.after_at(GameAction::NextRound, now + 60_000.0, 0);
    let by = arranging.game.mover();
    assert_eq!(arranging.game.phase(), Phase::Arranging);
    assert_eq!(
        (
            clock(&arranging).running(),
            left(&arranging, now + 60_000.0)
        ),
        (by, before)
    );
    let begun = arranging.after_at(GameAction::Arrange, now + 62_000.0, 0);
    assert_eq!(clock(&begun).running(), begun.game.mover());
    // The side that arranged the round spent 2 seconds and got 3.
    let (south, north) = left(&begun, now + 62_000.0);
    assert_eq!(south + north, before.0 + before.1 + 1_000);
}

#[test]
fn a_race_by_both_hands_takes_no_time() {
    let state = begin(BLITZ, Variant::SulusAidi, BySide::default());
    let board = state.game.rules().board();
    let picks = Side::ALL.map(|side| board.pits_of(side).next().expect("a pit"));
    let raced = picks.into_iter().fold(state, |state, pit| {
        let state = state.after_at(GameAction::Pick(pit), 5_000.0, 0);
        assert_eq!(
            left(&state, 9_000.0).0.max(left(&state, 9_000.0).1),
            300_000
        );
        state
    });
    assert_eq!(raced.game.record.plies(), 1);
    assert_eq!(clock(&raced).running(), raced.game.mover());
}
