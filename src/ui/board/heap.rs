//! Where the seeds of a pit lie: fixed slots that are filled in order, so that
//! the seeds of a pit stay where they are when another falls in.

/// The seeds of a pit that lie side by side, none covered by another.
pub const FLAT: usize = 20;
/// The most seeds that are drawn: those after the first [`FLAT`] lie on top.
pub const DRAWN: usize = 34;
/// The number of slightly different drawings of a seed.
pub const KINDS: u32 = 5;

/// Cosine and sine of the golden angle, 360 degrees over the square of the
/// golden ratio.
const GOLDEN: (f64, f64) = (-0.737_368_878_078, 0.675_490_294_261);

/// One seed's place in its pit, in units of the pit's radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// To the right of the pit's centre.
    pub x: f64,
    /// Below the pit's centre.
    pub y: f64,
    /// The seed's rotation, in degrees.
    pub turn: f64,
    /// The number of its drawing, below [`KINDS`].
    pub kind: u32,
}

/// The place of the seed number `slot` (from 0) of a pit.
///
/// The places follow a spiral by the golden angle, which packs a disc evenly.
/// Each pit starts at an angle of its own, and each seed is a little off.
#[must_use]
pub fn slot(pit: usize, slot: usize) -> Slot {
    let noise = hash(pit as u32 * 64 + slot as u32);
    let (layer, place, reach) = if slot < FLAT {
        // A step that is coprime to their number takes every place once, and
        // keeps the first few seeds apart.
        (0, (slot * 7 + pit) % FLAT, 0.178)
    } else {
        (1, slot - FLAT, 0.15)
    };
    // The pit's own angle and the layer's are a number of golden angles more.
    let turns = place as u32 + hash(pit as u32 + 977) % 97 + 41 * layer;
    let (cos, sin) = (0..turns).fold((1.0, 0.0), |(cos, sin), _| {
        (
            cos * GOLDEN.0 - sin * GOLDEN.1,
            sin * GOLDEN.0 + cos * GOLDEN.1,
        )
    });
    let radius = reach * (place as f64 + 0.45).sqrt();
    let nudge = |bits: u32| (f64::from(bits % 100) / 99.0 - 0.5) * 0.04;
    Slot {
        x: radius * cos + nudge(noise),
        y: radius * sin + nudge(noise >> 8),
        turn: f64::from((noise >> 16) % 360),
        kind: (noise >> 4) % KINDS,
    }
}

/// A hash of a small number (Thomas Wang's 32 bit mix).
fn hash(value: u32) -> u32 {
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
            for k in 0..DRAWN {
                let at = slot(pit, k);
                assert!(at.x.hypot(at.y) < 0.85, "pit {pit}, slot {k}: {at:?}");
                assert!(at.kind < KINDS);
            }
        }
    }

    #[test]
    fn ten_seeds_can_be_told_apart() {
        for pit in 0..20 {
            for k in 1..10 {
                for j in 0..k {
                    let (a, b) = (slot(pit, j), slot(pit, k));
                    let apart = (a.x - b.x).hypot(a.y - b.y);
                    assert!(apart > 0.2, "pit {pit}, slots {j} and {k}: {apart}");
                }
            }
        }
    }
}
