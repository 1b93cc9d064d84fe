//! What sowing does, worked out once for each size of ring: a lap is then an
//! addition, whatever the number of seeds and of pits.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit stands
//! for South's store during a move, and the one after that for North's.
//!
//! A table is a walk round: place 0, 1, ... up to the last, and on from place 0.
//! `prefix[t]` counts, lane by lane, the places 0 to t; so a lap of `steps`
//! steps from place `from` is `prefix[from + steps] - prefix[from]`. It takes a
//! step for each seed, and one more whenever it passes the pit lifted, where
//! that is left out.

use std::sync::OnceLock;

use super::lanes::{LANE_CAPACITY, Lanes, MAX_WORDS, of_lane};
use super::{Board, BySide, Direction, OriginPit, Side, Stores};

/// The most seeds of a lap: all there are.
const MAX_SEEDS: usize = 180;

/// Room for the steps to a place and of a lap from there, each a byte, so that
/// their sum as an index needs no check.
const PREFIX_LEN: usize = 512;

/// The most pits of a player.
const MAX_PITS: usize = 10;

/// A table round the ring, in one direction.
pub(super) struct SowTable {
    /// How often each lane is passed up to a step, the first place included.
    pub(super) prefix: [Lanes<MAX_WORDS>; PREFIX_LEN],
    /// The place of each lane.
    pub(super) place: [u8; LANE_CAPACITY],
    /// The lane where a lap from a lane ends, for each number of seeds.
    pub(super) end: [[u8; 256]; LANE_CAPACITY],
    /// How many whole rounds a lap makes before the round in which it ends,
    /// for each number of seeds.
    pub(super) rounds: [u8; 256],
    /// The lanes in the order of the walk.
    walk: Vec<u8>,
}

/// All the tables round a board, and whose side is whose.
pub(super) struct Ring {
    tables: BySide<[SowTable; 2]>,
    /// All bits of the lanes of a player's pits.
    pub(super) rows: BySide<Lanes<MAX_WORDS>>,
}

impl SowTable {
    fn new(walk: Vec<u8>, origin_pit: OriginPit) -> SowTable {
        let mut table = SowTable {
            prefix: [Lanes::EMPTY; PREFIX_LEN],
            place: [0; LANE_CAPACITY],
            end: [[0; 256]; LANE_CAPACITY],
            rounds: [0; 256],
            walk,
        };
        let mut passed = Lanes::<MAX_WORDS>::EMPTY;
        for (step, &lane) in table.walk.iter().cycle().take(PREFIX_LEN).enumerate() {
            passed.set(lane, passed.get(lane) + 1);
            table.prefix[step] = passed;
        }
        let left_out = usize::from(origin_pit == OriginPit::Skipped);
        let round = table.walk.len() - left_out;
        for seeds in 1..=MAX_SEEDS {
            let rounds = (seeds - 1) / round;
            table.rounds[seeds] = rounds as u8;
            for (place, &lane) in table.walk.iter().enumerate() {
                let end = place + seeds + rounds * left_out;
                table.end[of_lane(lane)][seeds] = table.walk[end % table.walk.len()];
            }
        }
        for (place, &lane) in table.walk.iter().enumerate() {
            table.place[of_lane(lane)] = place as u8;
            // A lap of no seeds, which no legal move has, ends where it began.
            table.end[of_lane(lane)][0] = lane;
        }
        table
    }

    /// The lane that follows another on the walk.
    pub(super) fn next(&self, lane: u8) -> u8 {
        let place = usize::from(self.place[of_lane(lane)]);
        self.walk[(place + 1) % self.walk.len()]
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

    /// The ring of a board; made at its first use.
    pub(super) fn of(board: Board, stores: Stores, origin_pit: OriginPit) -> &'static Ring {
        type Rings = [[[OnceLock<Box<Ring>>; 2]; 2]; MAX_PITS + 1];
        static RINGS: Rings =
            [const { [const { [const { OnceLock::new() }; 2] }; 2] }; MAX_PITS + 1];
        RINGS[usize::from(board.pits())][stores as usize][origin_pit as usize]
            .get_or_init(|| Box::new(Ring::new(board.pits(), stores, origin_pit)))
    }

    /// A player's table round.
    #[inline(always)]
    pub(super) fn table(&self, side: Side, direction: Direction) -> &SowTable {
        &self.tables[side][direction as usize]
    }
}
