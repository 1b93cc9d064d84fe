//! The faults of a file of games.

use std::fmt;

use crate::link::ClockError;
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
    /// The players can't be read.
    Players(String),
    /// The first position isn't legal.
    Position(PositionError),
    /// A position after a ply, or a ply after the end.
    Late,
    /// The record isn't legal.
    GameRecord(RecordError),
    /// A round has more than 4,095 moves.
    LongRound,
    /// The end can't be read.
    End(String),
    /// This is not the choice of a fair start, or it doesn't fit the game.
    FairStart(String),
    /// An end by the players of a game that was over on the board.
    Over,
    /// The message can't be read or doesn't fit the game.
    Message(String),
    /// This is not a time.
    Time(String),
    /// This is not a number of plies.
    Plies(String),
    /// This is not the id of a game.
    Id(String),
    /// This is not the name of a friend.
    Friend(String),
    /// This is not a clock.
    Clock(ClockError),
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
            | Self::Players(_)
            | Self::Position(_)
            | Self::Late
            | Self::GameRecord(_)
            | Self::LongRound
            | Self::End(_)
            | Self::FairStart(_)
            | Self::Over
            | Self::Message(_) => true,
            Self::Twice(word) => {
                matches!(*word, "players" | "position" | "fair" | "end" | "message")
            }
            Self::Word(_)
            | Self::NoGame
            | Self::Time(_)
            | Self::Plies(_)
            | Self::Id(_)
            | Self::Friend(_)
            | Self::Clock(_) => false,
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
            Self::Players(text) => write!(f, "{text:?} are not two players"),
            Self::Position(error) => error.fmt(f),
            Self::Late => write!(f, "the line comes too late in the game"),
            Self::GameRecord(error) => error.fmt(f),
            Self::LongRound => write!(f, "the round has too many moves"),
            Self::End(text) => write!(f, "{text:?} is not an end of a game"),
            Self::FairStart(text) => write!(f, "{text:?} is not a fair start of this game"),
            Self::Over => write!(f, "the game was over already"),
            Self::Message(text) => write!(f, "{text:?} is not a message of this game"),
            Self::Time(text) => write!(f, "{text:?} is not a time"),
            Self::Plies(text) => write!(f, "{text:?} is not a number of moves"),
            Self::Id(text) => write!(f, "{text:?} is not the id of a game"),
            Self::Friend(text) => write!(f, "{text:?} is not allowed as a name"),
            Self::Clock(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}
