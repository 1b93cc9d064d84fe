//! Where the seeds of a pit lie: fixed slots that are filled in order, so that
//! the seeds of a pit stay where they are when another falls in.

use std::f64::consts::FRAC_1_SQRT_2;

use super::layout::Point;

/// The seeds of a pit that lie side by side, none covered by another.
pub const MAX_FLAT: usize = PLACES.len();
/// The most seeds that are drawn: those after the first [`MAX_FLAT`] lie on top.
pub const MAX_DRAWN: usize = 34;
/// The most seeds that are drawn in a store; its number shows the others.
const MAX_DRAWN_IN_STORE: usize = 60;
/// The number of slightly different drawings of a seed.
pub const KINDS: u32 = 4;
/// The number of rotations of a seed.
pub const TURNS: u32 = 12;

/// The places of a layer, in the order in which they are filled. They are as far apart as
/// possible, also the first few alone, and form no visible rings or rows.
const PLACES: [(f64, f64); 19] = [
    (-0.26, -0.23),
    (0.21, 0.33),
    (0.63, -0.27),
    (-0.51, 0.49),
    (0.13, -0.75),
    (-0.01, 0.76),
    (-0.74, -0.18),
    (0.17, -0.34),
    (0.61, 0.42),
    (0.02, 0.01),
    (-0.21, -0.6),
    (-0.15, 0.42),
    (0.39, 0.01),
    (-0.37, 0.12),
    (0.47, -0.6),
    (-0.74, 0.19),
    (0.76, 0.08),
    (-0.57, -0.51),
    (0.35, 0.68),
];
/// The scale of the upper layer; that of the lower one is 1.
const UPPER_LAYER: f64 = 0.78;

/// One seed's place: in units of the pit's radius from [`slot`], in those of the
/// picture from [`Heap::slot`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// To the right of the centre.
    pub x: f64,
    /// Below the centre.
    pub y: f64,
    /// The seed's rotation in steps of 30 degrees, below [`TURNS`].
    pub turn: u32,
    /// The number of its drawing, below [`KINDS`].
    pub kind: u32,
}

/// Where seeds lie, in the units of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Heap {
    /// In a pit, or in anything that is round.
    Pit {
        /// The number that tells the pit from others.
        pit: usize,
        /// The pit's radius.
        radius: f64,
    },
    /// In a store, which is longer than broad.
    Store {
        /// The number that tells the store from others.
        store: usize,
        /// Half the width and half the height of what the seeds cover.
        half: Point,
    },
}

impl Heap {
    /// The most seeds that are drawn.
    pub fn drawn(self) -> usize {
        match self {
            Self::Pit { .. } => MAX_DRAWN,
            Self::Store { .. } => MAX_DRAWN_IN_STORE,
        }
    }

    /// The place of the seed number `k` (from 0), from the centre.
    pub fn slot(self, k: usize) -> Slot {
        match self {
            Self::Pit { pit, radius } => {
                let at = slot(pit, k);
                Slot {
                    x: at.x * radius,
                    y: at.y * radius,
                    ..at
                }
            }
            Self::Store { store, half } => store_slot(store, k, half),
        }
    }
}

/// The place of the seed number `k` (from 0) of a store. Multiples of the
/// inverse golden ratio, less their whole part, fill its length evenly however many
/// seeds there are; across it they lie at random.
fn store_slot(store: usize, k: usize, half: Point) -> Slot {
    const INVERSE_GOLDEN_RATIO: f64 = 0.618_033_989;
    let noise = hash(store as u32 * 128 + k as u32);
    let along = (0.5 + INVERSE_GOLDEN_RATIO * (k + 7 * store) as f64).fract() * 2.0 - 1.0;
    let across = f64::from(noise % 1000) / 499.5 - 1.0;
    // The ends of the store are round.
    let across = across * (1.0 - 0.5 * along.powi(4));
    let (x, y) = if half.y > half.x {
        (across, along)
    } else {
        (along, across)
    };
    Slot {
        x: x * half.x,
        y: y * half.y,
        turn: (noise >> 16) % TURNS,
        kind: (noise >> 4) % KINDS,
    }
}

/// The place of the seed number `slot` (from 0) of a pit.
///
/// Each pit turns the places by an angle of its own, and each seed is a little off its
/// place. The seeds on top lie over the gaps of those below.
pub fn slot(pit: usize, slot: usize) -> Slot {
    let angle = hash(pit as u32 + 977) as usize;
    let (place, angle, size) = match slot.checked_sub(MAX_FLAT) {
        None => (slot, angle, 1.0),
        Some(place) => (place, angle + 7, UPPER_LAYER),
    };
    let (x, y) = PLACES[place % MAX_FLAT];
    let (cos, sin) = (cosine(angle), cosine(angle + 18));
    let noise = hash(pit as u32 * 64 + slot as u32);
    let nudge = |bits: u32| (f64::from(bits % 100) / 99.0 - 0.5) * 0.06;
    Slot {
        x: size * (x * cos - y * sin) + nudge(noise),
        y: size * (x * sin + y * cos) + nudge(noise >> 8),
        turn: (noise >> 16) % TURNS,
        kind: (noise >> 4) % KINDS,
    }
}

/// The cosine of an angle in steps of 15 degrees. From a table: the code of `f64::cos` and
/// `f64::sin` would add 8 kB to the program, 3 kB compressed.
fn cosine(angle: usize) -> f64 {
    const QUARTER: [f64; 7] = [1.0, 0.965_93, 0.866_03, FRAC_1_SQRT_2, 0.5, 0.258_82, 0.0];
    match angle % 24 {
        angle @ 0..=6 => QUARTER[angle],
        angle @ 7..=12 => -QUARTER[12 - angle],
        angle @ 13..=18 => -QUARTER[angle - 12],
        angle => QUARTER[24 - angle],
    }
}

/// A hash of a small number (Thomas Wang's 32 bit mix).
pub(super) fn hash(value: u32) -> u32 {
    let mixed = (value ^ 61 ^ (value >> 16)).wrapping_mul(9);
    let mixed = (mixed ^ (mixed >> 4)).wrapping_mul(0x27d4_eb2d);
    mixed ^ (mixed >> 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_stay_in_their_pit() {
        for pit in 0..20 {
            for k in 0..MAX_DRAWN {
                let at = slot(pit, k);
                assert!(at.x.hypot(at.y) < 0.85, "pit {pit}, slot {k}: {at:?}");
                assert!(at.kind < KINDS);
            }
        }
    }

    /// A seed is 0.4 long and 0.34 broad.
    #[test]
    fn ten_seeds_can_be_told_apart() {
        for pit in 0..20 {
            for k in 1..10 {
                for j in 0..k {
                    let (a, b) = (slot(pit, j), slot(pit, k));
                    let apart = (a.x - b.x).hypot(a.y - b.y);
                    assert!(apart > 0.3, "pit {pit}, slots {j} and {k}: {apart}");
                }
            }
        }
    }

    #[test]
    fn seeds_stay_in_their_store() {
        let half = Point::new(26.0, 70.0);
        for store in 0..2 {
            let heap = Heap::Store { store, half };
            for k in 0..heap.drawn() {
                let at = heap.slot(k);
                assert!(at.x.abs() <= half.x && at.y.abs() <= half.y, "{at:?}");
            }
        }
    }

    #[test]
    fn no_two_seeds_of_a_layer_take_one_place() {
        for layer in [0..MAX_FLAT, MAX_FLAT..MAX_DRAWN] {
            for k in layer.clone() {
                for j in layer.start..k {
                    let (a, b) = (slot(0, j), slot(0, k));
                    assert!((a.x - b.x).hypot(a.y - b.y) > 0.05, "slots {j} and {k}");
                }
            }
        }
    }
}
