//! What lies on the board, and whose turn it is.

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
    pits: [u8; Pit::MOST],
    stores: BySide<u8>,
    marks: BySide<u32>,
    board: Board,
    state: State,
    restriction: Option<Restriction>,
}

impl Position {
    pub(crate) const fn empty(board: Board, state: State) -> Position {
        Position {
            pits: [0; Pit::MOST],
            stores: BySide { south: 0, north: 0 },
            marks: BySide { south: 0, north: 0 },
            board,
            state,
            restriction: None,
        }
    }

    /// The board it lies on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The seeds in a pit; 0 for a pit that the board hasn't got.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.pits.get(pit.index()).copied().unwrap_or(0)
    }

    /// The seeds in a player's store.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// Whose uur or claimed pit it is, if anybody's.
    #[must_use]
    pub fn mark(&self, pit: Pit) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.marks[side] & pit.bit() != 0)
    }

    /// Where the game stands.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Who is to move, if anybody.
    #[must_use]
    pub const fn to_move(&self) -> Option<Side> {
        match self.state {
            State::ToMove(side) => Some(side),
            State::Race | State::Over => None,
        }
    }

    /// What narrows this turn, if anything.
    #[must_use]
    pub const fn restriction(&self) -> Option<Restriction> {
        self.restriction
    }

    /// What a player has for certain: the store, and the seeds in the pits
    /// marked for them.
    #[must_use]
    pub fn score(&self, side: Side) -> u16 {
        let marked = self
            .board
            .all_pits()
            .filter(|pit| self.marks[side] & pit.bit() != 0);
        marked.map(|pit| u16::from(self.seeds(pit))).sum::<u16>() + u16::from(self.stores[side])
    }

    /// All seeds, in pits and stores.
    pub(crate) fn total(&self) -> u16 {
        let pits: u16 = self.pits.iter().map(|&seeds| u16::from(seeds)).sum();
        pits + u16::from(self.stores.south) + u16::from(self.stores.north)
    }

    pub(crate) fn is_marked(&self, pit: Pit) -> bool {
        (self.marks.south | self.marks.north) & pit.bit() != 0
    }

    pub(crate) fn set_seeds(&mut self, pit: Pit, seeds: u8) {
        if let Some(held) = self.pits.get_mut(pit.index()) {
            *held = seeds;
        }
    }

    /// One seed into a pit.
    pub(crate) fn drop_seed(&mut self, pit: Pit) {
        if let Some(held) = self.pits.get_mut(pit.index()) {
            *held = held.wrapping_add(1);
        }
    }

    /// Empties a pit.
    pub(crate) fn lift(&mut self, pit: Pit) -> u8 {
        self.pits.get_mut(pit.index()).map_or(0, std::mem::take)
    }

    pub(crate) fn bank(&mut self, side: Side, seeds: u8) {
        let store = &mut self.stores[side];
        *store = store.wrapping_add(seeds);
    }

    pub(crate) fn set_mark(&mut self, pit: Pit, owner: Side) {
        self.marks[owner] |= pit.bit();
    }

    pub(crate) fn set_state(&mut self, state: State) {
        self.state = state;
    }

    pub(crate) fn set_restriction(&mut self, restriction: Option<Restriction>) {
        self.restriction = restriction;
    }
}
