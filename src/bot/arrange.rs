//! The row that opens a follow-on round (Rules 3.3.4, 3.5.6), chosen by search.

use crate::rules::{Arrangement, Arranging, Match, Next, Rounds, Side};

use super::appraise::Appraiser;
use super::{Chance, Level, Table};

/// Rows looked at first, where there are more.
const FIRST: usize = 48;
/// The best so far, of which others are made.
const KEPT: usize = 12;
/// How many are made of each.
const MADE: usize = 4;
/// How often others are made.
const TURNS: u32 = 2;
/// The best in the end, looked at more closely, and how much more.
const LAST: usize = 6;
const CLOSER: u64 = 4;
/// Appraisals in all, those that look more closely counted as often.
const SHARE: u64 = (FIRST + KEPT * MADE * TURNS as usize) as u64 + LAST as u64 * CLOSER;

/// A level choosing its row, in slices.
///
/// It appraises rows by what a search of the position says that they lead to:
/// some of all kinds, then others made of the best by moving seeds, and the
/// best of all once more, deeper.
#[derive(Debug)]
pub struct Arranger {
    level: Level,
    played: Match,
    arranging: Arranging,
    by: Side,
    appraiser: Appraiser,
    /// Still to be appraised, the one being looked at last.
    queue: Vec<Vec<u8>>,
    begun: bool,
    found: Vec<(i32, Vec<u8>)>,
    turn: u32,
}

impl Arranger {
    /// The choice of whoever is to arrange the next round of a match; `None`
    /// where nobody is. The same seed gives the same row.
    #[must_use]
    pub fn new(level: &Level, played: &Match, seed: u64, table: Table) -> Option<Arranger> {
        let Next::Arrange(arranging) = played.next() else {
            return None;
        };
        let rules = *played.current().rules();
        let appraiser = Appraiser::new(&rules, level, Chance::new(seed), table);
        let mut arranger = Arranger {
            level: *level,
            played: played.clone(),
            arranging,
            by: arranging.by.unwrap_or(Side::South),
            appraiser,
            queue: Vec::new(),
            begun: false,
            found: Vec::new(),
            turn: 0,
        };
        if arranging.by.is_some() {
            arranger.fill(rules.rounds());
        }
        Some(arranger)
    }

    /// Thinks on for about that many positions; whether it has finished.
    pub fn advance(&mut self, nodes: u64) -> bool {
        let Some(row) = self.queue.last() else {
            return self.turn_over();
        };
        if !self.begun {
            let Some((rules, position)) = self.played.arranged(row) else {
                self.queue.clear();
                return true;
            };
            let closer = if self.turn > TURNS { CLOSER } else { 1 };
            let each = (self.level.nodes / SHARE * closer).max(1);
            self.appraiser.begin(&rules, rules.settle(&position), each);
            self.begun = true;
        }
        if let Some(mut worth) = self.appraiser.advance(nodes) {
            if self.by == Side::North {
                worth = -worth;
            }
            worth += self.appraiser.chance().about_zero(self.level.misjudges);
            self.begun = false;
            let row = self.queue.pop().unwrap_or_default();
            self.found.push((worth, row));
        }
        false
    }

    /// The row, from what is known by now, and the table for the next search.
    #[must_use]
    pub fn decide(mut self) -> (Arrangement, Table) {
        self.sort();
        // Of those to be looked at more closely the best comes first, and waits
        // at the end.
        let found = self.found.first().map(|(_, row)| row);
        let best = found.or(self.queue.last()).cloned();
        let row = best.map(Arrangement::new);
        let row = row.filter(|row| self.arranging.check(row).is_ok());
        let even = self.arranging.even();
        (row.unwrap_or(even), self.into_table())
    }

    /// Leaves without a row; the table is for the next search.
    #[must_use]
    pub fn into_table(mut self) -> Table {
        self.appraiser.take_table()
    }

    /// The best first; of equals the one that comes first as a row.
    fn sort(&mut self) {
        self.found
            .sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    }

    /// Goes on to what is to be appraised next; whether nothing is.
    fn turn_over(&mut self) -> bool {
        self.turn += 1;
        self.sort();
        if self.turn <= TURNS {
            let best: Vec<_> = self.found.iter().take(KEPT).cloned().collect();
            for (_, row) in best {
                for _ in 0..MADE {
                    let other = self.moved(&row);
                    self.add(other);
                }
            }
        } else if self.turn == TURNS + 1 && self.found.len() > 1 {
            let best = self.found.drain(..).take(LAST).collect::<Vec<_>>();
            self.queue = best.into_iter().rev().map(|(_, row)| row).collect();
        }
        // A turn in which nothing new was made is no reason to end.
        self.queue.is_empty() && self.turn > TURNS
    }

    /// Queues a row that is allowed and hasn't been met.
    fn add(&mut self, row: Vec<u8>) {
        let allowed = self.arranging.check(&Arrangement::new(row.clone())).is_ok();
        let known = self.queue.contains(&row) || self.found.iter().any(|(_, found)| *found == row);
        if allowed && !known {
            self.queue.push(row);
        }
    }

    /// A row made of another by moving some seeds from one pit to another.
    fn moved(&mut self, row: &[u8]) -> Vec<u8> {
        let mut row = row.to_vec();
        let chance = self.appraiser.chance();
        let pits = row.len() as u32;
        let (from, to) = (chance.below(pits) as usize, chance.below(pits) as usize);
        let seeds = chance.below(u32::from(row[from]) + 1) as u8;
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
        // Some of the random ones will have come before.
        for _ in 0..2 * FIRST {
            let mut row = vec![least; pits];
            for _ in 0..free {
                let pit = self.appraiser.chance().below(pits as u32) as usize;
                row[pit] += 1;
            }
            if self.queue.len() + 1 < FIRST {
                self.add(row);
            }
        }
        self.add(self.arranging.even().pits().to_vec());
    }
}
