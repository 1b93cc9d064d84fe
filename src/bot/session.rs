//! A session with the bot: requests come in, progress and answers go out.
//!
//! It searches in slices and handles messages between them, so that a search can be
//! abandoned at any time. The owner of the session (the page's worker, or `cargo
//! xtask engine`) provides the clock.

use std::rc::Rc;

use crate::rules::{Move, Position, Rules};

use super::protocol::{
    Answer, FromBot, Limits, Question, Request, RequestError, SearchInfo, ToBot,
};
use super::{
    Analysis, EndingTable, Level, MoveScore, OpeningBook, Oracle, Reasons, Rng, TranspositionTable,
    fair_move,
};

mod job;

use job::{CheckedQuestion, Job};

/// The length of a slice, in milliseconds.
const SLICE: u64 = 25;
/// The time between two reports of progress, in milliseconds.
const INFO_INTERVAL: u64 = 100;
/// The number of positions between two looks at the clock.
const POSITIONS_PER_CLOCK_CHECK: u64 = 1_000;

/// A session; see the module's text.
#[derive(Debug)]
pub struct Session {
    clock: fn() -> u64,
    /// Used by one search after the other.
    table: TranspositionTable,
    search: Option<RunningSearch>,
    /// The rules of the last request, if its entries in the table may be used by the
    /// next one: after an analysis or a move of the strongest level. After a move
    /// within limits of the request the table is cleared, so that the same request
    /// gives the same answer.
    known: Option<Rules>,
    /// The endings of the game of the last analysis or move of the strongest level. They
    /// are made while nothing is searched for, up to a [stop](ToBot::Stop).
    endings: Option<Rc<EndingTable>>,
    is_making: bool,
    /// Gives the text of the book with an address.
    load_book: fn(&str) -> Option<String>,
    /// The address of the book that was asked for last, and the book if there is one.
    book: Option<(&'static str, Option<Rc<OpeningBook>>)>,
}

/// A request in progress.
#[derive(Debug)]
struct RunningSearch {
    id: u32,
    question: Question,
    seed: u32,
    rules: Rules,
    position: Position,
    job: Job,
    max_millis: u64,
    started: u64,
    reported: u64,
}

impl Session {
    /// A session without a request. `clock` gives milliseconds since any
    /// moment.
    #[must_use]
    pub fn new(clock: fn() -> u64) -> Session {
        Session {
            clock,
            table: TranspositionTable::new(TranspositionTable::DEFAULT_PLACES),
            search: None,
            known: None,
            endings: None,
            is_making: false,
            load_book: |_| None,
            book: None,
        }
    }

    /// The same session with opening books. `load` gives the text of the one with an
    /// [address](OpeningBook::address); it is called when the strongest level first
    /// plays a game that has one.
    #[must_use]
    pub fn with_books(self, load: fn(&str) -> Option<String>) -> Session {
        Session {
            load_book: load,
            ..self
        }
    }

    /// Takes a message. [`Session::advance`] then carries out the request; an
    /// earlier one is abandoned.
    pub fn handle(&mut self, message: &ToBot, send: &mut dyn FnMut(FromBot)) {
        self.search = None;
        self.is_making = false;
        if let ToBot::Search(request) = message {
            match self.start(request) {
                Ok(search) => self.search = Some(search),
                Err(error) => send(FromBot::Rejected {
                    request: request.id,
                    reason: error.to_string(),
                }),
            }
        }
    }

    /// Returns whether a request is in progress.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Returns whether there is something to do: a request, or a table of endings.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.is_searching() || self.is_making
    }

    /// Searches for a slice of a few hundredths of a second, and answers if the search
    /// has ended. Without a request it makes the table of the endings.
    pub fn advance(&mut self, send: &mut dyn FnMut(FromBot)) {
        if self.search.is_none() {
            self.make_endings();
            return;
        }
        let search = self.search.as_mut();
        if search.is_some_and(|search| search.advance(&mut self.table, self.clock, send)) {
            self.finish(send);
        }
    }

    /// Ends the search and answers with what has been found.
    pub fn finish(&mut self, send: &mut dyn FnMut(FromBot)) {
        if let Some(search) = self.search.take() {
            search.finish(send);
        }
    }

    /// Makes a part of the table of the endings.
    fn make_endings(&mut self) {
        let begun = (self.clock)();
        while self.is_making && (self.clock)().saturating_sub(begun) < SLICE {
            // No search has the table now.
            let table = self.endings.as_mut().and_then(Rc::get_mut);
            self.is_making = table.is_some_and(|table| {
                table.advance(POSITIONS_PER_CLOCK_CHECK as usize);
                !table.is_finished()
            });
        }
    }

    /// The table of the endings of a game, as far as it is made. The last game's table
    /// makes room for it.
    fn endings(&mut self, rules: &Rules) -> Option<Rc<EndingTable>> {
        let is_of = |table: &Rc<EndingTable>| table.rules() == rules;
        if !self.endings.as_ref().is_some_and(is_of) {
            self.endings = None;
            self.endings = EndingTable::new(rules).map(Rc::new);
        }
        self.is_making = self.endings.as_ref().is_some_and(|it| !it.is_finished());
        self.endings.clone()
    }

    /// The opening book of a game. Without a text that can be read there is none. A load
    /// that fails is not tried again: each try may take a second of a move.
    fn book(&mut self, rules: &Rules) -> Option<Rc<OpeningBook>> {
        let address = OpeningBook::address(rules.variant(), rules.options())?;
        if self.book.as_ref().is_none_or(|known| known.0 != address) {
            let text = (self.load_book)(address);
            let book = text.and_then(|text| text.parse().ok());
            self.book = Some((address, book.map(Rc::new)));
        }
        let (_, book) = self.book.as_ref()?;
        book.clone()
    }

    fn start(&mut self, request: &Request) -> Result<RunningSearch, RequestError> {
        let now = (self.clock)();
        let game = request.game.parse()?;
        let question = CheckedQuestion::new(request)?;
        let record = game.current();
        let is_strongest = matches!(
            question,
            CheckedQuestion::Move(level) if level.number == Level::STRONGEST.number
        );
        let known = self.known.take() == Some(*record.rules());
        if known && is_strongest {
            self.table.retain();
        }
        let is_unlimited = request.limits == Limits::default();
        let is_analysis = matches!(question, CheckedQuestion::Analysis(_));
        // Analyses, and unlimited moves of the strongest level, may depend on earlier requests.
        let is_free = is_analysis || is_strongest && is_unlimited;
        let mut oracles: Vec<Rc<dyn Oracle>> = Vec::new();
        if is_strongest && is_unlimited {
            oracles.extend(self.book(record.rules()).map(|book| book as Rc<dyn Oracle>));
        }
        if is_free {
            let endings = self.endings(record.rules());
            oracles.extend(endings.map(|endings| endings as Rc<dyn Oracle>));
        }
        let job = Job::new(&question, request.seed, &game, &mut self.table, &oracles)
            .inspect_err(|_| self.table.clear(true))?;
        if is_free {
            self.known = Some(*record.rules());
        }
        Ok(RunningSearch {
            id: request.id,
            question: request.question,
            seed: request.seed,
            rules: *record.rules(),
            position: *record.position(),
            job,
            max_millis: u64::from(
                request
                    .max_millis
                    .unwrap_or(u32::MAX)
                    .min(question.max_millis()),
            ),
            started: now,
            reported: now,
        })
    }
}

impl RunningSearch {
    /// Searches for one slice; returns whether the search has ended.
    fn advance(
        &mut self,
        table: &mut TranspositionTable,
        clock: fn() -> u64,
        send: &mut dyn FnMut(FromBot),
    ) -> bool {
        let start_of_slice = clock();
        loop {
            if self.job.advance(table, POSITIONS_PER_CLOCK_CHECK) {
                return true;
            }
            let now = clock();
            if now.saturating_sub(self.started) >= self.max_millis {
                return true;
            }
            if now.saturating_sub(self.reported) >= INFO_INTERVAL {
                self.reported = now;
                self.send_info(send);
            }
            if now.saturating_sub(start_of_slice) >= SLICE {
                return false;
            }
        }
    }

    fn send_info(&self, send: &mut dyn FnMut(FromBot)) {
        if let Some(info) = self.info() {
            send(FromBot::Info {
                request: self.id,
                info,
            });
        }
    }

    /// The progress, where a position is searched.
    fn info(&self) -> Option<SearchInfo> {
        let search = self.job.search()?;
        let found = search.answer();
        let moves = found.every.iter().filter_map(|it| {
            Some(MoveScore {
                mv: it.mv,
                score: it.score?.hundredths(),
                decided: it.decided,
            })
        });
        let report = found.report.as_ref();
        Some(SearchInfo {
            depth: report.map_or(0, |report| report.depth),
            nodes: self.job.nodes(),
            score: report.map_or(0, |report| report.score.hundredths()),
            proved: report.is_some_and(|report| report.proved),
            line: report.map_or_else(Vec::new, |report| report.line.clone()),
            moves: moves.collect(),
            certain: self.job.certain(),
        })
    }

    /// The analysis at its end, where the question is an analysis.
    fn analysis(&self) -> Option<Analysis> {
        let Question::Analysis { budget } = self.question else {
            return None;
        };
        let info = self.info()?;
        let analysis = info.to_analysis()?;
        let best = analysis.best().mv;
        let line = match info.line.first() == Some(&best) {
            true => &info.line[..],
            false => &[best],
        };
        Some(Analysis {
            reasons: Reasons::of(&self.rules, &self.position, line),
            budget: Some(budget),
            ..analysis
        })
    }

    /// The fair move at the end, where the question is to find one.
    fn fair_move(&self) -> Option<Move> {
        match self.question {
            Question::FairMove { .. } => {
                let moves = self.info()?.to_analysis()?.moves;
                fair_move(&moves, &mut Rng::new(u64::from(self.seed)))
            }
            _ => None,
        }
    }

    fn finish(self, send: &mut dyn FnMut(FromBot)) {
        self.send_info(send);
        let id = self.id;
        let analysis = self.analysis().map(Answer::Analysis);
        let fair_move = self.fair_move().map(Answer::Move);
        let answer = analysis.or(fair_move).or(self.job.finish());
        send(match answer {
            Some(answer) => FromBot::Answer {
                request: id,
                answer,
            },
            None => FromBot::Rejected {
                request: id,
                reason: RequestError::NotNow.to_string(),
            },
        });
    }
}

#[cfg(test)]
mod tests;
