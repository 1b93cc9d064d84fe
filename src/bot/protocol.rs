//! The messages between the bot and its client: the page, which exchanges them
//! with the worker as JavaScript values, and the [`Console`](super::Console),
//! which writes them as lines of text. Serde makes and reads the values on both
//! sides.
//!
//! The worker first sends its [`version`]. The page makes no request of a worker
//! of another version, which the browser may have cached at an earlier visit, nor
//! of one whose messages it can't read.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{
    Arrangement, BySide, Match, Move, OptionError, Options, Pit, PositionError, RecordError, Rules,
    Side, Variant,
};

use super::{Analysis, AnalysisBudget, CertainResult, MoveScore};

/// A message to the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToBot {
    /// Starts a search. An earlier one is abandoned.
    Search(Request),
    /// Abandons the search.
    Stop,
}

/// A message of the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromBot {
    /// Its program is being loaded. Sent by `static/bot_loader.js`, not by the session.
    Loading {
        /// The part of its bytes that has come, in percent.
        percent: u8,
    },
    /// The worker has started.
    Hello {
        /// The [`version`] of the sources that it was built from.
        version: String,
    },
    /// The progress of a search, at most ten times a second and once before the
    /// answer.
    Info {
        /// The request's id.
        request: u32,
        /// The result so far.
        info: SearchInfo,
    },
    /// The end of a search.
    Answer {
        /// The request's id.
        request: u32,
        /// An answer of the kind that the question asks for, or a move; see [`Answer::Move`].
        answer: Answer,
    },
    /// A request that can't be carried out.
    Rejected {
        /// The request's id.
        request: u32,
        /// The [`RequestError`] as an English sentence.
        reason: String,
    },
    /// The worker is about to end because of a fault of the program.
    Panicked {
        /// The message of the panic.
        reason: String,
    },
}

/// A message to the bot: a question, and the game that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Names the request: every message about it has the same number.
    pub id: u32,
    /// The game up to the position that the question is about.
    pub game: GameText,
    /// The question. Rejected with [`RequestError::NotNow`] if the game isn't at a point
    /// where it can be answered.
    pub question: Question,
    /// Limits in place of those of the level. An analysis has those of its budget.
    pub limits: Limits,
    /// The longest time for the answer in milliseconds, if the game has a clock. Unlike
    /// `limits` it keeps the level, and only shortens its time.
    pub max_millis: Option<u32>,
    /// The seed of the random numbers.
    pub seed: u32,
}

/// A question to the bot: the kind of answer that it is to find. A level is given by its
/// [`number`](super::Level::number).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The move of a level.
    Move {
        /// Its number, 1 to [`Level::MAX_NUMBER`](super::Level::MAX_NUMBER).
        level: u8,
    },
    /// A first move after which neither side is ahead (Rules 5.1).
    FairMove {
        /// The limits of the search.
        budget: AnalysisBudget,
    },
    /// The pit that a level picks for the race (Rules 3.6.1).
    Pit {
        /// Its number, 1 to [`Level::MAX_NUMBER`](super::Level::MAX_NUMBER).
        level: u8,
        /// The side that picks.
        side: Side,
        /// The milliseconds that each hand takes for a seed.
        pace: BySide<u32>,
    },
    /// The row of a level for the next round (Rules 3.3.4, 3.5.6).
    Row {
        /// Its number, 1 to [`Level::MAX_NUMBER`](super::Level::MAX_NUMBER).
        level: u8,
    },
    /// The score of every move.
    Analysis {
        /// Its limits.
        budget: AnalysisBudget,
    },
}

/// Limits of a level's search that replace its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The maximum number of positions.
    pub nodes: Option<u64>,
    /// The maximum time in milliseconds.
    pub millis: Option<u32>,
}

/// The result of a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The move to play. An analysis that ends before any move has a score
    /// gives a move as well.
    Move(Move),
    /// The pit to pick.
    Pit(Pit),
    /// The row to lay out.
    Row(Arrangement),
    /// The scores of the moves.
    Analysis(Analysis),
}

/// The progress of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchInfo {
    /// The depth of the last finished iteration, in moves; 0 before the first.
    pub depth: u8,
    /// The number of positions visited.
    pub nodes: u64,
    /// The score of the side to move, in hundredths of a seed.
    pub score: i32,
    /// `true` if the score is exact: every line was followed to its end.
    pub proved: bool,
    /// The principal variation: the best moves of both sides, from the searched position
    /// on.
    pub line: Vec<Move>,
    /// The score of each move, the best first; empty but for an analysis.
    pub moves: Vec<MoveScore>,
    /// The win or loss that is proved, where the score isn't exact.
    pub certain: Option<CertainResult>,
}

impl SearchInfo {
    /// The principal variation as a record.
    #[must_use]
    pub fn line_text(&self, rules: &Rules) -> String {
        let moves = self
            .line
            .iter()
            .map(|&mv| rules.display_move(mv).to_string());
        moves.collect::<Vec<_>>().join(" ")
    }

    /// The unfinished analysis; `None` before any move has a
    /// score.
    #[must_use]
    pub fn to_analysis(&self) -> Option<Analysis> {
        let moves = with_certain(&self.moves, self.certain);
        let best = moves.first()?.mv;
        let line = match self.line.first() == Some(&best) {
            true => self.line.iter().copied().take(Analysis::MAX_LINE).collect(),
            false => vec![best],
        };
        Some(Analysis {
            moves,
            line,
            depth: self.depth,
            proved: self.proved,
            certain: self.certain,
            reasons: None,
            budget: None,
        })
    }
}

/// The moves with the one that is proved to win first, with what it is sure of at
/// least, and no other move better.
fn with_certain(moves: &[MoveScore], certain: Option<CertainResult>) -> Vec<MoveScore> {
    let mut moves = moves.to_vec();
    if let Some(certain) = certain.filter(|certain| certain.wins)
        && let Some(at) = moves.iter().position(|one| Some(one.mv) == certain.mv)
    {
        let best = moves[0].score.max(certain.score().hundredths());
        moves[..=at].rotate_right(1);
        moves[0].score = best;
        moves[0].decided = true;
    }
    moves
}

/// The version of the protocol, by which the page and the worker know that they
/// belong together: the release, and a number that changes with every change of
/// the worker's sources.
#[must_use]
pub fn version() -> String {
    format!("{}+{}", env!("CARGO_PKG_VERSION"), env!("MBEGU_BUILD"))
}

/// Why a request can't be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// The game isn't known.
    Game(String),
    /// It isn't played with these options.
    Options(OptionError),
    /// The position that the first round begins with can't be read.
    First(PositionError),
    /// The record isn't legal.
    Played(RecordError),
    /// There is no such level.
    Level(u8),
    /// The game isn't at a point where the question can be answered.
    NotNow,
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Game(id) => write!(f, "no game is called {id:?}"),
            RequestError::Options(error) => error.fmt(f),
            RequestError::First(error) => write!(f, "first position: {error}"),
            RequestError::Played(error) => write!(f, "record: {error}"),
            RequestError::Level(level) => write!(f, "there is no level {level}"),
            RequestError::NotNow => f.write_str("there is no such thing to be done now"),
        }
    }
}

impl std::error::Error for RequestError {}

/// A match in its text forms (Rules 2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameText {
    /// The game's [`id`](Variant::id).
    pub id: String,
    /// The number of pits of a player.
    pub pits: u8,
    /// The number of seeds in a pit at the start.
    pub seeds: u8,
    /// The position from which the first round is played (Rules 2).
    pub first: String,
    /// The side that began the first round.
    pub begun_by: Side,
    /// The plies of all rounds, as a record.
    pub record: String,
}

impl GameText {
    /// The text of a match.
    #[must_use]
    pub fn new(game: &Match) -> GameText {
        let rules = game.current().rules();
        let Options { pits, seeds } = rules.options();
        GameText {
            id: rules.variant().id().to_owned(),
            pits,
            seeds,
            first: game.first_round().positions()[0].to_string(),
            begun_by: game.first(),
            record: game.to_string(),
        }
    }

    /// The match.
    ///
    /// # Errors
    /// The first part that can't be read, in the order of the fields.
    pub fn parse(&self) -> Result<Match, RequestError> {
        let variant =
            (self.id.parse::<Variant>()).map_err(|_| RequestError::Game(self.id.clone()))?;
        let GameText { pits, seeds, .. } = *self;
        let rules = variant.rules(Options { pits, seeds });
        let rules = rules.map_err(RequestError::Options)?;
        let first = rules.parse_round(&self.first);
        let (rules, first) = first.map_err(RequestError::First)?;
        let mut game = Match::from_round(rules, first, self.begun_by);
        game.play_text(&self.record).map_err(RequestError::Played)?;
        Ok(game)
    }
}

impl Request {
    /// A question about a game as it stands, with the limits of its level.
    #[must_use]
    pub fn new(id: u32, game: &Match, question: Question, seed: u32) -> Request {
        Request {
            id,
            game: GameText::new(game),
            question,
            limits: Limits::default(),
            max_millis: None,
            seed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> Request {
        let rules = Variant::Giuthi.default_rules();
        let game = Match::parse(rules, Side::South, "a+ C-").expect("a legal game");
        Request::new(7, &game, Question::Move { level: 2 }, 1)
    }

    #[test]
    fn a_request_can_be_read() {
        let request = request();
        let game = request.game.parse().expect("a good request");
        assert_eq!(game.to_string(), "a+ C-");
    }

    #[test]
    fn a_request_of_a_later_round_can_be_read() {
        let rules = Variant::GiuthiRounds.default_rules();
        let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 66-6 x");
        let mut game = Match::from_position(rules, over.expect("a position"));
        let row = Arrangement::new(vec![2, 2, 2, 0]);
        game.arrange(row).expect("a legal row");
        assert_eq!(GameText::new(&game).parse(), Ok(game));
        // So may one whose first round has a shorter row.
        let rules = Variant::GiuthiRounds.default_rules();
        let (shorter, position) = rules
            .parse_round("2,2,2,2,2/0,9,9,9,9 26-0 s")
            .expect("a position");
        assert_eq!(
            (
                rules.board().pits_per_side(),
                shorter.board().pits_per_side()
            ),
            (6, 5)
        );
        let game = Match::from_round(shorter, position, Side::South);
        assert_eq!(GameText::new(&game).parse(), Ok(game));
        // Who begins the next round depends on who began this one.
        let rules = Variant::LayliGoobalay.default_rules();
        let position = rules.parse_position("1,0,0,0,0,0/0,0,0,0,0,1 30-16 n");
        let game = Match::from_round(rules, position.expect("a position"), Side::South);
        assert_eq!(GameText::new(&game).parse(), Ok(game));
    }

    #[test]
    fn every_fault_of_a_request_is_named() {
        let fault = |spoil: fn(&mut GameText)| {
            let mut game = request().game;
            spoil(&mut game);
            game.parse().expect_err("a bad request")
        };
        let game = fault(|game| game.id = "chess".to_owned());
        assert_eq!(game, RequestError::Game("chess".to_owned()));
        assert!(matches!(
            fault(|game| game.pits = 40),
            RequestError::Options(_)
        ));
        assert!(matches!(
            fault(|game| game.first.clear()),
            RequestError::First(_)
        ));
        assert!(matches!(
            fault(|game| game.record.push_str(" a+ a+")),
            RequestError::Played(_)
        ));
    }
}
