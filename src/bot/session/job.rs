//! The searches that answer the questions.

use std::rc::Rc;

use crate::bot::arrange::Arranger;
use crate::bot::certain::{CertainSearch, advance_both};
use crate::bot::protocol::{Answer, Question, Request, RequestError};
use crate::bot::race::RacePicker;
use crate::bot::{
    BotPlayer, CertainResult, EndingTable, Level, Limit, OpeningBook, Progress, Rng, Search,
    SearchConfig, SearchMode, TranspositionTable,
};
use crate::rules::{GameStatus, Match, Next};

/// The tables and the book that a session has for a game.
#[derive(Debug, Default)]
pub(super) struct JobKnowledge {
    pub endings: Option<Rc<EndingTable>>,
    pub book: Option<Rc<OpeningBook>>,
}

/// The search for the answer to a question.
#[derive(Debug)]
pub(super) enum Job {
    /// A level's move.
    Move(Box<BotPlayer>),
    /// The score of every move, and what is certain; also for a fair first move.
    Analysis(Box<Search>, Option<Box<CertainSearch>>),
    /// A level's pit for a race.
    Pit(RacePicker),
    /// A level's row for a round.
    Row(Arranger),
}

impl Job {
    /// Starts the search for the answer to a request about a game.
    ///
    /// # Errors
    /// [`RequestError::NotNow`].
    pub fn new(
        request: &Request,
        game: &Match,
        level: &Level,
        table: &mut TranspositionTable,
        knowledge: JobKnowledge,
    ) -> Result<Job, RequestError> {
        let JobKnowledge { endings, book } = knowledge;
        let record = game.current();
        let (rules, positions) = (record.rules(), record.positions());
        let seed = u64::from(request.seed);
        let moves = rules.moves(record.position());
        Ok(match request.question {
            Question::Move { .. } if !moves.is_empty() => {
                let player = BotPlayer::new(level, rules, positions, seed, table);
                let player = player.with_endings(endings);
                Job::Move(Box::new(player.with_book(
                    book.as_deref(),
                    positions,
                    table,
                )))
            }
            Question::Analysis { .. } | Question::FairMove { .. } if !moves.is_empty() => {
                let for_proof = match moves.len() {
                    1 => 0,
                    _ => CertainSearch::share(level.nodes),
                };
                let limits = [Limit::Nodes(level.nodes)];
                let mut rng = Rng::new(seed);
                let config = SearchConfig {
                    rules,
                    game: positions,
                    limits: &limits,
                    mode: SearchMode::AllMoves,
                };
                let search = Search::new(config, &mut rng, table).with_endings(endings);
                let certain = CertainSearch::new(rules, positions, for_proof, table);
                Job::Analysis(Box::new(search), certain.map(Box::new))
            }
            Question::Pit { side, pace, .. } if record.position().status() == GameStatus::Race => {
                Job::Pit(RacePicker::new(level, rules, side, pace, seed))
            }
            Question::Row { .. } if matches!(game.next(), Next::Arrange(_)) => {
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
            Job::Analysis(search, _) => Some(search),
            Job::Pit(_) | Job::Row(_) => None,
        }
    }

    /// The number of positions visited where a single position is searched.
    pub fn nodes(&self) -> u64 {
        match self {
            Job::Move(player) => player.nodes(),
            Job::Analysis(search, certain) => {
                search.nodes() + certain.as_ref().map_or(0, |certain| certain.nodes())
            }
            Job::Pit(_) | Job::Row(_) => 0,
        }
    }

    /// The win or loss that is proved.
    pub fn certain(&self) -> Option<CertainResult> {
        match self {
            Job::Move(player) => player.certain(),
            Job::Analysis(search, certain) => {
                let found = || certain.as_ref()?.found().filter(|_| !search.is_exact());
                search.certain().or_else(found)
            }
            Job::Pit(_) | Job::Row(_) => None,
        }
    }

    /// Visits about that many further positions; returns whether the search has ended.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> bool {
        match self {
            Job::Move(player) => player.advance(table, nodes) == Progress::Done,
            Job::Analysis(search, certain) => {
                advance_both(search, certain.as_deref_mut(), table, nodes) == Progress::Done
            }
            Job::Pit(picker) => picker.advance(table, nodes),
            Job::Row(arranger) => arranger.advance(table, nodes),
        }
    }

    /// Ends the search with the best answer so far; of an analysis the best move.
    pub fn finish(self) -> Option<Answer> {
        match self {
            Job::Move(player) => player.decide().map(Answer::Move),
            Job::Analysis(search, _) => {
                let best = search.answer().every.first().map(|&(mv, _)| mv);
                best.map(Answer::Move)
            }
            Job::Pit(picker) => Some(Answer::Pit(picker.decide())),
            Job::Row(arranger) => Some(Answer::Row(arranger.decide())),
        }
    }
}
