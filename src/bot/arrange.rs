//! The row that opens a follow-on round (Rules 3.3.4, 3.5.6), chosen by search.

use crate::rules::{Arrangement, Match, NextStep, Rounds, RowTerms, Side};

use super::position_scorer::PositionScorer;
use super::{Level, Rng, TranspositionTable};

/// The sizes of the search for a row.
struct Plan {
    /// The maximum number of rows to begin with.
    sample: usize,
    /// How many of the best rows are varied in each generation.
    survivors: usize,
    /// The number of rows made of each.
    children: usize,
    /// The number of generations.
    generations: u32,
    /// The best rows at the end, which are searched again.
    finalists: usize,
    /// The factor of positions for them.
    final_factor: u64,
}

impl Plan {
    /// The number of searches, those of the finalists by their factor.
    const fn searches(&self) -> u64 {
        let made = self.survivors * self.children * self.generations as usize;
        (self.sample + made) as u64 + self.finalists as u64 * self.final_factor
    }
}

const PLAN: Plan = Plan {
    sample: 48,
    survivors: 12,
    children: 4,
    generations: 2,
    finalists: 6,
    final_factor: 4,
};

/// A level choosing its row, in slices.
///
/// A row is judged by the score of the position that it leads to. The search tries a
/// sample of rows, then generations made of the best by moving seeds, and at last the
/// best again with more positions.
#[derive(Debug)]
pub struct Arranger {
    level: Level,
    played: Match,
    arranging: RowTerms,
    by: Side,
    scorer: PositionScorer,
    /// The rows to search; the last one is being searched.
    queue: Vec<Vec<u8>>,
    begun: bool,
    found: Vec<(i32, Vec<u8>)>,
    generation: u32,
}

impl Arranger {
    /// A search for the row of the side that arranges the next round; `None` where no
    /// round is to be arranged. The same seed gives the same row.
    #[must_use]
    pub fn new(level: &Level, played: &Match, seed: u64) -> Option<Arranger> {
        let NextStep::Arrange(arranging) = played.next_step() else {
            return None;
        };
        let rules = *played.current().rules();
        let scorer = PositionScorer::new(&rules, level, Rng::new(seed));
        let mut arranger = Arranger {
            level: *level,
            played: played.clone(),
            arranging,
            by: arranging.by.unwrap_or(Side::South),
            scorer,
            queue: Vec::new(),
            begun: false,
            found: Vec::new(),
            generation: 0,
        };
        if arranging.by.is_some() {
            arranger.fill(rules.rounds());
        }
        Some(arranger)
    }

    /// Visits about that many further positions; returns whether it has finished.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> bool {
        let Some(row) = self.queue.last() else {
            return self.next_generation();
        };
        if !self.begun {
            let Some((rules, position)) = self.played.arranged(row) else {
                self.queue.clear();
                return true;
            };
            let factor = if self.generation > PLAN.generations {
                PLAN.final_factor
            } else {
                1
            };
            let each = (self.level.nodes / PLAN.searches() * factor).max(1);
            self.scorer
                .begin(table, &rules, rules.resolve_turn(&position), each);
            self.begun = true;
        }
        if let Some(mut worth) = self.scorer.advance(table, nodes) {
            if self.by == Side::North {
                worth = -worth;
            }
            worth += self.scorer.rng().triangular(self.level.noise);
            self.begun = false;
            let row = self.queue.pop().unwrap_or_default();
            self.found.push((worth, row));
        }
        false
    }

    /// Ends the search and returns the row.
    #[must_use]
    pub fn decide(mut self) -> Arrangement {
        self.sort();
        // The best finalist is at the end of the queue.
        let found = self.found.first().map(|(_, row)| row);
        let best = found.or(self.queue.last()).cloned();
        let row = best.map(Arrangement::new);
        let row = row.filter(|row| self.arranging.check(row).is_ok());
        row.unwrap_or_else(|| self.arranging.even())
    }

    /// The best first; of equal rows the smaller one.
    fn sort(&mut self) {
        self.found
            .sort_unstable_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    }

    /// Queues the next rows; returns whether there are none.
    fn next_generation(&mut self) -> bool {
        self.generation += 1;
        self.sort();
        if self.generation <= PLAN.generations {
            let best: Vec<_> = self.found.iter().take(PLAN.survivors).cloned().collect();
            for (_, row) in best {
                for _ in 0..PLAN.children {
                    let other = self.varied(&row);
                    self.add(other);
                }
            }
        } else if self.generation == PLAN.generations + 1 && self.found.len() > 1 {
            let best = self
                .found
                .drain(..)
                .take(PLAN.finalists)
                .collect::<Vec<_>>();
            self.queue = best.into_iter().rev().map(|(_, row)| row).collect();
        }
        // A generation may have no new row; the next one is tried all the same.
        self.queue.is_empty() && self.generation > PLAN.generations
    }

    /// Queues a row that is legal and new.
    fn add(&mut self, row: Vec<u8>) {
        let allowed = self.arranging.check(&Arrangement::new(row.clone())).is_ok();
        let known = self.queue.contains(&row) || self.found.iter().any(|(_, found)| *found == row);
        if allowed && !known {
            self.queue.push(row);
        }
    }

    /// The row after moving some seeds from one pit to another.
    fn varied(&mut self, row: &[u8]) -> Vec<u8> {
        let mut row = row.to_vec();
        let rng = self.scorer.rng();
        let pits = row.len() as u32;
        let (from, to) = (rng.below(pits) as usize, rng.below(pits) as usize);
        let seeds = rng.below(u32::from(row[from]) + 1) as u8;
        row[from] -= seeds;
        row[to] += seeds;
        row
    }

    /// The rows to begin with: the even one, those with as much as can be in one
    /// pit, and others at random.
    fn fill(&mut self, rounds: Rounds) {
        let least = u8::from(rounds == Rounds::Filling);
        let (pits, seeds) = (usize::from(self.arranging.pits), self.arranging.seeds);
        let free = seeds.saturating_sub(least * self.arranging.pits);
        for heap in 0..pits {
            let mut row = vec![least; pits];
            row[heap] += free;
            self.add(row);
        }
        // Some of the random rows are not new.
        for _ in 0..2 * PLAN.sample {
            let mut row = vec![least; pits];
            for _ in 0..free {
                let pit = self.scorer.rng().below(pits as u32) as usize;
                row[pit] += 1;
            }
            if self.queue.len() + 1 < PLAN.sample {
                self.add(row);
            }
        }
        self.add(self.arranging.even().pits().to_vec());
    }
}
