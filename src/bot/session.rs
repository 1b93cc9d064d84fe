//! One conversation with the bot: questions come in, moves and news go out.
//!
//! It searches in slices and hears what is said between them, so that a
//! question can be abandoned at any time. Whoever holds it brings the clock:
//! the worker of the page, and `cargo xtask engine`.

use crate::rules::{Move, Position, Rules};

use super::protocol::{FromBot, Judgement, Question, QuestionError, Thinking, ToBot, Want};
use super::{Level, Reasons, Table};

mod mind;

use mind::Mind;

/// How long it searches before it looks for messages, in milliseconds.
const SLICE: u64 = 25;
/// How often it tells how far it has come, in milliseconds.
const NEWS: u64 = 100;
/// Positions between two looks at the clock.
const STRIDE: u64 = 1_000;

/// A conversation; see the module's text.
#[derive(Debug)]
pub struct Session {
    clock: fn() -> u64,
    table: Option<Table>,
    task: Option<Task>,
    /// The game that the last question was about, where that was an analysis or
    /// a move of the strongest level, which goes on from what was found. After a
    /// move within limits of its own it doesn't: the same again gives the same.
    known: Option<Rules>,
}

/// A question being thought about.
#[derive(Debug)]
struct Task {
    question: u32,
    rules: Rules,
    position: Position,
    mind: Mind,
    millis: u64,
    begun: u64,
    told: u64,
}

impl Session {
    /// A conversation in which nothing has been said. `clock` gives
    /// milliseconds since any moment.
    #[must_use]
    pub fn new(clock: fn() -> u64) -> Session {
        Session {
            clock,
            table: None,
            task: None,
            known: None,
        }
    }

    /// Hears what is said. A question is thought about by [`Session::think`]
    /// from then on; an earlier one is abandoned.
    pub fn hear(&mut self, said: &ToBot, tell: &mut dyn FnMut(FromBot)) {
        match said {
            ToBot::Stop => self.abandon(),
            ToBot::Ask(question) => {
                self.abandon();
                match self.begin(question) {
                    Ok(task) => self.task = Some(task),
                    Err(error) => tell(FromBot::Puzzled {
                        question: question.number,
                        reason: error.to_string(),
                    }),
                }
            }
        }
    }

    /// Whether there is a question to think about.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task.is_some()
    }

    /// Thinks for a slice of a few hundredths of a second, and answers once it
    /// is time to.
    pub fn think(&mut self, tell: &mut dyn FnMut(FromBot)) {
        let Some(mut task) = self.task.take() else {
            return;
        };
        if task.think(self.clock, tell) {
            self.table = Some(task.decide(tell));
        } else {
            self.task = Some(task);
        }
    }

    /// Answers the question in progress with what is known by now.
    pub fn decide(&mut self, tell: &mut dyn FnMut(FromBot)) {
        if let Some(task) = self.task.take() {
            self.table = Some(task.decide(tell));
        }
    }

    fn begin(&mut self, question: &Question) -> Result<Task, QuestionError> {
        let now = (self.clock)();
        let (game, level) = question.read()?;
        let record = game.current();
        let table = self.table.take();
        let mut table = table.unwrap_or_else(|| Table::new(Table::USUAL));
        let strongest = usize::from(question.level) == Level::ALL.len();
        let moves = strongest && question.want == Want::Move;
        let known = self.known.take() == Some(*record.rules());
        if known && moves {
            table.hold();
        }
        let mind = Mind::new(question, &game, &level, table)?;
        let limited = question.nodes.is_some() || question.millis.is_some();
        if question.want == Want::Analysis || moves && !limited {
            self.known = Some(*record.rules());
        }
        Ok(Task {
            question: question.number,
            rules: *record.rules(),
            position: *record.position(),
            mind,
            millis: u64::from(level.millis),
            begun: now,
            told: now,
        })
    }

    fn abandon(&mut self) {
        if let Some(task) = self.task.take() {
            self.table = Some(task.mind.into_table());
        }
    }
}

impl Task {
    /// Thinks for one slice; whether it is time to decide.
    fn think(&mut self, clock: fn() -> u64, tell: &mut dyn FnMut(FromBot)) -> bool {
        let started = clock();
        loop {
            if self.mind.advance(STRIDE) {
                return true;
            }
            let now = clock();
            if now.saturating_sub(self.begun) >= self.millis {
                return true;
            }
            if now.saturating_sub(self.told) >= NEWS {
                self.told = now;
                if let Some(news) = self.news() {
                    tell(FromBot::Thinking(news));
                }
            }
            if now.saturating_sub(started) >= SLICE {
                return false;
            }
        }
    }

    /// How far it has come, where it searches a position.
    fn news(&self) -> Option<Thinking> {
        let search = self.mind.search()?;
        let answer = search.answer();
        let line = answer.report.iter().flat_map(|report| &report.line);
        let line: Vec<String> = line.map(|&mv| self.show(mv)).collect();
        let judged = answer.every.iter().filter_map(|&(mv, score)| {
            let score = score?;
            Some(Judgement {
                mv: self.show(mv),
                score: score.hundredths(),
                decided: score.is_decided(),
            })
        });
        let report = answer.report.as_ref();
        Some(Thinking {
            question: self.question,
            depth: report.map_or(0, |report| report.depth),
            nodes: search.nodes(),
            score: report.map_or(0, |report| report.score.hundredths()),
            proved: report.is_some_and(|report| report.proved),
            line: line.join(" "),
            moves: judged.collect(),
            why: None,
        })
    }

    fn show(&self, mv: Move) -> String {
        self.rules.show_move(mv).to_string()
    }

    fn decide(self, tell: &mut dyn FnMut(FromBot)) -> Table {
        if let Some(mut news) = self.news() {
            if let Mind::Analyst(search) = &self.mind
                && let Some(report) = search.answer().report
            {
                news.why = Reasons::of(&self.rules, &self.position, &report.line);
            }
            tell(FromBot::Thinking(news));
        }
        let question = self.question;
        let (said, table) = self.mind.decide(&self.rules);
        tell(match said {
            Some(said) => FromBot::Answer { question, said },
            None => FromBot::Puzzled {
                question,
                reason: QuestionError::NotNow.to_string(),
            },
        });
        table
    }
}

#[cfg(test)]
mod tests;
