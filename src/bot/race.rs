//! The race (Rules 3.6.1): a simultaneous choice of both players.
//!
//! The scores of the positions that the pairs of picks lead to are a payoff matrix;
//! the pick is drawn from the equilibrium in mixed strategies
//! (<https://en.wikipedia.org/wiki/Zero-sum_game#Solving>).

use crate::rules::{BySide, Pit, Position, Race, Rules, Side};

use super::position_scorer::PositionScorer;
use super::{Level, Rng, TranspositionTable};

mod mixed;

pub use mixed::{MixedStrategies, SHARES, equilibrium};

/// A level choosing its pick for a race, in slices.
#[derive(Debug)]
pub struct RacePicker {
    level: Level,
    rules: Rules,
    side: Side,
    scorer: PositionScorer,
    /// The positions that the races lead to, South's picks row by row; `None`
    /// for one that is void.
    after: Vec<Option<Position>>,
    /// Their scores so far.
    worth: Vec<i32>,
    /// The noise in each.
    noise: Vec<i32>,
    /// The number of pairs searched, in all rounds.
    done: usize,
    begun: bool,
}

/// All pairs are searched in rounds, each with more positions than the one before, so
/// that all have the same precision whenever time is up: the parts of a pair's share
/// for the rounds.
const ROUNDS: [u64; 3] = [1, 3, 12];

impl RacePicker {
    /// The choice of `side` before a race. `pace` is the number of milliseconds that
    /// each hand takes for a seed; at an even pace both are equal. Of two drops at
    /// the same time South's is the first. The same seed gives the same pick.
    #[must_use]
    pub fn new(
        level: &Level,
        rules: &Rules,
        side: Side,
        pace: BySide<u32>,
        seed: u64,
    ) -> RacePicker {
        let board = rules.board();
        let mut after = Vec::new();
        for south in board.pits_of(Side::South) {
            for north in board.pits_of(Side::North) {
                after.push(outcome(rules, BySide { south, north }, pace));
            }
        }
        let mut scorer = PositionScorer::new(rules, level, Rng::new(seed));
        let noise = after.iter().map(|after| match after {
            Some(_) => scorer.rng().triangular(level.noise),
            None => 0,
        });
        RacePicker {
            level: *level,
            rules: *rules,
            side,
            // 0 for a void race, after which both pick again.
            worth: vec![0; after.len()],
            noise: noise.collect(),
            scorer,
            after,
            done: 0,
            begun: false,
        }
    }

    /// Visits about that many further positions; returns whether it has finished.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> bool {
        let pairs = self.after.len();
        let Some(parts) = ROUNDS.get(self.done / pairs.max(1)) else {
            return true;
        };
        let pair = self.done % pairs;
        let found = match self.after[pair] {
            None => Some(0),
            Some(position) => {
                if !self.begun {
                    let share = self.level.nodes / pairs as u64;
                    let each = (share * parts / ROUNDS.iter().sum::<u64>()).max(1);
                    self.scorer.begin(table, &self.rules, position, each);
                    self.begun = true;
                }
                self.scorer.advance(table, nodes)
            }
        };
        if let Some(worth) = found {
            self.worth[pair] = worth;
            self.begun = false;
            self.done += 1;
        }
        self.done >= pairs * ROUNDS.len()
    }

    /// The score of every pair of picks for South so far, in hundredths of a seed: a
    /// row for each of South's pits, with a column for each of North's.
    #[must_use]
    pub fn worth(&self) -> Vec<Vec<i32>> {
        let pits = usize::from(self.rules.board().pits_per_side());
        let both = self.worth.iter().zip(&self.noise);
        let worth: Vec<i32> = both.map(|(worth, by)| worth + by).collect();
        worth.chunks(pits.max(1)).map(<[i32]>::to_vec).collect()
    }

    /// Ends the search and returns the pick.
    #[must_use]
    pub fn decide(mut self) -> Pit {
        let strategy = &equilibrium(&self.worth()).shares[self.side];
        let mut drawn = self.scorer.rng().below(SHARES);
        let mut at = 0;
        for (pit, &share) in strategy.iter().enumerate() {
            if share > 0 {
                at = pit as u8;
                if drawn < share {
                    break;
                }
                drawn -= share;
            }
        }
        let first = self.rules.board().pits_of(self.side).next();
        let first = first.map_or(0, |pit| pit.index() as u8);
        Pit::new(first + at)
    }
}

/// The position after a race; `None` if it is void.
fn outcome(rules: &Rules, picks: BySide<Pit>, pace: BySide<u32>) -> Option<Position> {
    let mut race = Race::new(*rules, picks, &mut ()).ok()?;
    let each = BySide::from_fn(|side| u64::from(pace[side].max(1)));
    // The time of each hand's next drop.
    let mut due = each;
    while !race.is_finished() {
        let south_first = due.south <= due.north;
        let side = match (race.in_hand(Side::South), race.in_hand(Side::North)) {
            (_, 0) => Side::South,
            (0, _) => Side::North,
            _ if south_first => Side::South,
            _ => Side::North,
        };
        due[side] += each[side];
        race.drop_seed(side, &mut ()).ok()?;
    }
    race.finish(&mut ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Pace, RaceRecord, Variant};

    #[test]
    fn hands_alike_race_at_an_even_pace() {
        let rules = Variant::SulusAidi.default_rules();
        let start = rules.start(Side::South);
        for south in rules.board().pits_of(Side::South) {
            for north in rules.board().pits_of(Side::North) {
                let picks = BySide { south, north };
                let pace = Pace::Even;
                let race = RaceRecord { picks, pace };
                let run = rules.run_race(&start, &race, &mut ()).ok();
                let alike = BySide {
                    south: 300,
                    north: 300,
                };
                assert_eq!(outcome(&rules, picks, alike), run, "{picks:?}");
            }
        }
    }
}
