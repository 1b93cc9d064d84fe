//! The searches that carry out the tasks.

use crate::bot::arrange::Arranger;
use crate::bot::protocol::{Answer, Request, RequestError, Task};
use crate::bot::race::Picker;
use crate::bot::{
    BotPlayer, Level, Limit, Progress, Rng, Search, SearchConfig, SearchMode, TranspositionTable,
};
use crate::rules::{GameStatus, Match, Next};

/// A task being carried out.
#[derive(Debug)]
pub(super) enum Job {
    /// A level's move.
    Move(BotPlayer),
    /// The score of every move.
    Analysis(Search),
    /// A level's pit for a race.
    Pit(Picker),
    /// A level's row for a round.
    Row(Arranger),
}

impl Job {
    /// Starts a task where `game` stands.
    ///
    /// # Errors
    /// [`RequestError::NotNow`].
    pub fn new(
        request: &Request,
        game: &Match,
        level: &Level,
        table: &mut TranspositionTable,
    ) -> Result<Job, RequestError> {
        let record = game.current();
        let (rules, positions) = (record.rules(), record.positions());
        let seed = u64::from(request.seed);
        let moves = rules.moves(record.position());
        Ok(match request.task {
            Task::Move { .. } if !moves.is_empty() => {
                Job::Move(BotPlayer::new(level, rules, positions, seed, table))
            }
            Task::Analysis { .. } if !moves.is_empty() => {
                let limits = [Limit::Nodes(level.nodes)];
                let mut rng = Rng::new(seed);
                let config = SearchConfig {
                    rules,
                    game: positions,
                    limits: &limits,
                    mode: SearchMode::Every,
                };
                Job::Analysis(Search::new(config, &mut rng, table))
            }
            Task::Pit { side, pace, .. } if record.position().status() == GameStatus::Race => {
                Job::Pit(Picker::new(level, rules, side, pace, seed))
            }
            Task::Row { .. } if matches!(game.next(), Next::Arrange(_)) => {
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
            Job::Analysis(search) => Some(search),
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

    /// Ends the task with the best answer so far; of an analysis the best move.
    pub fn finish(self) -> Option<Answer> {
        match self {
            Job::Move(player) => player.decide().map(Answer::Move),
            Job::Analysis(search) => {
                let best = search.answer().every.first().map(|&(mv, _)| mv);
                best.map(Answer::Move)
            }
            Job::Pit(picker) => Some(Answer::Pit(picker.decide())),
            Job::Row(arranger) => Some(Answer::Row(arranger.decide())),
        }
    }
}
