//! Why a link can't be read.

use std::fmt;

use crate::rules::{Match, OptionError, PositionError, RecordError};

/// Why a link can't be read, with the part of its game that could be read
/// ([`LinkError::game`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text doesn't look like a link of this page.
    Foreign,
    /// The format is that of a version before the first release, which is not read.
    Older(char),
    /// The format is newer than this program.
    Newer(char),
    /// The text is longer than [`MAX_LINK_LENGTH`](super::MAX_LINK_LENGTH), or a round has more
    /// than 4,095 moves.
    TooLong,
    /// A character that can't be part of a link, at this place (from 1).
    Character(usize, char),
    /// The end is missing.
    CutOff {
        /// The game up to there, if that much could be read. Its moves are not
        /// covered by the checksum: two wrong characters can look like a missing
        /// end.
        game: Option<Box<Match>>,
    },
    /// The checksum doesn't fit, so a character is wrong or missing; or the content is one that
    /// is never written.
    Mistyped,
    /// The number of the game is unknown to this program.
    UnknownGame,
    /// The game doesn't allow these options.
    Options(OptionError),
    /// The first position isn't legal.
    Position {
        /// The text form of the position.
        text: String,
        /// The fault, and its place in the text.
        error: PositionError,
    },
    /// A move, a race or an arrangement isn't legal.
    Ply {
        /// The number of the ply in the match, and why the rules refuse it.
        error: RecordError,
        /// The game up to there.
        game: Box<Match>,
    },
    /// The link ends the game by resignation or agreement, but the game was
    /// already over on the board.
    Termination {
        /// The game up to its end on the board.
        game: Box<Match>,
    },
    /// The view doesn't fit the game: a ply after the last, a puzzle where nobody is
    /// to move, or moves before the choice of a fair start.
    View {
        /// The game, which has no fault.
        game: Box<Match>,
    },
}

impl LinkError {
    /// Returns the part of the game that could be read.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        match self {
            Self::CutOff { game } => game.as_deref(),
            Self::Ply { game, .. } | Self::Termination { game } | Self::View { game } => Some(game),
            _ => None,
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "it is not a link of this page"),
            Self::Older(_) => write!(f, "it is from an earlier version of this page"),
            Self::Newer(version) => write!(
                f,
                "its format, {version}, is newer than this page; reload the page and try again"
            ),
            Self::TooLong => write!(f, "it is longer than any game"),
            Self::Character(at, character) => {
                write!(
                    f,
                    "its character {at}, {character:?}, is not allowed in a link"
                )
            }
            Self::CutOff { .. } => write!(f, "its end is missing"),
            Self::Mistyped => write!(f, "a character in it is wrong or missing"),
            Self::UnknownGame => write!(f, "it names a game that this page doesn't know"),
            Self::Options(error) => write!(f, "the options of its game are wrong: {error}"),
            Self::Position { text, error } => {
                write!(f, "its game can't begin from {text}: {error}")
            }
            Self::Ply { error, .. } => write!(f, "its game can't be played: {error}"),
            Self::Termination { .. } => write!(
                f,
                "it ends the game by resignation or agreement, but the game was over"
            ),
            Self::View { .. } => {
                write!(f, "the position or puzzle that it shows is not in its game")
            }
        }
    }
}

impl std::error::Error for LinkError {}

/// A short text from outside that isn't what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// What it should be, as a part of a sentence: `a clock`.
    pub expected: &'static str,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it is not {}", self.expected)
    }
}

impl std::error::Error for TextError {}
