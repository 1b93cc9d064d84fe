//! Everything of a position that isn't in a pit, in one word, so that a
//! position is made in registers and copied without waiting for its parts.
//!
//! By hand, as these are five bytes of a word: `bitflags` has flags only, and a crate
//! that generates bit fields would be larger than this file.

use super::{GameStatus, Restriction};
use crate::rules::{Board, Direction, Pit, Side};

/// Byte by byte: South's store, North's, the board, the status, the restriction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::rules) struct PackedState(pub(super) u64);

const BOARD: u32 = 16;
const STATUS: u32 = 24;
const RESTRICTION: u32 = 32;

/// From here on a restriction is to sow again.
const AGAIN: u8 = 0x40;

impl PackedState {
    pub(super) const fn new(board: Board) -> PackedState {
        PackedState((board.to_byte() as u64) << BOARD)
    }

    #[inline(always)]
    const fn byte(self, at: u32) -> u8 {
        (self.0 >> at) as u8
    }

    #[inline(always)]
    const fn with(self, at: u32, byte: u8) -> PackedState {
        PackedState(self.0 & !(0xff << at) | (byte as u64) << at)
    }

    #[inline(always)]
    pub(super) const fn store(self, side: Side) -> u8 {
        self.byte(side as u32 * 8)
    }

    /// The same with that much more in a store.
    #[inline(always)]
    pub(in crate::rules) const fn with_stored(self, side: Side, seeds: u8) -> PackedState {
        self.with(side as u32 * 8, self.store(side).wrapping_add(seeds))
    }

    /// The same after a move of `side` that won seeds: with the side to move and its
    /// restriction. One operation, because every move needs it.
    #[inline(always)]
    pub(in crate::rules) const fn after(
        self,
        side: Side,
        won: u8,
        turn: Side,
        restriction: Option<Restriction>,
    ) -> PackedState {
        let unchanged = self.0 & ((1 << STATUS) - 1);
        PackedState(
            unchanged.wrapping_add((won as u64) << (side as u32 * 8))
                | (turn as u64) << STATUS
                | (restriction_byte(restriction) as u64) << RESTRICTION,
        )
    }

    pub(super) const fn board(self) -> Board {
        Board::from_byte(self.byte(BOARD))
    }

    #[inline(always)]
    pub(in crate::rules) const fn status(self) -> GameStatus {
        match self.byte(STATUS) {
            0 => GameStatus::ToMove(Side::South),
            1 => GameStatus::ToMove(Side::North),
            2 => GameStatus::Race,
            _ => GameStatus::Over,
        }
    }

    #[inline(always)]
    pub(in crate::rules) const fn with_status(self, status: GameStatus) -> PackedState {
        let byte = match status {
            GameStatus::ToMove(side) => side as u8,
            GameStatus::Race => 2,
            GameStatus::Over => 3,
        };
        self.with(STATUS, byte)
    }

    #[inline(always)]
    pub(in crate::rules) const fn restriction(self) -> Option<Restriction> {
        match self.byte(RESTRICTION) {
            0 => None,
            byte if byte < AGAIN => Some(Restriction::Barred(Pit::new(byte - 1))),
            byte => {
                let direction = if byte & 1 == 0 {
                    Direction::Forward
                } else {
                    Direction::Backward
                };
                Some(Restriction::Again {
                    direction,
                    failed: (byte - AGAIN) / 2,
                })
            }
        }
    }

    /// The barred pit, where the game has no other restriction; a lane that no
    /// board has if there is none.
    #[inline(always)]
    pub(in crate::rules) const fn barred(self) -> u8 {
        self.byte(RESTRICTION).wrapping_sub(1)
    }

    #[inline(always)]
    pub(in crate::rules) const fn with_restriction(
        self,
        restriction: Option<Restriction>,
    ) -> PackedState {
        self.with(RESTRICTION, restriction_byte(restriction))
    }
}

#[inline(always)]
const fn restriction_byte(restriction: Option<Restriction>) -> u8 {
    match restriction {
        None => 0,
        Some(Restriction::Barred(pit)) => 1 + pit.index() as u8,
        Some(Restriction::Again { direction, failed }) => {
            AGAIN + failed % (AGAIN / 2) * 2 + direction as u8
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rows;

    #[test]
    fn parts_keep_apart() {
        let board = Board::new(Rows::Three, 9).expect("a board");
        for status in [
            GameStatus::ToMove(Side::South),
            GameStatus::ToMove(Side::North),
            GameStatus::Race,
            GameStatus::Over,
        ] {
            for restriction in [
                None,
                Some(Restriction::Barred(Pit::new(19))),
                Some(Restriction::Again {
                    direction: Direction::Backward,
                    failed: 9,
                }),
                Some(Restriction::Again {
                    direction: Direction::Forward,
                    failed: 1,
                }),
            ] {
                let packed = PackedState::new(board)
                    .with_restriction(restriction)
                    .with_status(status);
                let packed = packed
                    .with_stored(Side::North, 180)
                    .with_stored(Side::South, 3);
                assert_eq!(packed.board(), board);
                assert_eq!(packed.status(), status);
                assert_eq!(packed.restriction(), restriction);
                assert_eq!(
                    (packed.store(Side::South), packed.store(Side::North)),
                    (3, 180)
                );
            }
        }
    }
}
