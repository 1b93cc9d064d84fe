//! The static evaluation: the score of a position without a search
//! (<https://www.chessprogramming.org/Evaluation>).

use crate::rules::{BySide, GameStatus, Position, Rules, Side};

use super::Score;

mod data;
mod weights;

pub use weights::Weights;

/// The score of `side`: exact where the game is over, otherwise the seeds that
/// both have for certain and what `weights` give for the others.
///
/// ```
/// use mbegu::bot::{Weights, evaluate};
/// use mbegu::rules::{Side, Variant};
///
/// let rules = Variant::Giuthi.default_rules();
/// let weights = Weights::of(&rules);
/// // More than half of the seeds are in South's store.
/// let won = rules.parse_position("2,2,2,2,2,2/3,3,3,3,3,3 37-5 s")?;
/// assert!(evaluate(&rules, &weights, &won, Side::South).is_decided());
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[must_use]
pub fn evaluate(rules: &Rules, weights: &Weights, position: &Position, side: Side) -> Score {
    let GameStatus::ToMove(mover) = position.status() else {
        return Score::ended(margin(rules, position, side));
    };
    let (has, in_play) = weights.read(position, mover);
    let margin = has[mover] - has[mover.other()];
    let estimate = margin * 100 + in_play;
    let half = i32::from(rules.total() / 2);
    // Once the game is decided, stored seeds count for more than those in play:
    // otherwise the winner would never end it.
    let score = if has[mover] > half {
        Score::decided((margin * 100 + in_play / 8).max(100))
    } else if has[mover.other()] > half {
        Score::decided((margin * 100 + in_play / 8).min(-100))
    } else {
        Score::estimated(estimate)
    };
    if mover == side { score } else { -score }
}

/// The lead of `side` in seeds, of those that both have for certain.
pub(super) fn margin(rules: &Rules, position: &Position, side: Side) -> i32 {
    let has = banked(rules, position);
    has[side] - has[side.other()]
}

/// The seeds that both have for certain.
pub(super) fn banked(rules: &Rules, position: &Position) -> BySide<i32> {
    let mut has = BySide::from_fn(|side| i32::from(position.store(side)));
    if rules.marks() {
        let seeds = position.pit_seeds();
        for side in Side::ALL {
            for pit in position.marked(side) {
                has[side] += i32::from(seeds.get(pit));
            }
        }
    }
    has
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn scored(text: &str, side: Side) -> Score {
        let rules = Variant::Giuthi.default_rules();
        let position = rules.parse_position(text).expect("a position");
        evaluate(&rules, &Weights::of(&rules), &position, side)
    }

    #[test]
    fn an_ended_game_counts_seeds() {
        let over = "0,0,0,0,0,0/0,0,0,0,0,0 40-32 x";
        assert_eq!(scored(over, Side::South), Score::ended(8));
        assert_eq!(scored(over, Side::North), Score::ended(-8));
    }

    #[test]
    fn more_than_half_is_decided() {
        let won = "2,2,2,2,2,2/3,3,3,3,3,3 37-5 s";
        assert!(scored(won, Side::South).is_decided());
        assert!(scored(won, Side::North) < Score::ended(0));
        assert!(!scored("2,2,2,2,2,2/3,3,3,3,3,3 36-6 s", Side::South).is_decided());
    }

    #[test]
    fn both_sides_see_the_same() {
        let south = "2,0,2,5,2,2/3,3,3,0,3,7 20-20 s";
        let north = "3,3,3,0,3,7/2,0,2,5,2,2 20-20 n";
        assert_eq!(scored(south, Side::South), -scored(south, Side::North));
        assert_eq!(scored(south, Side::South), scored(north, Side::North));
    }
}
