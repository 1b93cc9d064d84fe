//! The first move of a fair start (Rules 5.1), chosen from the scores of all moves.

use crate::rules::Move;

use super::{MoveScore, Rng};

/// The most by which the lead after the move may exceed the smallest lead, in hundredths of
/// a seed. The balanced openings have the same bound for the lead itself (Rules 5.2).
const MAX_EXTRA_LEAD: i32 = 50;

/// A random move of those after which neither side is ahead by half a seed more than after
/// the most even one. `None` without moves.
#[must_use]
pub fn fair_move(moves: &[MoveScore], rng: &mut Rng) -> Option<Move> {
    let lead = |one: &MoveScore| one.score.abs();
    let smallest = moves.iter().map(lead).min()?;
    let is_even = |one: &&MoveScore| lead(one) <= smallest + MAX_EXTRA_LEAD;
    let even: Vec<_> = moves.iter().filter(is_even).collect();
    Some(even[rng.below(even.len() as u32) as usize].mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// The number of random seeds, of 300, by which each of the moves is chosen.
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
    fn every_move_within_half_a_seed_of_the_most_even_one_is_chosen_as_often() {
        let counts = counts(&[("c+", 90), ("a+", 50), ("b+", 0), ("d+", -50), ("e+", -51)]);
        assert_eq!((counts[0], counts[4]), (0, 0), "{counts:?}");
        assert!(counts[1..4].iter().all(|&count| count > 70), "{counts:?}");
    }

    #[test]
    fn no_other_move_is_chosen_where_one_is_the_most_even_by_far() {
        assert_eq!(
            counts(&[("c+", 200), ("a+", -60), ("b+", -111)]),
            [0, 300, 0]
        );
    }

    #[test]
    fn there_is_no_move_without_scores() {
        assert_eq!(fair_move(&[], &mut Rng::new(1)), None);
    }
}
