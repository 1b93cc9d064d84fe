//! Sets of pits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use super::Pit;

/// A set of pits, one bit per pit.
///
/// `|` is the union, `&` the intersection and `-` the difference. There is no
/// complement: which pits are missing depends on the board, so it is written
/// as `board.all_pits().collect::<PitSet>() - set`.
///
/// ```
/// use mbegu::rules::{Pit, PitSet, Side, Variant};
///
/// // Two uurs of South, marked `s` (Rules 3.5.3):
/// //
/// //    4  s2  4  4  4  4     F E D C B A
/// //    4  s2  4  4  4  4     a b c d e f
/// let rules = Variant::LayliGoobalay.default_rules();
/// let position = rules.parse_position("4,s2,4,4,4,4/4,4,4,4,s2,4 2-2 s")?;
/// let board = position.board();
///
/// let uurs = position.marked(Side::South);
/// assert_eq!(uurs, [Pit::new(1), Pit::new(10)].into_iter().collect());
///
/// let row: PitSet = board.pits_of(Side::South).collect();
/// let letters: String = (row - uurs).iter().map(|pit| board.letter(pit)).collect();
/// assert_eq!(letters, "acdef");
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PitSet(u32);

impl PitSet {
    /// The set without a pit.
    pub const EMPTY: PitSet = PitSet(0);

    /// The number of places that a set has room for; no ring is longer.
    const CAPACITY: u8 = 32;

    /// The set of the pits whose bits are set; bit 0 is pit 0.
    #[inline(always)]
    pub(super) const fn from_bits(bits: u32) -> PitSet {
        PitSet(bits)
    }

    /// One bit per pit; bit 0 is pit 0.
    #[inline(always)]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// The set of this pit alone; empty for a pit past the longest ring.
    const fn of(pit: Pit) -> PitSet {
        if pit.index() < PitSet::CAPACITY as usize {
            pit.mask()
        } else {
            PitSet::EMPTY
        }
    }

    /// Returns whether the set contains `pit`.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, pit: Pit) -> bool {
        !self.is_disjoint(PitSet::of(pit))
    }

    /// The number of pits in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set has no pit.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the two sets have no pit in common.
    #[must_use]
    #[inline(always)]
    pub const fn is_disjoint(self, other: PitSet) -> bool {
        self.0 & other.0 == 0
    }

    /// Adds `pit`.
    ///
    /// A pit past the longest ring is left out: it is in no set.
    pub fn insert(&mut self, pit: Pit) {
        *self |= PitSet::of(pit);
    }

    /// The pits in ring order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Pit> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let pit = (bits != 0).then(|| Pit::new(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            pit
        })
    }
}

impl Pit {
    /// The set of this pit alone, for a pit of the ring: without the check of
    /// [`PitSet::of`], which every lap would pay for.
    #[inline(always)]
    pub(super) const fn mask(self) -> PitSet {
        PitSet(1u32.wrapping_shl(self.index() as u32))
    }
}

impl BitOr for PitSet {
    type Output = PitSet;

    #[inline(always)]
    fn bitor(self, other: PitSet) -> PitSet {
        PitSet(self.0 | other.0)
    }
}

impl BitAnd for PitSet {
    type Output = PitSet;

    #[inline(always)]
    fn bitand(self, other: PitSet) -> PitSet {
        PitSet(self.0 & other.0)
    }
}

impl Sub for PitSet {
    type Output = PitSet;

    #[inline(always)]
    fn sub(self, other: PitSet) -> PitSet {
        PitSet(self.0 & !other.0)
    }
}

impl BitOrAssign for PitSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: PitSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for PitSet {
    #[inline(always)]
    fn bitand_assign(&mut self, other: PitSet) {
        *self = *self & other;
    }
}

impl SubAssign for PitSet {
    #[inline(always)]
    fn sub_assign(&mut self, other: PitSet) {
        *self = *self - other;
    }
}

impl From<Pit> for PitSet {
    fn from(pit: Pit) -> PitSet {
        PitSet::of(pit)
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> PitSet {
        pits.into_iter()
            .fold(PitSet::EMPTY, |set, pit| set | PitSet::of(pit))
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Pit::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(pits: &[u8]) -> PitSet {
        pits.iter().copied().map(Pit::new).collect()
    }

    #[test]
    fn the_operators_are_those_of_sets() {
        let (one, other) = (set(&[0, 3, 19]), set(&[3, 4]));
        assert_eq!(one | other, set(&[0, 3, 4, 19]));
        assert_eq!(one & other, set(&[3]));
        assert_eq!(one - other, set(&[0, 19]));
        assert!(!one.is_disjoint(other) && (one - other).is_disjoint(other));
        let mut changed = one;
        changed |= other;
        changed -= set(&[0]);
        changed &= set(&[0, 3, 4]);
        assert_eq!(changed, set(&[3, 4]));
        assert_eq!(format!("{changed:?}"), "{3, 4}");
    }

    #[test]
    fn a_set_is_read_in_ring_order() {
        let pits = set(&[19, 0, 7]);
        let read: Vec<usize> = pits.iter().map(Pit::index).collect();
        assert_eq!(read, [0, 7, 19]);
        assert_eq!(pits.len(), 3);
        assert!(PitSet::EMPTY.is_empty() && PitSet::default().iter().next().is_none());
    }

    #[test]
    fn a_pit_past_every_ring_is_in_no_set() {
        let mut all: PitSet = (0..PitSet::CAPACITY).map(Pit::new).collect();
        let before = all;
        for pit in (PitSet::CAPACITY..=u8::MAX).map(Pit::new) {
            all.insert(pit);
            assert!(!all.contains(pit), "{pit:?}");
        }
        assert_eq!(all, before);
    }
}
