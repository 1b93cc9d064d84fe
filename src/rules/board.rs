//! The ring of pits (Rules 1).

use serde::{Deserialize, Serialize};

use super::{Move, Side};

/// A pit, by its place in the ring: South's pits first, then North's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pit(u8);

impl Pit {
    /// The pit at a place in the ring, from 0. [`Board::has`] checks whether a
    /// board has that pit.
    #[must_use]
    pub const fn new(index: u8) -> Pit {
        Pit(index)
    }

    /// The place in the ring, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A direction round the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// From `a` to `b`: counter-clockwise on a two-row board. Written `+`.
    Forward,
    /// From `b` to `a`. Written `-`.
    Backward,
}

impl Direction {
    /// Both directions, forward first.
    pub const ALL: [Direction; 2] = [Direction::Forward, Direction::Backward];

    /// The opposite direction.
    #[must_use]
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::Forward => Direction::Backward,
            Direction::Backward => Direction::Forward,
        }
    }

    /// `+` or `-` (Rules 2).
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Direction::Forward => '+',
            Direction::Backward => '-',
        }
    }
}

/// The directions in which a game sows one pit, whatever the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Directions {
    /// One direction only: a move from that pit is written without a sign.
    Only(Direction),
    /// The mover chooses.
    Either,
}

impl Directions {
    /// Returns whether the pit can be sown in that direction.
    #[must_use]
    pub fn contains(self, direction: Direction) -> bool {
        match self {
            Directions::Only(only) => only == direction,
            Directions::Either => true,
        }
    }

    /// The directions, forward first.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(move |&direction| self.contains(direction))
    }
}

/// The layout of the ring on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rows {
    /// One row per player.
    Two,
    /// One row per player, and half of the middle row each, at the player's
    /// right hand.
    Three,
}

/// The geometry of a game: a ring of pits, half of it each player's.
///
/// ```
/// use mbegu::rules::{Board, Direction, Rows, Side};
///
/// //    F E D C B A    North
/// //    a b c d e f    South
/// let board = Board::new(Rows::Two, 6).expect("6 pits are allowed");
/// let c = board.pit_from_letter('c').expect("a pit of the board");
/// assert_eq!(board.owner(c), Side::South);
/// assert_eq!(board.letter(board.opposite(c)), 'D');
///
/// // The ring runs a to f, then A to F, and back to a.
/// let last = board.pit_from_letter('F').expect("a pit of the board");
/// assert_eq!(board.letter(board.next(last, Direction::Forward)), 'a');
///
/// assert_eq!(Board::new(Rows::Two, 11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: Rows,
    /// The pits of one player, [`Board::MIN_PITS`] to [`Board::MAX_PITS`].
    pits: u8,
}

impl Board {
    /// The fewest pits of one player.
    pub const MIN_PITS: u8 = 2;

    /// The most pits of one player.
    pub const MAX_PITS: u8 = 10;

    /// The most pits of both players.
    pub const MAX_RING: u8 = 2 * Board::MAX_PITS;

    /// The bit of the packed board that stands for three rows.
    const THREE_ROWS: u8 = 0x80;

    /// A board on which each player has `pits` pits; `None` if there are fewer
    /// than [`MIN_PITS`](Board::MIN_PITS) or more than
    /// [`MAX_PITS`](Board::MAX_PITS), or if they don't divide into three rows:
    /// two thirds in the near row and one third in the middle row.
    #[must_use]
    pub const fn new(rows: Rows, pits: u8) -> Option<Board> {
        let divides = match rows {
            Rows::Two => true,
            Rows::Three => pits.is_multiple_of(3),
        };
        if divides && Board::MIN_PITS <= pits && pits <= Board::MAX_PITS {
            Some(Board { rows, pits })
        } else {
            None
        }
    }

    /// The layout of the ring on the table.
    #[must_use]
    pub const fn rows(self) -> Rows {
        self.rows
    }

    /// The number of pits of one player.
    #[must_use]
    pub const fn pits_per_side(self) -> u8 {
        self.pits
    }

    /// The board in one byte, for [`Board::from_byte`].
    pub(super) const fn to_byte(self) -> u8 {
        match self.rows {
            Rows::Two => self.pits,
            Rows::Three => self.pits | Board::THREE_ROWS,
        }
    }

    /// The board that [`Board::to_byte`] packed.
    pub(super) const fn from_byte(byte: u8) -> Board {
        let rows = if byte & Board::THREE_ROWS == 0 {
            Rows::Two
        } else {
            Rows::Three
        };
        Board {
            rows,
            pits: byte & !Board::THREE_ROWS,
        }
    }

    /// The number of pits of both players.
    #[must_use]
    pub const fn ring_len(self) -> u8 {
        self.pits * 2
    }

    /// Returns whether the board has that pit.
    #[must_use]
    pub const fn has(self, pit: Pit) -> bool {
        pit.0 < self.ring_len()
    }

    /// A player's pits in ring order.
    pub fn pits_of(
        self,
        side: Side,
    ) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + Clone {
        let first = match side {
            Side::South => 0,
            Side::North => self.pits,
        };
        (first..first + self.pits).map(Pit)
    }

    /// Every pit in ring order.
    pub fn all_pits(self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + Clone {
        (0..self.ring_len()).map(Pit)
    }

    /// Whose pit it is.
    #[must_use]
    pub const fn owner(self, pit: Pit) -> Side {
        if pit.0 < self.pits {
            Side::South
        } else {
            Side::North
        }
    }

    /// The pit that faces this one across a two-row board (Rules 1).
    ///
    /// On three rows no rule needs it, and the result has no meaning on the
    /// table. Nor has it for a pit that is not on the board.
    #[must_use]
    pub const fn opposite(self, pit: Pit) -> Pit {
        Pit((self.ring_len() - 1).wrapping_sub(pit.0))
    }

    /// The pit in the same place of the other side's row: `A` for `a`.
    #[must_use]
    pub const fn corresponding(self, pit: Pit) -> Pit {
        Pit(pit.0.wrapping_add(self.pits) % self.ring_len())
    }

    /// The same move of the other side.
    #[must_use]
    pub const fn corresponding_move(self, mv: Move) -> Move {
        Move {
            pit: self.corresponding(mv.pit),
            direction: mv.direction,
        }
    }

    /// The neighbour in the ring. For a pit that is not on the board the result
    /// has no meaning.
    #[must_use]
    pub const fn next(self, pit: Pit, direction: Direction) -> Pit {
        let last = self.ring_len() - 1;
        match direction {
            Direction::Forward if pit.0 == last => Pit(0),
            Direction::Forward => Pit(pit.0.wrapping_add(1)),
            Direction::Backward if pit.0 == 0 => Pit(last),
            Direction::Backward => Pit(pit.0 - 1),
        }
    }

    /// `a`, `b`, ... for South's pits, `A`, `B`, ... for North's; `?`, which no
    /// text form reads as a pit, for a pit that is not on the board.
    #[must_use]
    pub const fn letter(self, pit: Pit) -> char {
        if !self.has(pit) {
            return '?';
        }
        match self.owner(pit) {
            Side::South => (b'a' + pit.0) as char,
            Side::North => (b'A' + (pit.0 - self.pits)) as char,
        }
    }

    /// The pit of that letter, if the board has it.
    #[must_use]
    pub fn pit_from_letter(self, letter: char) -> Option<Pit> {
        let letter = u8::try_from(letter).ok()?;
        let (first, base) = match letter {
            b'a'..=b'z' => (0, b'a'),
            b'A'..=b'Z' => (self.pits, b'A'),
            _ => return None,
        };
        let within = letter - base;
        (within < self.pits).then(|| Pit(first + within))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board without pits had no last pit, and one of 200 no length that
    /// fits a byte: [`Board::new`] makes neither.
    #[test]
    fn every_board_has_a_neighbour_and_an_opposite_for_every_pit() {
        for rows in [Rows::Two, Rows::Three] {
            for pits in 0..=u8::MAX {
                let Some(board) = Board::new(rows, pits) else {
                    let in_range = (Board::MIN_PITS..=Board::MAX_PITS).contains(&pits);
                    assert!(!in_range || rows == Rows::Three && pits % 3 != 0);
                    continue;
                };
                assert_eq!(board.ring_len(), 2 * pits);
                for pit in (0..=u8::MAX).map(Pit::new) {
                    let next = Direction::ALL.map(|direction| board.next(pit, direction));
                    let opposite = board.opposite(pit);
                    if board.has(pit) {
                        assert!(next.into_iter().all(|pit| board.has(pit)));
                        assert_ne!(board.owner(opposite), board.owner(pit));
                        assert_eq!(board.opposite(opposite), pit);
                    }
                }
            }
        }
    }
}
