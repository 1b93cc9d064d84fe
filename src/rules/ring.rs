//! Precomputed tables for sowing. With them a lap is one subtraction and one
//! addition of whole boards, whatever the number of seeds.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit is South's
//! store during a move, and the next lane is North's.
//!
//! A table has a place for each lane, in the order of sowing. `prefix[t]` counts,
//! lane by lane, how often places 0 to t of the repeated order fall on it. A lap
//! of `steps` steps from place `from` is therefore `prefix[from + steps] -
//! prefix[from]`. It has a step for each seed, and one more for each time that it
//! passes the lifted pit, if that pit is skipped.

use std::sync::OnceLock;

use super::lanes::{LANE_CAPACITY, Lanes, MAX_WORDS, lane_index};
use super::{Board, BySide, Direction, OriginPit, Side, Stores};

/// The maximum number of seeds of a lap: all seeds of a game.
const MAX_SEEDS: usize = 180;

/// Enough for the sum of two bytes, a place and the steps of a lap, so that the
/// index needs no bounds check.
const PREFIX_LEN: usize = 512;

/// The maximum number of pits of a player.
const MAX_PITS: usize = 10;

/// The tables of one side and direction.
pub(super) struct SowTable {
    /// By step, how often each lane has had a seed, the first place included.
    pub(super) prefix: [Lanes<MAX_WORDS>; PREFIX_LEN],
    /// The place of each lane.
    pub(super) place: [u8; LANE_CAPACITY],
    /// By first lane and number of seeds, the lane where a lap ends.
    pub(super) end: [[u8; 256]; LANE_CAPACITY],
    /// By number of seeds, how many whole rounds a lap makes before the last one.
    pub(super) rounds: [u8; 256],
    /// The lanes in the order of sowing.
    order: Vec<u8>,
}

/// The tables of a board.
pub(super) struct Ring {
    tables: BySide<[SowTable; 2]>,
    /// All bits of the lanes of a side's pits.
    pub(super) rows: BySide<Lanes<MAX_WORDS>>,
}

impl SowTable {
    fn new(order: Vec<u8>, origin_pit: OriginPit) -> SowTable {
        let mut table = SowTable {
            prefix: [Lanes::EMPTY; PREFIX_LEN],
            place: [0; LANE_CAPACITY],
            end: [[0; 256]; LANE_CAPACITY],
            rounds: [0; 256],
            order,
        };
        let mut passed = Lanes::<MAX_WORDS>::EMPTY;
        for (step, &lane) in table.order.iter().cycle().take(PREFIX_LEN).enumerate() {
            passed.set(lane, passed.get(lane) + 1);
            table.prefix[step] = passed;
        }
        let skipped = usize::from(origin_pit == OriginPit::Skipped);
        let round = table.order.len() - skipped;
        for seeds in 1..=MAX_SEEDS {
            let rounds = (seeds - 1) / round;
            table.rounds[seeds] = rounds as u8;
            for (place, &lane) in table.order.iter().enumerate() {
                let end = place + seeds + rounds * skipped;
                table.end[lane_index(lane)][seeds] = table.order[end % table.order.len()];
            }
        }
        for (place, &lane) in table.order.iter().enumerate() {
            table.place[lane_index(lane)] = place as u8;
            // No legal move has a lap without seeds.
            table.end[lane_index(lane)][0] = lane;
        }
        table
    }

    /// The next lane in the order of sowing.
    pub(super) fn next(&self, lane: u8) -> u8 {
        let place = usize::from(self.place[lane_index(lane)]);
        self.order[(place + 1) % self.order.len()]
    }
}

impl Ring {
    fn new(pits: u8, stores: Stores, origin_pit: OriginPit) -> Ring {
        let table = |side, backward| {
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
            SowTable::new(lanes, origin_pit)
        };
        let row = |side| {
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
        };
        Ring {
            tables: BySide::from_fn(|side| [table(side, false), table(side, true)]),
            rows: BySide::from_fn(row),
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
