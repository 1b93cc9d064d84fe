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
/// It is decided if a side has won: with more than half of the seeds, or in a game by
/// rounds with [`Rules::match_goal`], since the seeds of a round carry over.
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
        return final_score(rules, margin(rules, position, side));
    };
    let (has, in_play) = weights.read(position, mover);
    let margin = has[mover] - has[mover.other()];
    let estimate = margin * 100 + in_play;
    let goal = weights.goal();
    // Once the game is decided, stored seeds count for more than those in play:
    // otherwise the winner would never end it.
    let score = if has[mover] >= goal {
        Score::decided((margin * 100 + in_play / 8).max(100))
    } else if has[mover.other()] >= goal {
        Score::decided((margin * 100 + in_play / 8).min(-100))
    } else {
        Score::estimated(estimate)
    };
    if mover == side { score } else { -score }
}

/// The seeds with which a side wins the game, or the match in a game by rounds.
pub(super) fn winning_seeds(rules: &Rules) -> u16 {
    rules.match_goal().unwrap_or(rules.goal())
}

/// The score of a side that ends the game with that lead in seeds: decided, unless a match
/// goes on.
pub(super) fn final_score(rules: &Rules, lead: i32) -> Score {
    let most = (i32::from(rules.total()) + lead.abs()) / 2;
    match rules.match_goal() {
        Some(goal) if most < i32::from(goal) => Score::estimated(lead * 100),
        _ => Score::ended(lead),
    }
}

/// The lead of `side` in seeds, of those that both have for certain.
pub(super) fn margin(rules: &Rules, position: &Position, side: Side) -> i32 {
    let has = banked(rules, position);
    has[side] - has[side.other()]
}

/// The seeds that both have for certain.
pub(super) fn banked(rules: &Rules, position: &Position) -> BySide<i32> {
    let mut has = BySide::from_fn(|side| i32::from(position.store(side)));
    if rules.fields().marks() {
        let seeds = position.pit_seeds();
        for side in Side::ALL {
            for pit in position.marked(side).iter() {
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
    fn a_match_is_not_won_by_half_of_a_round() {
        let rules = Variant::GiuthiRounds.default_rules();
        let weights = Weights::of(&rules);
        let scored = |text: &str| {
            let position = rules.parse_position(text).expect("a position");
            evaluate(&rules, &weights, &position, Side::South)
        };
        let half = scored("2,2,2,2,2,2/3,3,3,3,3,3 37-5 s");
        assert!(!half.is_decided() && half > Score::EVEN);
        let over = |south| format!("0,0,0,0,0,0/0,0,0,0,0,0 {south}-{} x", 72 - south);
        assert_eq!(scored(&over(45)), Score::estimated(1_800));
        // One seed is too few for another row.
        assert_eq!(scored(&over(71)), Score::ended(70));
        assert_eq!(scored(&over(1)), Score::ended(-70));
    }

    #[test]
    fn both_sides_see_the_same() {
        let south = "2,0,2,5,2,2/3,3,3,0,3,7 20-20 s";
        let north = "3,3,3,0,3,7/2,0,2,5,2,2 20-20 n";
        assert_eq!(scored(south, Side::South), -scored(south, Side::North));
        assert_eq!(scored(south, Side::South), scored(north, Side::North));
    }
}
