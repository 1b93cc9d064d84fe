//! The words that the page and the bot's worker exchange.
//!
//! The page greets the worker, and asks nothing before it has heard the same
//! [`version`] back: a worker that the browser had kept from an earlier visit
//! could read the rest differently. [`ToBot::Hello`] and [`FromBot::Hello`]
//! therefore never change.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{OptionError, Options, PositionError, Record, RecordError, Variant};

use super::Level;

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToBot {
    /// Asks for the worker's version.
    Hello,
    /// Asks for a move. An earlier question is abandoned.
    Ask(Question),
    /// Abandons the question.
    Stop,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromBot {
    /// What it was built from.
    Hello {
        /// Its [`version`].
        version: String,
    },
    /// How far it has come with a question.
    Thinking(Thinking),
    /// It has decided.
    Answer {
        /// The question's number.
        question: u32,
        /// The move in its text form (Rules 2).
        mv: String,
    },
    /// It can't make sense of a question.
    Puzzled {
        /// The question's number.
        question: u32,
        /// Why not.
        reason: String,
    },
    /// It is about to stop working.
    Dying {
        /// What happened.
        reason: String,
    },
}

/// A position to find a move for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its number: tells its answer from the answers to others.
    pub number: u32,
    /// The game's [`id`](Variant::id).
    pub game: String,
    /// Pits of a player.
    pub pits: u8,
    /// Seeds in a pit at the start.
    pub seeds: u8,
    /// The first position, in its text form.
    pub first: String,
    /// What was played since, as a record.
    pub played: String,
    /// The level's place in the list of levels, from 1.
    pub level: u8,
    /// Decides where chance does.
    pub seed: u32,
}

/// How far a search has come. It is told at most ten times a second.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    /// The question's number.
    pub question: u32,
    /// The moves ahead that it has looked at in full; 0 before the first.
    pub depth: u8,
    /// The positions it has looked at.
    pub nodes: u64,
    /// How the side to move stands, in hundredths of a seed.
    pub score: i32,
    /// The best line, as a record.
    pub line: String,
}

/// What the page and the worker must have in common: the release, and a number
/// that changes with every change of the sources.
#[must_use]
pub fn version() -> String {
    format!("{}+{}", env!("CARGO_PKG_VERSION"), env!("MBEGU_BUILD"))
}

/// Why a question makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionError {
    /// The game isn't known.
    Game(String),
    /// It isn't played with these options.
    Options(OptionError),
    /// The first position isn't one.
    First(PositionError),
    /// What was played isn't legal.
    Played(RecordError),
    /// There is no such level.
    Level(u8),
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::Game(id) => write!(f, "no game is called {id:?}"),
            QuestionError::Options(error) => error.fmt(f),
            QuestionError::First(error) => write!(f, "first position: {error}"),
            QuestionError::Played(error) => write!(f, "record: {error}"),
            QuestionError::Level(level) => write!(f, "there is no level {level}"),
        }
    }
}

impl std::error::Error for QuestionError {}

impl Question {
    /// The question for a move at the end of `record`.
    #[must_use]
    pub fn new(number: u32, record: &Record, level: u8, seed: u32) -> Question {
        let rules = record.rules();
        let Options { pits, seeds } = rules.options();
        Question {
            number,
            game: rules.variant().id().to_owned(),
            pits,
            seeds,
            first: record.positions()[0].to_string(),
            played: record.to_string(),
            level,
            seed,
        }
    }

    /// The game it is about, and who is asked.
    ///
    /// # Errors
    /// The first part that makes no sense.
    pub fn read(&self) -> Result<(Record, &'static Level), QuestionError> {
        let variant =
            Variant::find(&self.game).ok_or_else(|| QuestionError::Game(self.game.clone()))?;
        let Question { pits, seeds, .. } = *self;
        let rules = variant.rules(Options { pits, seeds });
        let rules = rules.map_err(QuestionError::Options)?;
        let first = rules.parse_position(&self.first);
        let mut record = Record::from_position(rules, first.map_err(QuestionError::First)?);
        let played = record.play_text(&self.played);
        played.map_err(QuestionError::Played)?;
        let level = usize::from(self.level).checked_sub(1);
        let level = level.and_then(|place| Level::ALL.get(place));
        Ok((record, level.ok_or(QuestionError::Level(self.level))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn question() -> Question {
        let rules = Variant::Giuthi.default_rules();
        let mut record = Record::new(rules, Side::South);
        record.play_text("a+ C-").expect("a legal game");
        Question::new(7, &record, 2, 1)
    }

    #[test]
    fn a_question_can_be_read() {
        let (record, level) = question().read().expect("a good question");
        assert_eq!(record.to_string(), "a+ C-");
        assert_eq!(*level, Level::ALL[1]);
    }

    #[test]
    fn every_fault_of_a_question_is_named() {
        let fault = |spoil: fn(&mut Question)| {
            let mut question = question();
            spoil(&mut question);
            question.read().expect_err("a bad question")
        };
        let game = fault(|question| question.game = "chess".to_owned());
        assert_eq!(game, QuestionError::Game("chess".to_owned()));
        assert!(matches!(
            fault(|question| question.pits = 40),
            QuestionError::Options(_)
        ));
        assert!(matches!(
            fault(|question| question.first.clear()),
            QuestionError::First(_)
        ));
        assert!(matches!(
            fault(|question| question.played.push_str(" a+ a+")),
            QuestionError::Played(_)
        ));
        let level = |level| {
            let question = Question {
                level,
                ..question()
            };
            question.read().expect_err("a bad question")
        };
        assert_eq!(level(0), QuestionError::Level(0));
        assert_eq!(level(99), QuestionError::Level(99));
    }
}
