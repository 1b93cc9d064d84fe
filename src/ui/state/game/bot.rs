//! The question to the bot, the effects of its answers, and whether it answers at all.

use super::{GameState, Phase, TeacherState, drop_interval};
use crate::bot::protocol::{Answer, Question, SearchInfo};
use crate::bot::{AnalysisBudget, Level};
use crate::link::{FairStart, Player};
use crate::rules::{BySide, Event, Move, Pit, Ply, Side};
use crate::ui::state::settings::RacePace;

/// The plies of the first turns of a game that is explained.
const EXPLAINED_PLIES: usize = 4;

/// The most laps of a move of the bot in them.
const MAX_EXPLAINED_LAPS: usize = 3;

/// The health of the bot's worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotHealth {
    Starting,
    /// Its program is being loaded; the number is the percentage that has come.
    Loading(u8),
    /// It answers.
    Ready,
    /// It isn't available, for this reason.
    Failed(BotFailure),
}

/// Why there is no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotFailure {
    /// The browser has no workers, or doesn't let the page use them.
    NoWorkers,
    /// The worker's script can't be loaded.
    Missing,
    /// The worker belongs to another build than the page, and so does a fresh
    /// copy of it.
    OtherBuild,
    /// The worker doesn't start, or sends no messages any more.
    Silent,
    Panicked(String),
    /// The worker can't carry out the request.
    Rejected(String),
    /// The answer isn't legal.
    Illegal,
}

/// A question to the bot, and the position that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotQuestion {
    /// The number of plies before the position that it is about.
    pub plies: usize,
    pub question: Question,
}

impl GameState {
    /// The question to the bot now. [`GameState::request`] changes with it.
    pub fn bot_question(&self) -> Option<BotQuestion> {
        let phase = self.phase();
        if phase == Phase::Sowing || self.race_setup.race().is_some() {
            return None;
        }
        if let Some(question) = self.playing_question(phase) {
            let plies = self.record.plies();
            return Some(BotQuestion { plies, question });
        }
        match phase {
            Phase::Racing | Phase::Thinking => None,
            _ => self.analysis_question(phase),
        }
    }

    /// The question for the side that the bot plays.
    fn playing_question(&self, phase: Phase) -> Option<Question> {
        let level = |side| match self.players[side] {
            // A stored game may have a level of a newer page.
            Player::Bot(level) => Some(Level::nearest(level).number),
            Player::Person | Player::Friend => None,
        };
        if let Some(arranging) = self.arranging()
            && self.next_round.row().is_none()
            && self.playback.viewed.is_none()
            && let Some(level) = arranging.by.and_then(level)
        {
            return Some(Question::Row { level });
        }
        match phase {
            Phase::Racing => {
                let mut sides = Side::ALL.into_iter();
                let side = sides.find(|&side| {
                    level(side).is_some() && self.race_setup.picks()[side].is_none()
                })?;
                let pace = match self.settings.race {
                    RacePace::Even => BySide { south: 1, north: 1 },
                    RacePace::Hands => BySide::from_fn(|side| drop_interval(self.players[side])),
                };
                let level = level(side)?;
                Some(Question::Pit { level, side, pace })
            }
            Phase::Thinking => {
                let level = self.mover().and_then(level)?;
                // Every level judges a fair start alike.
                Some(match self.fair_start {
                    Some(FairStart::Open) if self.is_side_judged() => Question::Analysis {
                        budget: AnalysisBudget::HINT,
                    },
                    // Its positions are searched on a slow device, too, so that the same
                    // moves are fair on all.
                    Some(FairStart::Open) => Question::FairMove {
                        budget: AnalysisBudget::REVIEW,
                    },
                    _ => Question::Move { level },
                })
            }
            _ => None,
        }
    }

    /// The analysis that the puzzle, the teacher or the strongest level needs.
    fn analysis_question(&self, phase: Phase) -> Option<BotQuestion> {
        let question = |plies, budget| {
            let question = Question::Analysis { budget };
            self.can_be_analysed(plies, budget)
                .then_some(BotQuestion { plies, question })
        };
        let TeacherState {
            judging, analysing, ..
        } = self.teacher;
        let shown = self.shown_ply();
        let puzzle = || question(self.puzzle?, AnalysisBudget::PUZZLE);
        let position = || match (judging, self.is_hint_wanted()) {
            (true, _) => question(shown, AnalysisBudget::STUDY),
            (false, true) => question(shown, AnalysisBudget::HINT),
            (false, false) => None,
        };
        let review = || {
            let plies = analysing.then(|| self.unreviewed().next())??;
            question(plies, AnalysisBudget::REVIEW)
        };
        // The strongest level searches on the player's time: what it finds stays
        // in its transposition table.
        let ponder = || {
            let mut sides = Side::ALL.into_iter();
            let strongest = Player::Bot(Level::STRONGEST.number);
            let strongest = sides.any(|side| self.players[side] == strongest);
            let ponders = strongest && phase == Phase::Choosing;
            ponders.then(|| question(shown, AnalysisBudget::STUDY))?
        };
        puzzle().or_else(position).or_else(review).or_else(ponder)
    }

    /// Takes in the progress of the search for a request.
    pub(super) fn bot_info(&mut self, request: u32, info: SearchInfo) {
        // In a review only the results count: there are many. A result stays until the next one
        // is there.
        if let Some(BotQuestion {
            plies,
            question: Question::Analysis { budget },
        }) = self.current_question(request)
            && budget > AnalysisBudget::REVIEW
            && !self.is_side_judged()
            && self
                .analysis(plies)
                .is_none_or(|known| known.budget.is_none())
            && let Some(analysis) = info.to_analysis()
        {
            self.add_analysis(plies, analysis);
        }
    }

    /// Does what the bot answers to a request. An answer that isn't legal is a
    /// failure of the bot.
    pub(super) fn bot_answer(&mut self, request: u32, answer: Answer) {
        let Some(BotQuestion { plies, question }) = self.current_question(request) else {
            return;
        };
        let legal = match (question, answer) {
            (Question::Analysis { .. }, answer) if self.is_side_judged() => {
                self.choose_better_side(&answer);
                true
            }
            (Question::Move { .. }, Answer::Move(mv)) => self.play_answer(self.explained_move(mv)),
            (Question::FairMove { .. }, Answer::Move(mv)) => self.play_answer(mv),
            (Question::Pit { side, .. }, Answer::Pit(pit)) => self.pick_answer(side, pit),
            (Question::Row { .. }, Answer::Row(row)) => self.lay_out_answer(row),
            (Question::Analysis { .. }, Answer::Analysis(analysis)) => {
                self.add_analysis(plies, analysis);
                true
            }
            // It ended before any move had a score.
            (Question::Analysis { .. }, Answer::Move(_)) => true,
            _ => false,
        };
        if !legal {
            self.bot = BotHealth::Failed(BotFailure::Illegal);
        }
    }

    /// The question of a request, unless the state has changed since.
    fn current_question(&self, request: u32) -> Option<BotQuestion> {
        self.bot_question().filter(|_| request == self.request)
    }

    /// Plays the bot's move; whether it is legal.
    pub(super) fn play_answer(&mut self, mv: Move) -> bool {
        let plies = self.record.plies();
        self.play(Ply::Move(mv), true);
        let legal = self.record.plies() > plies;
        if legal {
            self.undone.clear();
        }
        legal
    }

    /// The bot's move: in the first turns of a game that is explained, a short one in place of a
    /// long one.
    fn explained_move(&self, mv: Move) -> Move {
        let (rules, position) = (self.rules(), self.position());
        let laps = |mv: &Move| {
            let mut events = Vec::new();
            rules.play_unchecked(position, *mv, &mut events);
            let lifts = events.iter().filter(|it| matches!(it, Event::Lift { .. }));
            lifts.count()
        };
        let is_explained = self.is_explained() && self.record.plies() < EXPLAINED_PLIES;
        if !is_explained || laps(&mv) <= MAX_EXPLAINED_LAPS {
            return mv;
        }
        let moves = rules.moves(position);
        moves.iter().min_by_key(laps).unwrap_or(mv)
    }

    /// Picks the bot's pit; whether it is one of its side.
    fn pick_answer(&mut self, side: Side, pit: Pit) -> bool {
        let board = self.rules().board();
        let legal = board.has(pit) && board.owner(pit) == side;
        if legal {
            self.pick(pit);
        }
        legal
    }
}
