//! The animation of a move.

use super::*;

#[test]
fn a_move_is_committed_at_once_and_shown_after() {
    let state = with_bot();
    assert_eq!(state.phase(), Phase::Choosing);
    let moved = state.after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(moved.table.game.plies(), 1);
    assert_eq!(moved.phase(), Phase::Sowing);
    assert_eq!(moved.playback.before(), Some(state.position()));
    assert_eq!(
        moved
            .after(Action::EndAnimation(moved.table.revision))
            .phase(),
        Phase::Thinking
    );
}

#[test]
fn stillness_shows_the_position_at_once() {
    let state = with_bot().after(Action::SetReducedMotion(true));
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
    let state = with_bot().after(without_animation());
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
}

#[test]
fn an_end_of_another_animation_is_dropped() {
    let first = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let second = first
        .after(Action::Undo)
        .after(Action::Play(mv(3, Direction::Forward)));
    assert_eq!(
        second.after(Action::EndAnimation(first.table.revision)),
        second
    );
}

#[test]
fn a_new_player_or_no_motion_ends_the_animation() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(shown.mover(), Some(Side::South));
    for action in [
        Action::SetPlayer(Side::North, Player::Person),
        without_animation(),
        Action::SetReducedMotion(true),
    ] {
        assert_eq!(shown.after(action).playback.before(), None);
    }
}

#[test]
fn an_animation_can_stand_still() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let paused = shown.after(Action::Pause(true));
    assert!(paused.playback.is_paused());
    assert_eq!(
        paused.after(Action::Step).playback.steps,
        shown.playback.steps + 1
    );
    let seen = paused.after(Action::EndAnimation(paused.table.revision));
    assert!(!seen.playback.is_paused());
    assert!(!seen.after(Action::Pause(true)).playback.is_paused());
}

#[test]
fn the_first_relay_of_a_person_is_new_once() {
    let mut state = begin(BySide::default());
    let mut new = Vec::new();
    while new.len() < 2 {
        let moves: Vec<_> = state.rules().moves(state.position()).iter().collect();
        state = state.after(Action::Play(moves[0]));
        if Novelties::of(&state.playback.events).contains(Novelty::Relay) {
            new.push(state.playback.novelties.contains(Novelty::Relay));
        }
        state = state.after(Action::EndAnimation(state.table.revision));
    }
    assert_eq!(new, [true, false]);
    assert!(state.device.settings.seen.contains(Novelty::Relay));
    // Switched on again, it begins anew.
    let mut settings = state.device.settings;
    settings.set_explain(true);
    assert!(settings.seen.is_empty());
    // A replay explains nothing.
    let replay = Action::ShowPly {
        at: 1,
        replay: true,
    };
    assert!(state.after(replay).playback.novelties.is_empty());
}
