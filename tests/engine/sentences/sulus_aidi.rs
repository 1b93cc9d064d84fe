//! 3.6 Sulus Aidi: the turns. The race is in `race.rs`.

use mbegu::rules::{Event, GameStatus, IllegalMove, OverReason, Side, StopReason};

use super::scene::{Scene, after, rules};

fn sulus(pits: &str, state: &str) -> Scene {
    Scene::new("sulus-aidi", pits, state)
}

#[test]
fn s3_6_three_seeds_a_pit_and_no_stores() {
    let start = rules("sulus-aidi").start(Side::South);
    assert_eq!(
        start.to_string(),
        "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3 0-0 r"
    );
    let scene = sulus("0,0,0,0,0,0,0,0,2/0,0,0,5,0,0,0,0,s*", "s");
    let wanted = "0,0,0,0,0,0,0,0,0/1,1,0,5,0,0,0,0,s47";
    assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_starts_from_an_own_pit_with_seeds_that_is_not_claimed() {
    let scene = sulus("1,0,n4,3,0,0,0,0,1/1,1,1,1,1,1,1,1,s*", "s");
    assert_eq!(scene.moves(), "a d i");
    assert_eq!(scene.refusal("b"), Some(IllegalMove::Empty));
    assert_eq!(scene.refusal("c"), Some(IllegalMove::Claimed));
    assert_eq!(scene.refusal("A"), Some(IllegalMove::NotYours));
}

#[test]
fn s3_6_2_an_occupied_pit_of_the_mover_is_sown_on() {
    let scene = sulus("2,0,1,0,0,0,0,0,0/1,0,0,0,0,0,0,0,s*", "s");
    let wanted = "0,1,0,1,1,0,0,0,0/1,0,0,0,0,0,0,0,s50";
    assert_eq!(scene.play("a"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_an_occupied_pit_of_the_opponent_is_sown_on() {
    for (held, wanted) in [
        (1, "0,0,0,0,0,0,0,0,0/0,1,1,0,0,0,0,0,s52"),
        (2, "0,0,0,0,0,0,0,0,0/0,1,1,1,0,0,0,0,s51"),
        (4, "0,0,0,0,0,0,0,0,0/0,1,1,1,1,1,0,0,s49"),
    ] {
        let scene = sulus(&format!("0,0,0,0,0,0,0,0,1/{held},0,0,0,0,0,0,0,s*"), "s");
        assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
    }
}

/// The eighteenth seed falls into `i`, just emptied.
#[test]
fn s3_6_no_pit_is_left_out() {
    let scene = sulus("0,0,0,0,0,0,0,0,18/1,0,0,0,0,0,0,0,s*", "s");
    let wanted = "1,1,1,1,1,1,1,1,1/2,1,1,1,1,1,1,1,s36";
    assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_a_last_seed_that_makes_four_of_the_opponents_pit_claims_it() {
    let scene = sulus("0,0,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,s*", "s");
    let wanted = "0,0,0,0,0,0,0,0,0/s4,1,0,0,0,0,0,0,s49";
    assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
    assert_eq!(scene.stop("i"), StopReason::MakesFour);
    let scene = sulus("3,1,0,0,0,0,0,n*,0/0,0,0,0,0,0,0,0,1", "n");
    let wanted = "n4,1,0,0,0,0,0,n49,0/0,0,0,0,0,0,0,0,0";
    assert_eq!(scene.play("I"), after(wanted, [0, 0], "s"));
}

#[test]
fn s3_6_2_a_later_lap_can_claim() {
    // h; then i and A.
    let scene = sulus("0,0,0,0,0,0,1,1,0/3,1,0,0,0,0,0,0,s*", "s");
    let wanted = "0,0,0,0,0,0,0,0,1/s4,1,0,0,0,0,0,0,s48";
    assert_eq!(scene.play("g"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_four_in_an_own_pit_is_sown_on() {
    let scene = sulus("1,3,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,s*", "s");
    let wanted = "0,0,1,1,1,1,0,0,0/1,0,0,0,0,0,0,0,s49";
    assert_eq!(scene.play("a"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_only_the_last_seed_claims() {
    let scene = sulus("0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,s*", "s");
    let wanted = "0,0,0,0,0,0,0,0,0/4,1,0,0,0,0,0,0,s49";
    assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
}

#[test]
fn s3_6_2_the_move_ends_at_an_empty_pit() {
    let scene = sulus("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,s*", "s");
    let wanted = "0,1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,s52";
    assert_eq!(scene.play("a"), after(wanted, [0, 0], "n"));
    assert_eq!(scene.stop("a"), StopReason::EmptyPit);
}

#[test]
fn s3_6_2_the_move_ends_at_a_claimed_pit() {
    let scene = sulus("1,n4,0,0,0,0,0,0,1/s4,1,0,0,0,0,0,0,s*", "s");
    let wanted = "0,n5,0,0,0,0,0,0,1/s4,1,0,0,0,0,0,0,s43";
    assert_eq!(scene.play("a"), after(wanted, [0, 0], "n"));
    assert_eq!(scene.stop("a"), StopReason::Claimed);
    let wanted = "1,n4,0,0,0,0,0,0,0/s5,1,0,0,0,0,0,0,s43";
    assert_eq!(scene.play("i"), after(wanted, [0, 0], "n"));
    assert_eq!(scene.stop("i"), StopReason::Claimed);
}

#[test]
fn s3_6_3_the_seeds_of_a_claimed_pit_belong_to_its_owner() {
    let scene = sulus("1,n4,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,s*", "s");
    let scores = |scene: &Scene| Side::ALL.map(|side| scene.position.score(side));
    assert_eq!(scores(&scene), [44, 4]);
    assert_eq!(scores(&scene.then("a")), [44, 5]);
    assert_eq!(scores(&scene.then("i")), [48, 4]);
}

#[test]
fn s3_6_4_a_player_without_a_move_passes() {
    let scene = sulus("1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,s*", "s");
    let wanted = "0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,s53";
    assert_eq!(scene.play("a"), after(wanted, [0, 0], "s"));
    assert!(
        scene
            .events("a")
            .contains(&Event::Pass { side: Side::North })
    );
}

#[test]
fn s3_6_4_the_score_is_what_lies_in_claimed_pits_when_neither_can_move() {
    let scene = sulus("0,0,0,0,0,0,0,n5,1/s*,0,0,0,0,0,0,0,0", "s");
    let wanted = "0,0,0,0,0,0,0,n0,0/s0,0,0,0,0,0,0,0,0";
    assert_eq!(scene.play("i"), after(wanted, [49, 5], "x"));
    let reason = OverReason::NobodyCanMove;
    assert_eq!(scene.events("i").last(), Some(&Event::Over { reason }));
}

#[test]
fn s3_6_4_what_a_repetition_leaves_in_other_pits_scores_for_nobody() {
    let scene = sulus("1,n4,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,s*", "s");
    let over = scene.rules.end_by_repetition(&scene.position, &mut ());
    assert_eq!(over.status(), GameStatus::Over);
    assert_eq!(
        over.to_string(),
        "1,n0,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,s0 44-4 x"
    );
    let text = over.to_string();
    assert_eq!(scene.rules.parse_position(&text), Ok(over));
}
