use serde_json::{Value, json};

use super::*;
use crate::rules::{Rounds, Side};

/// The courses in English, as the file has them.
fn file() -> Value {
    let text = include_str!("../../../../static/lessons/en.json");
    serde_json::from_str(text).expect("JSON")
}

/// The text of the fault of a file.
fn fault(file: Value) -> String {
    let courses = serde_json::from_value::<Courses>(file);
    courses.expect_err("a fault").to_string()
}

/// The text of the fault of a file whose first step, to sow in Giuthi, has another value
/// in a field.
fn fault_of_step(field: &str, value: Value) -> String {
    let mut file = file();
    file["courses"][0]["steps"][0][field] = value;
    let fault = fault(file);
    let rest = fault.strip_prefix("giuthi, \"sow\": ");
    rest.unwrap_or_else(|| panic!("{fault}")).to_owned()
}

#[test]
fn a_step_that_cannot_be_played_is_a_fault() {
    for (field, value, fault) in [
        ("position", json!(""), "\"\" is no position"),
        (
            "position",
            json!("1,2 3-4 s"),
            "\"1,2 3-4 s\" is no position",
        ),
        (
            "before",
            json!(["a+", "z"]),
            "\"a+ z\" can't be played first",
        ),
        ("accepts", json!(["z"]), "\"z\" is no legal ply"),
        ("accepts", json!(["A+"]), "\"A+\" is no legal ply"),
        ("accepts", json!(["a+ A+"]), "\"a+ A+\" is no legal ply"),
        ("accepts", json!([""]), "\"\" is no legal ply"),
        ("shows", json!("=1,1,1"), "\"=1,1,1\" is no legal ply"),
        ("shows", Value::Null, "it must either accept or show plies"),
        (
            "accepts",
            json!(["a+"]),
            "it must either accept or show plies",
        ),
    ] {
        assert_eq!(fault_of_step(field, value), fault);
    }
}

#[test]
fn a_step_of_another_game_is_a_fault() {
    let mut other = file();
    other["courses"][3]["steps"][0] = other["courses"][0]["steps"][0].clone();
    let fault = fault(other);
    assert!(fault.starts_with("alemungula, \"sow\": "), "{fault}");
}

#[test]
fn the_other_player_has_not_won_before_a_step() {
    let courses = serde_json::from_value::<Courses>(file()).expect("courses");
    for step in courses.courses.iter().flat_map(|course| &course.steps) {
        let round = step.task.game.current();
        let (rules, position) = (round.rules(), round.position());
        let is_single = rules.rounds() == Rounds::Single;
        let has_won = position.score(Side::North) >= rules.goal();
        assert!(!(is_single && has_won), "{}", step.id);
    }
}

#[test]
fn every_game_has_one_course() {
    let mut unknown = file();
    unknown["courses"][1]["game"] = json!("chess");
    assert_eq!(fault(unknown), "giuthi-store is missing");
    let mut twice = file();
    let again = twice["courses"][1].clone();
    let courses = twice["courses"].as_array_mut().expect("a list");
    courses.push(again);
    let expected = "\"giuthi-store\" is no game, or comes twice";
    assert_eq!(fault(twice), expected);
}

#[test]
fn courses_may_be_in_any_order() {
    let mut reversed = file();
    let courses = reversed["courses"].as_array_mut().expect("a list");
    courses.reverse();
    let courses = serde_json::from_value::<Courses>(reversed).expect("courses");
    for variant in Variant::ALL {
        assert_eq!(courses.course(variant).variant, variant);
    }
}
