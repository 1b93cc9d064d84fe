//! The clock of a game as text.
//!
//! A kind of clock is `5+3`, minutes for the whole game and the seconds that each
//! move adds, or `30s`, seconds for each move. A saved clock is its kind and the
//! milliseconds that South and North have left: `5+3:271200:300000`.

use std::fmt;
use std::str::FromStr;

use super::TextError;
use crate::rules::{BySide, Side};

/// The kind of a clock.
///
/// ```
/// use mbegu::link::ClockKind;
///
/// let kind = ClockKind::Game { minutes: 5, increment: 3 };
/// assert_eq!("5+3".parse(), Ok(kind));
/// assert_eq!((kind.to_string(), kind.start()), ("5+3".to_owned(), 300_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKind {
    /// A time for the whole game, to which each move adds.
    Game {
        /// The time of a side in minutes, from 1 to [`MAX_MINUTES`](Self::MAX_MINUTES).
        minutes: u8,
        /// The increment for a move in seconds, up to [`MAX_INCREMENT`](Self::MAX_INCREMENT).
        increment: u8,
    },
    /// A time for each move.
    Move {
        /// The time in seconds, from 1 to [`MAX_SECONDS`](Self::MAX_SECONDS).
        seconds: u16,
    },
}

impl ClockKind {
    /// The longest time for a game, in minutes.
    pub const MAX_MINUTES: u8 = 180;
    /// The most that a move adds, in seconds.
    pub const MAX_INCREMENT: u8 = 60;
    /// The longest time for a move, in seconds.
    pub const MAX_SECONDS: u16 = 600;

    /// The time of a side at the start, in milliseconds.
    #[must_use]
    pub fn start(self) -> u32 {
        match self {
            Self::Game { minutes, .. } => u32::from(minutes) * 60_000,
            Self::Move { seconds } => u32::from(seconds) * 1_000,
        }
    }

    /// The increment for a move, in milliseconds.
    #[must_use]
    pub fn increment(self) -> u32 {
        match self {
            Self::Game { increment, .. } => u32::from(increment) * 1_000,
            Self::Move { .. } => 0,
        }
    }

    /// The most time that a side can have, in milliseconds.
    fn most(self) -> u32 {
        match self {
            Self::Game { .. } => SavedClock::MAX_LEFT,
            Self::Move { .. } => self.start(),
        }
    }
}

/// A clock that stands still, as it is stored with its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedClock {
    /// The time control.
    pub kind: ClockKind,
    /// The time that each side has left, in milliseconds, up to
    /// [`MAX_LEFT`](Self::MAX_LEFT).
    pub left: BySide<u32>,
}

impl SavedClock {
    /// The most time that a side can have, in milliseconds: a day.
    pub const MAX_LEFT: u32 = 86_400_000;

    /// The clock at the start of a game.
    #[must_use]
    pub fn new(kind: ClockKind) -> Self {
        let left = BySide::from_fn(|_| kind.start());
        Self { kind, left }
    }
}

/// The error of a text that is no clock.
const NO_CLOCK: TextError = TextError {
    expected: "a clock",
};

impl fmt::Display for ClockKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { minutes, increment } => write!(f, "{minutes}+{increment}"),
            Self::Move { seconds } => write!(f, "{seconds}s"),
        }
    }
}

impl FromStr for ClockKind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || match text.strip_suffix('s') {
            Some(seconds) => {
                let seconds = number(seconds, Self::MAX_SECONDS.into())?.try_into().ok()?;
                (seconds > 0).then_some(Self::Move { seconds })
            }
            None => {
                let (minutes, increment) = text.split_once('+')?;
                let minutes = number(minutes, Self::MAX_MINUTES.into())?.try_into().ok()?;
                let increment = number(increment, Self::MAX_INCREMENT.into())?;
                let increment = increment.try_into().ok()?;
                (minutes > 0).then_some(Self::Game { minutes, increment })
            }
        };
        read().ok_or(NO_CLOCK)
    }
}

impl fmt::Display for SavedClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, left } = self;
        write!(f, "{kind}:{}:{}", left[Side::South], left[Side::North])
    }
}

impl FromStr for SavedClock {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || {
            let (kind, left) = text.split_once(':')?;
            let (south, north) = left.split_once(':')?;
            let kind: ClockKind = kind.parse().ok()?;
            let left = BySide {
                south: number(south, kind.most())?,
                north: number(north, kind.most())?,
            };
            Some(Self { kind, left })
        };
        read().ok_or(NO_CLOCK)
    }
}

/// A number up to a maximum, without a sign.
fn number(text: &str, max: u32) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|&number| is_plain && number <= max)
}
