//! 3.1 Giuthi.

use mbegu::rules::{Event, IllegalMove, Options, OverReason, Side, StopReason, Variant};

use super::scene::{Scene, after, sized};

fn giuthi(pits: &str, state: &str) -> Scene {
    Scene::new("giuthi", pits, state)
}

#[test]
fn s3_1_boards_and_fillings_that_can_be_chosen() {
    let rules = |pits, seeds| Variant::Giuthi.rules(Options { pits, seeds });
    for (pits, seeds) in (5..=10).flat_map(|pits| (4..=9).map(move |seeds| (pits, seeds))) {
        let position = rules(pits, seeds)
            .expect("a size of the game")
            .start(Side::South);
        let board = position.board();
        assert_eq!(board.pits_per_side(), pits);
        assert!(board.all_pits().all(|pit| position.seeds(pit) == seeds));
    }
    for (pits, seeds) in [(4, 6), (11, 6), (6, 3), (6, 10)] {
        assert!(rules(pits, seeds).is_err(), "2x{pits} with {seeds}");
    }
}

#[test]
fn s3_1_1_starts_from_an_own_pit_with_two_seeds_either_way() {
    let scene = giuthi("1,2,0,6,0,1/5,0,0,0,0,0", "s");
    assert_eq!(scene.moves(), "b+ b- d+ d-");
    assert_eq!(
        scene.refusal("a+"),
        Some(IllegalMove::TooFew { min_seeds: 2 })
    );
    assert_eq!(scene.refusal("c-"), Some(IllegalMove::Empty));
    assert_eq!(scene.refusal("A+"), Some(IllegalMove::NotYours));
}

#[test]
fn s3_1_2_stores_are_not_sown() {
    let scene = giuthi("0,0,0,0,0,3/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/1,1,1,0,0,2", [0, 0], "n")
    );
    let scene = giuthi("3,0,0,0,0,0/2,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("0,0,0,0,0,0/2,0,0,1,1,1", [0, 0], "n")
    );
}

/// The twelfth seed passes over `a`, and so falls into the occupied `b`.
#[test]
fn s3_1_2_the_pit_lifted_is_left_out_of_its_lap() {
    let scene = giuthi("12,0,0,0,0,0/0,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a+"),
        after("2,0,1,1,1,1/1,1,1,1,0,0", [2, 0], "s")
    );
}

/// The second lap is `C`'s, and passes over `C` but not over `f`.
#[test]
fn s3_1_2_a_later_lap_leaves_out_its_own_pit() {
    let scene = giuthi("0,0,0,0,0,3/0,0,11,0,0,0", "s");
    // A, B, C; then twelve backward: B, A, f, e, d, c, b, a, F, E, D, B.
    // B held two: three forward, C, D, E. E held one: two backward, D, C.
    // C held one: two forward, D, E, where E was empty.
    assert_eq!(
        scene.play("f+"),
        after("1,1,1,1,1,1/2,0,0,4,1,1", [0, 0], "n")
    );
}

#[test]
fn s3_1_3_an_occupied_pit_of_the_mover_is_sown_the_other_way() {
    let scene = giuthi("2,0,1,0,0,0/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("a+"),
        after("1,2,0,0,0,0/0,0,0,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_1_3_an_occupied_pit_of_the_opponent_is_sown_the_other_way() {
    let scene = giuthi("0,0,0,0,0,2/0,1,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/0,0,0,0,0,2", [3, 0], "n")
    );
}

#[test]
fn s3_1_3_it_goes_on_until_the_last_seed_falls_into_an_empty_pit() {
    // b, c; back b, a; forward b, c.
    let scene = giuthi("3,0,0,1,0,0/0,0,0,0,0,2", "s");
    // b, c, d; back c, b; forward c, d.
    assert_eq!(
        scene.play("a+"),
        after("0,0,3,1,0,0/0,0,0,0,0,2", [0, 0], "n")
    );
    let laps = scene
        .events("a+")
        .into_iter()
        .filter_map(|event| match event {
            Event::Lift {
                pit,
                seeds,
                direction,
                lap,
            } => Some((pit.index(), seeds, direction.sign(), lap)),
            _ => None,
        });
    let wanted = [(0, 3, '+', 1), (3, 2, '-', 2), (1, 2, '+', 3)];
    assert_eq!(laps.collect::<Vec<_>>(), wanted);
}

#[test]
fn s3_1_4_the_opposite_pit_and_the_last_seed_are_captured() {
    // F, E; forward F, a, b, c.
    let scene = giuthi("2,0,0,0,0,0/0,0,0,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,0,0,0,0/0,0,0,0,0,2", [6, 0], "n")
    );
}

#[test]
fn s3_1_4_north_captures_alike() {
    let scene = giuthi("0,0,0,5,3,0/2,0,0,0,0,0", "n");
    assert_eq!(
        scene.play("A-"),
        after("0,0,0,0,0,2/1,1,0,0,0,0", [0, 6], "s")
    );
}

#[test]
fn s3_1_4_an_empty_opposite_pit_gives_nothing() {
    let scene = giuthi("2,0,0,0,0,0/0,0,7,0,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,1,0,0,0/0,0,7,0,0,2", [0, 0], "n")
    );
    assert_eq!(scene.stop("a-"), StopReason::OppositeEmpty);
}

#[test]
fn s3_1_4_capture_goes_on_to_the_end_of_the_row() {
    let scene = giuthi("2,0,0,0,0,0/2,3,4,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,0,0,0,0/0,0,0,0,0,2", [15, 0], "n")
    );
}

#[test]
fn s3_1_4_a_pit_with_seeds_stops_the_capture() {
    let scene = giuthi("2,0,0,0,1,0/2,3,4,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,0,0,1,0/2,3,0,0,0,2", [10, 0], "n")
    );
}

#[test]
fn s3_1_4_an_empty_pit_opposite_stops_the_capture() {
    let scene = giuthi("2,0,0,0,0,0/2,0,4,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,0,0,0,0/2,0,0,0,0,2", [10, 0], "n")
    );
}

#[test]
fn s3_1_4_capture_goes_on_in_the_direction_of_the_final_lap() {
    // A, B; backward A, f, e, d; then C, and D opposite c.
    let scene = giuthi("0,0,0,0,0,2/0,3,5,4,0,3", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,1,1/2,0,0,0,0,3", [10, 0], "n")
    );
}

#[test]
fn s3_1_4_a_seed_of_an_earlier_lap_counts_as_having_crossed() {
    // a, F; forward a, b: the last lap stays on South's side.
    let scene = giuthi("0,2,0,0,0,0/2,0,0,0,5,1", "s");
    assert_eq!(
        scene.play("b-"),
        after("2,0,0,0,0,0/2,0,0,0,0,0", [6, 0], "n")
    );
}

/// The case that docs/RULES.md works out; `e` and `f` are taken along.
#[test]
fn s3_1_worked_case() {
    let scene = giuthi("1,2,2,0,0,0/2,3,4,5,6,3", "s");
    assert_eq!(
        scene.play("b-"),
        after("3,1,3,0,0,0/0,0,0,5,6,0", [10, 0], "n")
    );
}

#[test]
fn s3_1_5_nothing_is_captured_on_the_opponents_side() {
    let scene = giuthi("0,0,0,4,0,3/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,4,0,0/1,1,1,0,0,2", [0, 0], "n")
    );
    assert_eq!(scene.stop("f+"), StopReason::OpponentsPit);
}

#[test]
fn s3_1_5_nothing_is_captured_if_no_seed_crossed() {
    let scene = giuthi("2,0,0,0,0,0/0,0,0,5,0,2", "s");
    assert_eq!(
        scene.play("a+"),
        after("0,1,1,0,0,0/0,0,0,5,0,2", [0, 0], "n")
    );
    assert_eq!(scene.stop("a+"), StopReason::NotCrossed);
}

#[test]
fn s3_1_6_a_player_without_a_move_passes() {
    let scene = giuthi("0,0,0,4,0,3/0,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,4,0,0/1,1,1,0,0,0", [0, 0], "s")
    );
    assert!(
        scene
            .events("f+")
            .contains(&Event::Pass { side: Side::North })
    );
}

#[test]
fn s3_1_6_the_game_ends_when_neither_can_move() {
    let scene = giuthi("0,2,0,0,0,0/0,0,0,0,1,0", "s");
    assert_eq!(
        scene.play("b+"),
        after("0,0,0,0,0,0/0,0,0,0,0,0", [2, 1], "x")
    );
    let reason = OverReason::NobodyCanMove;
    assert_eq!(scene.events("b+").last(), Some(&Event::Over { reason }));
}

#[test]
fn s3_1_holds_on_the_smallest_and_the_largest_board() {
    let small = Scene::of(sized("giuthi", 5, 4), "2,0,0,0,0/0,0,5,3,0", "s");
    assert_eq!(small.play("a-"), after("1,1,0,0,0/0,0,0,0,2", [6, 0], "n"));
    let large = Scene::of(
        sized("giuthi", 10, 9),
        "2,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,5,3,0",
        "s",
    );
    let wanted = "1,1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,2";
    assert_eq!(large.play("a-"), after(wanted, [6, 0], "n"));
}
