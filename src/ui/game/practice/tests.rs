use std::rc::Rc;

use super::*;
use crate::bot::{Analysis, MoveScore};
use crate::rules::{Side, Variant};
use crate::ui::state::costly_moves;

const TODAY: i64 = 20_410;

fn analysis(rules: &Rules, moves: &[(&str, i32)]) -> Option<Rc<Analysis>> {
    let scored = |&(mv, score): &(&str, i32)| MoveScore {
        mv: rules.parse_move(mv).expect("a move"),
        score,
        decided: false,
    };
    Some(Rc::new(Analysis {
        moves: moves.iter().map(scored).collect(),
        line: Vec::new(),
        depth: 5,
        proved: false,
        certain: None,
        reasons: None,
        budget: None,
    }))
}

/// Two costly moves of a game of Giuthi: South's and North's.
fn found(of: impl Fn(Side) -> bool) -> Vec<Mistake> {
    let rules = Variant::Giuthi.default_rules();
    let game = Match::parse(rules, Side::South, "a+ C-").expect("a game");
    let analyses = vec![
        analysis(
            &rules,
            &[("f-", 300), ("c-", 260), ("d+", 240), ("a+", -50)],
        ),
        analysis(&rules, &[("B+", 900), ("C-", 0)]),
    ];
    let costly = costly_moves(&game, &analyses).filter(|one| of(one.side));
    costly
        .filter_map(|one| Mistake::of(&game, &analyses, &one))
        .collect()
}

fn practice() -> Practice {
    let mut practice = Practice::default();
    practice.add(found(|_| true), TODAY);
    practice
}

fn read(text: &str) -> Practice {
    Practice::read(text)
}

#[test]
fn costly_moves_become_tasks_in_the_order_of_the_game() {
    let both = found(|_| true);
    assert_eq!(
        both.iter().map(|it| it.cost).collect::<Vec<_>>(),
        [350, 900]
    );
    let south = found(|side| side == Side::South);
    let [mistake] = &south[..] else {
        panic!("one move of South is costly");
    };
    let names = |moves: &[Move]| -> Vec<String> {
        let rules = mistake.rules();
        moves
            .iter()
            .map(|&mv| rules.display_move(mv).to_string())
            .collect()
    };
    assert_eq!(names(&mistake.accepted), ["f-", "c-"]);
    assert_eq!(names(&[mistake.played, mistake.best()]), ["a+", "f-"]);
    let position = mistake.game.current().position();
    assert_eq!(*position, mistake.rules().start(Side::South));
}

#[test]
fn a_right_answer_comes_back_later_and_a_wrong_one_tomorrow() {
    let mut practice = practice();
    let links: Vec<String> = practice.open().iter().map(|it| it.link.clone()).collect();
    let [first, second] = &links[..] else {
        panic!("two tasks");
    };
    assert_eq!(practice.due(TODAY).len(), 2);
    practice.answer(first, true, TODAY);
    practice.answer(second, false, TODAY);
    practice.answer("no such task", true, TODAY);
    assert_eq!(practice.due(TODAY).len(), 0);
    let due: Vec<i64> = practice.open().iter().map(|it| it.due - TODAY).collect();
    assert_eq!(due, [1, 3]);
    assert_eq!(practice.due(TODAY + 1)[0].link, *second);
    for _ in 0..DAYS.len() {
        practice.answer(first, true, TODAY);
    }
    let open: Vec<&str> = practice.open().iter().map(|it| &*it.link).collect();
    assert_eq!(open, [second]);
    practice.answer(second, true, TODAY);
    practice.answer(second, false, TODAY + 3);
    assert_eq!(practice.open()[0].due, TODAY + 4);
}

#[test]
fn a_clock_that_was_wrong_delays_no_task() {
    for (ahead, due) in [(0, 0), (1, 0), (2, 2), (30_000, 2)] {
        let mut practice = practice();
        let links: Vec<String> = practice.open().iter().map(|it| it.link.clone()).collect();
        for link in &links {
            practice.answer(link, true, TODAY + ahead);
        }
        let practice = read(&practice.text());
        assert_eq!(practice.due(TODAY).len(), due, "{ahead} days ahead");
    }
}

#[test]
fn the_same_position_again_is_due_again_but_not_twice_there() {
    let mut practice = practice();
    let link = practice.open()[0].link.clone();
    practice.answer(&link, true, TODAY);
    practice.add(found(|_| true), TODAY + 1);
    assert_eq!(practice.due(TODAY + 1).len(), 2);
    assert_eq!(practice.open().len(), 2);
    // It stays in its box.
    practice.answer(&link, true, TODAY + 1);
    assert_eq!(practice.open()[1].due, TODAY + 1 + DAYS[2]);
}

#[test]
fn what_is_stored_is_read() {
    let mut practice = practice();
    let link = practice.open()[0].link.clone();
    practice.answer(&link, true, TODAY);
    let text = practice.text();
    assert_eq!(read(&text), practice);
    assert_eq!(read("").text(), "");
}

#[test]
fn what_cannot_be_read_is_left_out() {
    let text = practice().text();
    let (first, _) = text.split_once(';').expect("two tasks");
    for damaged in [
        first.replace("=a+,", "=z+,"),
        first.replace(",f-/c-,", ",,"),
        first.replace(",350,", ",0,"),
        first.replace(",350,0,", ",350,9,"),
        format!("{first}x"),
        first.replace(&TODAY.to_string(), "-1"),
        first.replacen(',', "", 1),
        format!("x{first}"),
    ] {
        assert_ne!(damaged, *first);
        assert_eq!(read(&damaged), Practice::default(), "{damaged}");
    }
    assert_eq!(read(&format!("{first};{first};x")).open().len(), 1);
}

#[test]
fn of_two_tabs_the_later_change_counts() {
    let link = practice().open()[0].link.clone();
    let mut early = practice();
    for _ in 0..DAYS.len() {
        early.answer(&link, true, TODAY);
    }
    assert_eq!(early.open().len(), 1, "it is learned");
    let mut late = practice();
    late.answer(&link, false, TODAY + 1);
    for (one, other) in [(&early, &late), (&late, &early)] {
        let mut merged = one.clone();
        merged.merge(other);
        let task = merged.open().into_iter().find(|task| task.link == link);
        assert_eq!(task.map(|task| task.due), Some(TODAY + 2));
    }
}
