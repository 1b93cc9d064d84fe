//! A running game as it is kept between visits: its link and who plays.
//!
//! The text is South's player, North's player and the link, with a space
//! between: `person bot:2 1Aw...`. A player is `person`, `friend`, or `bot:` and
//! a level from 1.

use std::fmt;

use super::write::Content;
use super::{Ended, LONGEST, Letter, LinkError, Shared, View, decode};
use crate::rules::{BySide, Match};

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The bot at a level, from 1.
    Bot(u8),
    /// Somebody elsewhere, who answers by link.
    Friend,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(level) => write!(f, "bot:{level}"),
            Self::Friend => f.write_str("friend"),
        }
    }
}

/// A running game.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The game so far.
    pub game: Match,
    /// How it ended, if not on the board.
    pub ended: Option<Ended>,
    /// Who plays.
    pub players: BySide<Player>,
    /// The letter that was read or is to be sent, in a game by link.
    pub letter: Option<Letter>,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It isn't two players and a link.
    Parts,
    /// This player is neither `person` nor `friend` nor `bot:` with a level from
    /// 1 to 9.
    Player(String),
    /// Its link is wrong.
    Link(LinkError),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => write!(f, "it is not two players and a game"),
            Self::Player(text) => write!(f, "it names a player {text:?}"),
            Self::Link(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SavedError {}

impl Saved {
    /// A game that nobody has ended and no letter is about.
    #[must_use]
    pub fn new(game: Match, players: BySide<Player>) -> Self {
        Self {
            game,
            ended: None,
            players,
            letter: None,
        }
    }

    /// The text to keep.
    #[must_use]
    pub fn show(&self) -> String {
        let content = Content {
            game: &self.game,
            ended: self.ended,
            view: self.letter.map_or(View::Play, View::Letter),
        };
        let (link, _) = content.fit(LONGEST);
        let BySide { south, north } = self.players;
        format!("{south} {north} {link}")
    }

    /// Reads what [`show`](Self::show) wrote.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, SavedError> {
        let parts: Vec<_> = text.split(' ').collect();
        let [south, north, link] = parts[..] else {
            return Err(SavedError::Parts);
        };
        let players = BySide {
            south: player(south)?,
            north: player(north)?,
        };
        let Shared { game, ended, view } = decode(link).map_err(SavedError::Link)?;
        let letter = match view {
            View::Letter(letter) => Some(letter),
            View::Play | View::Look(_) | View::Puzzle => None,
        };
        Ok(Self {
            game,
            ended,
            players,
            letter,
        })
    }
}

pub(super) fn player(text: &str) -> Result<Player, SavedError> {
    match (text, text.strip_prefix("bot:").map(str::as_bytes)) {
        ("person", _) => Ok(Player::Person),
        ("friend", _) => Ok(Player::Friend),
        (_, Some([level @ b'1'..=b'9'])) => Ok(Player::Bot(level - b'0')),
        _ => Err(SavedError::Player(text.chars().take(20).collect())),
    }
}
