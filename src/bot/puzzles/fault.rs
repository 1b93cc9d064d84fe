//! The faults of a file of puzzles.

use std::fmt;

use crate::rules::{IllegalMove, MoveTextError, PositionError};

/// The first fault of a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong in the line.
    pub kind: CollectionErrorKind,
}

/// The fault of a line with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectionErrorKind {
    /// The line has another number of fields than six.
    FieldCount(usize),
    /// The position can't be read.
    Position(PositionError),
    /// The position has no side to move.
    NobodyToMove,
    /// A move of the best line can't be read.
    MoveText {
        /// Its number in the line, from 1.
        number: usize,
        /// The fault.
        error: MoveTextError,
    },
    /// A move of the best line isn't legal.
    Illegal {
        /// Its number in the line, from 1.
        number: usize,
        /// Why.
        reason: IllegalMove,
    },
    /// The gain isn't a number of seeds from 2 to 255.
    Gain(String),
    /// The difficulty isn't a number from 1 to 10.
    Difficulty(String),
    /// There is no theme of that name.
    UnknownTheme(String),
    /// A theme is named twice.
    RepeatedTheme(String),
    /// The last field is neither `proved` nor `searched`.
    Proof(String),
    /// An earlier line has the same position.
    RepeatedPosition,
}

impl fmt::Display for CollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl std::error::Error for CollectionError {}

impl fmt::Display for CollectionErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CollectionErrorKind::FieldCount(found) => {
                write!(f, "a puzzle has six fields, this line has {found}")
            }
            CollectionErrorKind::Position(error) => write!(f, "the position: {error}"),
            CollectionErrorKind::NobodyToMove => f.write_str("nobody is to move"),
            CollectionErrorKind::MoveText { number, error } => write!(f, "move {number}: {error}"),
            CollectionErrorKind::Illegal { number, reason } => write!(f, "move {number}: {reason}"),
            CollectionErrorKind::Gain(text) => write!(f, "a gain can't be {text:?}"),
            CollectionErrorKind::Difficulty(text) => write!(f, "a difficulty can't be {text:?}"),
            CollectionErrorKind::UnknownTheme(text) => write!(f, "there is no theme {text:?}"),
            CollectionErrorKind::RepeatedTheme(text) => {
                write!(f, "the theme {text} is named twice")
            }
            CollectionErrorKind::Proof(text) => {
                write!(f, "{text:?} is neither \"proved\" nor \"searched\"")
            }
            CollectionErrorKind::RepeatedPosition => {
                f.write_str("an earlier line has this position")
            }
        }
    }
}

impl std::error::Error for CollectionErrorKind {}
