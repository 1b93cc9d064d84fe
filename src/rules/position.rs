//! Positions.

mod packed;
mod setup;

pub(in crate::rules) use packed::PackedState;
pub use setup::Setup;

use super::lanes::{Lanes, MAX_WORDS};
use super::{Board, BySide, Direction, Pit, PitSet, Side};

/// Whether the game is being played, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStatus {
    /// That side is to move, and has a legal move.
    ToMove(Side),
    /// Before the race (Rules 3.6.1).
    Race,
    /// Over: what counts lies in the stores.
    Over,
}

/// A restriction on the moves of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// That pit may not be played (Rules 3.4.4).
    Barred(Pit),
    /// The side to move sows again, in that direction (Rules 3.3.1).
    Again {
        /// The only direction allowed.
        direction: Direction,
        /// The number of failed sowings of this turn, from 1.
        failed: u8,
    },
}

/// A position: pits, marks, stores, the side to move and its restriction.
///
/// The positions that [`Rules`](super::Rules) returns are canonical: the side to
/// move has a legal move, or the game is over. [`Display`](std::fmt::Display)
/// writes the text form, and
/// [`Rules::parse_position`](super::Rules::parse_position) parses it.
///
/// ```
/// use mbegu::rules::{GameStatus, Side, Variant};
///
/// //       4 4 4 4 4 4        F E D C B A    North's store: 3
/// //       3 0 4 6 4 4        a b c d e f    South's store: 0
/// let rules = Variant::LayliGoobalay.default_rules();
/// let position = rules.parse_position("3,0,4,6,4,4/4,4,4,4,4,4 0-3 n")?;
/// let board = position.board();
///
/// let row: Vec<u8> = board.pits_of(Side::South).map(|pit| position.seeds(pit)).collect();
/// assert_eq!(row, [3, 0, 4, 6, 4, 4]);
/// assert_eq!(position.status(), GameStatus::ToMove(Side::North));
/// assert_eq!((position.store(Side::North), position.score(Side::South)), (3, 0));
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Pit p is lane p; the lanes that the board has no pit for are empty.
    pub(super) lanes: Lanes<MAX_WORDS>,
    pub(super) marks: BySide<PitSet>,
    pub(super) packed: PackedState,
}

impl Position {
    pub(crate) const fn empty(board: Board, status: GameStatus) -> Position {
        Position {
            lanes: Lanes::EMPTY,
            marks: BySide {
                south: PitSet::EMPTY,
                north: PitSet::EMPTY,
            },
            packed: PackedState::new(board).with_status(status),
        }
    }

    /// The size and shape of the board that the seeds lie on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.packed.board()
    }

    /// The seeds in a pit; 0 for a pit that is not on the board.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if self.board().has(pit) {
            self.lanes.get(pit.index() as u8)
        } else {
            0
        }
    }

    /// The seeds of all pits, read in one go.
    #[inline]
    pub(crate) fn pit_seeds(&self) -> PitSeeds {
        let mut seeds = [0; PitSeeds::LEN];
        for (eight, word) in seeds.chunks_exact_mut(8).zip(self.lanes.0) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        PitSeeds(seeds)
    }

    /// The pits that are marked for a player: uurs (Rules 3.5.3) or claimed
    /// pits (Rules 3.6.2).
    #[must_use]
    #[inline]
    pub const fn marked(&self, side: Side) -> PitSet {
        match side {
            Side::South => self.marks.south,
            Side::North => self.marks.north,
        }
    }

    /// The seeds in a player's store.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        self.packed.store(side)
    }

    /// The owner of the mark of a pit (an uur or a claimed pit), if it has one.
    #[must_use]
    pub fn mark(&self, pit: Pit) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.marks[side].contains(pit))
    }

    /// Returns whether the game is being played, and who is to move.
    #[must_use]
    pub const fn status(&self) -> GameStatus {
        self.packed.status()
    }

    /// The side to move; `None` before the race and when the game is over.
    #[must_use]
    pub const fn to_move(&self) -> Option<Side> {
        match self.status() {
            GameStatus::ToMove(side) => Some(side),
            GameStatus::Race | GameStatus::Over => None,
        }
    }

    /// The restriction of this turn, if there is one.
    #[must_use]
    pub const fn restriction(&self) -> Option<Restriction> {
        self.packed.restriction()
    }

    /// The seeds that a player can't lose: those in the store and in the pits
    /// marked for the player.
    #[must_use]
    pub fn score(&self, side: Side) -> u16 {
        let marked = self.marked(side).iter();
        marked.map(|pit| u16::from(self.seeds(pit))).sum::<u16>() + u16::from(self.store(side))
    }

    /// The seeds in each player's row and store together.
    pub(crate) fn held(&self) -> BySide<u16> {
        BySide::from_fn(|side| {
            let row = self.board().pits_of(side);
            row.map(|pit| u16::from(self.seeds(pit))).sum::<u16>() + u16::from(self.store(side))
        })
    }

    /// A hash of the whole position, for transposition tables. It is the same on
    /// every machine, but not in every release.
    ///
    /// It is computed from the words of the board by a few independent
    /// multiplications; updating a key lap by lap would cost more.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        // Games with marks leave the upper lanes of the last word empty.
        let marks =
            u64::from(self.marks.south.bits()) << 24 | u64::from(self.marks.north.bits()) << 44;
        let [low, middle, high] = self.lanes.0;
        // A product carries upward only. Each is rotated by another angle, so no
        // bits depend on the last lanes alone.
        let key = low.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ middle.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(16)
            ^ (high ^ marks)
                .wrapping_mul(0xa076_1d64_78bd_642f)
                .rotate_left(32)
            ^ self
                .packed
                .0
                .wrapping_mul(0xe703_7ed1_a0b4_28db)
                .rotate_left(48);
        let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        key ^ key >> 29
    }

    /// The same position with the sides exchanged: the board is turned by half a circle,
    /// and every game is played alike from both sides.
    ///
    /// ```
    /// use mbegu::rules::{Side, Variant};
    ///
    /// let rules = Variant::Alemungula.default_rules();
    /// let position = rules.parse_position("5,5,5,5,0/1,5,5,5,5 4-5 n !A")?;
    /// let exchanged = position.with_sides_exchanged();
    /// assert_eq!(exchanged.to_string(), "1,5,5,5,5/5,5,5,5,0 5-4 s !a");
    /// assert_eq!(exchanged.with_sides_exchanged(), position);
    /// # Ok::<(), mbegu::rules::PositionError>(())
    /// ```
    #[must_use]
    pub fn with_sides_exchanged(&self) -> Position {
        let board = self.board();
        let status = match self.status() {
            GameStatus::ToMove(side) => GameStatus::ToMove(side.other()),
            status => status,
        };
        let mut exchanged = Position::empty(board, status);
        for pit in board.all_pits() {
            let corresponding = board.corresponding(pit);
            exchanged.set_seeds(corresponding, self.seeds(pit));
            if let Some(owner) = self.mark(pit) {
                exchanged.set_mark(corresponding, owner.other());
            }
        }
        for side in Side::ALL {
            exchanged.add_to_store(side.other(), self.store(side));
        }
        exchanged.set_restriction(self.restriction().map(|restriction| match restriction {
            Restriction::Barred(pit) => Restriction::Barred(board.corresponding(pit)),
            again @ Restriction::Again { .. } => again,
        }));
        exchanged
    }

    /// The same position with South to move: [exchanged](Self::with_sides_exchanged) if
    /// North is.
    #[must_use]
    pub fn seen_by_mover(&self) -> Position {
        match self.to_move() {
            Some(Side::North) => self.with_sides_exchanged(),
            _ => *self,
        }
    }

    pub(crate) fn is_marked(&self, pit: Pit) -> bool {
        (self.marks.south | self.marks.north).contains(pit)
    }

    /// Puts that many seeds into a pit that the board has.
    pub(crate) fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        if self.board().has(pit) {
            self.lanes.set(pit.index() as u8, seeds);
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

    pub(crate) fn add_to_store(&mut self, side: Side, seeds: u8) {
        self.packed = self.packed.with_stored(side, seeds);
    }

    pub(crate) fn set_mark(&mut self, pit: Pit, owner: Side) {
        self.marks[owner].insert(pit);
    }

    pub(crate) fn set_status(&mut self, status: GameStatus) {
        self.packed = self.packed.with_status(status);
    }

    pub(crate) fn set_restriction(&mut self, restriction: Option<Restriction>) {
        self.packed = self.packed.with_restriction(restriction);
    }
}

/// The seeds of every pit in ring order, and zeros after the last pit.
#[derive(Clone, Copy)]
pub(crate) struct PitSeeds([u8; PitSeeds::LEN]);

impl PitSeeds {
    /// Room for every board, in whole words.
    pub(crate) const LEN: usize = MAX_WORDS * 8;

    /// The seeds of one pit; 0 for a pit that is on no board.
    #[inline]
    pub(crate) fn get(&self, pit: Pit) -> u8 {
        self.0.get(pit.index()).copied().unwrap_or(0)
    }

    /// The seeds by place in the ring.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.0
    }
}
