//! Moves, and sets of them.

use std::iter::FusedIterator;

use serde::{Deserialize, Serialize};

use super::{Direction, Pit, PitSet};

/// A pit to sow from and the direction of the first lap.
///
/// [`Rules::parse_move`](super::Rules::parse_move) reads a move and
/// [`Rules::display_move`](super::Rules::display_move) writes it.
///
/// ```
/// use mbegu::rules::{Direction, Move, Pit, Variant};
///
/// //    F E D C B A
/// //    a b c d e f    c is the third pit of South
/// let giuthi = Variant::Giuthi.default_rules();
/// let mv = Move { pit: Pit::new(2), direction: Direction::Backward };
/// assert_eq!(giuthi.parse_move("c-"), Ok(mv));
///
/// // Layli Goobalay is sown forward only, so no direction is written.
/// let layli = Variant::LayliGoobalay.default_rules();
/// let mv = layli.parse_move("c")?;
/// assert_eq!(mv.direction, Direction::Forward);
/// assert_eq!(layli.display_move(mv).to_string(), "c");
/// # Ok::<(), mbegu::rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The pit lifted first.
    pub pit: Pit,
    /// The direction of the first lap.
    pub direction: Direction,
}

/// A set of moves. Iteration is in ring order, forward before backward.
///
/// ```
/// use mbegu::rules::{Side, Variant};
///
/// //    5 5 5 5 5     E D C B A
/// //    5 5 5 5 5     a b c d e
/// let rules = Variant::Alemungula.default_rules();
/// let start = rules.start(Side::South);
///
/// let moves = rules.moves(&start);
/// assert_eq!(moves.len(), 6);
/// assert!(moves.contains(rules.parse_move("c-")?));
///
/// let texts = moves.iter().map(|mv| rules.display_move(mv).to_string());
/// assert_eq!(texts.collect::<Vec<_>>(), ["a", "b", "c+", "c-", "d", "e"]);
/// # Ok::<(), mbegu::rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves(u64);

impl Moves {
    /// The number of pits that a set has room for; no ring is longer.
    const CAPACITY: usize = 32;

    const fn bit(mv: Move) -> u64 {
        1 << ((mv.pit.index() * 2 + mv.direction as usize) & 63)
    }

    pub(super) const fn insert(&mut self, mv: Move) {
        self.0 |= Moves::bit(mv);
    }

    /// The moves from one set of pits forward and from another backward.
    #[inline(always)]
    pub(super) const fn of_pits(forward: PitSet, backward: PitSet) -> Moves {
        Moves(spread(forward.bits()) | spread(backward.bits()) << 1)
    }

    /// The number of moves.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is no move.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains `mv`.
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        mv.pit.index() < Moves::CAPACITY && self.0 & Moves::bit(mv) != 0
    }

    /// The moves in order.
    #[must_use]
    #[inline(always)]
    pub const fn iter(self) -> MovesIter {
        MovesIter(self.0)
    }
}

/// Moves every bit of a set of at most 20 pits to twice its place.
#[inline(always)]
const fn spread(bits: u32) -> u64 {
    let mut wide = bits as u64;
    wide = (wide | wide << 16) & 0x0000_ffff_0000_ffff;
    wide = (wide | wide << 8) & 0x00ff_00ff_00ff_00ff;
    wide = (wide | wide << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    wide = (wide | wide << 2) & 0x3333_3333_3333_3333;
    (wide | wide << 1) & 0x5555_5555_5555_5555
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Moves {
        let mut set = Moves::default();
        let has_room = |mv: &Move| mv.pit.index() < Moves::CAPACITY;
        for mv in moves.into_iter().filter(has_room) {
            set.insert(mv);
        }
        set
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = MovesIter;

    #[inline(always)]
    fn into_iter(self) -> MovesIter {
        self.iter()
    }
}

/// Iterates over [`Moves`] in ring order, forward before backward.
#[derive(Clone, Debug)]
pub struct MovesIter(u64);

impl Iterator for MovesIter {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        let direction = if place & 1 == 0 {
            Direction::Forward
        } else {
            Direction::Backward
        };
        Some(Move {
            pit: Pit::new(place / 2),
            direction,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for MovesIter {}

impl FusedIterator for MovesIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_read_in_ring_order_forward_first() {
        let all: Vec<Move> = (0..20)
            .flat_map(|pit| {
                Direction::ALL.map(|direction| Move {
                    pit: Pit::new(pit),
                    direction,
                })
            })
            .collect();
        let set: Moves = all.iter().rev().copied().collect();
        assert_eq!((set.len(), set.iter().len()), (40, 40));
        assert_eq!(set.into_iter().collect::<Vec<_>>(), all);
    }

    #[test]
    fn a_pit_past_every_ring_has_no_move() {
        for pit in Moves::CAPACITY as u8..=u8::MAX {
            let pit = Pit::new(pit);
            for direction in Direction::ALL {
                let mv = Move { pit, direction };
                let set: Moves = [mv].into_iter().collect();
                assert!(set.is_empty() && !set.contains(mv), "{mv:?}");
            }
        }
    }
}
