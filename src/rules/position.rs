//! What lies on the board, and whose turn it is.

mod rest;

pub(in crate::rules) use rest::Rest;

use super::words::{MOST, Words};
use super::{Board, BySide, Direction, Pit, Side};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// That side is to move, and has a legal move.
    ToMove(Side),
    /// Before the race (Rules 3.6.1).
    Race,
    /// Over: what counts lies in the stores.
    Over,
}

/// What narrows this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// That pit may not be played (Rules 3.4.4).
    Barred(Pit),
    /// The side to move sows again, that way (Rules 3.3.1).
    Again {
        /// The only way open.
        direction: Direction,
        /// How many sowings of this turn have failed, from 1.
        failed: u8,
    },
}

/// A position: pits, marks, stores, who is to move, what narrows the turn.
///
/// Those that [`Rules`](super::Rules) gives out are canonical: whoever is to
/// move has a legal move, or the game is over. [`Display`](std::fmt::Display)
/// writes the text form, and
/// [`Rules::parse_position`](super::Rules::parse_position) reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Pit p is lane p; the lanes that the board has no pit for are empty.
    pub(super) words: Words<MOST>,
    pub(super) marks: BySide<u32>,
    pub(super) rest: Rest,
}

impl Position {
    pub(crate) const fn empty(board: Board, state: State) -> Position {
        Position {
            words: Words::EMPTY,
            marks: BySide { south: 0, north: 0 },
            rest: Rest::new(board).with_state(state),
        }
    }

    /// The board it lies on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.rest.board()
    }

    /// The seeds in a pit; 0 for a pit that the board hasn't got.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if self.board().has(pit) {
            self.words.get(pit.index() as u8)
        } else {
            0
        }
    }

    /// The seeds of all pits in ring order, and zeros after the last: for those
    /// who read them all.
    #[must_use]
    #[inline]
    pub fn all_seeds(&self) -> [u8; 24] {
        let mut seeds = [0; 24];
        for (eight, word) in seeds.chunks_exact_mut(8).zip(self.words.0) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        seeds
    }

    /// The pits that are marked for a player, a bit each: that of pit 0 is the
    /// lowest.
    #[must_use]
    #[inline]
    pub const fn marked(&self, side: Side) -> u32 {
        match side {
            Side::South => self.marks.south,
            Side::North => self.marks.north,
        }
    }

    /// The seeds in a player's store.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        self.rest.store(side)
    }

    /// Whose uur or claimed pit it is, if anybody's.
    #[must_use]
    pub fn mark(&self, pit: Pit) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.board().has(pit) && self.marks[side] & pit.bit() != 0)
    }

    /// Where the game stands.
    #[must_use]
    pub const fn state(&self) -> State {
        self.rest.state()
    }

    /// Who is to move, if anybody.
    #[must_use]
    pub const fn to_move(&self) -> Option<Side> {
        match self.state() {
            State::ToMove(side) => Some(side),
            State::Race | State::Over => None,
        }
    }

    /// What narrows this turn, if anything.
    #[must_use]
    pub const fn restriction(&self) -> Option<Restriction> {
        self.rest.restriction()
    }

    /// What a player has for certain: the store, and the seeds in the pits
    /// marked for them.
    #[must_use]
    pub fn score(&self, side: Side) -> u16 {
        let marked = self
            .board()
            .all_pits()
            .filter(|pit| self.marks[side] & pit.bit() != 0);
        marked.map(|pit| u16::from(self.seeds(pit))).sum::<u16>() + u16::from(self.store(side))
    }

    /// A hash of everything that makes the position what it is, well mixed in
    /// all its bits: for tables of positions. It is the same on every machine,
    /// but not in every release.
    ///
    /// It is taken afresh from the words of the board, in a few
    /// multiplications that don't wait for each other; keeping one up to date
    /// lap by lap would cost more.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        // Games with marks leave the upper lanes of the last word empty.
        let marks = u64::from(self.marks.south) << 24 | u64::from(self.marks.north) << 44;
        let [low, middle, high] = self.words.0;
        // A product carries upward only: turned each by another angle, no two
        // leave the same bits to their last lanes alone.
        let key = low.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ middle.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(16)
            ^ (high ^ marks)
                .wrapping_mul(0xa076_1d64_78bd_642f)
                .rotate_left(32)
            ^ self
                .rest
                .0
                .wrapping_mul(0xe703_7ed1_a0b4_28db)
                .rotate_left(48);
        let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        key ^ key >> 29
    }

    /// All seeds, in pits and stores.
    pub(crate) fn total(&self) -> u16 {
        let pits: u16 = self
            .board()
            .all_pits()
            .map(|pit| u16::from(self.seeds(pit)))
            .sum();
        pits + u16::from(self.store(Side::South)) + u16::from(self.store(Side::North))
    }

    pub(crate) fn is_marked(&self, pit: Pit) -> bool {
        (self.marks.south | self.marks.north) & pit.bit() != 0
    }

    /// Puts that many seeds into a pit that the board has.
    pub(crate) fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        if self.board().has(pit) {
            self.words.set(pit.index() as u8, seeds);
        }
    }

    /// One seed into a pit.
    pub(crate) fn drop_seed(&mut self, pit: Pit) {
        self.set_seeds(pit, self.seeds(pit).wrapping_add(1));
    }

    /// Empties a pit.
    pub(crate) fn lift(&mut self, pit: Pit) -> u8 {
        let seeds = self.seeds(pit);
        self.set_seeds(pit, 0);
        seeds
    }

    pub(crate) fn bank(&mut self, side: Side, seeds: u8) {
        self.rest = self.rest.banked(side, seeds);
    }

    pub(crate) fn set_mark(&mut self, pit: Pit, owner: Side) {
        self.marks[owner] |= pit.bit();
    }

    pub(crate) fn set_state(&mut self, state: State) {
        self.rest = self.rest.with_state(state);
    }

    pub(crate) fn set_restriction(&mut self, restriction: Option<Restriction>) {
        self.rest = self.rest.with_restriction(restriction);
    }
}
