use super::*;
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Variant};
use crate::ui::board::model::RowDraft;
use crate::ui::state::{Action, State};

fn state(variant: Variant) -> State {
    let game = Match::new(variant.default_rules(), Side::South);
    let players = BySide::from_fn(|_| Player::Person);
    State::new(SavedGame::new(game, players))
}

fn input(state: &State) -> BoardInput {
    BoardInput::new(Rc::new(BoardModel::of(state)), Orientation::Flat)
}

/// A pit of Giuthi that can be sown both ways.
fn two_ways(input: &BoardInput) -> Pit {
    let mut pits = input.layout.board().all_pits();
    pits.find(|&pit| input.moves_from(pit).count() == 2)
        .expect("a pit with two directions")
}

#[test]
fn a_press_selects_plays_or_is_refused() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    assert_eq!(board.press(pit), BoardIntent::Select(Some(pit)));
    let other = giuthi.rules().board().opposite(pit);
    assert_eq!(board.press(other), BoardIntent::Refuse(other));
    let selected = input(&giuthi.after(Action::Select(Some(pit))));
    assert_eq!(selected.press(pit), BoardIntent::Select(None));

    let store = input(&state(Variant::Alemungula));
    let only = store.layout.board().all_pits();
    let (pit, mv) = only
        .into_iter()
        .find_map(|pit| Some((pit, store.only_move(pit)?)))
        .expect("a pit with one direction");
    assert_eq!(store.press(pit), BoardIntent::Play(mv));
}

#[test]
fn a_drag_along_the_row_plays_and_one_across_does_not() {
    let board = input(&state(Variant::Giuthi));
    let pit = two_ways(&board);
    let start = Point::new(300.0, 300.0);
    let drag = |x, y| {
        let now = Point::new(start.x + x, start.y + y);
        Drag::start(pit, start).moved_to(now, &board.layout)
    };
    let far = board.layout.pit(pit);
    for direction in Direction::ALL {
        let way = board.layout.heading(pit, direction);
        let aimed = drag(way.x * 40.0, way.y * 40.0);
        assert_eq!(aimed.aim, Some(direction));
        let mv = Move { pit, direction };
        assert_eq!(board.release(aimed, far), Some(BoardIntent::Play(mv)));
        // Too short.
        assert_eq!(drag(way.x * 20.0, way.y * 20.0).aim, None);
        // Across the row.
        assert_eq!(drag(way.y * 40.0, way.x * 40.0).aim, None);
    }
    assert_eq!(board.release(drag(5.0, 5.0), far), None);
}

#[test]
fn arrow_keys_walk_over_the_pits_and_choose_a_direction() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    let focus = |key| board.key(key, false, pit).focus.expect("a pit");
    let right = focus("ArrowRight");
    assert_eq!(board.layout.pit(right).y, board.layout.pit(pit).y);
    assert!(board.layout.pit(right).x > board.layout.pit(pit).x);
    assert_eq!(focus("ArrowUp"), giuthi.rules().board().opposite(pit));
    assert_eq!(focus("ArrowDown"), pit);
    assert!(board.key("ArrowDown", false, pit).is_handled);

    let selected = input(&giuthi.after(Action::Select(Some(pit))));
    let intent = |key| selected.key(key, false, pit).intent;
    let play = |direction| Some(BoardIntent::Play(Move { pit, direction }));
    assert_eq!(intent("ArrowRight"), play(Direction::Forward));
    assert_eq!(intent("ArrowLeft"), play(Direction::Backward));
    assert_eq!(intent("ArrowUp"), None);
    assert_eq!(intent("Escape"), Some(BoardIntent::Select(None)));
}

#[test]
fn a_letter_key_presses_the_pit_of_the_side_to_move() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    let letter = giuthi.rules().board().letter(pit);
    for key in [letter.to_ascii_lowercase(), letter.to_ascii_uppercase()] {
        let response = board.key(&key.to_string(), false, Pit::new(0));
        assert_eq!(response.focus, Some(pit));
        assert_eq!(response.intent, Some(BoardIntent::Select(Some(pit))));
        assert!(!response.is_handled);
    }
    // A key that is held doesn't press again; others mean nothing.
    let held = board.key(&letter.to_string(), true, pit);
    assert_eq!(held, KeyResponse::default());
    assert_eq!(board.key("F5", false, pit), KeyResponse::default());
    let enter = board.key("Enter", false, pit).intent;
    assert_eq!(enter, Some(BoardIntent::Select(Some(pit))));
}

#[test]
fn a_point_is_over_a_pit() {
    let giuthi = input(&state(Variant::Giuthi));
    let pit = two_ways(&giuthi);
    assert_eq!(giuthi.pit_at(giuthi.layout.pit(pit)), Some(pit));
    assert_eq!(giuthi.pit_at(Point::new(-500.0, 0.0)), None);
}

#[test]
fn seeds_of_a_row_are_added_taken_and_moved() {
    let mut model = BoardModel::of(&state(Variant::GiuthiRounds));
    model.phase = Phase::Arranging;
    model.mover = Some(Side::South);
    model.draft = Some(RowDraft {
        row: vec![2, 0, 0, 0, 0, 0],
        seeds: 3,
    });
    let board = BoardInput::new(Rc::new(model), Orientation::Flat);
    let [a, b] = [0, 1].map(Pit::new);
    let row = |row: [u8; 6]| Some(BoardIntent::Arrange(row.to_vec()));
    assert_eq!(board.add_seeds(b, 1), row([2, 1, 0, 0, 0, 0]));
    assert_eq!(board.add_seeds(b, 2), None);
    assert_eq!(board.add_seeds(b, -1), None);
    assert_eq!(board.key("-", true, a).intent, row([1, 0, 0, 0, 0, 0]));
    assert_eq!(board.key("1", false, a).intent, row([1, 0, 0, 0, 0, 0]));
    assert_eq!(board.key("9", false, b).intent, row([2, 1, 0, 0, 0, 0]));
    let drag = Drag::start(a, Point::default());
    let at = board.layout.pit(b);
    assert_eq!(board.release(drag, at), row([1, 1, 0, 0, 0, 0]));
    assert_eq!(board.release(drag, board.layout.pit(a)), None);
    assert_eq!(board.release(Drag::start(b, Point::default()), at), None);
}
