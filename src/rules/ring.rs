//! What sowing does, worked out once for each size of ring: a lap is then an
//! addition, whatever the number of seeds and of pits.
//!
//! Lane p is pit p. Where stores are sown, the lane after the last pit stands
//! for South's store during a move, and the one after that for North's.
//!
//! A way is a walk round: place 0, 1, ... up to the last, and on from place 0.
//! `prefix[t]` counts, lane by lane, the places 0 to t; so a lap from place
//! `from` that drops `seeds` seeds is `prefix[from + seeds] - prefix[from]`.

use std::sync::OnceLock;

use super::words::{LANES, MOST, Words};
use super::{Board, BySide, Direction, Side};

/// Room for two walks round the longest way.
const STEPS: usize = 48;

/// The most pits of a player.
const MOST_PITS: usize = 10;

/// A way round the ring, in one direction.
pub(super) struct Way {
    /// How often each lane is passed up to a step, the first place included.
    pub(super) prefix: [Words<MOST>; STEPS],
    /// The lane at a step.
    pub(super) lane: [u8; STEPS],
    /// The place of each lane.
    pub(super) place: [u8; LANES],
    /// Every place once.
    pub(super) round: Words<MOST>,
    /// The number of places.
    pub(super) places: u8,
}

/// All the ways round a board, and whose side is whose.
pub(super) struct Ring {
    ways: BySide<[Way; 2]>,
    /// All bits of the lanes of a player's pits.
    pub(super) rows: BySide<Words<MOST>>,
}

impl Way {
    fn new(lanes: &[u8]) -> Way {
        let mut way = Way {
            prefix: [Words::EMPTY; STEPS],
            lane: [0; STEPS],
            place: [0; LANES],
            round: Words::EMPTY,
            places: lanes.len() as u8,
        };
        let mut passed = Words::<MOST>::EMPTY;
        for (step, &lane) in lanes.iter().cycle().take(STEPS).enumerate() {
            passed.set(lane, passed.get(lane) + 1);
            way.prefix[step] = passed;
            way.lane[step] = lane;
        }
        for (place, &lane) in lanes.iter().enumerate() {
            way.place[usize::from(lane)] = place as u8;
            way.round.set(lane, 1);
        }
        way
    }
}

impl Ring {
    fn new(pits: u8, stores: bool) -> Ring {
        let way = |side, backward| {
            let mut lanes: Vec<u8> = (0..2 * pits).collect();
            if stores {
                let (place, lane) = match side {
                    Side::South => (pits, 2 * pits),
                    Side::North => (2 * pits, 2 * pits + 1),
                };
                lanes.insert(usize::from(place), lane);
            }
            if backward {
                lanes.reverse();
            }
            Way::new(&lanes)
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
    pub(super) fn of(board: Board, stores: bool) -> &'static Ring {
        static RINGS: [[OnceLock<Ring>; 2]; MOST_PITS + 1] =
            [const { [const { OnceLock::new() }; 2] }; MOST_PITS + 1];
        RINGS[usize::from(board.pits)][usize::from(stores)]
            .get_or_init(|| Ring::new(board.pits, stores))
    }

    /// A player's way round.
    #[inline(always)]
    pub(super) fn way(&self, side: Side, direction: Direction) -> &Way {
        &self.ways[side][direction as usize]
    }
}
