//! Ranks puzzles by how hard they are for searches and levels.

use std::ops::Range;

use mbegu::bot::{BotPlayer, CollectedPuzzle, Level, Limit, Score, TranspositionTable};
use mbegu::rules::{Move, Position, Rules};

use super::verdict::every;

/// The deepest search that is asked for the solution.
const MAX_DEPTH: u8 = 8;

/// A search that needs more positions is the last one.
const MAX_NODES: u64 = 60_000;

/// The levels that try a puzzle, by their places in `Level::ALL`: the lowest but the two
/// that play at random.
const LEVELS: Range<usize> = 2..8;
const TRIES: u64 = 4;

/// The most that the look of a wrong move counts, in hundredths of a seed.
const MAX_LURE: i32 = 1_000;

/// The hardness of a puzzle in hundredths of a point, the sum of three counts:
///
/// - four points for each depth, after the first, that the search needs before it
///   prefers the solution and stays with it;
/// - two points for each seed by which the most natural wrong move looks better than
///   the solution to a search of depth 1, with ten seeds at most. If the solution looks
///   better there, it is as much below zero;
/// - a point for each of 24 tries by which the six lowest levels miss it: four by each
///   level, with other noise each time.
pub fn hardness(
    rules: &Rules,
    position: &Position,
    solution: Move,
    table: &mut TranspositionTable,
) -> i32 {
    let depth = settled_depth(rules, position, solution, table);
    let misses = misses(rules, position, solution, table);
    400 * (i32::from(depth) - 1) + 2 * lure(rules, position, solution, table) + 100 * misses
}

/// The least depth from which every search prefers the solution; one more than the
/// last depth that was tried if that one doesn't.
fn settled_depth(
    rules: &Rules,
    position: &Position,
    solution: Move,
    table: &mut TranspositionTable,
) -> u8 {
    let mut settled = 1;
    for depth in 1..=MAX_DEPTH {
        let result = every(rules, *position, Limit::Depth(depth), table, |_| ());
        if result.every.first().is_none_or(|best| best.mv != solution) {
            settled = depth + 1;
        }
        if result.report.is_none_or(|report| report.nodes > MAX_NODES) {
            break;
        }
    }
    settled
}

/// By how much the best of the other moves looks better at depth 1, in hundredths of a
/// seed.
fn lure(rules: &Rules, position: &Position, solution: Move, table: &mut TranspositionTable) -> i32 {
    let result = every(rules, *position, Limit::Depth(1), table, |_| ());
    let score = |score: Option<Score>| score.map_or(0, Score::hundredths);
    let (mut own, mut other) = (0, -i32::MAX);
    for it in &result.every {
        if it.mv == solution {
            own = score(it.score);
        } else {
            other = other.max(score(it.score));
        }
    }
    other.saturating_sub(own).clamp(-MAX_LURE, MAX_LURE)
}

/// The tries of the lower levels that miss the solution.
fn misses(
    rules: &Rules,
    position: &Position,
    solution: Move,
    table: &mut TranspositionTable,
) -> i32 {
    let mut misses = 0;
    for level in &Level::ALL[LEVELS] {
        // Without noise every try is the same.
        let tries = if level.noise > 0 { TRIES } else { 1 };
        for seed in 0..tries {
            let player = BotPlayer::new(level, rules, &[*position], seed, table);
            if player.think(table) != Some(solution) {
                misses += (TRIES / tries) as i32;
            }
        }
    }
    misses
}

/// The difficulty of each puzzle of a game: the easiest tenth has 1, the hardest 10. Equal
/// hardness is equal difficulty.
pub fn difficulties(hardness: &[i32]) -> Vec<u8> {
    let count = hardness.len().max(1);
    let rank = |own: i32| hardness.iter().filter(|&&other| other < own).count();
    let top = usize::from(CollectedPuzzle::MAX_DIFFICULTY);
    hardness
        .iter()
        .map(|&own| (1 + rank(own) * top / count) as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_of_the_puzzles_has_each_difficulty() {
        let hardness: Vec<i32> = (0..40).map(|place| (place * 7) % 40).collect();
        let mut difficulties = difficulties(&hardness);
        assert_eq!((difficulties[0], difficulties[17]), (1, 10));
        difficulties.sort_unstable();
        let each = (1..=10).flat_map(|difficulty| [difficulty; 4]);
        assert!(difficulties.into_iter().eq(each));
    }

    #[test]
    fn the_same_hardness_is_the_same_difficulty() {
        assert_eq!(difficulties(&[5, 5, 5, -1]), [3, 3, 3, 1]);
        assert!(difficulties(&[]).is_empty());
    }
}
