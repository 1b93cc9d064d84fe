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

use super::write::can_end;
use super::{
    FairStart, LinkContent, LinkView, SavedClock, StoredGameError, Termination, TurnMessage,
    decode, encode,
};
use crate::rules::{BySide, Match, NextStep, Rounds, Side, excerpt};

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

/// The seeds of both sides in a game that the players ended once the winner had the seeds
/// that win: those left on the board are counted as at any other end. `None` for every other
/// game.
///
/// A link has no kind of end of its own for it: the other side resigns, and the position tells
/// that this took nothing away.
#[must_use]
pub fn finished_scores(game: &Match, ended: Option<Termination>) -> Option<BySide<u16>> {
    let Some(Termination::Resigned(loser)) = ended else {
        return None;
    };
    let record = game.current();
    let (rules, position) = (record.rules(), record.position());
    let is_won = position.score(loser.other()) >= rules.goal();
    (rules.rounds() == Rounds::Single && is_won && can_end(game)).then(|| {
        let over = rules.end_by_repetition(position, &mut ());
        BySide::from_fn(|side| over.score(side))
    })
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
        let link = encode(&LinkContent {
            game: self.game.clone(),
            fair_start: self.fair_start,
            ended: self.ended,
            view: self.message.map_or(LinkView::Play, LinkView::Message),
        });
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
    type Err = StoredGameError;

    fn from_str(text: &str) -> Result<Self, StoredGameError> {
        let parts: Vec<_> = text.split(' ').collect();
        let [south, north, link] = parts[..] else {
            return Err(StoredGameError::Parts);
        };
        let mut parts = link.split(SEPARATOR).peekable();
        let link = parts.next().unwrap_or_default();
        let clock = parts.next_if(|part| !part.starts_with(OPENING) && *part != FLAG);
        let opening = parts.next_if(|part| part.starts_with(OPENING));
        let is_flagged = parts.next_if_eq(&FLAG).is_some();
        if parts.next().is_some() {
            return Err(StoredGameError::Extra);
        }
        let players = BySide {
            south: south.parse()?,
            north: north.parse()?,
        };
        let clock = clock.map(str::parse).transpose();
        let LinkContent {
            game,
            fair_start,
            ended,
            view,
        } = decode(link).map_err(StoredGameError::Link)?;
        let opening = match opening.and_then(|part| part.strip_prefix(OPENING)) {
            None => 0,
            Some(plies) => plies.parse().map_err(|_| StoredGameError::Opening)?,
        };
        Ok(Self {
            // A link that became too long has only the last plies.
            opening: game.plies().min(opening),
            game,
            fair_start,
            ended: match ended {
                Some(Termination::Resigned(side)) if is_flagged => {
                    Some(Termination::TimedOut(side))
                }
                _ if is_flagged => return Err(StoredGameError::Flag),
                ended => ended,
            },
            players,
            message: match view {
                LinkView::Message(message) => Some(message),
                LinkView::Play | LinkView::AtPly(_) | LinkView::Puzzle => None,
            },
            clock: clock.map_err(|_| StoredGameError::Clock)?,
        })
    }
}

impl FromStr for Player {
    type Err = StoredGameError;

    fn from_str(text: &str) -> Result<Self, StoredGameError> {
        let error = || StoredGameError::Player(excerpt(text));
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
