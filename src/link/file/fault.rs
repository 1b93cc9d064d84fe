//! What can be wrong with a file of games.

use std::fmt;

use crate::rules::{PositionError, RecordError, StartError};

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub error: FileError,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The file is longer than any that is read.
    LongFile,
    /// The file is of a format newer than this program knows.
    Newer(String),
    /// The line is longer than any.
    LongLine,
    /// No line begins with this word.
    Word(String),
    /// It stands before the first game.
    NoGame,
    /// The game has said this before.
    Twice(&'static str),
    /// It begins no game.
    Start(StartError),
    /// It doesn't say who plays.
    Players(String),
    /// The game can't begin from this position.
    Position(PositionError),
    /// A position after what was played, or something played after the end.
    Late,
    /// What is said to have been played can't be.
    GameRecord(RecordError),
    /// A round has more moves than any.
    LongRound,
    /// It doesn't say how the game ended.
    End(String),
    /// The players have ended a game that was over.
    Over,
    /// It is no letter, or none that fits the game.
    Message(String),
    /// It is no moment.
    Time(String),
    /// It is no number of plies.
    Sent(String),
    /// It is no name of a kept game.
    Id(String),
    /// It is no name of a friend.
    Friend(String),
}

impl FileError {
    /// Whether it keeps the game from being read, and not a small thing about
    /// it only.
    #[must_use]
    pub fn costs_game(&self) -> bool {
        match self {
            Self::LongFile
            | Self::Newer(_)
            | Self::LongLine
            | Self::Start(_)
            | Self::Players(_)
            | Self::Position(_)
            | Self::Late
            | Self::GameRecord(_)
            | Self::LongRound
            | Self::End(_)
            | Self::Over
            | Self::Message(_) => true,
            Self::Twice(word) => matches!(*word, "players" | "position" | "end" | "letter"),
            Self::Word(_)
            | Self::NoGame
            | Self::Time(_)
            | Self::Sent(_)
            | Self::Id(_)
            | Self::Friend(_) => false,
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LongFile => write!(f, "the file is too long"),
            Self::Newer(version) => write!(
                f,
                "the file is of format {version:?}, which this program doesn't know"
            ),
            Self::LongLine => write!(f, "the line is too long"),
            Self::Word(word) => write!(f, "no line begins with {word:?}"),
            Self::NoGame => write!(f, "it belongs to no game"),
            Self::Twice(word) => write!(f, "the game has a line {word:?} already"),
            Self::Start(error) => error.fmt(f),
            Self::Players(text) => write!(f, "{text:?} are not two players"),
            Self::Position(error) => error.fmt(f),
            Self::Late => write!(f, "it comes too late in the game"),
            Self::GameRecord(error) => error.fmt(f),
            Self::LongRound => write!(f, "the round has too many moves"),
            Self::End(text) => write!(f, "{text:?} is no end of a game"),
            Self::Over => write!(f, "the game was over already"),
            Self::Message(text) => write!(f, "{text:?} is no letter of this game"),
            Self::Time(text) => write!(f, "{text:?} is no time"),
            Self::Sent(text) => write!(f, "{text:?} is no number of moves"),
            Self::Id(text) => write!(f, "{text:?} is not the name of a kept game"),
            Self::Friend(text) => write!(f, "{text:?} is too long or strange for a name"),
        }
    }
}

impl std::error::Error for FileFault {}
