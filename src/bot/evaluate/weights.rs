//! The weights of the evaluation: the worth of the seeds in play.

use crate::rules::{BySide, Position, Rules, Side};

use super::{data, winning_seeds};

/// The lanes of a board, one for each pit, in words of eight.
const LANES: usize = 8 * WORDS;
const WORDS: usize = 3;
/// The number of seed counts that have weights of their own; larger counts share the
/// last.
const SEED_CLASSES: usize = 16;
/// The number of seed counts in the table made for a board; larger counts share the
/// last.
const MAX_SEEDS: usize = 32;

/// Two weights in one number, so that one addition adds both: the upper half for all
/// seeds in play, the lower half for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pair(i64);

impl Pair {
    fn new(full: i32, empty: i32) -> Pair {
        Pair((i64::from(full) << 32) + i64::from(empty))
    }

    #[inline(always)]
    fn parts(self) -> (i32, i32) {
        let empty = self.0 as i32;
        (((self.0 - i64::from(empty)) >> 32) as i32, empty)
    }

    #[inline(always)]
    fn plus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_sub(other.0))
    }

    fn times(self, times: i32) -> Pair {
        let (full, empty) = self.parts();
        Pair::new(full * times, empty * times)
    }

    /// The interpolated weight for a number of seeds in play; `each` is the share of one
    /// seed in 2⁻³².
    #[inline(always)]
    fn blend(self, in_play: i32, each: i64) -> i32 {
        let (full, empty) = self.parts();
        let share = i64::from(in_play) * each;
        empty + ((i64::from(full - empty) * share) >> 32) as i32
    }
}

/// The weights of the seeds in play, in hundredths of a seed, for the side to move.
///
/// A game has two sets of numbers, for a board with all seeds in play and for one with
/// none; in between they are interpolated by the share in play. A set has, for the
/// mover's row and then for the other's: the weight of a seed; of a pit at each place
/// with 0 to 15 seeds or more; of a pit at each place that is marked for the owner of
/// the row, or for the other side. The last number is the weight of having the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The words that the board's lanes take.
    words: usize,
    total: i32,
    /// The seeds that win the game or the match.
    goal: i32,
    /// The share that a seed is of all, in 2⁻³².
    each: i64,
    marks: bool,
    having_the_move: Pair,
    /// By who is to move, for each lane by its seeds.
    pits: BySide<Box<[[Pair; MAX_SEEDS]; LANES]>>,
    /// By who is to move, for each lane by who it is marked for.
    marked: BySide<Box<[[Pair; 2]; LANES]>>,
}

impl Weights {
    /// The weights for a game, found by `cargo xtask tune`.
    #[must_use]
    pub fn of(rules: &Rules) -> Weights {
        Weights::from_numbers(rules, data::of(rules.variant()))
    }

    /// Weights that count little more than captures, for the lowest level.
    #[must_use]
    pub fn plain(rules: &Rules) -> Weights {
        let places = Weights::places(rules);
        let row = Weights::row(places);
        let mut numbers = vec![0; Weights::count(rules)];
        for (at, number) in numbers.iter_mut().enumerate() {
            *number = match at % (2 * row + 1) {
                0 => 12,
                at if at == row => -12,
                _ => 0,
            };
        }
        Weights::from_numbers(rules, &numbers)
    }

    /// The number of weights of a game.
    #[must_use]
    pub fn count(rules: &Rules) -> usize {
        2 * Weights::phase(rules)
    }

    /// The number of weights for one phase of the game.
    #[must_use]
    pub fn phase(rules: &Rules) -> usize {
        2 * Weights::row(Weights::places(rules)) + 1
    }

    /// The numbers of one row in one phase.
    const fn row(places: usize) -> usize {
        1 + places * SEED_CLASSES + places * 2
    }

    /// The index of the weight of a pit by its seeds; `first` is that of its row.
    const fn seeds_index(first: usize, place: usize, seeds: usize) -> usize {
        let class = if seeds < SEED_CLASSES {
            seeds
        } else {
            SEED_CLASSES - 1
        };
        first + 1 + place * SEED_CLASSES + class
    }

    /// The index of the weight of a pit that is marked for the owner of the row or
    /// for the other side.
    const fn mark_index(first: usize, places: usize, place: usize, own: bool) -> usize {
        first + 1 + places * SEED_CLASSES + place * 2 + !own as usize
    }

    /// The number of places with weights of their own: the pits of the usual row.
    fn places(rules: &Rules) -> usize {
        usize::from(rules.variant().default_options().pits)
    }

    /// The place that stands for a pit of a row, where that is longer or
    /// shorter than usual.
    fn place(rules: &Rules, pit: usize) -> usize {
        let (places, pits) = (
            Weights::places(rules),
            usize::from(rules.board().pits_per_side()),
        );
        if pits <= 1 {
            return 0;
        }
        (pit * (places - 1) + (pits - 1) / 2) / (pits - 1)
    }

    /// Weights made of [`Weights::count`] numbers; missing ones count as 0.
    #[must_use]
    pub fn from_numbers(rules: &Rules, numbers: &[i16]) -> Weights {
        let phase = Weights::phase(rules);
        let pair = |at: usize| {
            let number = |at: usize| numbers.get(at).map_or(0, |&number| i32::from(number));
            Pair::new(number(at), number(at + phase))
        };
        let places = Weights::places(rules);
        let row = Weights::row(places);
        let pits = usize::from(rules.board().pits_per_side());
        let total = i32::from(rules.total()).max(1);
        let mut weights = Weights {
            words: (2 * pits).div_ceil(8),
            total,
            goal: winning_seeds(rules).into(),
            each: (1 << 32) / i64::from(total) + 1,
            marks: rules.fields().marks(),
            having_the_move: pair(2 * row),
            pits: BySide::from_fn(|_| Box::new([[Pair::default(); MAX_SEEDS]; LANES])),
            marked: BySide::from_fn(|_| Box::new([[Pair::default(); 2]; LANES])),
        };
        for mover in Side::ALL {
            for lane in 0..2 * pits {
                let owner = if lane < pits {
                    Side::South
                } else {
                    Side::North
                };
                let first = if owner == mover { 0 } else { row };
                let place = Weights::place(rules, lane % pits);
                for seeds in 0..MAX_SEEDS {
                    let held = pair(first).times(seeds as i32);
                    let pit = pair(Weights::seeds_index(first, place, seeds));
                    weights.pits[mover][lane][seeds] = held.plus(pit);
                }
                for side in Side::ALL {
                    weights.marked[mover][lane][side.index()] =
                        pair(Weights::mark_index(first, places, place, side == owner));
                }
            }
        }
        weights
    }

    /// The seeds with which a side has won.
    #[inline]
    pub(super) fn goal(&self) -> i32 {
        self.goal
    }

    /// The seeds that both sides have for certain, and the weight of the others for the
    /// mover.
    #[inline]
    pub(super) fn read(&self, position: &Position, mover: Side) -> (BySide<i32>, i32) {
        let mut has = BySide::from_fn(|side| i32::from(position.store(side)));
        let seeds = position.pit_seeds();
        let pits = &self.pits[mover];
        let mut sum = self.having_the_move;
        // Whole words: the weights of lanes beyond the board are 0.
        let words = seeds.as_slice().chunks_exact(8).zip(pits.chunks_exact(8));
        for (seeds, pits) in words.take(self.words) {
            for (&seeds, pit) in seeds.iter().zip(pits) {
                sum = sum.plus(pit[usize::from(seeds).min(MAX_SEEDS - 1)]);
            }
        }
        if self.marks {
            for owner in Side::ALL {
                for pit in position.marked(owner).iter() {
                    let lane = pit.index() % LANES;
                    let held = seeds.get(pit);
                    has[owner] += i32::from(held);
                    let unmarked = pits[lane][usize::from(held).min(MAX_SEEDS - 1)];
                    let marked = self.marked[mover][lane][owner.index()];
                    sum = sum.minus(unmarked).plus(marked);
                }
            }
        }
        let in_play = self.total - has.south - has.north;
        (has, sum.blend(in_play, self.each))
    }

    /// Calls `with` with the place of every number that counts in a position,
    /// and how often it does, and gives the seeds in play: for the tool that
    /// finds the numbers. The places are those of the first phase.
    pub fn features(rules: &Rules, position: &Position, mut with: impl FnMut(usize, i32)) -> i32 {
        let Some(mover) = position.to_move() else {
            return 0;
        };
        let places = Weights::places(rules);
        let row = Weights::row(places);
        let pits = usize::from(rules.board().pits_per_side());
        let mut in_play = 0;
        with(2 * row, 1);
        for pit in rules.board().all_pits() {
            let owner = rules.board().owner(pit);
            let first = if owner == mover { 0 } else { row };
            let place = Weights::place(rules, pit.index() % pits);
            if let Some(side) = position.mark(pit) {
                with(Weights::mark_index(first, places, place, side == owner), 1);
            } else {
                let seeds = usize::from(position.seeds(pit));
                in_play += seeds as i32;
                with(first, seeds as i32);
                with(Weights::seeds_index(first, place, seeds), 1);
            }
        }
        in_play
    }
}
