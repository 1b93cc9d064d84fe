//! What can be wrong with a link.

use std::fmt;

use crate::rules::{Match, OptionError, PositionError, RecordFault};

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It doesn't look like a link of this page.
    Foreign,
    /// Its format is newer than this program.
    Newer(char),
    /// It is longer than any link, or a round in it than any game.
    TooLong,
    /// It holds a character that no link holds, at this place (from 1).
    Character(usize, char),
    /// Its end is missing.
    CutOff {
        /// The game up to there, if that much could be read. Nothing vouches
        /// for it: what reads like a missing end can be a wrong character.
        game: Option<Box<Match>>,
    },
    /// Its check doesn't fit: a character is wrong or missing.
    Mistyped,
    /// It names a game that this program doesn't know.
    UnknownGame,
    /// The game has no such board or filling.
    Options(OptionError),
    /// The game can't begin from its position.
    Position {
        /// The text form of the position.
        text: String,
        /// What is wrong with it, and where in the text.
        error: PositionError,
    },
    /// A move, a race or an arrangement in it isn't legal.
    Ply {
        /// Which ply of the match, from 1.
        number: usize,
        /// What is wrong with it.
        fault: RecordFault,
        /// The game up to there.
        game: Box<Match>,
    },
    /// It says that its game was given up or agreed drawn, but the game was
    /// over by then.
    Termination {
        /// The game.
        game: Box<Match>,
    },
    /// What it asks to see is not in its game: a move after the last, or the
    /// best move where nobody is to move.
    View {
        /// The game.
        game: Box<Match>,
    },
}

impl LinkError {
    /// What of the game could be read: offer it.
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
            Self::Newer(version) => write!(
                f,
                "its format, {version}, is newer than this page knows; reload the page and try again"
            ),
            Self::TooLong => write!(f, "it is longer than any game"),
            Self::Character(at, character) => {
                write!(f, "its character {at}, {character:?}, stands in no link")
            }
            Self::CutOff { .. } => write!(f, "its end is missing"),
            Self::Mistyped => write!(f, "a character in it is wrong or missing"),
            Self::UnknownGame => write!(f, "it names a game that this page doesn't know"),
            Self::Options(error) => write!(f, "its game can't be had so: {error}"),
            Self::Position { text, error } => {
                write!(f, "its game can't begin from {text}: {error}")
            }
            Self::Ply { number, fault, .. } => match fault {
                RecordFault::Refused { refusal, .. } => {
                    write!(f, "move {number} in it can't be played: {refusal}")
                }
                RecordFault::Race(fault) => write!(f, "the race in it can't be run: {fault}"),
                RecordFault::Arrangement(fault) => write!(
                    f,
                    "the row that opens a round at move {number} in it isn't allowed: {fault}"
                ),
                RecordFault::Text(error) => write!(f, "move {number} in it is none: {error}"),
            },
            Self::Termination { .. } => write!(
                f,
                "it says that the game was given up or agreed drawn, but it was over"
            ),
            Self::View { .. } => write!(f, "what it asks to see is not in its game"),
        }
    }
}

impl std::error::Error for LinkError {}
