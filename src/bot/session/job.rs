//! The searches that answer the questions.

use std::rc::Rc;

use crate::bot::arrange::Arranger;
use crate::bot::protocol::{Answer, Limits, Question, Request, RequestError};
use crate::bot::race::RacePicker;
use crate::bot::root_proof::{RootProof, RootSearch};
use crate::bot::{
    AnalysisBudget, BotPlayer, CertainResult, Level, Limit, Oracle, Progress, Rng, Search,
    SearchConfig, SearchMode, TranspositionTable,
};
use crate::rules::{BySide, GameStatus, Match, NextStep, Side, Variant};

/// A question with the level that answers it, or with the limits of an analysis.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum CheckedQuestion {
    Move(Level),
    Pit {
        level: Level,
        side: Side,
        pace: BySide<u32>,
    },
    Row(Level),
    /// Also for a fair first move.
    Analysis(AnalysisBudget),
}

impl CheckedQuestion {
    /// The question of a request.
    ///
    /// # Errors
    /// [`RequestError::Level`].
    pub fn new(request: &Request) -> Result<CheckedQuestion, RequestError> {
        // A pit or a row takes many searches, which share the level's limit of positions.
        let level_of_many = |number| level_within(number, request.limits, |level| level.nodes);
        Ok(match request.question {
            Question::Move { level } => {
                CheckedQuestion::Move(level_within(level, request.limits, |_| u64::MAX)?)
            }
            Question::Pit { level, side, pace } => CheckedQuestion::Pit {
                level: level_of_many(level)?,
                side,
                pace,
            },
            Question::Row { level } => CheckedQuestion::Row(level_of_many(level)?),
            Question::Analysis { budget } | Question::FairMove { budget } => {
                CheckedQuestion::Analysis(budget)
            }
        })
    }

    /// The maximum time in milliseconds.
    pub fn max_millis(&self) -> u32 {
        match self {
            CheckedQuestion::Move(level)
            | CheckedQuestion::Pit { level, .. }
            | CheckedQuestion::Row(level) => level.millis,
            CheckedQuestion::Analysis(budget) => budget.millis,
        }
    }
}

/// A level with the limits of a request in place of its own, where there are any: then it
/// has no limit of depth and no noise. `nodes` gives the number of positions that it
/// visits where only its time is limited.
fn level_within(
    number: u8,
    limits: Limits,
    nodes: impl FnOnce(&Level) -> u64,
) -> Result<Level, RequestError> {
    let level = Level::numbered(number).ok_or(RequestError::Level(number))?;
    if limits == Limits::default() {
        return Ok(level);
    }
    Ok(Level {
        depth: u8::MAX,
        nodes: limits.nodes.unwrap_or_else(|| nodes(&level)),
        noise: 0,
        careless: [0; Variant::ALL.len()],
        plain: false,
        millis: limits.millis.unwrap_or(u32::MAX),
        ..level
    })
}

/// The search for the answer to a question.
#[derive(Debug)]
pub(super) enum Job {
    /// A level's move.
    Move(Box<BotPlayer>),
    /// The score of every move, and what is certain; also for a fair first move.
    Analysis(Box<RootSearch>),
    /// A level's pit for a race.
    Pit(RacePicker),
    /// A level's row for a round.
    Row(Arranger),
}

impl Job {
    /// Starts the search for the answer to a question about a game. `seed` is that of the
    /// random numbers.
    ///
    /// # Errors
    /// [`RequestError::NotNow`].
    pub fn new(
        question: &CheckedQuestion,
        seed: u32,
        game: &Match,
        table: &mut TranspositionTable,
        oracles: &[Rc<dyn Oracle>],
    ) -> Result<Job, RequestError> {
        let record = game.current();
        let (rules, positions) = (record.rules(), record.positions());
        let seed = u64::from(seed);
        let moves = rules.moves(record.position());
        Ok(match question {
            CheckedQuestion::Move(level) if !moves.is_empty() => {
                let player = BotPlayer::new(level, rules, positions, seed, table);
                let player = player.with_oracles(oracles, positions, table);
                Job::Move(Box::new(player))
            }
            CheckedQuestion::Analysis(budget) if !moves.is_empty() => {
                let limits = [Limit::Nodes(budget.nodes)];
                let mut rng = Rng::new(seed);
                let config = SearchConfig {
                    rules,
                    game: positions,
                    limits: &limits,
                    mode: SearchMode::AllMoves,
                };
                let search = Search::new(config, &mut rng, table);
                let search = search.with_oracles(oracles, positions);
                let proof = RootProof::new(rules, positions, oracles, budget.nodes, table);
                Job::Analysis(Box::new(RootSearch { search, proof }))
            }
            CheckedQuestion::Pit { level, side, pace }
                if record.position().status() == GameStatus::Race =>
            {
                Job::Pit(RacePicker::new(level, rules, *side, *pace, seed))
            }
            CheckedQuestion::Row(level) if matches!(game.next_step(), NextStep::Arrange(_)) => {
                let arranger = Arranger::new(level, game, seed);
                Job::Row(arranger.ok_or(RequestError::NotNow)?)
            }
            _ => return Err(RequestError::NotNow),
        })
    }

    /// The search, where a single position is searched.
    pub fn search(&self) -> Option<&Search> {
        match self {
            Job::Move(player) => Some(player.search()),
            Job::Analysis(search) => Some(&search.search),
            Job::Pit(_) | Job::Row(_) => None,
        }
    }

    /// The number of positions visited where a single position is searched.
    pub fn nodes(&self) -> u64 {
        match self {
            Job::Move(player) => player.nodes(),
            Job::Analysis(search) => search.nodes(),
            Job::Pit(_) | Job::Row(_) => 0,
        }
    }

    /// The win or loss that is proved.
    pub fn certain(&self) -> Option<CertainResult> {
        match self {
            Job::Move(player) => player.certain(),
            Job::Analysis(search) => search.certain(),
            Job::Pit(_) | Job::Row(_) => None,
        }
    }

    /// Visits about that many further positions; returns whether the search has ended.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> bool {
        match self {
            Job::Move(player) => player.advance(table, nodes) == Progress::Done,
            Job::Analysis(search) => search.advance(table, nodes) == Progress::Done,
            Job::Pit(picker) => picker.advance(table, nodes),
            Job::Row(arranger) => arranger.advance(table, nodes),
        }
    }

    /// Ends the search with the best answer so far; of an analysis the best move.
    pub fn finish(self) -> Option<Answer> {
        match self {
            Job::Move(player) => player.decide().map(Answer::Move),
            Job::Analysis(search) => {
                let best = search.search.answer().every.first().map(|it| it.mv);
                best.map(Answer::Move)
            }
            Job::Pit(picker) => Some(Answer::Pit(picker.decide())),
            Job::Row(arranger) => Some(Answer::Row(arranger.decide())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(question: Question) -> Result<CheckedQuestion, RequestError> {
        let game = Match::new(Variant::SulusAidi.default_rules(), Side::South);
        CheckedQuestion::new(&Request::new(7, &game, question, 1))
    }

    #[test]
    fn a_question_is_answered_by_its_level() {
        let level = Level::numbered(4).expect("a level");
        assert_eq!(
            checked(Question::Move { level: 4 }),
            Ok(CheckedQuestion::Move(level))
        );
        for level in [0, 99] {
            let fault = checked(Question::Row { level });
            assert_eq!(fault, Err(RequestError::Level(level)));
        }
    }
}
