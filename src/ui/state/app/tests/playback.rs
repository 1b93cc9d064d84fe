//! The animation of a move.

use super::*;
use crate::ui::state::GameAction;
use crate::ui::state::MoveStep;
use crate::ui::state::Novelties;
use crate::ui::state::Novelty;
use crate::ui::state::Phase;

#[test]
fn a_move_is_committed_at_once_and_shown_after() {
    let state = with_bot();
    assert_eq!(state.game.phase(), Phase::Choosing);
    let moved = state.after(GameAction::Play(mv(2, Direction::Backward)));
    assert_eq!(moved.game.record.plies(), 1);
    assert_eq!(moved.game.phase(), Phase::Sowing);
    assert_eq!(moved.game.playback.before(), Some(state.game.position()));
    assert_eq!(
        moved
            .after(GameAction::EndAnimation(moved.game.revision))
            .game
            .phase(),
        Phase::Thinking
    );
}

#[test]
fn stillness_shows_the_position_at_once() {
    let state = with_bot().after(GameAction::SetReducedMotion(true));
    assert_eq!(
        state
            .after(GameAction::Play(mv(2, Direction::Backward)))
            .game
            .phase(),
        Phase::Thinking
    );
    let state = with_bot().after(without_animation());
    assert_eq!(
        state
            .after(GameAction::Play(mv(2, Direction::Backward)))
            .game
            .phase(),
        Phase::Thinking
    );
}

#[test]
fn an_end_of_another_animation_is_dropped() {
    let first = with_bot().after(GameAction::Play(mv(2, Direction::Backward)));
    let second = first
        .after(GameAction::Undo)
        .after(GameAction::Play(mv(3, Direction::Forward)));
    assert_eq!(
        second.after(GameAction::EndAnimation(first.game.revision)),
        second
    );
}

#[test]
fn a_new_player_or_no_motion_ends_the_animation() {
    let shown = with_bot().after(GameAction::Play(mv(2, Direction::Backward)));
    assert_eq!(shown.game.mover(), Some(Side::South));
    for action in [
        GameAction::SetPlayer(Side::North, Player::Person),
        without_animation(),
        GameAction::SetReducedMotion(true),
    ] {
        assert_eq!(shown.after(action).game.playback.before(), None);
    }
}

#[test]
fn an_animation_can_stand_still() {
    let shown = with_bot().after(GameAction::Play(mv(2, Direction::Backward)));
    let paused = shown.after(GameAction::Pause(true));
    assert!(paused.game.playback.is_paused());
    assert_eq!(
        paused.after(GameAction::Step).game.playback.steps,
        shown.game.playback.steps + 1
    );
    let seen = paused.after(GameAction::EndAnimation(paused.game.revision));
    assert!(!seen.game.playback.is_paused());
    assert!(
        !seen
            .after(GameAction::Pause(true))
            .game
            .playback
            .is_paused()
    );
}

#[test]
fn the_first_relay_of_a_person_is_new_once() {
    let mut state = begin(BySide::default());
    let mut new = Vec::new();
    while new.len() < 2 {
        let moves: Vec<_> = state
            .game
            .rules()
            .moves(state.game.position())
            .iter()
            .collect();
        state = state.after(GameAction::Play(moves[0]));
        if Novelties::of(&state.game.playback.events).contains(Novelty::Relay) {
            new.push(state.game.playback.novelties.contains(Novelty::Relay));
        }
        state = state.after(GameAction::EndAnimation(state.game.revision));
    }
    assert_eq!(new, [true, false]);
    assert!(state.game.settings.seen.contains(Novelty::Relay));
    // Switched on again, it begins anew.
    let mut settings = state.game.settings;
    settings.set_explain(true);
    assert!(settings.seen.is_empty());
    // A replay explains nothing.
    let replay = GameAction::Replay(1);
    assert!(state.after(replay).game.playback.novelties.is_empty());
}

#[test]
fn a_game_is_explained_until_seeds_are_taken_in_it() {
    let mut state = begin(BySide::default());
    assert!(state.game.is_explained());
    while !state.game.settings.seen.contains(Novelty::Giuthi) {
        assert!(state.game.is_explained());
        state = step(&state);
    }
    assert!(!state.game.is_explained());
    // Another game of the kind isn't explained, one of another kind is.
    for (variant, is_explained) in [(Variant::Giuthi, false), (Variant::Alemungula, true)] {
        let mut next = begin_game(variant, BySide::default());
        next.game.settings = state.game.settings;
        assert_eq!(next.game.is_explained(), is_explained, "{variant}");
    }
}

#[test]
fn the_bot_begins_an_explained_game_with_short_moves() {
    let played = |is_explained: bool| {
        let mut state = with_bot();
        state.game.settings.explain = is_explained;
        let state = state.after(GameAction::Play(mv(2, Direction::Backward)));
        let state = state.after(GameAction::EndAnimation(state.game.revision));
        let laps = |mv: &Move| {
            let mut events = Vec::new();
            let (rules, position) = (state.game.rules(), state.game.position());
            rules.play_unchecked(position, *mv, &mut events);
            let lifts = events.iter().filter(|it| matches!(it, Event::Lift { .. }));
            lifts.count()
        };
        let moves = state.game.rules().moves(state.game.position());
        let long = moves.iter().max_by_key(laps).expect("a move");
        assert!(laps(&long) > 3, "a long move");
        let answered = state.after(answer(&state, Answer::Move(long)));
        let events = answered.game.playback.events.iter();
        events.filter(|it| matches!(it, Event::Lift { .. })).count()
    };
    assert!(played(true) <= 3);
    assert!(played(false) > 3);
}

#[test]
fn keys_step_through_the_moves() {
    let mut state = begin(BySide::default());
    while state.game.record.plies() < 5 {
        state = step(&state);
    }
    for (key, shown, is_animated) in [
        ("ArrowRight", 5, false),
        ("ArrowLeft", 4, false),
        // Before the step before it is drawn.
        ("ArrowUp", 3, false),
        ("ArrowDown", 4, true),
        ("Home", 0, false),
        ("ArrowLeft", 0, false),
        ("ArrowRight", 1, true),
        ("End", 5, false),
    ] {
        let step = MoveStep::of_key(key).expect("a step");
        state = state.after(GameAction::StepThrough(step));
        assert_eq!(state.game.shown_ply(), shown, "{key}");
        assert_eq!(state.game.is_animated(), is_animated, "{key}");
    }
    assert_eq!(MoveStep::of_key("Tab"), None);
}
