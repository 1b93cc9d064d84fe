//! What each action does.

use super::*;
use crate::rules::{Direction, Variant};

fn begin(players: BySide<Player>) -> State {
    State::new(Saved {
        game: Match::new(Variant::Giuthi.default_rules(), Side::South),
        ended: None,
        players,
    })
}

fn with_bot() -> State {
    begin(BySide {
        south: Player::Person,
        north: Player::Bot(1),
    })
}

fn mv(pit: u8, direction: Direction) -> Move {
    Move {
        pit: Pit::new(pit),
        direction,
    }
}

/// Plays the first legal move of whoever is to move, and sees it shown.
fn step(state: &State) -> State {
    let mv = state
        .record
        .rules()
        .moves(state.record.position())
        .iter()
        .next()
        .expect("the game goes on");
    let action = match state.phase() {
        Phase::Thinking => Action::Answer(state.turn, mv),
        _ => Action::Play(mv),
    };
    let shown = state.after(action);
    shown.after(Action::Shown(shown.turn))
}

#[test]
fn a_move_is_committed_at_once_and_shown_after() {
    let state = with_bot();
    assert_eq!(state.phase(), Phase::Choosing);
    let moved = state.after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(moved.record.moves().len(), 1);
    assert_eq!(moved.phase(), Phase::Sowing);
    assert_eq!(moved.showing, Some(*state.record.position()));
    assert_eq!(
        moved.after(Action::Shown(moved.turn)).phase(),
        Phase::Thinking
    );
}

#[test]
fn stillness_shows_the_position_at_once() {
    let state = with_bot().after(Action::Still(true));
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
    let state = with_bot().after(Action::Speed(Speed::None));
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
}

#[test]
fn an_illegal_move_changes_nothing() {
    let state = with_bot();
    assert_eq!(state.after(Action::Play(mv(8, Direction::Forward))), state);
}

#[test]
fn an_answer_to_an_abandoned_question_is_dropped() {
    let state = step(&with_bot());
    assert_eq!(state.phase(), Phase::Thinking);
    let answer = Action::Answer(state.turn, mv(6, Direction::Forward));
    let undone = state.after(Action::Undo);
    assert_eq!(undone.after(answer.clone()), undone);
    let picking = state
        .after(Action::View(View::Picker))
        .after(Action::View(View::Board));
    assert_eq!(picking.after(answer), picking);
}

#[test]
fn an_end_of_another_animation_is_dropped() {
    let first = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let second = first
        .after(Action::Undo)
        .after(Action::Play(mv(3, Direction::Forward)));
    assert_eq!(second.after(Action::Shown(first.turn)), second);
}

#[test]
fn undo_goes_back_to_a_person_and_redo_returns() {
    let start = with_bot();
    let two = step(&step(&start));
    assert_eq!(two.phase(), Phase::Choosing);
    let four = step(&step(&two));
    let back = four.after(Action::Undo);
    assert_eq!(back.record, two.record);
    assert_eq!(back.after(Action::Undo).record, start.record);
    assert!(!back.after(Action::Undo).can_undo());
    let again = back.after(Action::Redo);
    assert_eq!(again.record, four.record);
    assert!(!again.can_redo());
    // A new move forgets what was taken back.
    assert!(!step(&back).can_redo());
}

#[test]
fn between_two_persons_undo_takes_one_move() {
    let one = step(&begin(BySide::default()));
    let two = step(&one);
    assert_eq!(two.after(Action::Undo).record, one.record);
}

#[test]
fn a_bot_that_began_is_not_undone() {
    let start = begin(BySide {
        south: Player::Bot(1),
        north: Player::Person,
    });
    let one = step(&start);
    assert_eq!(one.phase(), Phase::Choosing);
    assert!(!one.can_undo());
    assert_eq!(one.after(Action::Undo), one);
}

#[test]
fn a_game_that_is_left_can_be_gone_back_to() {
    let left = step(&step(&with_bot()));
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
    };
    let new = left.after(start);
    assert!(new.record.moves().is_empty());
    let back = new.after(Action::Return);
    assert_eq!((back.record, back.players), (left.record, left.players));
}

#[test]
fn a_whole_game_ends() {
    let mut state = with_bot();
    while state.phase() != Phase::Over {
        state = step(&state);
    }
    assert!(state.record.outcome().is_some());
    assert!(state.can_undo());
}

#[test]
fn a_game_that_is_only_looked_at_does_not_push_out_the_own() {
    let own = step(&step(&with_bot()));
    let linked = Saved {
        players: BySide::default(),
        ..step(&with_bot()).saved()
    };
    let looking = own.after(Action::Open(linked));
    assert!(!looking.own);
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
    };
    let back = looking.after(start).after(Action::Return);
    assert_eq!((back.record, back.players), (own.record, own.players));
}

#[test]
fn a_new_player_or_no_motion_ends_the_animation() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(shown.mover(), Some(Side::South));
    for action in [
        Action::Seat(Side::North, Player::Person),
        Action::Speed(Speed::None),
        Action::Still(true),
    ] {
        assert_eq!(shown.after(action).showing, None);
    }
}

#[test]
fn an_illegal_answer_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(Action::Answer(state.turn, mv(0, Direction::Forward)));
    assert!(matches!(answered.bot, BotHealth::Failed(_)));
    assert_eq!(answered.record, state.record);
}
