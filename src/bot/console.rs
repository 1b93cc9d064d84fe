//! The bot for other programs: a conversation in lines of text, in the manner
//! of the Universal Chess Interface. `cargo xtask engine` puts it on standard
//! input and output; the README lists the commands.

use std::fmt;

use crate::rules::{
    Match, Next, PositionError, RecordError, Side, Start, StartError, State, Variant,
};

use super::protocol::{FromBot, Judgement, Question, RaceSide, Thinking, ToBot, Want, version};
use super::{Level, Session, Weights, evaluate};

/// A conversation in lines; see the module's text.
#[derive(Debug)]
pub struct Console {
    session: Session,
    /// The game before the moves that `record` plays.
    start: Match,
    /// The game with them.
    game: Match,
    question: u32,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It begins with no command.
    Command(String),
    /// The command takes nothing of that kind.
    Argument(String),
    /// A number is wanted.
    Number(String),
    /// `game` begins none.
    Start(StartError),
    /// The position can't be read.
    Position(PositionError),
    /// The record can't be played.
    Record(RecordError),
    /// There is no such level.
    Level(String),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Command(word) => write!(f, "there is no command {word:?}"),
            LineError::Argument(word) => write!(f, "{word:?} is not understood here"),
            LineError::Number(word) => write!(f, "{word:?} is no number"),
            LineError::Start(error) => error.fmt(f),
            LineError::Position(error) => error.fmt(f),
            LineError::Record(error) => error.fmt(f),
            LineError::Level(text) => {
                write!(
                    f,
                    "{text:?} is no level: they are 1 to {}",
                    Level::ALL.len()
                )
            }
        }
    }
}

impl std::error::Error for LineError {}

impl Console {
    /// A conversation that begins with Giuthi at its start. `clock` gives
    /// milliseconds since any moment.
    #[must_use]
    pub fn new(clock: fn() -> u64) -> Console {
        let start = Match::new(Variant::Giuthi.default_rules(), Side::South);
        Console {
            session: Session::new(clock),
            game: start.clone(),
            start,
            question: 0,
        }
    }

    /// Hears a line and tells the lines that answer it. Returns whether the
    /// conversation goes on.
    pub fn hear(&mut self, line: &str, tell: &mut dyn FnMut(String)) -> bool {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let done = match command {
            "quit" => return false,
            "" => Ok(()),
            "stop" => {
                self.session.decide(&mut |said| answer(&said, tell));
                Ok(())
            }
            "mbegu" => {
                tell(format!("version {}", version()));
                Ok(())
            }
            "show" => {
                tell(format!("position {}", self.game.current().position()));
                Ok(())
            }
            "moves" => {
                self.moves(tell);
                Ok(())
            }
            "eval" => {
                self.eval(tell);
                Ok(())
            }
            "game" => self.begin(rest),
            "position" => self.place(rest),
            "record" => self.play(rest),
            "go" => self.go(rest, tell),
            other => Err(LineError::Command(other.to_owned())),
        };
        if let Err(error) = done {
            tell(format!("error {error}"));
        }
        true
    }

    /// Whether a question is being thought about; [`Console::think`] goes on.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.session.is_thinking()
    }

    /// Thinks for a slice of a few hundredths of a second.
    pub fn think(&mut self, tell: &mut dyn FnMut(String)) {
        self.session.think(&mut |said| answer(&said, tell));
    }

    fn begin(&mut self, rest: &str) -> Result<(), LineError> {
        let start = Start::parse(rest).map_err(LineError::Start)?;
        self.set(start.begin());
        Ok(())
    }

    fn place(&mut self, rest: &str) -> Result<(), LineError> {
        let rules = *self.start.current().rules();
        let position = rules.parse_position(rest).map_err(LineError::Position)?;
        self.set(Match::from_position(rules, position));
        Ok(())
    }

    fn play(&mut self, rest: &str) -> Result<(), LineError> {
        let mut game = self.start.clone();
        game.play_text(rest).map_err(LineError::Record)?;
        self.abandon();
        self.game = game;
        Ok(())
    }

    fn set(&mut self, game: Match) {
        self.abandon();
        self.game = game.clone();
        self.start = game;
    }

    fn abandon(&mut self) {
        self.session.hear(&ToBot::Stop, &mut |_| {});
    }

    fn moves(&self, tell: &mut dyn FnMut(String)) {
        let record = self.game.current();
        let rules = record.rules();
        let mut line = "moves".to_owned();
        for mv in rules.moves(record.position()) {
            line.push(' ');
            line.push_str(&rules.show_move(mv).to_string());
        }
        tell(line);
    }

    fn eval(&self, tell: &mut dyn FnMut(String)) {
        let record = self.game.current();
        let (rules, position) = (record.rules(), record.position());
        let side = position.to_move().unwrap_or(Side::South);
        let score = evaluate(rules, &Weights::of(rules), position, side);
        tell(format!("eval {}", score.hundredths()));
    }

    fn go(&mut self, rest: &str, tell: &mut dyn FnMut(String)) -> Result<(), LineError> {
        self.question = self.question.wrapping_add(1);
        let strongest = Level::ALL.len() as u8;
        let mut question = Question::new(self.question, &self.game, strongest, 0);
        let record = self.game.current();
        let mut race = RaceSide {
            north: false,
            south_pace: 1,
            north_pace: 1,
        };
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_default();
            match word {
                "analysis" => question.want = Want::Analysis,
                "north" => race.north = true,
                "level" => question.level = level(value())?,
                "nodes" => question.nodes = Some(number(value())?),
                "time" => question.millis = Some(number(value())?),
                "seed" => question.seed = number(value())?,
                other => return Err(LineError::Argument(other.to_owned())),
            }
        }
        if record.position().state() == State::Race {
            question.want = Want::Pick(race);
        } else if matches!(self.game.next(), Next::Arrange(_)) {
            question.want = Want::Row;
        }
        let asked = ToBot::Ask(question);
        self.session.hear(&asked, &mut |said| answer(&said, tell));
        Ok(())
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, LineError> {
    text.parse().map_err(|_| LineError::Number(text.to_owned()))
}

fn level(text: &str) -> Result<u8, LineError> {
    let place = text
        .parse()
        .ok()
        .filter(|place| (1..=Level::ALL.len()).contains(place));
    let place = place.ok_or_else(|| LineError::Level(text.to_owned()))?;
    Ok(place as u8)
}

/// What the bot says, in lines.
fn answer(said: &FromBot, tell: &mut dyn FnMut(String)) {
    match said {
        FromBot::Hello { version } => tell(format!("version {version}")),
        FromBot::Thinking(news) => {
            let Thinking {
                depth,
                nodes,
                score,
                proved,
                line,
                moves,
                ..
            } = news;
            let proved = if *proved { " proved" } else { "" };
            tell(format!(
                "info depth {depth} nodes {nodes} score {score}{proved} line {line}"
            ));
            for Judgement { mv, score, decided } in moves {
                let decided = if *decided { " decided" } else { "" };
                tell(format!("info move {mv} score {score}{decided}"));
            }
        }
        FromBot::Answer { said, .. } => tell(format!("bestmove {said}")),
        FromBot::Puzzled { reason, .. } | FromBot::Dying { reason } => {
            tell(format!("error {reason}"));
        }
    }
}

#[cfg(test)]
mod tests;
