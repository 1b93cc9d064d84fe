//! A game as it is kept on the device, under its [`GameId`](super::Id).
//!
//! The text is one line, with a space between the parts: who plays South, who
//! plays North and the link, as [`SavedGame`] has them; when it was begun and when
//! the last was played, in seconds since the beginning of 1970 (UTC); how many
//! plies the game had when it was last sent, or `-`; and the friend's name,
//! which may be empty or hold spaces. It is stable: what a release has kept,
//! every later one reads.
//!
//! ```text
//! person friend 2AZ... 1795000000 1795000600 4 Wanjiru
//! ```

use std::fmt;
use std::str::FromStr;

use super::{Player, SavedGame, SavedGameError};
use crate::rules::{GameStatus, Next, Side};

/// A game as the device stores it.
///
/// ```
/// use mbegu::link::StoredGame;
///
/// let text = "person bot:3 1BmCAwVMMsALWhQ 1795000000 1795000600 4 Wanjiru";
/// let stored: StoredGame = text.parse()?;
/// assert_eq!(stored.saved.game.to_string(), "a- E+ b+ F+ d+ A- e- D+");
/// assert_eq!(stored.sent, Some(4));
/// assert_eq!(stored.friend.as_str(), "Wanjiru");
/// assert_eq!(stored.to_string().parse(), Ok(stored));
/// # Ok::<(), mbegu::link::StoredGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// The game and who plays.
    pub saved: SavedGame,
    /// When it was begun, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// When something last happened in it, in the same measure.
    pub played: u64,
    /// How many plies it had when it was last sent by link.
    pub sent: Option<usize>,
    /// What the player calls the friend who plays it too.
    pub friend: FriendName,
}

/// What a player calls somebody: at most [`FriendName::LONGEST`] characters without
/// control characters, and without space at its ends. It may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct FriendName(String);

/// What is wrong with the text of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredGameError {
    /// It has fewer than six parts.
    Parts,
    /// The players or the link are wrong.
    Saved(SavedGameError),
    /// This is no time.
    Time(String),
    /// This is no number of plies.
    Sent(String),
    /// The name is too long or holds what no name holds.
    Name,
}

impl FriendName {
    /// The most characters of a name.
    pub const LONGEST: usize = 40;

    /// The name nearest to any text: control characters and the space at the
    /// ends are left out, and what is too long is cut.
    #[must_use]
    pub fn tidy(text: &str) -> FriendName {
        let plain = text.chars().filter(|c| !c.is_control());
        let plain: String = plain.skip_while(|c| c.is_whitespace()).collect();
        let cut: String = plain.chars().take(FriendName::LONGEST).collect();
        FriendName(cut.trim_end().to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text of the module's head.
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
        let mut parts = text.splitn(7, ' ');
        let mut part = || parts.next().ok_or(StoredGameError::Parts);
        let (south, north, link) = (part()?, part()?, part()?);
        let (begun, played, sent) = (part()?, part()?, part()?);
        let saved = [south, north, link].join(" ");
        let name = part().unwrap_or_default();
        let friend = FriendName::tidy(name);
        if friend.as_str() != name {
            return Err(StoredGameError::Name);
        }
        Ok(Self {
            saved: saved.parse().map_err(StoredGameError::Saved)?,
            begun: time(begun)?,
            played: time(played)?,
            sent: match sent {
                "-" => None,
                _ => Some(sent.parse().map_err(|_| StoredGameError::Sent(cut(sent)))?),
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

    /// Whether the player at this screen has to go on with a game by link, not
    /// the friend. Without a message, as in a game of a file, the position
    /// decides.
    #[must_use]
    pub fn is_your_turn(&self) -> bool {
        let Some(friend) = self.friend_side().filter(|_| !self.saved.is_over()) else {
            return false;
        };
        let game = &self.saved.game;
        match (self.saved.message, game.next()) {
            (Some(message), _) => message.to != friend,
            (None, Next::Arrange(arranging)) => arranging.by != Some(friend),
            (None, _) => game.current().position().status() != GameStatus::ToMove(friend),
        }
    }

    /// Whether the friend of a game by link doesn't know its last ply, or its
    /// end, and has to be sent it.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.friend_side().is_some()
            && !self.is_your_turn()
            && self.sent != Some(self.saved.game.plies())
    }

    /// Whether a game by link waits for the player: to move, or to send a move.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.is_your_turn() || self.is_unsent()
    }
}

/// The parts of the text of a stored game, without reading the game: enough to
/// find one among thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredParts<'a> {
    players: [&'a str; 2],
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
        let (players, link, begun) = ([part()?, part()?], part()?, part()?);
        // When the last move was played is none of them.
        part()?;
        Some(Self {
            players,
            link,
            begun,
            rest: part()?,
        })
    }

    /// The link of the game.
    #[must_use]
    pub fn link(self) -> &'a str {
        self.link
    }

    /// Whether a friend elsewhere plays.
    #[must_use]
    pub fn is_by_link(self) -> bool {
        self.players.contains(&"friend")
    }
}

fn time(text: &str) -> Result<u64, StoredGameError> {
    text.parse().map_err(|_| StoredGameError::Time(cut(text)))
}

/// As much of a text as an error repeats.
fn cut(text: &str) -> String {
    text.chars().take(20).collect()
}

impl fmt::Display for StoredGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => write!(f, "a part of it is missing"),
            Self::Saved(error) => error.fmt(f),
            Self::Time(text) => write!(f, "{text:?} is no time"),
            Self::Sent(text) => write!(f, "{text:?} is no number of moves"),
            Self::Name => write!(
                f,
                "the friend's name is too long or holds strange characters"
            ),
        }
    }
}

impl std::error::Error for StoredGameError {}
