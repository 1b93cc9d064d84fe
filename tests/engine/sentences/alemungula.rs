//! 3.4 Alemungula.

use mbegu::rules::{Direction, Event, IllegalMove, Move, OverReason, Pit, Side, StopReason};

use super::scene::{Scene, after};

fn alemungula(pits: &str, state: &str) -> Scene {
    Scene::new("alemungula", pits, state)
}

#[test]
fn s3_4_1_any_own_pit_with_seeds() {
    let scene = alemungula("1,0,1,0,3/1,1,1,1,1", "s");
    assert_eq!(scene.moves(), "a c+ c- e");
    assert_eq!(scene.refusal("b"), Some(IllegalMove::Empty));
    assert_eq!(scene.refusal("A"), Some(IllegalMove::NotYours));
}

#[test]
fn s3_4_1_the_left_pair_goes_backward_the_right_pair_forward() {
    let south = alemungula("3,3,0,3,3/0,0,6,0,0", "s");
    assert_eq!(south.play("a").pits, "0,3,0,3,3/0,0,7,1,1");
    assert_eq!(south.play("b").pits, "4,0,0,3,3/0,0,6,1,1");
    assert_eq!(south.play("d").pits, "3,3,0,0,4/1,1,6,0,0");
    assert_eq!(south.play("e").pits, "3,3,0,3,0/1,1,7,0,0");
    let north = alemungula("0,0,6,0,0/3,3,0,3,3", "n");
    assert_eq!(north.play("A").pits, "0,0,7,1,1/0,3,0,3,3");
    assert_eq!(north.play("B").pits, "0,0,6,1,1/4,0,0,3,3");
    assert_eq!(north.play("D").pits, "1,1,6,0,0/3,3,0,0,4");
    assert_eq!(north.play("E").pits, "1,1,7,0,0/3,3,0,3,0");
    for pit in [0, 1, 3, 4] {
        let direction = if pit < 2 {
            Direction::Forward
        } else {
            Direction::Backward
        };
        let mv = Move {
            pit: Pit::new(pit),
            direction,
        };
        let refusal = south.rules.check_move(&south.position, mv).err();
        assert_eq!(refusal, Some(IllegalMove::WrongDirection));
    }
}

#[test]
fn s3_4_1_the_middle_pit_goes_either_way() {
    let scene = alemungula("0,0,2,0,0/0,0,6,0,0", "s");
    assert_eq!(scene.play("c+").pits, "0,0,0,1,1/0,0,6,0,0");
    assert_eq!(scene.play("c-").pits, "1,1,0,0,0/0,0,6,0,0");
}

#[test]
fn s3_4_2_one_lap_without_the_stores() {
    let scene = alemungula("0,0,0,2,1/4,0,0,0,0", "s");
    assert_eq!(scene.play("d"), after("0,0,0,0,2/5,0,0,0,0", [0, 0], "n"));
}

#[test]
fn s3_4_2_the_pit_lifted_is_not_left_out() {
    let scene = alemungula("0,0,0,0,10/0,0,0,0,0", "s");
    assert_eq!(scene.play("e"), after("1,1,1,1,1/1,1,1,1,1", [0, 0], "n"));
}

#[test]
fn s3_4_3_a_last_seed_that_makes_two_or_four_captures() {
    for (before, left, taken) in [
        (1, 0, 2),
        (2, 3, 0),
        (3, 0, 4),
        (4, 5, 0),
        (5, 6, 0),
        (0, 1, 0),
    ] {
        let scene = alemungula(&format!("0,0,0,2,0/{before},0,0,0,3"), "s");
        let wanted = format!("0,0,0,0,1/{left},0,0,0,3");
        assert_eq!(scene.play("d"), after(&wanted, [taken, 0], "n"));
        let told = match taken {
            0 => StopReason::OneLap,
            _ => StopReason::MakesTwoOrFour,
        };
        assert_eq!(scene.stop("d"), told);
    }
}

#[test]
fn s3_4_3_going_back_every_next_two_or_four_is_captured() {
    let scene = alemungula("0,0,0,0,3/1,3,1,0,3", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/0,0,0,0,3", [8, 0], "n"));
}

#[test]
fn s3_4_3_the_first_pit_that_is_neither_stops_it() {
    let scene = alemungula("0,0,0,0,3/1,2,1,0,3", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/2,3,0,0,3", [2, 0], "n"));
}

/// `e` holds two as well, but is South's.
#[test]
fn s3_4_3_the_end_of_the_row_stops_it() {
    let scene = alemungula("0,0,0,2,1/1,0,0,0,3", "s");
    assert_eq!(scene.play("d"), after("0,0,0,0,2/0,0,0,0,3", [2, 0], "n"));
}

#[test]
fn s3_4_3_backward_sowing_captures_the_other_way_round() {
    let scene = alemungula("2,0,0,0,0/3,0,0,3,1", "s");
    assert_eq!(scene.play("a"), after("0,0,0,0,0/3,0,0,0,0", [6, 0], "n"));
}

#[test]
fn s3_4_3_nothing_is_captured_on_the_movers_side() {
    let scene = alemungula("0,0,0,1,1/3,0,0,0,0", "s");
    assert_eq!(scene.play("d"), after("0,0,0,0,2/3,0,0,0,0", [0, 0], "n"));
    assert_eq!(scene.stop("d"), StopReason::OneLap);
}

#[test]
fn s3_4_3_everything_may_be_taken() {
    let scene = alemungula("0,0,0,1,1/1,0,0,0,0", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/0,0,0,0,0", [3, 0], "x"));
}

#[test]
fn s3_4_4_a_single_seed_across_the_end_bars_the_empty_pit() {
    let scene = alemungula("0,0,0,0,1/0,0,3,0,0", "s");
    assert_eq!(
        scene.play("e"),
        after("0,0,0,0,0/1,0,3,0,0", [0, 0], "n !A")
    );
    let scene = alemungula("1,0,0,0,0/0,0,3,0,0", "s");
    assert_eq!(
        scene.play("a"),
        after("0,0,0,0,0/0,0,3,0,1", [0, 0], "n !E")
    );
    let scene = alemungula("0,0,3,0,0/0,0,0,0,1", "n");
    assert_eq!(
        scene.play("E"),
        after("1,0,3,0,0/0,0,0,0,0", [0, 0], "s !a")
    );
    let scene = alemungula("0,0,3,0,0/1,0,0,0,0", "n");
    assert_eq!(
        scene.play("A"),
        after("0,0,3,0,1/0,0,0,0,0", [0, 0], "s !e")
    );
}

#[test]
fn s3_4_4_the_barred_pit_may_not_be_played() {
    let scene = alemungula("0,0,0,0,0/1,0,3,0,0", "n !A");
    assert_eq!(scene.moves(), "C+ C-");
    assert_eq!(scene.refusal("A"), Some(IllegalMove::Barred));
}

#[test]
fn s3_4_4_the_bar_holds_for_one_move() {
    let scene = alemungula("0,0,3,0,0/1,0,3,0,0", "n !A");
    let next = scene.then("C-");
    assert_eq!(next.position.restriction(), None);
    assert_eq!(next.then("c+").moves(), "A B");
}

#[test]
fn s3_4_4_two_seeds_bar_nothing() {
    let scene = alemungula("0,0,0,0,2/0,0,3,0,0", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/1,1,3,0,0", [0, 0], "n"));
}

#[test]
fn s3_4_4_eleven_seeds_bar_nothing() {
    let scene = alemungula("0,0,0,0,11/0,0,3,0,0", "s");
    let wanted = "1,1,1,1,1/0,1,4,1,1";
    assert_eq!(scene.play("e"), after(wanted, [2, 0], "n"));
}

#[test]
fn s3_4_4_a_pit_with_seeds_is_not_barred() {
    let scene = alemungula("0,0,0,0,1/2,0,3,0,0", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/3,0,3,0,0", [0, 0], "n"));
}

#[test]
fn s3_4_4_a_single_seed_within_the_row_bars_nothing() {
    let scene = alemungula("0,0,0,1,0/0,0,3,0,0", "s");
    assert_eq!(scene.play("d"), after("0,0,0,0,1/0,0,3,0,0", [0, 0], "n"));
}

#[test]
fn s3_4_5_a_player_without_a_move_ends_the_game() {
    let side = Side::North;
    let reason = OverReason::CannotMove(side);
    let scene = alemungula("0,2,1,0,0/0,0,0,0,0", "s");
    assert_eq!(scene.play("c+"), after("0,0,0,0,0/0,0,0,0,0", [3, 0], "x"));
    assert_eq!(scene.events("c+").last(), Some(&Event::Over { reason }));
}

#[test]
fn s3_4_5_a_player_with_the_barred_seed_alone_has_no_move() {
    let scene = alemungula("0,0,0,2,1/0,0,0,0,0", "s");
    assert_eq!(scene.play("e"), after("0,0,0,0,0/0,0,0,0,0", [2, 1], "x"));
}
