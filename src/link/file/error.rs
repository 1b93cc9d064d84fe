//! The faults of a file of games.

use std::fmt;

use crate::rules::{PositionError, RecordError, StartError};

/// Why a line of a file can't be read, or a whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: FileErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileErrorKind {
    /// The file is longer than [`MAX_FILE_LEN`](super::MAX_FILE_LEN).
    LongFile,
    /// The file is of a version before the first release, which is not read.
    Older,
    /// The format of the file is newer than this program.
    Newer(String),
    /// The line is longer than 65,536 bytes.
    LongLine,
    /// The first word of the line is unknown.
    Word(String),
    /// The line stands before the first game.
    NoGame,
    /// The game has such a line already.
    Twice(&'static str),
    /// The game can't be started.
    Start(StartError),
    /// The value of a line can't be read, or doesn't fit the game.
    Value {
        /// The word of the line.
        word: &'static str,
        /// The beginning of the value.
        text: String,
    },
    /// The first position isn't legal.
    Position(PositionError),
    /// A position after a ply, or a ply after the end.
    Late,
    /// The record isn't legal.
    GameRecord(RecordError),
    /// A round has more than 4,095 moves.
    LongRound,
    /// An end by the players of a game that was over on the board.
    Over,
}

impl FileErrorKind {
    /// Returns whether the fault makes the whole game unreadable. After the others
    /// only one detail is missing.
    #[must_use]
    pub fn costs_game(&self) -> bool {
        match self {
            Self::LongFile
            | Self::Older
            | Self::Newer(_)
            | Self::LongLine
            | Self::Start(_)
            | Self::Position(_)
            | Self::Late
            | Self::GameRecord(_)
            | Self::LongRound
            | Self::Over => true,
            Self::Twice(word) | Self::Value { word, .. } => {
                matches!(*word, "players" | "position" | "fair" | "end" | "message")
            }
            Self::Word(_) | Self::NoGame => false,
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for FileErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LongFile => write!(f, "the file is too long"),
            Self::Older => write!(f, "the file is from an earlier version of this page"),
            Self::Newer(version) => write!(
                f,
                "the format of the file, {version:?}, is unknown to this program"
            ),
            Self::LongLine => write!(f, "the line is too long"),
            Self::Word(word) => write!(f, "{word:?} is not a known kind of line"),
            Self::NoGame => write!(f, "the line stands before the first game"),
            Self::Twice(word) => write!(f, "the game has a line {word:?} already"),
            Self::Start(error) => error.fmt(f),
            Self::Value { word, text } => {
                write!(f, "{text:?} is not a value of the line {word:?}")
            }
            Self::Position(error) => error.fmt(f),
            Self::Late => write!(f, "the line comes too late in the game"),
            Self::GameRecord(error) => error.fmt(f),
            Self::LongRound => write!(f, "the round has too many moves"),
            Self::Over => write!(f, "the game was over already"),
        }
    }
}

impl std::error::Error for FileError {}
