//! What sowing does, worked out once for each size of ring: a lap is then an
//! addition, whatever the number of seeds and of pits.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit stands
//! for South's store during a move, and the one after that for North's.
//!
//! A way is a walk round: place 0, 1, ... up to the last, and on from place 0.
//! `prefix[t]` counts, lane by lane, the places 0 to t; so a lap of `steps`
//! steps from place `from` is `prefix[from + steps] - prefix[from]`. It takes a
//! step for each seed, and one more whenever it passes the pit lifted, where
//! that is left out.

use std::sync::OnceLock;

use super::words::{MOST, ROOM, Words, of_lane};
use super::{Board, BySide, Direction, Lifted, Side, Stores};

/// The most seeds of a lap: all there are.
const SEEDS: usize = 180;

/// Room for the steps to a place and of a lap from there, each a byte, so that
/// their sum as an index needs no check.
const STEPS: usize = 512;

/// The most pits of a player.
const MOST_PITS: usize = 10;

/// A way round the ring, in one direction.
pub(super) struct Way {
    /// How often each lane is passed up to a step, the first place included.
    pub(super) prefix: [Words<MOST>; STEPS],
    /// The place of each lane.
    pub(super) place: [u8; ROOM],
    /// The lane where a lap from a lane ends, for each number of seeds.
    pub(super) end: [[u8; 256]; ROOM],
    /// How many whole rounds a lap makes before the round in which it ends,
    /// for each number of seeds.
    pub(super) rounds: [u8; 256],
    /// The lanes in the order of the walk.
    walk: Vec<u8>,
}

/// All the ways round a board, and whose side is whose.
pub(super) struct Ring {
    ways: BySide<[Way; 2]>,
    /// All bits of the lanes of a player's pits.
    pub(super) rows: BySide<Words<MOST>>,
}

impl Way {
    fn new(walk: Vec<u8>, lifted: Lifted) -> Way {
        let mut way = Way {
            prefix: [Words::EMPTY; STEPS],
            place: [0; ROOM],
            end: [[0; 256]; ROOM],
            rounds: [0; 256],
            walk,
        };
        let mut passed = Words::<MOST>::EMPTY;
        for (step, &lane) in way.walk.iter().cycle().take(STEPS).enumerate() {
            passed.set(lane, passed.get(lane) + 1);
            way.prefix[step] = passed;
        }
        let left_out = usize::from(lifted == Lifted::LeftOut);
        let round = way.walk.len() - left_out;
        for seeds in 1..=SEEDS {
            let rounds = (seeds - 1) / round;
            way.rounds[seeds] = rounds as u8;
            for (place, &lane) in way.walk.iter().enumerate() {
                let end = place + seeds + rounds * left_out;
                way.end[of_lane(lane)][seeds] = way.walk[end % way.walk.len()];
            }
        }
        for (place, &lane) in way.walk.iter().enumerate() {
            way.place[of_lane(lane)] = place as u8;
            // A lap of no seeds, which no legal move has, ends where it began.
            way.end[of_lane(lane)][0] = lane;
        }
        way
    }

    /// The lane that follows another on the walk.
    pub(super) fn next(&self, lane: u8) -> u8 {
        let place = usize::from(self.place[of_lane(lane)]);
        self.walk[(place + 1) % self.walk.len()]
    }
}

impl Ring {
    fn new(pits: u8, stores: Stores, lifted: Lifted) -> Ring {
        let way = |side, backward| {
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
            Way::new(lanes, lifted)
        };
        let row = |side| {
            let mut row = Words::EMPTY;
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
            ways: BySide::from_fn(|side| [way(side, false), way(side, true)]),
            rows: BySide::from_fn(row),
        }
    }

    /// The ring of a board; made at its first use.
    pub(super) fn of(board: Board, stores: Stores, lifted: Lifted) -> &'static Ring {
        type Rings = [[[OnceLock<Box<Ring>>; 2]; 2]; MOST_PITS + 1];
        static RINGS: Rings =
            [const { [const { [const { OnceLock::new() }; 2] }; 2] }; MOST_PITS + 1];
        RINGS[usize::from(board.pits)][stores as usize][lifted as usize]
            .get_or_init(|| Box::new(Ring::new(board.pits, stores, lifted)))
    }

    /// A player's way round.
    #[inline(always)]
    pub(super) fn way(&self, side: Side, direction: Direction) -> &Way {
        &self.ways[side][direction as usize]
    }
}
