//! The random numbers of the bot: a seeded generator that gives the same numbers
//! natively and in the browser, in every release. Puzzles, openings and the tests of
//! the levels depend on that. The `rand` crate doesn't promise it for its small
//! generators; `rand_chacha` does, but is four crates for what are ten lines here.

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014): the same seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next number; all 64 bits are equally random.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number from 0 to `below - 1`; 0 where `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(below)) >> 32) as u32
    }

    /// A number from `-max` to `max` with a triangular distribution around 0.
    pub fn triangular(&mut self, max: u16) -> i32 {
        let span = u32::from(max) + 1;
        self.below(span) as i32 - self.below(span) as i32
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// The output function of SplitMix64.
const fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_fixes_the_numbers() {
        let first: Vec<u64> = {
            let mut rng = Rng::new(7);
            (0..4).map(|_| rng.next_u64()).collect()
        };
        let mut again = Rng::new(7);
        assert!(first.iter().all(|&number| number == again.next_u64()));
        assert_ne!(Rng::new(8).next_u64(), first[0]);
    }

    #[test]
    fn numbers_stay_within_bounds_and_reach_them() {
        let mut rng = Rng::new(1);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[rng.below(6) as usize] = true;
            assert!(rng.triangular(9).abs() <= 9);
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn a_shuffle_keeps_the_items() {
        let mut items: Vec<u32> = (0..20).collect();
        Rng::new(3).shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
    }
}
