//! What a position looks like without looking further.

use crate::rules::{BySide, Capture, Position, Rules, Side, State};

use super::Score;

/// What counts beside the seeds a player has for certain, in hundredths of a
/// seed, while all seeds are in play; less as they get fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A seed in the player's own row, but for the pits marked for anybody:
    /// those are counted already, or nobody's to play.
    pub held: i32,
    /// A pit that the player could start a move from.
    pub playable: i32,
}

impl Weights {
    /// The weights for a game, found by matches in the arena.
    #[must_use]
    pub const fn of(rules: &Rules) -> Weights {
        let (held, playable) = match rules.capture() {
            Capture::Opposite { uurs: false, .. } => (60, 200),
            Capture::Opposite { uurs: true, .. } => (12, 25),
            Capture::TwosAndFours => (25, 60),
            Capture::ClaimFours => (10, 10),
        };
        Weights { held, playable }
    }
}

/// How `side` stands: exactly where the game is over, else by what both have
/// for certain and by what `weights` says of the rest.
#[must_use]
pub fn evaluate(rules: &Rules, weights: &Weights, position: &Position, side: Side) -> Score {
    let has = BySide::from_fn(|side| banked(rules, position, side));
    let margin = has[side] - has[side.other()];
    if position.state() == State::Over {
        return Score::ended(margin);
    }
    let promise =
        promise(rules, weights, position, side) - promise(rules, weights, position, side.other());
    let total = i32::from(rules.total()).max(1);
    // The fewer seeds are in play, the less there is to come.
    let in_play = total - has.south - has.north;
    let estimate = margin * 100 + promise * in_play / total;
    let half = total / 2;
    if has[side] > half {
        Score::decided(estimate.max(100))
    } else if has[side.other()] > half {
        Score::decided(estimate.min(-100))
    } else {
        Score::estimated(estimate)
    }
}

/// The seeds that a side has for certain.
pub(super) fn banked(rules: &Rules, position: &Position, side: Side) -> i32 {
    if rules.marks() {
        i32::from(position.score(side))
    } else {
        i32::from(position.store(side))
    }
}

/// What a side's own row is good for. What lies in a marked pit stays there.
fn promise(rules: &Rules, weights: &Weights, position: &Position, side: Side) -> i32 {
    let mut promise = 0;
    for pit in rules.board().pits_of(side) {
        if position.mark(pit).is_some() {
            continue;
        }
        let seeds = position.seeds(pit);
        promise += i32::from(seeds) * weights.held;
        if seeds >= rules.least() {
            promise += weights.playable;
        }
    }
    promise
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
        let text = "2,0,2,5,2,2/3,3,3,0,3,7 20-20 n";
        assert_eq!(scored(text, Side::South), -scored(text, Side::North));
        assert_eq!(
            scored("6,6,6,6,6,6/6,6,6,6,6,6 0-0 s", Side::South),
            Score::EVEN
        );
    }
}
