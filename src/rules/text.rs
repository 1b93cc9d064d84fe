//! The text forms of positions and moves (Rules 2).

use std::fmt;

use super::{Direction, Directions, Move, Pit, Position, Rules, Setup};

mod error;
mod position;

pub use error::{MoveTextError, PositionError, PositionErrorKind, PositionPart};

/// The text form (Rules 2), which
/// [`Rules::parse_position`] reads.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// A move as text; see [`Rules::display_move`].
#[derive(Clone, Copy, Debug)]
pub struct MoveText {
    letter: char,
    sign: Option<char>,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter)?;
        self.sign.map_or(Ok(()), |sign| write!(f, "{sign}"))
    }
}

impl Rules {
    /// The text form of a move (Rules 2): the pit's letter, and `+` or `-`
    /// where the game sows that pit both ways.
    #[must_use]
    pub fn display_move(&self, mv: Move) -> MoveText {
        let sign = match self.directions(mv.pit) {
            Directions::Only(_) => None,
            Directions::Either => Some(mv.direction.sign()),
        };
        MoveText {
            letter: self.board.letter(mv.pit),
            sign,
        }
    }

    /// Reads the text form of a move. Whether the move is legal is another
    /// question, see [`Rules::play`].
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(MoveTextError::Empty)?;
        let pit = self
            .board
            .pit_from_letter(letter)
            .ok_or(MoveTextError::NoSuchPit { letter })?;
        let direction = match (chars.next(), self.directions(pit)) {
            (None, Directions::Only(direction)) => direction,
            (None, Directions::Either) => return Err(MoveTextError::DirectionMissing),
            (Some('+' | '-'), Directions::Only(_)) => return Err(MoveTextError::DirectionFixed),
            (Some('+'), Directions::Either) => Direction::Forward,
            (Some('-'), Directions::Either) => Direction::Backward,
            (Some(found), _) => return Err(MoveTextError::Unexpected { found }),
        };
        match chars.next() {
            None => Ok(Move { pit, direction }),
            Some(found) => Err(MoveTextError::Unexpected { found }),
        }
    }

    /// Reads one pit's letter, the whole text.
    pub(crate) fn parse_pit(&self, text: &str) -> Option<Pit> {
        let mut chars = text.chars();
        let pit = self.board.pit_from_letter(chars.next()?)?;
        chars.next().is_none().then_some(pit)
    }
}

/// A number as the text forms write it: no sign, no needless zeros.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let canonical = text == "0" || !text.starts_with('0');
    if plain && canonical {
        text.parse().ok()
    } else {
        None
    }
}

/// The first twenty characters of a text: what an error message quotes of it.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(20).collect()
}
