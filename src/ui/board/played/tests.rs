use super::*;
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Variant};
use crate::ui::board::input::Drag;
use crate::ui::board::layout::Point;
use crate::ui::state::{GameAction, GameState};

fn state(variant: Variant) -> GameState {
    let game = Match::new(variant.default_rules(), Side::South);
    let players = BySide::from_fn(|_| Player::Person);
    GameState::new(SavedGame::new(game, players))
}

fn input(state: &GameState) -> PlayedBoard<'_> {
    PlayedBoard::new(state, BoardOptions::default())
}

fn press(board: &PlayedBoard<'_>, pit: Pit) -> GameAction {
    let (response, intent) = board.respond(&Gesture::Press(Place::Pit(pit)));
    assert!(response.is_handled);
    intent.expect("a press does something")
}

/// What the end of a drag does.
fn release(board: &PlayedBoard<'_>, drag: Drag, to: Pit) -> Option<GameAction> {
    let drag = Gesture::Drag {
        from: drag.from,
        to: Some(Place::Pit(to)),
        aim: drag.aim,
        has_rested: false,
    };
    board.respond(&drag).1
}

fn key(
    board: &PlayedBoard<'_>,
    key: &str,
    is_repeated: bool,
    at: Pit,
) -> (Response, Option<GameAction>) {
    board.respond(&Gesture::Key {
        key: key.to_owned(),
        is_repeated,
        at: Place::Pit(at),
    })
}

/// A pit of Giuthi that can be sown both ways.
fn two_ways(input: &PlayedBoard<'_>) -> Pit {
    let mut pits = input.layout.board().all_pits();
    pits.find(|&pit| input.moves_from(pit).count() == 2)
        .expect("a pit with two directions")
}

#[test]
fn a_press_selects_plays_or_is_refused() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    assert_eq!(press(&board, pit), GameAction::Select(Some(pit)));
    let other = giuthi.rules().board().opposite(pit);
    assert_eq!(press(&board, other), GameAction::Refuse(other));
    let selecting = giuthi.after(GameAction::Select(Some(pit)));
    let selected = input(&selecting);
    assert_eq!(press(&selected, pit), GameAction::Select(None));

    let alemungula = state(Variant::Alemungula);
    let store = input(&alemungula);
    let only = store.layout.board().all_pits();
    let (pit, mv) = only
        .into_iter()
        .find_map(|pit| Some((pit, store.only_move(pit)?)))
        .expect("a pit with one direction");
    assert_eq!(press(&store, pit), GameAction::Play(mv));
}

#[test]
fn a_drag_along_the_row_plays_and_one_across_does_not() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    let start = Point::new(300.0, 300.0);
    let drag = |x, y| {
        let now = Point::new(start.x + x, start.y + y);
        Drag::start(Place::Pit(pit), start).moved_to(now, &board.layout)
    };
    for direction in Direction::ALL {
        let way = board.layout.heading(pit, direction);
        let aimed = drag(way.x * 40.0, way.y * 40.0);
        assert_eq!(aimed.aim, Some(direction));
        let mv = Move { pit, direction };
        assert_eq!(release(&board, aimed, pit), Some(GameAction::Play(mv)));
        // Too short.
        assert_eq!(drag(way.x * 20.0, way.y * 20.0).aim, None);
        // Across the row.
        assert_eq!(drag(way.y * 40.0, way.x * 40.0).aim, None);
    }
    assert_eq!(release(&board, drag(5.0, 5.0), pit), None);
}

#[test]
fn arrow_keys_walk_over_the_pits_and_choose_a_direction() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    let focus = |name| match key(&board, name, false, pit).0.focus {
        Some(Place::Pit(pit)) => pit,
        other => panic!("{other:?}"),
    };
    let right = focus("ArrowRight");
    assert_eq!(board.layout.pit(right).y, board.layout.pit(pit).y);
    assert!(board.layout.pit(right).x > board.layout.pit(pit).x);
    assert_eq!(focus("ArrowUp"), giuthi.rules().board().opposite(pit));
    assert_eq!(focus("ArrowDown"), pit);
    assert!(key(&board, "ArrowDown", false, pit).0.is_handled);

    let selecting = giuthi.after(GameAction::Select(Some(pit)));
    let selected = input(&selecting);
    let intent = |name| key(&selected, name, false, pit).1;
    let play = |direction| Some(GameAction::Play(Move { pit, direction }));
    assert_eq!(intent("ArrowRight"), play(Direction::Forward));
    assert_eq!(intent("ArrowLeft"), play(Direction::Backward));
    assert_eq!(intent("ArrowUp"), None);
    assert_eq!(intent("Escape"), Some(GameAction::Select(None)));
}

#[test]
fn a_letter_key_presses_the_pit_of_the_side_to_move() {
    let giuthi = state(Variant::Giuthi);
    let board = input(&giuthi);
    let pit = two_ways(&board);
    let letter = giuthi.rules().board().letter(pit);
    for name in [letter.to_ascii_lowercase(), letter.to_ascii_uppercase()] {
        let (response, intent) = key(&board, &name.to_string(), false, Pit::new(0));
        assert_eq!(response.focus, Some(Place::Pit(pit)));
        assert_eq!(intent, Some(GameAction::Select(Some(pit))));
        assert!(!response.is_handled);
    }
    // A key that is held doesn't press again; others mean nothing.
    let nothing = (Response::default(), None);
    assert_eq!(key(&board, &letter.to_string(), true, pit), nothing);
    assert_eq!(key(&board, "F5", false, pit), nothing);
    let enter = key(&board, "Enter", false, pit).1;
    assert_eq!(enter, Some(GameAction::Select(Some(pit))));
}

#[test]
fn the_press_that_ends_an_animation_does_nothing_else() {
    let giuthi = state(Variant::Giuthi);
    let mv = giuthi.rules().moves(giuthi.position()).iter().next();
    let sowing = giuthi.after(GameAction::Play(mv.expect("a legal move")));
    let board = input(&sowing);
    assert!(board.respond(&Gesture::Start).0.is_handled);
    let press = board.respond(&Gesture::Press(Place::Pit(Pit::new(0))));
    assert_eq!(press, (Response::default(), None));
}

#[test]
fn seeds_of_a_row_are_added_taken_and_moved() {
    let record = "d+ E- f- D- c+ F+ f- D- b+ F+ d+ C- b- B- b- A+ c- B- d- A-";
    let rules = Variant::GiuthiRounds.default_rules();
    let game = Match::parse(rules, Side::South, record).expect("a round");
    let players = BySide::from_fn(|_| Player::Person);
    let state = GameState::new(SavedGame::new(game, players)).after(GameAction::NextRound);
    let arranging = state.arranging().expect("a row to lay out");
    let side = arranging.by.expect("a player who lays it out");
    let length = state.next_round.draft().expect("a row").len();
    let with = |seeds: &[u8]| {
        let mut row = vec![0; length];
        row[..seeds.len()].copy_from_slice(seeds);
        GameAction::Draft(row)
    };
    let state = state.after(with(&[2]));
    let board = input(&state);
    let mut pits = board.rules.board().pits_of(side);
    let [a, b] = [pits.next(), pits.next()].map(|pit| pit.expect("a pit"));
    let [at_a, at_b] = [a, b].map(Place::Pit);
    let arrange = |change| board.respond(&Gesture::Change(change)).1;
    let of_key = |name, at| key(&board, name, name == "-", at).1;
    assert_eq!(arrange(SeedChange::Add(at_b)), Some(with(&[2, 1])));
    assert_eq!(arrange(SeedChange::Take(at_b)), None);
    let other = board.rules.board().opposite(a);
    assert_eq!(arrange(SeedChange::Add(Place::Pit(other))), None);
    assert_eq!(of_key("-", a), Some(with(&[1])));
    assert_eq!(of_key("1", a), Some(with(&[1])));
    let left = arranging.seeds - 2;
    assert_eq!(arrange(SeedChange::Fill(at_b, 255)), Some(with(&[2, left])));
    let full = state.after(with(&[2, left]));
    assert_eq!(input(&full).arrange(SeedChange::Add(at_b)), None);
    let drag = |place| Drag::start(place, Point::default());
    assert_eq!(release(&board, drag(at_a), b), Some(with(&[1, 1])));
    assert_eq!(release(&board, drag(at_a), a), None);
    assert_eq!(release(&board, drag(at_b), b), None);
}
