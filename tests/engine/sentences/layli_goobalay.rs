//! 3.5 Layli Goobalay: one game. What follows it is in `matches.rs`.

use mbegu::rules::{Event, IllegalMove, Options, OverReason, Side, StopReason, Variant};

use super::scene::{Scene, after};

fn layli(pits: &str, state: &str) -> Scene {
    Scene::new("layli-goobalay", pits, state)
}

#[test]
fn s3_5_four_seeds_a_pit_or_five() {
    let total = |seeds| {
        let rules = Variant::LayliGoobalay.rules(Options { pits: 6, seeds });
        rules.map(|rules| rules.total()).ok()
    };
    let wanted = [None, Some(48), Some(60), None];
    assert_eq!([3, 4, 5, 6].map(total), wanted);
}

#[test]
fn s3_5_1_any_own_pit_with_seeds_that_is_no_uur() {
    let scene = layli("1,0,s2,3,0,1/1,1,1,s2,1,1", "s");
    assert_eq!(scene.moves(), "a d f");
    assert_eq!(scene.refusal("b"), Some(IllegalMove::Empty));
    assert_eq!(scene.refusal("c"), Some(IllegalMove::Uur));
    assert_eq!(scene.refusal("A"), Some(IllegalMove::NotYours));
}

#[test]
fn s3_5_1_forward_past_the_end_of_the_row_without_the_stores() {
    let scene = layli("0,0,0,0,0,3/0,0,0,0,0,3", "s");
    assert_eq!(
        scene.play("f"),
        after("0,0,0,0,0,0/1,1,1,0,0,3", [0, 0], "n")
    );
    let scene = layli("0,0,0,0,0,3/0,0,0,0,0,3", "n");
    assert_eq!(
        scene.play("F"),
        after("1,1,1,0,0,3/0,0,0,0,0,0", [0, 0], "s")
    );
}

/// The twelfth seed falls into `a`, just emptied, and captures `F`'s one.
#[test]
fn s3_5_1_no_pit_is_left_out() {
    let scene = layli("12,0,0,0,0,0/0,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,1,1,1,1/1,1,1,1,1,0", [2, 0], "n")
    );
}

#[test]
fn s3_5_2_an_occupied_pit_of_the_mover_is_sown_on() {
    let scene = layli("2,0,1,0,0,0/0,0,0,0,0,2", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,0,1,1,0/0,0,0,0,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_5_2_an_occupied_pit_of_the_opponent_is_sown_on() {
    let scene = layli("0,0,0,0,0,2/0,1,0,0,0,2", "s");
    assert_eq!(
        scene.play("f"),
        after("0,0,0,0,0,0/1,0,1,1,0,2", [0, 0], "n")
    );
}

#[test]
fn s3_5_2_the_move_ends_at_any_uur() {
    for owner in ["s", "n"] {
        let pits = format!("2,0,{owner}2,0,0,0/0,0,0,{owner}2,0,2");
        let wanted = format!("0,1,{owner}3,0,0,0/0,0,0,{owner}2,0,2");
        assert_eq!(layli(&pits, "s").play("a"), after(&wanted, [0, 0], "n"));
        let pits = format!("0,0,{owner}2,0,0,4/0,0,0,{owner}2,0,2");
        let wanted = format!("0,0,{owner}2,0,0,0/1,1,1,{owner}3,0,2");
        assert_eq!(layli(&pits, "s").play("f"), after(&wanted, [0, 0], "n"));
    }
}

#[test]
fn s3_5_3_an_empty_opposite_pit_gives_nothing() {
    let scene = layli("2,0,0,0,0,0/0,0,4,0,4,2", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,1,0,0,0/0,0,4,0,4,2", [0, 0], "n")
    );
}

#[test]
fn s3_5_3_three_opposite_make_two_uurs_of_the_mover() {
    let scene = layli("2,0,0,0,0,0/0,0,0,3,0,2", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,s2,0,0,0/0,0,0,s2,0,2", [0, 0], "n")
    );
    let scene = layli("0,0,0,3,0,2/2,0,0,0,0,0", "n");
    assert_eq!(
        scene.play("A"),
        after("0,0,0,n2,0,2/0,1,n2,0,0,0", [0, 0], "s")
    );
}

#[test]
fn s3_5_3_any_other_number_is_taken_with_the_last_seed() {
    for opposite in [1, 2, 4, 5, 9] {
        let scene = layli(&format!("2,0,0,0,0,0/0,0,0,{opposite},0,2"), "s");
        let wanted = after("0,1,0,0,0,0/0,0,0,0,0,2", [opposite + 1, 0], "n");
        assert_eq!(scene.play("a"), wanted);
    }
}

#[test]
fn s3_5_3_nothing_more_is_taken() {
    let scene = layli("2,0,0,0,0,0/5,5,5,5,0,2", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,0,0,0,0/5,5,5,0,0,2", [6, 0], "n")
    );
}

#[test]
fn s3_5_3_nothing_is_taken_on_the_opponents_side() {
    for facing in [3, 4] {
        let scene = layli(&format!("0,0,0,{facing},0,3/0,0,0,0,0,2"), "s");
        let wanted = format!("0,0,0,{facing},0,0/1,1,1,0,0,2");
        assert_eq!(scene.play("f"), after(&wanted, [0, 0], "n"));
    }
}

#[test]
fn s3_5_3_nothing_is_taken_at_an_uur() {
    let scene = layli("2,0,n2,0,0,0/0,0,0,n3,0,2", "s");
    assert_eq!(
        scene.play("a"),
        after("0,1,n3,0,0,0/0,0,0,n3,0,2", [0, 0], "n")
    );
    assert_eq!(scene.stop("a"), StopReason::Uur);
}

#[test]
fn s3_5_4_what_falls_into_an_uur_belongs_to_its_owner() {
    let scene = layli("2,0,n2,0,0,0/0,0,0,n2,0,2", "s");
    let score = |scene: &Scene| scene.position.score(Side::North);
    assert_eq!(score(&scene), 4);
    assert_eq!(score(&scene.then("a")), 5);
}

#[test]
fn s3_5_5_each_takes_their_uurs_and_the_rest_of_their_row() {
    let scene = layli("1,1,s3,0,n4,0/0,n5,0,s6,0,0", "s");
    let swept = after("0,0,s0,0,n0,0/0,n0,0,s0,0,0", [11, 9], "x");
    assert_eq!(scene.play("b"), swept);
    let reason = OverReason::CannotMove(Side::North);
    assert_eq!(scene.events("b").last(), Some(&Event::Over { reason }));
}

#[test]
fn s3_5_5_nobody_passes() {
    let scene = layli("1,0,0,0,0,9/0,0,0,0,0,0", "s");
    assert_eq!(
        scene.play("a"),
        after("0,0,0,0,0,0/0,0,0,0,0,0", [10, 0], "x")
    );
}

/// As if neither side could move: uurs to their owners, the rest by rows.
#[test]
fn s1_a_repetition_is_scored_with_the_uurs() {
    let scene = layli("1,1,s3,0,n4,0/0,n5,0,s6,0,*", "s");
    let over = scene.rules.end_by_repetition(&scene.position, &mut ());
    let wanted = "0,0,s0,0,n0,0/0,n0,0,s0,0,0 11-37 x";
    assert_eq!(over.to_string(), wanted);
}
