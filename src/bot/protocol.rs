//! The words that the bot and who asks it exchange: the page and its worker, as
//! JavaScript values, and programs and `cargo xtask engine`, as lines of text.
//!
//! The bot says its [`version`] first of all. The page asks nothing of a worker
//! of another one, which the browser had kept from an earlier visit: it could
//! read the rest differently. [`FromBot::Hello`] therefore never changes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{Match, OptionError, Options, PositionError, RecordError, Variant};

use super::{Level, Reasons};

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToBot {
    /// Asks something. An earlier question is abandoned.
    Ask(Question),
    /// Abandons the question.
    Stop,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind")]
pub enum FromBot {
    /// It has started, built from this.
    Hello {
        /// Its [`version`].
        version: String,
    },
    /// How far it has come with a question.
    Thinking(Thinking),
    /// It has decided: for a move, or that it has seen enough.
    Answer {
        /// The question's number.
        question: u32,
        /// The best move in its text form (Rules 2); for a race the letter of
        /// the pit, for a round the row as a record has it.
        said: String,
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

/// A position to think about.
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
    /// What was played since, in all rounds, as a record.
    pub played: String,
    /// What is to be found out.
    pub want: Want,
    /// The level's place in the list of levels, from 1.
    pub level: u8,
    /// Another limit than the level's: so many positions.
    pub nodes: Option<u64>,
    /// Another limit than the level's: so many milliseconds.
    pub millis: Option<u32>,
    /// Decides where chance does.
    pub seed: u32,
}

/// What is wanted of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Want {
    /// The level's move.
    Move,
    /// What every move is worth, deeper and deeper.
    Analysis,
    /// The level's pit for the race of a side (Rules 3.6.1).
    Pick(RaceSide),
    /// The level's row for the next round (Rules 3.3.4, 3.5.6).
    Row,
}

/// Who picks for a race, and how fast the hands are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaceSide {
    /// Whether it is North.
    pub north: bool,
    /// How many milliseconds South's hand takes for a seed.
    pub south_pace: u32,
    /// How many North's takes.
    pub north_pace: u32,
}

/// How far a search has come. It is told at most ten times a second, and once
/// before the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thinking {
    /// The question's number.
    pub question: u32,
    /// The moves ahead that it has looked at in full; 0 before the first.
    pub depth: u8,
    /// The positions it has looked at.
    pub nodes: u64,
    /// How the side to move stands, in hundredths of a seed.
    pub score: i32,
    /// Whether the score is exact: every line was followed to the end.
    pub proved: bool,
    /// The best line, as a record.
    pub line: String,
    /// What each move is worth, the best first; empty unless that is wanted.
    pub moves: Vec<Judgement>,
    /// Why the first of them is best; only with the last news of an analysis.
    pub why: Option<Reasons>,
}

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judgement {
    /// The move in its text form (Rules 2).
    pub mv: String,
    /// How the side to move stands after it, in hundredths of a seed.
    pub score: i32,
    /// Whether the game is won or lost with it for certain.
    pub decided: bool,
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
    /// Nobody is to move, to pick or to arrange, as the question would have it.
    NotNow,
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::Game(id) => write!(f, "no game is called {id:?}"),
            QuestionError::Options(error) => error.fmt(f),
            QuestionError::First(error) => write!(f, "first position: {error}"),
            QuestionError::Played(error) => write!(f, "record: {error}"),
            QuestionError::Level(level) => write!(f, "there is no level {level}"),
            QuestionError::NotNow => f.write_str("there is no such thing to be done now"),
        }
    }
}

impl std::error::Error for QuestionError {}

impl Question {
    /// The question for the move of a level where `game` stands.
    #[must_use]
    pub fn new(number: u32, game: &Match, level: u8, seed: u32) -> Question {
        let rules = game.current().rules();
        let Options { pits, seeds } = rules.options();
        let first = game.rounds().next().map(|round| round.positions()[0]);
        Question {
            number,
            game: rules.variant().id().to_owned(),
            pits,
            seeds,
            first: first.map_or_else(String::new, |first| first.to_string()),
            played: game.to_string(),
            want: Want::Move,
            level,
            nodes: None,
            millis: None,
            seed,
        }
    }

    /// The game it is about, and who is asked, with the limits that are asked
    /// for. A limit of its own lifts the level's others, and its mistakes.
    ///
    /// # Errors
    /// The first part that makes no sense.
    pub fn read(&self) -> Result<(Match, Level), QuestionError> {
        let variant =
            Variant::find(&self.game).ok_or_else(|| QuestionError::Game(self.game.clone()))?;
        let Question { pits, seeds, .. } = *self;
        let rules = variant.rules(Options { pits, seeds });
        let rules = rules.map_err(QuestionError::Options)?;
        let first = rules.parse_position(&self.first);
        let mut game = Match::from_position(rules, first.map_err(QuestionError::First)?);
        let played = game.play_text(&self.played);
        played.map_err(QuestionError::Played)?;
        let level = usize::from(self.level).checked_sub(1);
        let level = level.and_then(|place| Level::ALL.get(place));
        let level = *level.ok_or(QuestionError::Level(self.level))?;
        if self.nodes.is_none() && self.millis.is_none() {
            return Ok((game, level));
        }
        let limited = Level {
            depth: u8::MAX,
            nodes: self.nodes.unwrap_or(match self.want {
                Want::Move | Want::Analysis => u64::MAX,
                // They are shared out among many positions.
                Want::Pick(_) | Want::Row => level.nodes,
            }),
            misjudges: 0,
            plain: false,
            millis: self.millis.unwrap_or(u32::MAX),
            ..level
        };
        Ok((game, limited))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Arrangement, Side};

    fn question() -> Question {
        let rules = Variant::Giuthi.default_rules();
        let game = Match::parse(rules, Side::South, "a+ C-").expect("a legal game");
        Question::new(7, &game, 2, 1)
    }

    #[test]
    fn a_question_can_be_read() {
        let (game, level) = question().read().expect("a good question");
        assert_eq!(game.to_string(), "a+ C-");
        assert_eq!(level, Level::ALL[1]);
    }

    #[test]
    fn a_question_of_a_later_round_can_be_read() {
        let rules = Variant::GiuthiRounds.default_rules();
        let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 66-6 x");
        let mut game = Match::from_position(rules, over.expect("a position"));
        let row = Arrangement::new(vec![2, 2, 2, 0]);
        game.arrange(row).expect("a legal row");
        let (read, _) = Question::new(1, &game, 1, 1)
            .read()
            .expect("a good question");
        assert_eq!(read, game);
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
