//! 3.3 Giuthi by rounds: one round. What follows it is in `matches.rs`.

use mbegu::rules::{Direction, Event, IllegalMove, Side};

use super::scene::{Scene, after, rules};

fn giuthi(pits: &str, state: &str) -> Scene {
    Scene::new("giuthi-rounds", pits, state)
}

#[test]
fn s3_3_either_player_may_begin() {
    for side in Side::ALL {
        assert_eq!(rules("giuthi-rounds").start(side).to_move(), Some(side));
    }
}

#[test]
fn s3_3_the_store_is_never_sown() {
    let scene = giuthi("0,0,0,0,0,3/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/1,1,1,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_3_1_a_sowing_that_does_not_cross_captures_nothing_and_is_followed_by_another() {
    let scene = giuthi("2,0,0,0,0,2/0,0,0,5,0,2", "s");
    assert_eq!(
        scene.play("a+"),
        after("0,1,1,0,0,2/0,0,0,5,0,2", [0, 0], "s -1")
    );
    let again = Event::Again {
        side: Side::South,
        direction: Direction::Backward,
        failed: 1,
    };
    assert!(scene.events("a+").contains(&again));
}

#[test]
fn s3_3_1_the_next_sowing_goes_the_other_way_from_any_pit_with_two() {
    let scene = giuthi("0,1,1,0,3,2/0,0,0,5,0,2", "s -1");
    assert_eq!(scene.moves(), "e- f-");
    let direction = Direction::Backward;
    assert_eq!(
        scene.refusal("f+"),
        Some(IllegalMove::MustSow { direction })
    );
    let scene = giuthi("0,1,1,0,3,2/0,0,0,5,0,2", "s +2");
    assert_eq!(scene.moves(), "e+ f+");
    let direction = Direction::Forward;
    assert_eq!(
        scene.refusal("f-"),
        Some(IllegalMove::MustSow { direction })
    );
}

/// It began forward and ended backward: backward is what follows.
#[test]
fn s3_3_1_the_direction_is_that_in_which_the_failed_sowing_began() {
    let scene = giuthi("2,0,1,0,0,0/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("a+"),
        after("1,2,0,0,0,0/0,0,0,0,0,2", [0, 0], "s -1")
    );
}

#[test]
fn s3_3_1_again_and_again_turning_about() {
    let scene = giuthi("1,0,0,0,3,2/0,0,0,0,0,2", "s -1");
    assert_eq!(
        scene.play("f-"),
        after("1,0,0,1,4,0/0,0,0,0,0,2", [0, 0], "s +2")
    );
}

#[test]
fn s3_3_1_until_a_sowing_crosses() {
    let scene = giuthi("0,0,0,1,4,0/0,0,0,0,0,2", "s +2");
    assert_eq!(
        scene.play("e+"),
        after("0,0,0,1,0,1/1,1,1,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_3_1_the_whole_sowing_counts_with_all_its_laps() {
    // a, F; forward a, b: only the first lap crossed.
    let scene = giuthi("0,2,0,0,0,0/2,0,0,0,5,1", "s");
    assert_eq!(
        scene.play("b-"),
        after("2,1,0,0,0,0/2,0,0,0,0,0", [5, 0], "n")
    );
}

#[test]
fn s3_3_1_the_turn_ends_without_a_move_of_that_kind() {
    let scene = giuthi("2,0,0,0,0,0/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("a+"),
        after("0,1,1,0,0,0/0,0,0,0,0,2", [0, 0], "n")
    );
    // Nobody has passed: South has sown.
    let side = Side::South;
    assert!(!scene.events("a+").contains(&Event::Pass { side }));
}

#[test]
fn s3_3_1_the_turn_ends_after_as_many_failures_as_the_row_has_pits() {
    let scene = giuthi("1,0,0,0,3,2/0,0,0,0,0,2", "s -4");
    assert_eq!(
        scene.play("f-"),
        after("1,0,0,1,4,0/0,0,0,0,0,2", [0, 0], "s +5")
    );
    let scene = giuthi("1,0,0,0,3,2/0,0,0,0,0,2", "s -5");
    assert_eq!(
        scene.play("f-"),
        after("1,0,0,1,4,0/0,0,0,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_3_1_a_player_who_passes_leaves_the_other_free_to_choose() {
    let scene = giuthi("1,0,0,0,3,2/0,0,0,0,0,1", "s -5");
    assert_eq!(
        scene.play("f-"),
        after("1,0,0,1,4,0/0,0,0,0,0,1", [0, 0], "s")
    );
}

#[test]
fn s3_3_2_the_last_seed_stays_and_one_further_pit_is_taken() {
    let scene = giuthi("2,0,0,0,0,0/2,3,4,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,1,0,0,0/2,3,0,0,0,2", [9, 0], "n")
    );
}

#[test]
fn s3_3_2_the_next_pit_must_be_empty() {
    let scene = giuthi("2,0,0,1,0,0/2,3,4,5,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,1,1,0,0/2,3,4,0,0,2", [5, 0], "n")
    );
}

#[test]
fn s3_3_2_the_next_pit_must_be_the_movers() {
    // F, E; forward F, a to f: the pit after f is A.
    let scene = giuthi("2,0,0,0,0,0/5,0,0,0,6,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,1,1,1,1/0,0,0,0,0,2", [5, 0], "n")
    );
}

#[test]
fn s3_3_2_without_seeds_opposite_nothing_is_taken() {
    let scene = giuthi("2,0,0,0,0,0/0,0,7,0,3,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("1,1,1,0,0,0/0,0,7,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_3_2_the_next_pit_lies_in_the_direction_of_the_final_lap() {
    let scene = giuthi("0,0,0,0,0,2/0,3,5,4,0,3", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,1,1,1/2,0,0,0,0,3", [9, 0], "n")
    );
}

#[test]
fn s3_3_3_the_round_ends_when_neither_can_sow() {
    let scene = giuthi("0,2,0,0,0,0/0,0,0,0,1,0", "s");
    assert_eq!(
        scene.play("b+"),
        after("0,0,0,0,0,0/0,0,0,0,0,0", [2, 1], "x")
    );
}
