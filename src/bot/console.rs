//! The bot for other programs: a session in lines of text, in the manner of the
//! Universal Chess Interface. `cargo xtask engine` puts it on standard input and
//! output; docs/ENGINE.md lists the commands.

use std::fmt;

use crate::rules::{
    BySide, GameStatus, Match, NextStep, PositionError, RecordError, Rules, Side, Start,
    StartError, Variant, excerpt,
};

use super::protocol::{Answer, FromBot, Limits, Question, Request, SearchInfo, ToBot, version};
use super::{AnalysisBudget, Level, MoveScore, Session, Weights, evaluate};

/// A session in lines of text; see the module's text.
#[derive(Debug)]
pub struct Console {
    session: Session,
    /// The game before the moves of `record`.
    start: Match,
    /// The game with them.
    game: Match,
    /// The id of the last request.
    request: u32,
}

/// Why a line can't be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It has more than [`Console::MAX_LINE_LEN`] bytes.
    Long,
    /// It begins with no command.
    Command(String),
    /// The command has no such argument.
    Argument(String),
    /// The argument isn't a number.
    Number(String),
    /// The game can't be started.
    Start(StartError),
    /// The position can't be read.
    Position(PositionError),
    /// The record can't be played.
    GameRecord(RecordError),
    /// There is no such level.
    Level(String),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Long => write!(f, "the line has more than {} bytes", Console::MAX_LINE_LEN),
            LineError::Command(word) => write!(f, "there is no command {word:?}"),
            LineError::Argument(word) => write!(f, "{word:?} is not understood here"),
            LineError::Number(word) => write!(f, "{word:?} is not a number"),
            LineError::Start(error) => error.fmt(f),
            LineError::Position(error) => error.fmt(f),
            LineError::GameRecord(error) => error.fmt(f),
            LineError::Level(text) => {
                write!(
                    f,
                    "{text:?} is no level: they are 1 to {}",
                    Level::MAX_NUMBER
                )
            }
        }
    }
}

impl std::error::Error for LineError {}

impl Console {
    /// The maximum number of bytes of a line.
    pub const MAX_LINE_LEN: usize = 65_536;

    /// A session that begins with Giuthi at its start. `clock` gives
    /// milliseconds since any moment.
    #[must_use]
    pub fn new(clock: fn() -> u64) -> Console {
        let start = Match::new(Variant::Giuthi.default_rules(), Side::South);
        Console {
            session: Session::new(clock),
            game: start.clone(),
            start,
            request: 0,
        }
    }

    /// The same with opening books; see [`Session::with_books`].
    #[must_use]
    pub fn with_books(self, load: fn(&str) -> Option<String>) -> Console {
        Console {
            session: self.session.with_books(load),
            ..self
        }
    }

    /// Carries out a line; `write` gets the lines of the answer. Returns whether
    /// the session goes on.
    pub fn handle(&mut self, line: &str, write: &mut dyn FnMut(String)) -> bool {
        if line.len() > Self::MAX_LINE_LEN {
            write(format!("error {}", LineError::Long));
            return true;
        }
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let done = match command {
            "quit" => return false,
            "" => Ok(()),
            "stop" => {
                let rules = *self.game.current().rules();
                self.session
                    .finish(&mut |message| print(&rules, &message, write));
                Ok(())
            }
            "mbegu" => {
                write(format!("version {}", version()));
                Ok(())
            }
            "show" => {
                write(format!("position {}", self.game.current().position()));
                Ok(())
            }
            "moves" => {
                self.moves(write);
                Ok(())
            }
            "eval" => {
                self.eval(write);
                Ok(())
            }
            "game" => self.begin(rest),
            "position" => self.set_position(rest),
            "record" => self.play(rest),
            "go" => self.go(rest, write),
            other => Err(LineError::Command(excerpt(other))),
        };
        if let Err(error) = done {
            write(format!("error {error}"));
        }
        true
    }

    /// Returns whether a search is in progress; [`Console::advance`] continues it.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.session.is_searching()
    }

    /// Searches for a slice of a few hundredths of a second.
    pub fn advance(&mut self, write: &mut dyn FnMut(String)) {
        let rules = *self.game.current().rules();
        self.session
            .advance(&mut |message| print(&rules, &message, write));
    }

    fn begin(&mut self, rest: &str) -> Result<(), LineError> {
        let start = rest.parse::<Start>().map_err(LineError::Start)?;
        self.set_start(start.begin());
        Ok(())
    }

    fn set_position(&mut self, rest: &str) -> Result<(), LineError> {
        let rules = *self.start.current().rules();
        let (rules, position) = rules.parse_round(rest).map_err(LineError::Position)?;
        self.set_start(Match::from_position(rules, position));
        Ok(())
    }

    fn play(&mut self, rest: &str) -> Result<(), LineError> {
        let mut game = self.start.clone();
        game.play_text(rest).map_err(LineError::GameRecord)?;
        self.abandon();
        self.game = game;
        Ok(())
    }

    fn set_start(&mut self, game: Match) {
        self.abandon();
        self.game = game.clone();
        self.start = game;
    }

    fn abandon(&mut self) {
        self.session.handle(&ToBot::Stop, &mut |_| {});
    }

    fn moves(&self, write: &mut dyn FnMut(String)) {
        let record = self.game.current();
        let rules = record.rules();
        let mut line = "moves".to_owned();
        for mv in rules.moves(record.position()) {
            line.push(' ');
            line.push_str(&rules.display_move(mv).to_string());
        }
        write(line);
    }

    fn eval(&self, write: &mut dyn FnMut(String)) {
        let record = self.game.current();
        let (rules, position) = (record.rules(), record.position());
        let side = position.to_move().unwrap_or(Side::South);
        let score = evaluate(rules, &Weights::of(rules), position, side);
        write(format!("eval {}", score.hundredths()));
    }

    fn go(&mut self, rest: &str, write: &mut dyn FnMut(String)) -> Result<(), LineError> {
        let mut level = Level::STRONGEST;
        let mut limits = Limits::default();
        let (mut analysis, mut side, mut seed) = (false, Side::South, 0);
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_default();
            match word {
                "analysis" => analysis = true,
                "north" => side = Side::North,
                "level" => level = parse_level(value())?,
                "nodes" => limits.nodes = Some(parse(value())?),
                "time" => limits.millis = Some(parse(value())?),
                "seed" => seed = parse(value())?,
                other => return Err(LineError::Argument(excerpt(other))),
            }
        }
        let record = self.game.current();
        let question = if record.position().status() == GameStatus::Race {
            Question::Pit {
                level: level.number,
                side,
                pace: BySide { south: 1, north: 1 },
            }
        } else if matches!(self.game.next_step(), NextStep::Arrange(_)) {
            Question::Row {
                level: level.number,
            }
        } else if analysis {
            let budget = budget(&level, limits);
            Question::Analysis { budget }
        } else {
            Question::Move {
                level: level.number,
            }
        };
        self.request = self.request.wrapping_add(1);
        let request = Request {
            limits,
            ..Request::new(self.request, &self.game, question, seed)
        };
        let rules = *record.rules();
        self.session
            .handle(&ToBot::Search(request), &mut |message| {
                print(&rules, &message, write);
            });
        Ok(())
    }
}

/// The limits of an analysis; without any those of the level.
fn budget(level: &Level, limits: Limits) -> AnalysisBudget {
    let Limits { nodes, millis } = limits;
    match limits == Limits::default() {
        true => AnalysisBudget {
            nodes: level.nodes,
            millis: level.millis,
        },
        false => AnalysisBudget {
            nodes: nodes.unwrap_or(u64::MAX),
            millis: millis.unwrap_or(u32::MAX),
        },
    }
}

fn parse<T: std::str::FromStr>(text: &str) -> Result<T, LineError> {
    text.parse().map_err(|_| LineError::Number(excerpt(text)))
}

/// A level by its number or its id.
fn parse_level(text: &str) -> Result<Level, LineError> {
    text.parse()
        .map_err(|_: super::UnknownLevel| LineError::Level(excerpt(text)))
}

/// Writes a message of the bot in lines.
fn print(rules: &Rules, message: &FromBot, write: &mut dyn FnMut(String)) {
    match message {
        FromBot::Loading { .. } => {}
        FromBot::Hello { version } => write(format!("version {version}")),
        FromBot::Info { info, .. } => {
            let SearchInfo {
                depth,
                nodes,
                score,
                proved,
                moves,
                certain,
                ..
            } = info;
            let proved = if *proved { " proved" } else { "" };
            let line = info.line_text(rules);
            write(format!(
                "info depth {depth} nodes {nodes} score {score}{proved} line {line}"
            ));
            if let Some(certain) = certain {
                let result = if certain.wins { "win" } else { "loss" };
                write(format!("info certain {result} by {}", certain.by));
            }
            for &MoveScore { mv, score, decided } in moves {
                let mv = rules.display_move(mv);
                let decided = if decided && info.proved {
                    " decided"
                } else {
                    ""
                };
                write(format!("info move {mv} score {score}{decided}"));
            }
        }
        FromBot::Answer { answer, .. } => write(match answer {
            Answer::Move(mv) => format!("bestmove {}", rules.display_move(*mv)),
            Answer::Pit(pit) => format!("bestmove {}", rules.board().letter(*pit)),
            Answer::Row(row) => format!("bestmove {row}"),
            Answer::Analysis(analysis) => {
                format!("bestmove {}", rules.display_move(analysis.best().mv))
            }
        }),
        FromBot::Rejected { reason, .. } | FromBot::Panicked { reason } => {
            write(format!("error {reason}"));
        }
    }
}

#[cfg(test)]
mod tests;
