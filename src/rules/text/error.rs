//! The faults of the text of a position or a move.

use std::fmt;

use crate::rules::Side;

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTextError {
    /// There is no text.
    Empty,
    /// The board has no pit of that letter.
    NoSuchPit {
        /// The letter.
        letter: char,
    },
    /// The pit is sown both ways: `+` or `-` must say which.
    DirectionMissing,
    /// The pit is sown one way only, which is not written.
    DirectionFixed,
    /// That doesn't belong to a move.
    Unexpected {
        /// The first character that doesn't.
        found: char,
    },
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Empty => f.write_str("no move is written"),
            MoveTextError::NoSuchPit { letter } => write!(f, "the board has no pit {letter:?}"),
            MoveTextError::DirectionMissing => f.write_str("+ or - must follow the pit"),
            MoveTextError::DirectionFixed => {
                f.write_str("this pit is sown one way only: no sign is written")
            }
            MoveTextError::Unexpected { found } => {
                write!(f, "{found:?} doesn't belong to a move")
            }
        }
    }
}

impl std::error::Error for MoveTextError {}

/// A part of the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionPart {
    /// The pits of both players, `6,6,6/6,6,6`.
    Pits,
    /// The stores, `0-0`.
    Stores,
    /// The status, `s`, `n`, `r` or `x`.
    Status,
}

/// Why a text or a [`Setup`](crate::rules::Setup) is not a position of a game, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionError {
    /// The place in the text, or in the text form of the setup, in bytes from its start.
    pub at: usize,
    /// What is wrong there.
    pub kind: PositionErrorKind,
}

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionErrorKind {
    /// The text ends before that part.
    Missing(PositionPart),
    /// Two rows with one `/` between them were expected.
    NotTwoRows,
    /// A player's pits are more or fewer than the board has.
    PitCount {
        /// Whose.
        side: Side,
        /// The number found.
        found: usize,
        /// The number on the board.
        expected: u8,
    },
    /// Not a number from 0 to 255 without needless zeros.
    PitNumber {
        /// The pit's letter.
        pit: char,
    },
    /// The game marks no pits.
    MarkNotInGame {
        /// The pit's letter.
        pit: char,
    },
    /// The pit can't be marked so: an uur has its twin opposite and at least
    /// two seeds, a claimed pit is the opponent's and holds at least four
    /// (none of them, when the game is over).
    MarkMisplaced {
        /// The pit's letter.
        pit: char,
    },
    /// Two numbers from 0 to 255 with a `-` between them were expected.
    StoreNumbers,
    /// The game has no stores before its end.
    StoresNotInGame,
    /// The game is over, and a player's store can't come from the pits that are
    /// marked for them: an uur gives at least two, a claimed pit at least four,
    /// and where pits are claimed nothing else counts.
    StoreMisfit {
        /// Whose.
        side: Side,
    },
    /// The seeds don't add up.
    Total {
        /// All there are.
        found: u16,
        /// The game's.
        expected: u16,
    },
    /// Not `s`, `n`, `r` or `x`.
    Status,
    /// The game has no race.
    RaceNotInGame,
    /// Before the race the seeds lie as at the start.
    RaceNotAtStart,
    /// The game is over, but seeds are left in pits that the end empties.
    OverWithSeeds,
    /// The side to move has no legal move.
    CannotMove {
        /// The side to move.
        side: Side,
    },
    /// Not `!` and a pit, nor `+` or `-` and a number.
    Restriction,
    /// The game has no such restriction.
    RestrictionNotInGame,
    /// The restriction can't be in force in this position.
    RestrictionMisplaced,
    /// The text goes on after the position.
    Extra,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            PositionErrorKind::Missing(PositionPart::Pits) => f.write_str("the pits are missing"),
            PositionErrorKind::Missing(PositionPart::Stores) => {
                f.write_str("the stores are missing")
            }
            PositionErrorKind::Missing(PositionPart::Status) => {
                f.write_str("the status is missing")
            }
            PositionErrorKind::NotTwoRows => {
                f.write_str("the pits must be two rows with a / between")
            }
            PositionErrorKind::PitCount {
                side,
                found,
                expected,
            } => {
                write!(f, "{side} has {found} pits, where the board has {expected}")
            }
            PositionErrorKind::PitNumber { pit } => {
                write!(f, "pit {pit} needs a number from 0 to 255")
            }
            PositionErrorKind::MarkNotInGame { pit } => {
                write!(f, "pit {pit} is marked, but this game marks no pits")
            }
            PositionErrorKind::MarkMisplaced { pit } => write!(f, "pit {pit} can't be marked so"),
            PositionErrorKind::StoreNumbers => {
                f.write_str("the stores must be two numbers from 0 to 255 with a - between")
            }
            PositionErrorKind::StoresNotInGame => {
                f.write_str("this game has nothing in the stores before its end")
            }
            PositionErrorKind::StoreMisfit { side } => {
                write!(f, "{side}'s store doesn't fit the pits marked for {side}")
            }
            PositionErrorKind::Total { found, expected } => {
                write!(f, "there are {found} seeds, where the game has {expected}")
            }
            PositionErrorKind::Status => f.write_str("the status must be s, n, r or x"),
            PositionErrorKind::RaceNotInGame => f.write_str("this game has no race"),
            PositionErrorKind::RaceNotAtStart => {
                f.write_str("before the race the seeds lie as at the start")
            }
            PositionErrorKind::OverWithSeeds => {
                f.write_str("the game is over, but seeds are left on the board")
            }
            PositionErrorKind::CannotMove { side } => write!(f, "{side} is to move, but can't"),
            PositionErrorKind::Restriction => {
                f.write_str("a restriction is ! and a pit, or + or - and a number")
            }
            PositionErrorKind::RestrictionNotInGame => {
                f.write_str("this game has no such restriction")
            }
            PositionErrorKind::RestrictionMisplaced => {
                f.write_str("that restriction can't be in force here")
            }
            PositionErrorKind::Extra => f.write_str("the text goes on after the position"),
        }?;
        write!(f, " (at byte {})", self.at)
    }
}

impl std::error::Error for PositionError {}
