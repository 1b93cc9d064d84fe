//! Precomputed laps. With them a lap is one addition of whole boards, whatever the
//! number of seeds. A move takes a third to nine tenths of the instructions of a loop
//! that drops seed by seed, and a quarter more than it where sowings have one lap
//! (docs/SPEED.md). The tables of a size of board take 0.9 MB, and stay once they are
//! made.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit is South's
//! store during a move, and the next lane is North's.

use std::sync::OnceLock;

use super::lanes::{LANE_CAPACITY, Lanes, MAX_WORDS, lane_index};
use super::{Board, BySide, Direction, OriginPit, Side, Stores};

/// The maximum number of seeds of a lap: all seeds of a game.
const MAX_SEEDS: u8 = 180;

/// The length of an array with an entry for each number of seeds: an access by a byte
/// needs no bounds check.
const SEEDS_LEN: usize = 256;

/// The maximum number of pits of a player.
const MAX_PITS: usize = 10;

/// The end of a lap.
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
    /// apart from the large table, and the number of seeds comes last in the index.
    ends: Box<[[LapEnd; SEEDS_LEN]; LANE_CAPACITY]>,
    /// By number of seeds and first lane, the seeds that every lane gains, less those
    /// that are lifted.
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
    fn new(order: &[u8], theirs: &Lanes<MAX_WORDS>, origin_pit: OriginPit) -> SowTable {
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
                if land == from && origin_pit == OriginPit::Skipped {
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
    fn new(pits: u8, stores: Stores, origin_pit: OriginPit) -> Ring {
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
            if stores == Stores::OwnSown {
                let (place, lane) = match side {
                    Side::South => (pits, 2 * pits),
                    Side::North => (2 * pits, 2 * pits + 1),
                };
                lanes.insert(usize::from(place), lane);
            }
            if backward {
                lanes.reverse();
            }
            SowTable::new(&lanes, &rows[side.other()], origin_pit)
        };
        Ring {
            tables: BySide::from_fn(|side| [table(side, false), table(side, true)]),
            rows,
        }
    }

    /// Returns the tables of a board. They are made at the first call.
    pub(super) fn of(board: Board, stores: Stores, origin_pit: OriginPit) -> &'static Ring {
        type Rings = [[[OnceLock<Box<Ring>>; 2]; 2]; MAX_PITS + 1];
        static RINGS: Rings =
            [const { [const { [const { OnceLock::new() }; 2] }; 2] }; MAX_PITS + 1];
        RINGS[usize::from(board.pits())][stores as usize][origin_pit as usize]
            .get_or_init(|| Box::new(Ring::new(board.pits(), stores, origin_pit)))
    }

    /// Returns the tables of a side that sows in a direction.
    #[inline(always)]
    pub(super) fn table(&self, side: Side, direction: Direction) -> &SowTable {
        &self.tables[side][direction as usize]
    }
}

/// An array of rows that are never on the stack, which is small in a browser.
fn boxed<T: Clone, const N: usize>(row: T) -> Box<[T; N]> {
    let Ok(rows) = vec![row; N].into_boxed_slice().try_into() else {
        unreachable!("the slice has the length of the array")
    };
    rows
}
