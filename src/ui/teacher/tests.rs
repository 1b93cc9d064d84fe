use super::*;
use crate::bot::protocol::Judgement;
use crate::rules::Variant;

fn judgement(mv: &str, score: i32) -> Judgement {
    Judgement {
        mv: mv.to_owned(),
        score,
        decided: false,
    }
}

fn news(moves: &[(&str, i32)], line: &str) -> Thinking {
    Thinking {
        question: 1,
        depth: 5,
        nodes: 1_000,
        score: moves.first().map_or(0, |one| one.1),
        proved: false,
        line: line.to_owned(),
        why: None,
        moves: moves
            .iter()
            .map(|&(mv, score)| judgement(mv, score))
            .collect(),
    }
}

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

fn judged(moves: &[(&str, i32)], line: &str) -> Judged {
    Judged::read(&giuthi(), &news(moves, line)).expect("judged")
}

#[test]
fn what_the_bot_says_is_read() {
    let judged = judged(&[("a+", 120), ("f-", -30)], "a+ C-");
    assert_eq!(judged.moves.len(), 2);
    assert_eq!(judged.best().worth, 120);
    assert_eq!(judged.cost(judged.moves[1].mv), Some(150));
    let silent = Judged::read(&giuthi(), &news(&[], ""));
    assert_eq!(silent, None);
}

#[test]
fn more_thought_is_wanted_until_it_is_done() {
    let done = Judged {
        spent: Some(Effort::Hint),
        ..judged(&[("a+", 0)], "a+")
    };
    assert!(done.satisfies(Effort::Glance) && done.satisfies(Effort::Hint));
    assert!(!done.satisfies(Effort::Study));
    let unfinished = Judged {
        spent: None,
        ..done.clone()
    };
    assert!(!unfinished.satisfies(Effort::Glance));
    let proved = Judged {
        proved: true,
        ..done
    };
    assert!(proved.satisfies(Effort::Study));
}

#[test]
fn the_moves_that_cost_most_come_first() {
    let game = Match::parse(giuthi(), Side::South, "a+ C-").expect("a game");
    let judgements = vec![
        Some(Rc::new(judged(&[("f-", 300), ("a+", -50)], "f-"))),
        Some(Rc::new(judged(&[("A+", 900), ("C-", 0)], "A+"))),
        None,
    ];
    let both = lapses(&game, &judgements, |_| true);
    let costs: Vec<_> = both
        .iter()
        .map(|lapse| (lapse.moment, lapse.cost))
        .collect();
    assert_eq!(costs, [(1, 900), (0, 350)]);
    let south = lapses(&game, &judgements, |side| side == Side::South);
    assert_eq!(south.len(), 1);
    assert_eq!(lead(&game, &judgements, 0), Some(300));
    assert_eq!(lead(&game, &judgements, 1), Some(-900));
    assert_eq!(lead(&game, &judgements, 2), None);
}

#[test]
fn a_good_move_is_no_lapse() {
    let game = Match::parse(giuthi(), Side::South, "a+ C-").expect("a game");
    let judgements = vec![Some(Rc::new(judged(&[("f-", 99), ("a+", 0)], "f-")))];
    assert_eq!(lapses(&game, &judgements, |_| true), []);
}

#[test]
fn the_end_of_a_game_is_known() {
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 40-32 x";
    let over = giuthi().parse_position(over).expect("a position");
    let game = Match::from_position(giuthi(), over);
    assert_eq!(lead(&game, &Vec::new(), 0), Some(800));
}
