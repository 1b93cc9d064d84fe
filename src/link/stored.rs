//! A game as the device stores it, under its [`GameId`](super::GameId).
//!
//! The text is one line of parts separated by spaces: the players and the link of
//! the [`SavedGame`], with its clock if it has one; the times of its start and of its
//! last change, in seconds since the beginning of 1970 (UTC); the number of plies when
//! it was last sent, or `-`; and the friend's name, which may be empty or contain
//! spaces.
//!
//! ```text
//! person friend 5BmD... 1795000000 1795000600 4 Wanjiru
//! person person 5BmA...~5+3:271200:300000 1795000000 1795000600 -
//! ```

use std::fmt;
use std::str::FromStr;

use super::saved::SEPARATOR;
use super::{LinkError, Name, Player, SavedGame, has_turn};
use crate::rules::Side;

/// A game as the device stores it.
///
/// ```
/// use mbegu::link::StoredGame;
///
/// //     6 1  0 10  0 6    F E D C B A    North's store: 10
/// //     8 0 13  3 12 3    a b c d e f    South's store: 0
/// let text = "person bot:3 5BmACAwVMMsCJ09M 1795000000 1795000600 4 Wanjiru";
/// let stored: StoredGame = text.parse()?;
/// let game = &stored.saved.game;
/// assert_eq!(game.to_string(), "a- E+ b+ F+ d+ A- e- D+");
/// let position = game.current().position().to_string();
/// assert_eq!(position, "8,0,13,3,12,3/6,0,10,0,1,6 0-10 s");
/// assert_eq!(stored.sent, Some(4));
/// assert_eq!(stored.friend.as_str(), "Wanjiru");
/// assert_eq!(stored.to_string().parse(), Ok(stored));
/// # Ok::<(), mbegu::link::StoredGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// The game and its players.
    pub saved: SavedGame,
    /// The time of its start, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// The time of its last change, in the same unit.
    pub played: u64,
    /// The number of plies when it was last sent by link.
    pub sent: Option<usize>,
    /// The name of the friend who plays the other side.
    pub friend: Name,
}

/// Why a text is not a stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredGameError {
    /// A part is missing.
    Parts,
    /// This player is neither `person` nor `friend` nor `bot:` with a level from
    /// 1 to 99.
    Player(String),
    /// The link can't be read.
    Link(LinkError),
    /// A part after the link comes twice, or too late.
    Extra,
    /// The clock can't be read.
    Clock,
    /// What stands after `opening:` isn't a number.
    Opening,
    /// The game is marked as lost on time, and no side resigned.
    Flag,
    /// The time of the start or of the last change isn't a number.
    Time,
    /// The number of plies that were sent isn't one.
    Sent,
    /// The name is too long, or has a control character or white space at an end.
    Name,
}

/// Writes the text that the module's documentation describes.
impl fmt::Display for StoredGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.saved, self.begun, self.played)?;
        match self.sent {
            Some(sent) => write!(f, "{sent}")?,
            None => f.write_str("-")?,
        }
        match self.friend.as_str() {
            "" => Ok(()),
            name => write!(f, " {name}"),
        }
    }
}

impl FromStr for StoredGame {
    type Err = StoredGameError;

    fn from_str(text: &str) -> Result<Self, StoredGameError> {
        let parts = StoredParts::split(text).ok_or(StoredGameError::Parts)?;
        let played = text.split(' ').nth(4).and_then(|time| time.parse().ok());
        let (sent, friend) = parts.rest.split_once(' ').unwrap_or((parts.rest, ""));
        let friend = friend.parse().map_err(|_| StoredGameError::Name)?;
        Ok(Self {
            saved: parts.saved.parse()?,
            begun: parts.begun.parse().map_err(|_| StoredGameError::Time)?,
            played: played.ok_or(StoredGameError::Time)?,
            sent: match sent {
                "-" => None,
                _ => Some(sent.parse().map_err(|_| StoredGameError::Sent)?),
            },
            friend,
        })
    }
}

impl StoredGame {
    /// In a game by link, the side of the friend; `None` in any other game.
    #[must_use]
    pub fn friend_side(&self) -> Option<Side> {
        let players = self.saved.players;
        Side::ALL.into_iter().find(|&side| {
            players[side] == Player::Friend && players[side.other()] == Player::Person
        })
    }

    /// Returns whether the player at this screen, not the friend, has to act next
    /// in a game by link.
    #[must_use]
    pub fn is_your_turn(&self) -> bool {
        let Some(friend) = self.friend_side().filter(|_| !self.saved.is_over()) else {
            return false;
        };
        let own = self.saved.message.filter(|message| message.to == friend);
        let has_picked = own.is_some_and(|message| message.pick.is_some());
        !has_turn(&self.saved.game, self.saved.fair_start, friend, has_picked)
    }

    /// Returns whether the last ply or the end of a game by link has not been sent
    /// to the friend.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.friend_side().is_some()
            && !self.is_your_turn()
            && self.sent != Some(self.saved.game.plies())
    }

    /// Returns whether a game by link waits for the player to move or to send.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.is_your_turn() || self.is_unsent()
    }
}

/// The parts of the text of a stored game. Splitting is much faster than parsing
/// where one game is to be found among thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredParts<'a> {
    saved: &'a str,
    link: &'a str,
    begun: &'a str,
    rest: &'a str,
}

impl<'a> StoredParts<'a> {
    /// Splits a text; `None` if parts are missing.
    #[must_use]
    pub fn split(text: &'a str) -> Option<Self> {
        let mut parts = text.splitn(6, ' ');
        let mut part = || parts.next();
        let (players, link) = ([part()?, part()?], part()?);
        let begun = part()?;
        // When it was played last is not compared.
        part()?;
        let saved = players[0].len() + players[1].len() + link.len() + 2;
        Some(Self {
            saved: &text[..saved],
            link,
            begun,
            rest: part()?,
        })
    }

    /// Returns the text of the [`SavedGame`].
    #[must_use]
    pub fn saved(self) -> &'a str {
        self.saved
    }

    /// Returns the text of the time of its start.
    #[must_use]
    pub fn begun(self) -> &'a str {
        self.begun
    }

    /// Returns the link of the game.
    #[must_use]
    pub fn link(self) -> &'a str {
        self.link.split(SEPARATOR).next().unwrap_or_default()
    }
}

impl fmt::Display for StoredGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => f.write_str("a part of it is missing"),
            Self::Player(text) => write!(f, "{text:?} is not a player"),
            Self::Link(error) => error.fmt(f),
            Self::Extra => f.write_str("a part of it comes twice or too late"),
            Self::Clock => f.write_str("its clock can't be read"),
            Self::Opening => f.write_str("the length of its opening is not a number"),
            Self::Flag => f.write_str("it was not lost by anybody on time"),
            Self::Time => f.write_str("a time of it is not a number"),
            Self::Sent => f.write_str("what was sent is not a number of moves"),
            Self::Name => f.write_str("the friend's name is too long or not allowed"),
        }
    }
}

impl std::error::Error for StoredGameError {}
