//! The first move of a fair start (Rules 5.1), chosen from the scores of all moves.

use crate::rules::Move;

use super::{MoveScore, Rng};

/// The most by which either side may be ahead after the move, in hundredths of a seed.
/// The balanced openings have the same bound (Rules 5.2).
const MAX_LEAD: i32 = 50;

/// A random move after which neither side is ahead by more than half a seed; where there is
/// none, the move with the smallest lead. `None` without moves.
#[must_use]
pub fn fair_move(moves: &[MoveScore], rng: &mut Rng) -> Option<Move> {
    let lead = |one: &&MoveScore| one.score.abs();
    let even: Vec<_> = moves.iter().filter(|one| lead(one) <= MAX_LEAD).collect();
    let chosen = match even.len() {
        0 => moves.iter().min_by_key(lead)?,
        count => even[rng.below(count as u32) as usize],
    };
    Some(chosen.mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// How often each of the moves is chosen by 300 seeds.
    fn counts(scores: &[(&str, i32)]) -> Vec<usize> {
        let rules = Variant::Giuthi.default_rules();
        let moves = scores.iter().map(|&(mv, score)| MoveScore {
            mv: rules.parse_move(mv).expect("a move"),
            score,
            decided: false,
        });
        let moves: Vec<_> = moves.collect();
        let chosen: Vec<_> = (0..300)
            .map(|seed| fair_move(&moves, &mut Rng::new(seed)).expect("a move"))
            .collect();
        let count = |one: &MoveScore| chosen.iter().filter(|&&mv| mv == one.mv).count();
        moves.iter().map(count).collect()
    }

    #[test]
    fn every_move_within_half_a_seed_is_chosen_as_often() {
        let counts = counts(&[("c+", 90), ("a+", 50), ("b+", 0), ("d+", -50), ("e+", -51)]);
        assert_eq!((counts[0], counts[4]), (0, 0), "{counts:?}");
        assert!(counts[1..4].iter().all(|&count| count > 70), "{counts:?}");
    }

    #[test]
    fn without_such_a_move_the_smallest_lead_is_chosen() {
        assert_eq!(
            counts(&[("c+", 200), ("a+", -60), ("b+", -61)]),
            [0, 300, 0]
        );
    }

    #[test]
    fn there_is_no_move_without_scores() {
        assert_eq!(fair_move(&[], &mut Rng::new(1)), None);
    }
}
