//! A running game as text: its players and its link.
//!
//! The text is South's player, North's player and the link, with a space
//! between: `person bot:2 5BmA...`. A player is `person`, `friend`, or `bot:` and
//! a level from 1.
//!
//! Three parts may follow the link, each after a `~`, which no link contains: the
//! clock of the game (see [`SavedClock`]); `opening:` and the number of its first plies
//! that are a balanced opening (Rules 5.2); and `flag` if the side that resigned by
//! the link lost on time: `person person 5BmE...~5+3:271200:0~opening:2~flag`.

use std::fmt;
use std::str::FromStr;

use super::write::{Content, can_end};
use super::{
    ClockError, FairStart, LinkContent, LinkError, LinkView, MAX_LINK_LENGTH, SavedClock,
    Termination, TurnMessage, decode,
};
use crate::rules::{BySide, Match, NextStep, Side, excerpt};

/// The highest level of the bot that a text can hold: two digits.
pub const MAX_LEVEL: u8 = 99;

/// The separator of the link and the parts after it.
pub(super) const SEPARATOR: char = '~';

/// What stands before the number of plies of a balanced opening.
const OPENING: &str = "opening:";

/// The last part of a game that was lost on time.
const FLAG: &str = "flag";

/// The player of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this screen.
    #[default]
    Person,
    /// The bot at the level with this number, from 1. A text holds numbers up to
    /// [`MAX_LEVEL`]; a higher one, which the settings of a newer page may contain, is
    /// written as `MAX_LEVEL`.
    Bot(u8),
    /// A person elsewhere, who answers by link.
    Friend,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(level) => write!(f, "bot:{}", level.clamp(&1, &MAX_LEVEL)),
            Self::Friend => f.write_str("friend"),
        }
    }
}

/// A game with what the page stores beside its moves: its players, its clock, and how
/// it was ended.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The game so far.
    pub game: Match,
    /// The choice of the sides, in a game with a fair start.
    pub fair_start: Option<FairStart>,
    /// The end that the players made, if any.
    pub ended: Option<Termination>,
    /// The players of South and North.
    pub players: BySide<Player>,
    /// In a game by link, the message that was received last or is to be sent.
    pub message: Option<TurnMessage>,
    /// The clock, if it is played with one.
    pub clock: Option<SavedClock>,
    /// The number of plies of the balanced opening with which it begins (Rules 5.2), at
    /// most those of the game; 0 without one.
    pub opening: usize,
}

/// The fault of the text of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGameError {
    /// The text isn't two players and a link.
    Parts,
    /// This player is neither `person` nor `friend` nor `bot:` with a level from
    /// 1 to 99.
    Player(String),
    /// The fault of the link.
    Link(LinkError),
    /// The fault of the clock.
    Clock(ClockError),
    /// What stands after `opening:` isn't a number.
    Opening,
    /// The game is marked as lost on time, and no side resigned.
    Flag,
}

impl fmt::Display for SavedGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => write!(f, "it is not two players and a game"),
            Self::Player(text) => write!(f, "{text:?} is not a player"),
            Self::Link(error) => error.fmt(f),
            Self::Clock(error) => error.fmt(f),
            Self::Opening => write!(f, "the length of its opening is not a number"),
            Self::Flag => write!(f, "it was not lost by anybody on time"),
        }
    }
}

impl std::error::Error for SavedGameError {}

impl SavedGame {
    /// A game without a termination, a message or a clock.
    #[must_use]
    pub fn new(game: Match, players: BySide<Player>) -> Self {
        Self {
            game,
            fair_start: None,
            ended: None,
            players,
            message: None,
            clock: None,
            opening: 0,
        }
    }

    /// Makes a choice of a fair start: by a swap the players change sides, each with
    /// their own clock, resignation and message.
    pub(super) fn choose_sides(&mut self, choice: FairStart) {
        self.fair_start = Some(choice);
        if choice != FairStart::Swapped {
            return;
        }
        self.players = self.players.swapped();
        self.ended = self.ended.map(Termination::swapped);
        if let Some(message) = &mut self.message {
            message.to = message.to.other();
        }
        if let Some(clock) = &mut self.clock {
            clock.left = clock.left.swapped();
        }
    }

    /// Returns whether the game has ended, on the board or by the players.
    #[must_use]
    pub fn is_over(&self) -> bool {
        is_over(&self.game, self.ended)
    }

    /// Returns the winner of a game that has ended; `None` for a draw, or while it runs.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        winner(&self.game, self.ended)
    }

    /// Returns the side of the only person at this screen; `None` for two or none.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        only_person(self.players)
    }
}

/// Whether a game has ended, on the board or by the players.
#[must_use]
pub fn is_over(game: &Match, ended: Option<Termination>) -> bool {
    ended.is_some() || matches!(game.next_step(), NextStep::Over(_))
}

/// The winner of a game that has ended; `None` for a draw, or while it runs.
#[must_use]
pub fn winner(game: &Match, ended: Option<Termination>) -> Option<Side> {
    match (ended, game.next_step()) {
        (Some(ended), _) => ended.loser().map(Side::other),
        (None, NextStep::Over(outcome)) => outcome.winner,
        (None, _) => None,
    }
}

/// The side of the only person among players; `None` for two or none.
#[must_use]
pub fn only_person(players: BySide<Player>) -> Option<Side> {
    let is_person = |side: &Side| players[*side] == Player::Person;
    let mut persons = Side::ALL.into_iter().filter(is_person);
    persons.next().filter(|_| persons.next().is_none())
}

/// Writes the text that the module's documentation describes.
impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let content = Content {
            game: &self.game,
            fair_start: self.fair_start,
            ended: self.ended,
            view: self.message.map_or(LinkView::Play, LinkView::Message),
        };
        let (link, _) = content.fit(MAX_LINK_LENGTH);
        let BySide { south, north } = self.players;
        write!(f, "{south} {north} {link}")?;
        if let Some(clock) = self.clock {
            write!(f, "{SEPARATOR}{clock}")?;
        }
        if self.opening > 0 {
            write!(f, "{SEPARATOR}{OPENING}{}", self.opening)?;
        }
        if let Some(Termination::TimedOut(_)) = self.ended.filter(|_| can_end(&self.game)) {
            write!(f, "{SEPARATOR}{FLAG}")?;
        }
        Ok(())
    }
}

impl FromStr for SavedGame {
    type Err = SavedGameError;

    fn from_str(text: &str) -> Result<Self, SavedGameError> {
        let parts: Vec<_> = text.split(' ').collect();
        let [south, north, link] = parts[..] else {
            return Err(SavedGameError::Parts);
        };
        let players = BySide {
            south: south.parse()?,
            north: north.parse()?,
        };
        let Parts {
            link,
            clock,
            opening,
            is_flagged,
        } = Parts::split(link)?;
        let LinkContent {
            game,
            fair_start,
            ended,
            view,
        } = decode(link).map_err(SavedGameError::Link)?;
        let ended = match ended {
            Some(Termination::Resigned(side)) if is_flagged => Some(Termination::TimedOut(side)),
            _ if is_flagged => return Err(SavedGameError::Flag),
            ended => ended,
        };
        let opening = match opening {
            None => 0,
            Some(plies) => {
                let plies: usize = plies.parse().map_err(|_| SavedGameError::Opening)?;
                // A link that became too long has only the last plies.
                plies.min(game.plies())
            }
        };
        let message = match view {
            LinkView::Message(message) => Some(message),
            LinkView::Play | LinkView::AtPly(_) | LinkView::Puzzle => None,
        };
        Ok(Self {
            game,
            fair_start,
            ended,
            players,
            message,
            clock,
            opening,
        })
    }
}

/// The link and what stands after it.
struct Parts<'a> {
    link: &'a str,
    clock: Option<SavedClock>,
    opening: Option<&'a str>,
    is_flagged: bool,
}

impl<'a> Parts<'a> {
    fn split(text: &'a str) -> Result<Self, SavedGameError> {
        let mut texts = text.split(SEPARATOR);
        let mut parts = Self {
            link: texts.next().unwrap_or_default(),
            clock: None,
            opening: None,
            is_flagged: false,
        };
        for part in texts {
            if parts.is_flagged {
                return Err(SavedGameError::Parts);
            }
            if part == FLAG {
                parts.is_flagged = true;
            } else if parts.opening.is_some() {
                return Err(SavedGameError::Parts);
            } else if let Some(plies) = part.strip_prefix(OPENING) {
                parts.opening = Some(plies);
            } else if parts.clock.is_some() {
                return Err(SavedGameError::Parts);
            } else {
                parts.clock = Some(part.parse().map_err(SavedGameError::Clock)?);
            }
        }
        Ok(parts)
    }
}

impl FromStr for Player {
    type Err = SavedGameError;

    fn from_str(text: &str) -> Result<Self, SavedGameError> {
        let error = || SavedGameError::Player(excerpt(text));
        match text {
            "person" => Ok(Self::Person),
            "friend" => Ok(Self::Friend),
            _ => {
                let level = text.strip_prefix("bot:").ok_or_else(error)?;
                let is_plain = level.starts_with(|first| matches!(first, '1'..='9'));
                let level = level
                    .parse()
                    .ok()
                    .filter(|&level| is_plain && level <= MAX_LEVEL);
                level.map(Self::Bot).ok_or_else(error)
            }
        }
    }
}
