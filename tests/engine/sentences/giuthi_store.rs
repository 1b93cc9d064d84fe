//! 3.2 Giuthi with the store sown.

use mbegu::rules::{Event, StopReason};

use super::scene::{Scene, after};

fn giuthi(pits: &str, state: &str) -> Scene {
    Scene::new("giuthi-store", pits, state)
}

#[test]
fn s3_2_the_movers_store_takes_a_seed_in_passing() {
    let scene = giuthi("0,0,0,0,0,3/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/1,1,0,0,0,2", [1, 0], "n")
    );
}

#[test]
fn s3_2_norths_store_lies_between_norths_last_pit_and_a() {
    let scene = giuthi("0,0,0,2,0,0/0,0,0,0,0,3", "n");
    assert_eq!(
        scene.play("F+"),
        after("1,1,0,2,0,0/0,0,0,0,0,0", [0, 1], "s")
    );
}

#[test]
fn s3_2_sowing_backward_passes_the_store_too() {
    // The store, A, B, C; backward B, A, the store, f; then A and B are taken.
    let scene = giuthi("0,0,0,0,0,4/0,0,3,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/0,0,0,0,0,2", [7, 0], "n")
    );
}

#[test]
fn s3_2_the_other_store_is_never_sown() {
    let scene = giuthi("3,0,0,2,0,0/2,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a-"),
        after("0,0,0,2,0,0/2,0,0,1,1,1", [0, 0], "n")
    );
    let scene = giuthi("2,0,0,0,0,0/3,0,0,2,0,0", "n");
    assert_eq!(
        scene.play("A-"),
        after("2,0,0,1,1,1/0,0,0,2,0,0", [0, 0], "s")
    );
}

#[test]
fn s3_2_a_last_seed_in_the_store_ends_the_turn() {
    let scene = giuthi("0,0,0,0,2,1/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("e+"),
        after("0,0,0,0,0,2/0,0,0,0,0,2", [1, 0], "n")
    );
    let stop = Event::Stop {
        at: None,
        reason: StopReason::Store,
    };
    assert!(scene.events("e+").contains(&stop));
}

/// The store, A, B; backward A and the store once more.
#[test]
fn s3_2_a_store_that_this_move_has_fed_ends_the_turn_too() {
    let scene = giuthi("0,0,0,0,0,3/0,1,0,0,0,2", "s");
    assert_eq!(
        scene.play("f+"),
        after("0,0,0,0,0,0/2,0,0,0,0,2", [2, 0], "n")
    );
}

#[test]
fn s3_2_the_rest_is_as_in_giuthi() {
    let scene = giuthi("1,2,2,0,0,0/2,3,4,5,6,3", "s");
    assert_eq!(
        scene.play("b-"),
        after("3,1,3,0,0,0/0,0,0,5,6,0", [10, 0], "n")
    );
    let scene = giuthi("1,1,0,0,0,0/2,0,0,0,0,0", "n");
    assert_eq!(scene.moves(), "A+ A-");
}

/// b to f, the store, A to F; the thirteenth seed passes over `a` and falls
/// into the occupied `b`. Then backward a, F, and forward a, b.
#[test]
fn s3_2_the_pit_lifted_is_left_out_but_not_the_store() {
    let scene = giuthi("13,0,0,0,0,0/0,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a+"),
        after("2,0,1,1,1,1/1,1,1,1,0,0", [3, 0], "s")
    );
}
