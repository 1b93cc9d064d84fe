//! Seeds in machine words: a pit is a byte lane, eight of them in a word, and
//! a whole board is added to, compared and masked at once.
//!
//! No game has more than 180 seeds, so a lane never overflows into the next.

use std::hint::select_unpredictable;

/// One in every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// All but the top bit of every lane.
const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// `W` words of eight lanes: two hold every board of up to 16 pits, three
/// every board there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lanes<const W: usize>(pub(super) [u64; W]);

/// The most words of a board, and the lanes they have.
pub(super) const MAX_WORDS: usize = 3;
/// The lanes of the widest board.
const LANES: usize = MAX_WORDS * 8;
/// Room for something about each lane: a power of two, so that an index
/// [`of_lane`] needs no check.
pub(super) const LANE_CAPACITY: usize = 32;

/// The index of what is kept about a lane.
#[inline(always)]
pub(super) fn of_lane(lane: u8) -> usize {
    usize::from(lane) % LANE_CAPACITY
}

/// For each lane, all bits but its own.
static KEEP: [[u64; MAX_WORDS]; LANE_CAPACITY] = {
    let mut keep = [[u64::MAX; MAX_WORDS]; LANE_CAPACITY];
    let mut lane = 0;
    while lane < LANES {
        keep[lane][lane / 8] = !(0xff << (lane % 8 * 8));
        lane += 1;
    }
    keep
};

impl<const W: usize> Lanes<W> {
    pub(super) const EMPTY: Lanes<W> = Lanes([0; W]);

    /// The first `W` words of a widest board.
    #[inline(always)]
    pub(super) fn of(lanes: &Lanes<MAX_WORDS>) -> Self {
        Lanes(std::array::from_fn(|word| lanes.0[word]))
    }

    /// What a lane holds.
    #[inline(always)]
    pub(super) fn get(&self, lane: u8) -> u8 {
        // Which word is as random as sowing is: a selection, not a branch.
        let mut word = self.0[0];
        for at in 1..W {
            word = select_unpredictable(lane >> 3 >= at as u8, self.0[at], word);
        }
        (word >> ((lane & 7) * 8)) as u8
    }

    /// The lanes from `first`, one of the first 16, on.
    #[inline(always)]
    pub(super) fn starting_at(&self, first: u8) -> Self {
        let word = |at: usize| if at < W { self.0[at] } else { 0 };
        let bits = first % 8 * 8;
        Lanes(std::array::from_fn(|at| {
            let (low, high) = match first / 8 {
                0 => (word(at), word(at + 1)),
                _ => (word(at + 1), word(at + 2)),
            };
            // Two shifts, as one by 64 is none.
            low >> bits | high << 1 << (63 - bits)
        }))
    }

    /// A word with `value` in the lane's place, and zeros in the other words.
    #[inline(always)]
    fn at(lane: u8, value: u8) -> Self {
        let value = u64::from(value) << ((lane & 7) * 8);
        Lanes(std::array::from_fn(|at| {
            select_unpredictable(lane >> 3 == at as u8, value, 0)
        }))
    }

    #[inline(always)]
    pub(super) fn set(&mut self, lane: u8, value: u8) {
        *self = self.without(lane).plus(Self::at(lane, value));
    }

    /// The same with that lane empty.
    #[inline(always)]
    pub(super) fn without(self, lane: u8) -> Self {
        let keep = &KEEP[of_lane(lane)];
        self.by_pairs(&Lanes(std::array::from_fn(|at| keep[at])), |one, other| {
            one & other
        })
    }

    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        self.by_pairs(&other, u128::wrapping_add)
    }

    /// Lane by lane, where no lane of `other` is the greater.
    #[inline(always)]
    pub(super) fn minus(self, other: Self) -> Self {
        self.by_pairs(&other, u128::wrapping_sub)
    }

    #[inline(always)]
    pub(super) fn or(self, other: Self) -> Self {
        self.by_pairs(&other, |one, other| one | other)
    }

    /// Two words at a time as one, the last alone if they are odd. Compilers
    /// keep such a pair in ordinary registers, where its lanes are read
    /// soonest; single words they would gather in a vector. In wasm, which has
    /// no carry, a word stays a word.
    #[inline(always)]
    fn by_pairs(&self, other: &Self, of: impl Fn(u128, u128) -> u128) -> Self {
        let together = if cfg!(target_arch = "wasm32") { 1 } else { 2 };
        let mut result = [0; W];
        for at in (0..W).step_by(together) {
            let high = (together == 2 && at + 1 < W).then_some(at + 1);
            let pair = |lanes: &[u64; W]| {
                u128::from(high.map_or(0, |high| lanes[high])) << 64 | u128::from(lanes[at])
            };
            let value = of(pair(&self.0), pair(&other.0));
            result[at] = value as u64;
            if let Some(high) = high {
                result[high] = (value >> 64) as u64;
            }
        }
        Lanes(result)
    }

    /// Whether the two have a bit in common.
    #[inline(always)]
    pub(super) fn meets(&self, other: &Self) -> bool {
        let common: [u64; W] = std::array::from_fn(|at| self.0[at] & other.0[at]);
        common.into_iter().fold(0, |all, word| all | word) != 0
    }

    /// Whether a lane that has all its bits in `lanes` holds `min` or more, 1
    /// to 128.
    #[inline(always)]
    pub(super) fn have(&self, min: u8, lanes: &Self) -> bool {
        if min == 1 {
            self.meets(lanes)
        } else {
            self.with_least(min).meets(lanes)
        }
    }

    /// The top bit of every lane that holds `min` or more, 1 to 128.
    #[inline(always)]
    fn with_least(&self, min: u8) -> Self {
        let carry = ONES * u64::from(0x80 - min);
        Lanes(
            self.0
                .map(|word| ((word & LOW).wrapping_add(carry) | word) & !LOW),
        )
    }

    /// The set of lanes that hold `min` or more, 1 to 128, of the first
    /// `words` words.
    #[inline(always)]
    pub(super) fn lanes_with(&self, min: u8, words: usize) -> u32 {
        let mut lanes = 0;
        for (at, tops) in self.with_least(min).0.into_iter().enumerate() {
            if at < words {
                // Gathers the eight lowest bits of the lanes into one byte.
                let byte = (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
                lanes |= (byte as u32) << (8 * at);
            }
        }
        lanes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_bytes() {
        let mut lanes = Lanes::<MAX_WORDS>::EMPTY;
        for lane in 0..LANES as u8 {
            lanes.set(lane, lane * 7);
        }
        for lane in 0..LANES as u8 {
            assert_eq!(lanes.get(lane), lane * 7);
            assert_eq!(lanes.without(lane).get(lane), 0);
        }
        assert_eq!(lanes.lanes_with(1, MAX_WORDS), 0xff_fffe);
        for first in 0..16 {
            let rest = lanes.starting_at(first);
            for lane in 0..LANES as u8 - first {
                assert_eq!(rest.get(lane), lanes.get(first + lane));
            }
            assert_eq!(rest.lanes_with(1, MAX_WORDS), 0xff_fffe >> first);
        }
        lanes.set(3, 1);
        lanes.set(20, 200);
        assert_eq!(lanes.lanes_with(2, MAX_WORDS), 0xff_fff6);
    }
}
