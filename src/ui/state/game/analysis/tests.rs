use super::*;
use crate::bot::protocol::SearchInfo;
use crate::bot::{AnalysisBudget, MoveScore};
use crate::rules::{Rules, Variant};

fn info(moves: &[(&str, i32)]) -> SearchInfo {
    let scored = |&(mv, score): &(&str, i32)| MoveScore {
        mv: giuthi().parse_move(mv).expect("a move"),
        score,
        decided: false,
    };
    SearchInfo {
        depth: 5,
        nodes: 1_000,
        score: moves.first().map_or(0, |one| one.1),
        proved: false,
        line: Vec::new(),
        moves: moves.iter().map(scored).collect(),
        certain: None,
    }
}

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

fn analysis(moves: &[(&str, i32)]) -> Analysis {
    info(moves).to_analysis().expect("scores")
}

#[test]
fn progress_with_scores_is_an_analysis() {
    let analysis = analysis(&[("a+", 120), ("f-", -30)]);
    assert_eq!(analysis.moves.len(), 2);
    assert_eq!(analysis.best().score, 120);
    assert_eq!(analysis.cost(analysis.moves[1].mv), Some(150));
    assert_eq!(info(&[]).to_analysis(), None);
}

#[test]
fn the_line_of_an_analysis_begins_with_its_best_move() {
    let mut info = info(&[("a+", 120), ("f-", -30)]);
    let [best, other] = [info.moves[0].mv, info.moves[1].mv];
    info.line = vec![best, other, best, other];
    let line = info.to_analysis().expect("scores").line;
    assert_eq!(line, [best, other, best]);
    info.line = vec![other];
    assert_eq!(info.to_analysis().expect("scores").line, [best]);
}

#[test]
fn more_thought_is_wanted_until_it_is_done() {
    let done = Analysis {
        budget: Some(AnalysisBudget::HINT),
        ..analysis(&[("a+", 0)])
    };
    assert!(done.satisfies(AnalysisBudget::REVIEW) && done.satisfies(AnalysisBudget::HINT));
    assert!(!done.satisfies(AnalysisBudget::STUDY));
    let unfinished = Analysis {
        budget: None,
        ..done.clone()
    };
    assert!(!unfinished.satisfies(AnalysisBudget::REVIEW));
    let proved = Analysis {
        proved: true,
        ..done
    };
    assert!(proved.satisfies(AnalysisBudget::STUDY));
}

#[test]
fn the_costly_moves_and_the_lead_come_from_the_analyses() {
    let game = Match::parse(giuthi(), Side::South, "a+ C-").expect("a game");
    let analyses = vec![
        Some(Rc::new(analysis(&[("f-", 300), ("a+", -50)]))),
        Some(Rc::new(analysis(&[("A+", 900), ("C-", 0)]))),
        None,
    ];
    let costs = costly_moves(&game, &analyses).map(|one| (one.ply, one.side, one.cost));
    let costs: Vec<_> = costs.collect();
    assert_eq!(costs, [(0, Side::South, 350), (1, Side::North, 900)]);
    assert_eq!(lead(&game, &analyses, 0), Some(300));
    assert_eq!(lead(&game, &analyses, 1), Some(-900));
    // Nothing follows the last move: its own score is the lead.
    assert_eq!(lead(&game, &analyses, 2), Some(0));
    assert_eq!(lead(&game, &vec![None, None], 1), None);
    assert_eq!(lead(&game, &vec![None, None], 2), None);
}

#[test]
fn a_move_that_costs_less_than_three_whole_seeds_is_not_costly() {
    let game = Match::parse(giuthi(), Side::South, "a+ C-").expect("a game");
    for (score, count) in [(250, 0), (251, 1)] {
        let analyses = vec![Some(Rc::new(analysis(&[("f-", score), ("a+", 0)])))];
        assert_eq!(costly_moves(&game, &analyses).count(), count);
    }
}

#[test]
fn the_end_of_a_game_is_known() {
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 40-32 x";
    let over = giuthi().parse_position(over).expect("a position");
    let game = Match::from_position(giuthi(), over);
    assert_eq!(lead(&game, &Vec::new(), 0), Some(800));
}
