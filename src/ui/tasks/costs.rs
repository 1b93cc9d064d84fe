//! The costs of the moves of a puzzle, compared with its solution.

use crate::bot::Analysis;
use crate::rules::Move;

/// The cost of a move compared with the solution, in hundredths of a seed; `None` for a move that
/// isn't legal.
///
/// The second-best move costs `gain` seeds, as the search that made the puzzle found, which
/// was longer than that of the `analysis`; the others keep their distance from it. Without a
/// gain the costs are those of the analysis.
#[must_use]
pub fn puzzle_cost(analysis: &Analysis, solution: Move, gain: Option<u8>, mv: Move) -> Option<i32> {
    let others = analysis.moves.iter().filter(|it| it.mv != solution);
    let second_best = others.filter_map(|it| analysis.cost(it.mv)).min();
    let shift = gain
        .zip(second_best)
        .map_or(0, |(gain, cost)| 100 * i32::from(gain) - cost);
    Some(analysis.cost(mv)? + shift)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::MoveScore;
    use crate::rules::{Direction, Pit};

    fn sow(pit: u8) -> Move {
        Move {
            pit: Pit::new(pit),
            direction: Direction::Forward,
        }
    }

    /// An analysis with these scores of the moves from the first pits.
    fn analysis(scores: &[i32]) -> Analysis {
        let scored = scores.iter().zip(0..).map(|(&score, pit)| MoveScore {
            mv: sow(pit),
            score,
            decided: false,
        });
        let mut moves: Vec<_> = scored.collect();
        moves.sort_by_key(|it| -it.score);
        Analysis {
            line: vec![moves[0].mv],
            moves,
            depth: 1,
            proved: false,
            certain: None,
            reasons: None,
            budget: None,
        }
    }

    #[test]
    fn the_second_best_move_costs_the_gain() {
        let analysis = analysis(&[900, 200, 500]);
        let cost = |gain, pit| puzzle_cost(&analysis, sow(0), gain, sow(pit));
        assert_eq!((cost(Some(3), 2), cost(Some(3), 1)), (Some(300), Some(600)));
        assert_eq!((cost(None, 2), cost(None, 1)), (Some(400), Some(700)));
        assert_eq!(cost(Some(3), 4), None);
    }

    #[test]
    fn no_move_costs_less_than_the_gain_if_the_analysis_prefers_another() {
        let analysis = analysis(&[400, 700, 100]);
        let cost = |pit| puzzle_cost(&analysis, sow(0), Some(2), sow(pit));
        assert_eq!((cost(1), cost(2)), (Some(200), Some(800)));
    }
}
