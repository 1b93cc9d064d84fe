//! Precomputed laps. With them a lap is one addition of whole boards, whatever the
//! number of seeds. A move takes a third to nine tenths of the instructions of a loop
//! that drops seed by seed, and a quarter more than it where sowings have one lap.
//! The tables of a size of board take 0.9 MB, and stay once they are made.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit is South's
//! store during a move, and the next lane is North's.

use std::sync::OnceLock;

use super::lanes::{LANE_CAPACITY, Lanes, MAX_WORDS, lane_index};
use super::ruleset::MAX_SEEDS;
use super::{Board, BySide, Direction, Side};

/// The length of an array with an entry for each number of seeds: an access by a byte
/// needs no bounds check.
const SEEDS_LEN: usize = 256;

/// The maximum number of pits of a player.
const MAX_PITS: usize = Board::MAX_PITS as usize;

/// The end of a lap. Its size is a power of two, so that the index needs no
/// multiplication.
#[derive(Clone, Copy)]
#[repr(align(4))]
pub(super) struct LapEnd {
    /// The lane of the last seed.
    pub(super) land: u8,
    /// The seeds that this lane gains before the last seed falls, less those lifted from
    /// it. Added to a byte, the number wraps around.
    pub(super) held_change: u8,
    /// `true` if a seed of the lap falls into a pit of the opponent.
    pub(super) crosses: bool,
}

/// The laps of one side in one direction.
pub(super) struct SowTable {
    /// By first lane and number of seeds. The next lap waits for these, so they lie
    /// apart from the large table, and the number of seeds comes last in the index. In the
    /// rows of `changes` they cost Layli Goobalay 8 % of its speed.
    ends: Box<[[LapEnd; SEEDS_LEN]; LANE_CAPACITY]>,
    /// By number of seeds and first lane, the seeds that every lane gains, less those
    /// that are lifted. The first lane may borrow from the next one; the sum with a board
    /// that has the lifted seeds gives it back.
    changes: Box<[[Lanes<MAX_WORDS>; LANE_CAPACITY]; SEEDS_LEN]>,
    /// The next lane in the order of sowing.
    next: [u8; LANE_CAPACITY],
}

/// The tables of a board.
pub(super) struct Ring {
    tables: BySide<[SowTable; 2]>,
    /// All bits of the lanes of a side's pits.
    pub(super) rows: BySide<Lanes<MAX_WORDS>>,
}

impl SowTable {
    /// Sows every lap seed by seed. `order` has the lanes in the order of sowing,
    /// `theirs` all bits of the opponent's.
    fn new(order: &[u8], theirs: &Lanes<MAX_WORDS>, skips_origin: bool) -> SowTable {
        let mut next = [0; LANE_CAPACITY];
        for (&lane, &after) in order.iter().zip(order.iter().cycle().skip(1)) {
            next[lane_index(lane)] = after;
        }
        let no_end = LapEnd {
            land: 0,
            held_change: 0,
            crosses: false,
        };
        let mut ends = boxed([no_end; SEEDS_LEN]);
        let mut changes = boxed([Lanes::EMPTY; LANE_CAPACITY]);
        for &from in order {
            let mut gained = Lanes::EMPTY;
            let mut land = from;
            let mut crosses = false;
            for seeds in 1..=MAX_SEEDS {
                land = next[lane_index(land)];
                if land == from && skips_origin {
                    land = next[lane_index(land)];
                }
                let lifted = if land == from { seeds } else { 0 };
                let held_change = gained.get(land).wrapping_sub(lifted);
                gained.set(land, gained.get(land) + 1);
                crosses |= theirs.get(land) > 0;
                ends[lane_index(from)][usize::from(seeds)] = LapEnd {
                    land,
                    held_change,
                    crosses,
                };
                changes[usize::from(seeds)][lane_index(from)] =
                    gained.minus(Lanes::single(from, seeds));
            }
        }
        SowTable {
            ends,
            changes,
            next,
        }
    }

    /// The end of the lap from a lane with that many seeds, at most 180.
    #[inline(always)]
    pub(super) fn end(&self, from: u8, seeds: u8) -> LapEnd {
        self.ends[lane_index(from)][usize::from(seeds)]
    }

    /// The seeds that the lap from a lane with that many seeds, at most 180, adds to
    /// each lane, less those that are lifted.
    #[inline(always)]
    pub(super) fn change(&self, from: u8, seeds: u8) -> &Lanes<MAX_WORDS> {
        &self.changes[usize::from(seeds)][lane_index(from)]
    }

    /// The next lane in the order of sowing.
    pub(super) fn next(&self, lane: u8) -> u8 {
        self.next[lane_index(lane)]
    }
}

impl Ring {
    fn new(pits: u8, sows_store: bool, skips_origin: bool) -> Ring {
        let rows = BySide::from_fn(|side| {
            let mut row = Lanes::EMPTY;
            for lane in 0..pits {
                row.set(
                    if side == Side::South {
                        lane
                    } else {
                        pits + lane
                    },
                    0xff,
                );
            }
            row
        });
        let table = |side: Side, backward| {
            let mut lanes: Vec<u8> = (0..2 * pits).collect();
            if sows_store {
                let (place, lane) = match side {
                    Side::South => (pits, 2 * pits),
                    Side::North => (2 * pits, 2 * pits + 1),
                };
                lanes.insert(usize::from(place), lane);
            }
            if backward {
                lanes.reverse();
            }
            SowTable::new(&lanes, &rows[side.other()], skips_origin)
        };
        Ring {
            tables: BySide::from_fn(|side| [table(side, false), table(side, true)]),
            rows,
        }
    }

    /// Returns the tables of a board. They are made at the first call.
    pub(super) fn of(board: Board, sows_store: bool, skips_origin: bool) -> &'static Ring {
        type Rings = [[[OnceLock<Box<Ring>>; 2]; 2]; MAX_PITS + 1];
        static RINGS: Rings =
            [const { [const { [const { OnceLock::new() }; 2] }; 2] }; MAX_PITS + 1];
        RINGS[usize::from(board.pits_per_side())][usize::from(sows_store)]
            [usize::from(skips_origin)]
        .get_or_init(|| Box::new(Ring::new(board.pits_per_side(), sows_store, skips_origin)))
    }

    /// Returns the tables of a side that sows in a direction.
    #[inline(always)]
    pub(super) fn table(&self, side: Side, direction: Direction) -> &SowTable {
        &self.tables[side][direction as usize]
    }
}

/// An array of equal rows, made on the heap: the stack of a browser is small.
fn boxed<T: Clone, const N: usize>(row: T) -> Box<[T; N]> {
    let Ok(rows) = vec![row; N].into_boxed_slice().try_into() else {
        unreachable!("the slice has the length of the array")
    };
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the lap from a lane with that many seeds against a sowing seed by seed.
    fn check<const W: usize>(table: &SowTable, skips_origin: bool, from: u8, seeds: u8) {
        let before = Lanes::<W>::single(from, seeds);
        let mut expected = Lanes::<W>::EMPTY;
        let (mut lane, mut held) = (from, 0);
        for _ in 0..seeds {
            lane = table.next(lane);
            if lane == from && skips_origin {
                lane = table.next(lane);
            }
            held = expected.get(lane);
            expected.set(lane, held + 1);
        }
        let after = before.plus(Lanes::truncated(table.change(from, seeds)));
        assert_eq!(after, expected, "{seeds} seeds from {from}");
        let end = table.end(from, seeds);
        let found = before.get(end.land).wrapping_add(end.held_change);
        assert_eq!((end.land, found), (lane, held), "{seeds} seeds from {from}");
    }

    #[test]
    fn a_lap_by_the_tables_is_a_lap_seed_by_seed() {
        for (pits, stores) in
            (1..=MAX_PITS as u8).flat_map(|pits| [false, true].map(|it| (pits, it)))
        {
            for skips_origin in [false, true] {
                let ring = Ring::new(pits, stores, skips_origin);
                let tables = Side::ALL
                    .map(|side| &ring.tables[side])
                    .into_iter()
                    .flatten();
                let laps = (0..2 * pits).flat_map(|from| (1..=MAX_SEEDS).map(move |it| (from, it)));
                for (table, (from, seeds)) in
                    tables.flat_map(|table| laps.clone().map(move |lap| (table, lap)))
                {
                    check::<MAX_WORDS>(table, skips_origin, from, seeds);
                    if pits <= 7 {
                        check::<2>(table, skips_origin, from, seeds);
                    }
                }
            }
        }
    }
}
