//! The seeds of a board in machine words (SIMD within a register): a pit is a byte
//! lane, and eight lanes are a word. Adding, comparing and masking work on the
//! whole board at once.
//!
//! This makes the rules 1.4 to 3.6 times as fast as a plain loop that drops seed by seed into
//! an array of bytes.
//!
//! No game has more than 180 seeds, so a lane never overflows into the next.

use std::hint::select_unpredictable;

/// One in every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// All but the top bit of every lane.
const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// `W` words of eight lanes. Two words are enough for 16 pits, three for every
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lanes<const W: usize>(pub(super) [u64; W]);

/// The number of words of the largest board.
pub(super) const MAX_WORDS: usize = 3;
/// The number of lanes of the largest board.
const LANES: usize = MAX_WORDS * 8;
/// The length of arrays with an entry for each lane: a power of two, so that an
/// access by [`lane_index`] needs no bounds check.
pub(super) const LANE_CAPACITY: usize = 32;

/// The index of a lane in an array of [`LANE_CAPACITY`] entries.
#[inline(always)]
pub(super) fn lane_index(lane: u8) -> usize {
    usize::from(lane) % LANE_CAPACITY
}

/// For each lane, a mask of all other lanes.
static ALL_BUT: [[u64; MAX_WORDS]; LANE_CAPACITY] = {
    let mut masks = [[u64::MAX; MAX_WORDS]; LANE_CAPACITY];
    let mut lane = 0;
    while lane < LANES {
        masks[lane][lane / 8] = !(0xff << (lane % 8 * 8));
        lane += 1;
    }
    masks
};

impl<const W: usize> Lanes<W> {
    pub(super) const EMPTY: Lanes<W> = Lanes([0; W]);

    /// Returns the first `W` words.
    #[inline(always)]
    pub(super) fn truncated(lanes: &Lanes<MAX_WORDS>) -> Self {
        Lanes(std::array::from_fn(|word| lanes.0[word]))
    }

    /// Returns the seeds in a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: u8) -> u8 {
        // A branch on the word would be mispredicted half of the time.
        let mut word = self.0[0];
        for at in 1..W {
            word = select_unpredictable(lane >> 3 >= at as u8, self.0[at], word);
        }
        (word >> ((lane & 7) * 8)) as u8
    }

    /// Returns the lanes from `first` on, moved down to lane 0. `first` is below 16.
    #[inline(always)]
    pub(super) fn starting_at(&self, first: u8) -> Self {
        let word = |at: usize| if at < W { self.0[at] } else { 0 };
        let bits = first % 8 * 8;
        Lanes(std::array::from_fn(|at| {
            let (low, high) = match first / 8 {
                0 => (word(at), word(at + 1)),
                _ => (word(at + 1), word(at + 2)),
            };
            // Two shifts, because a shift by 64 is not defined.
            low >> bits | high << 1 << (63 - bits)
        }))
    }

    /// Returns lanes that are empty but for `value` in one of them.
    #[inline(always)]
    pub(super) fn single(lane: u8, value: u8) -> Self {
        let value = u64::from(value) << ((lane & 7) * 8);
        Lanes(std::array::from_fn(|at| {
            select_unpredictable(lane >> 3 == at as u8, value, 0)
        }))
    }

    #[inline(always)]
    pub(super) fn set(&mut self, lane: u8, value: u8) {
        *self = self.without(lane).plus(Self::single(lane, value));
    }

    /// Returns the same lanes with one emptied.
    #[inline(always)]
    pub(super) fn without(self, lane: u8) -> Self {
        let mask = &ALL_BUT[lane_index(lane)];
        self.by_pairs(&Lanes(std::array::from_fn(|at| mask[at])), |one, other| {
            one & other
        })
    }

    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        self.by_pairs(&other, u128::wrapping_add)
    }

    /// Subtracts lane by lane. A lane of `other` that is greater borrows from the next
    /// lane, and adding the difference to a board that has those seeds gives it back.
    #[inline(always)]
    pub(super) fn minus(self, other: Self) -> Self {
        self.by_pairs(&other, u128::wrapping_sub)
    }

    /// Applies `operation` to two words at a time as a `u128`, to the last word alone
    /// if their number is odd. The compiler then uses general registers, from which
    /// single lanes are read fastest; with single words it would use a vector
    /// register. Wasm has no add with carry, so there it is word by word.
    #[inline(always)]
    fn by_pairs(&self, other: &Self, operation: impl Fn(u128, u128) -> u128) -> Self {
        let step = if cfg!(target_arch = "wasm32") { 1 } else { 2 };
        let mut result = [0; W];
        for at in (0..W).step_by(step) {
            let high = (step == 2 && at + 1 < W).then_some(at + 1);
            let pair = |lanes: &[u64; W]| {
                u128::from(high.map_or(0, |high| lanes[high])) << 64 | u128::from(lanes[at])
            };
            let value = operation(pair(&self.0), pair(&other.0));
            result[at] = value as u64;
            if let Some(high) = high {
                result[high] = (value >> 64) as u64;
            }
        }
        Lanes(result)
    }

    /// Returns whether the two have a bit in common.
    #[inline(always)]
    pub(super) fn intersects(&self, other: &Self) -> bool {
        let common: [u64; W] = std::array::from_fn(|at| self.0[at] & other.0[at]);
        common.into_iter().fold(0, |all, word| all | word) != 0
    }

    /// Returns whether a lane of the mask `lanes` has at least `min` seeds, 1 to 128.
    #[inline(always)]
    pub(super) fn any_at_least(&self, min: u8, lanes: &Self) -> bool {
        if min == 1 {
            self.intersects(lanes)
        } else {
            self.top_bits(min).intersects(lanes)
        }
    }

    /// Returns the top bit of every lane that has at least `min` seeds, 1 to 128.
    #[inline(always)]
    fn top_bits(&self, min: u8) -> Self {
        let carry = ONES * u64::from(0x80 - min);
        Lanes(
            self.0
                .map(|word| ((word & LOW).wrapping_add(carry) | word) & !LOW),
        )
    }

    /// Returns the set of lanes that have at least `min` seeds, 1 to 128, among the
    /// first `words` words.
    #[inline(always)]
    pub(super) fn lanes_with(&self, min: u8, words: usize) -> u32 {
        let mut lanes = 0;
        for (at, tops) in self.top_bits(min).0.into_iter().enumerate() {
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
