//! Everything of a position that isn't in a pit, in one word, so that a
//! position is made in registers and copied without waiting for its parts.

use super::{Restriction, State};
use crate::rules::{Board, Direction, Pit, Rows, Side};

/// Byte by byte: South's store, North's, the board, the state, the restriction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::rules) struct Rest(pub(super) u64);

const BOARD: u32 = 16;
const STATE: u32 = 24;
const RESTRICTION: u32 = 32;

/// The bit of the board's byte that says three rows.
const THREE_ROWS: u8 = 0x80;
/// From here on a restriction is to sow again.
const AGAIN: u8 = 0x40;

impl Rest {
    pub(super) const fn new(board: Board) -> Rest {
        let rows = match board.rows {
            Rows::Two => 0,
            Rows::Three => THREE_ROWS,
        };
        Rest(((board.pits | rows) as u64) << BOARD)
    }

    #[inline(always)]
    const fn byte(self, at: u32) -> u8 {
        (self.0 >> at) as u8
    }

    #[inline(always)]
    const fn with(self, at: u32, byte: u8) -> Rest {
        Rest(self.0 & !(0xff << at) | (byte as u64) << at)
    }

    #[inline(always)]
    pub(super) const fn store(self, side: Side) -> u8 {
        self.byte(side as u32 * 8)
    }

    /// The same with that much more in a store.
    #[inline(always)]
    pub(in crate::rules) const fn banked(self, side: Side, seeds: u8) -> Rest {
        self.with(side as u32 * 8, self.store(side).wrapping_add(seeds))
    }

    /// The same after a move of `side`: with what it won, whose turn it is now
    /// and what narrows that. In one go, as it happens with every move.
    #[inline(always)]
    pub(in crate::rules) const fn after(
        self,
        side: Side,
        won: u8,
        turn: Side,
        restriction: Option<Restriction>,
    ) -> Rest {
        let kept = self.0 & ((1 << STATE) - 1);
        Rest(
            kept.wrapping_add((won as u64) << (side as u32 * 8))
                | (turn as u64) << STATE
                | (restriction_byte(restriction) as u64) << RESTRICTION,
        )
    }

    pub(super) const fn board(self) -> Board {
        let byte = self.byte(BOARD);
        let rows = if byte & THREE_ROWS == 0 {
            Rows::Two
        } else {
            Rows::Three
        };
        Board {
            rows,
            pits: byte & !THREE_ROWS,
        }
    }

    #[inline(always)]
    pub(in crate::rules) const fn state(self) -> State {
        match self.byte(STATE) {
            0 => State::ToMove(Side::South),
            1 => State::ToMove(Side::North),
            2 => State::Race,
            _ => State::Over,
        }
    }

    #[inline(always)]
    pub(in crate::rules) const fn with_state(self, state: State) -> Rest {
        let byte = match state {
            State::ToMove(side) => side as u8,
            State::Race => 2,
            State::Over => 3,
        };
        self.with(STATE, byte)
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
    pub(in crate::rules) const fn with_restriction(self, restriction: Option<Restriction>) -> Rest {
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

    #[test]
    fn parts_keep_apart() {
        let board = Board {
            rows: Rows::Three,
            pits: 9,
        };
        for state in [
            State::ToMove(Side::South),
            State::ToMove(Side::North),
            State::Race,
            State::Over,
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
                let rest = Rest::new(board)
                    .with_restriction(restriction)
                    .with_state(state);
                let rest = rest.banked(Side::North, 180).banked(Side::South, 3);
                assert_eq!(rest.board(), board);
                assert_eq!(rest.state(), state);
                assert_eq!(rest.restriction(), restriction);
                assert_eq!((rest.store(Side::South), rest.store(Side::North)), (3, 180));
            }
        }
    }
}
