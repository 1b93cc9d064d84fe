//! What the bot is asked, and what it teaches.

use std::rc::Rc;

use super::{Phase, State};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{Side, Token};
use crate::ui::teacher::{Effort, Judged, Judgements};

/// What the bot teaches.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Lessons {
    /// Every move of the position shown is judged.
    pub judging: bool,
    /// The turn in which a hint was asked for.
    pub hint: Option<u32>,
    /// The game is being gone through.
    pub reviewing: bool,
    /// What is known.
    pub known: Judgements,
}

/// What the bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The move of its own side, at this level from 1.
    Move(u8),
    /// The pit that its side picks for the race.
    Pick(u8, Side),
    /// The row that it lays out for the next round.
    Row(u8),
    /// What each move is worth after so many tokens.
    Judge(usize, Effort),
}

impl State {
    /// What the bot is to be asked now.
    #[must_use]
    pub fn asking(&self) -> Option<Ask> {
        let phase = self.phase();
        if matches!(phase, Phase::Picking | Phase::Sowing) || self.race.is_some() {
            return None;
        }
        let level = |side| match self.players[side] {
            // A level above the last means the last.
            Player::Bot(level) => Some(level.min(STRONGEST)),
            Player::Person | Player::Friend => None,
        };
        if let Some(arranging) = self.arranging()
            && self.row.is_none()
            && self.viewed.is_none()
            && let Some(level) = arranging.by.and_then(level)
        {
            return Some(Ask::Row(level));
        }
        if phase == Phase::Racing {
            let mut sides = Side::ALL.into_iter();
            let unpicked = sides.find(|&side| level(side).is_some() && self.picks[side].is_none());
            return unpicked.and_then(|side| Some(Ask::Pick(level(side)?, side)));
        }
        if phase == Phase::Thinking {
            return self.mover().and_then(level).map(Ask::Move);
        }
        if let Some(at) = self.puzzle
            && self.is_open_to_judgement(at, Effort::Puzzle)
        {
            return Some(Ask::Judge(at, Effort::Puzzle));
        }
        let Lessons {
            judging, reviewing, ..
        } = self.lessons;
        let moment = self.moment();
        let wanted = if judging {
            Some(Effort::Study)
        } else if self.lessons.hint == Some(self.turn) {
            Some(Effort::Hint)
        } else {
            None
        };
        if let Some(effort) = wanted
            && self.is_open_to_judgement(moment, effort)
        {
            return Some(Ask::Judge(moment, effort));
        }
        if reviewing && let Some(moment) = self.unreviewed().next() {
            return Some(Ask::Judge(moment, Effort::Glance));
        }
        // The strongest thinks on the player's time: what it finds out stays in
        // its table.
        let strongest = Side::ALL
            .into_iter()
            .any(|side| self.players[side] == Player::Bot(STRONGEST));
        let ponders = strongest
            && phase == Phase::Choosing
            && self.is_open_to_judgement(moment, Effort::Study);
        ponders.then_some(Ask::Judge(moment, Effort::Study))
    }

    /// Whether a position has moves that could be judged better.
    fn is_open_to_judgement(&self, moment: usize, effort: Effort) -> bool {
        let (record, at) = self.game.moment(moment);
        let known = self.known(moment);
        record.positions()[at].to_move().is_some()
            && known.is_none_or(|known| !known.satisfies(effort))
    }

    /// The positions before moves of which nothing is known yet.
    fn unreviewed(&self) -> impl Iterator<Item = usize> {
        (0..self.game.tokens()).filter(|&moment| {
            let sown = matches!(self.game.token(moment), Some(Token::Move(_)));
            sown && self.is_open_to_judgement(moment, Effort::Glance)
        })
    }

    /// How many positions are still to be gone through.
    #[must_use]
    pub fn to_review(&self) -> usize {
        self.unreviewed().count()
    }

    /// What is known of the position after so many tokens.
    #[must_use]
    pub fn known(&self, moment: usize) -> Option<&Judged> {
        self.lessons.known.get(moment)?.as_deref()
    }

    /// What is known of the position shown, where it is to be shown.
    #[must_use]
    pub fn judged(&self) -> Option<&Judged> {
        let quiet = matches!(self.phase(), Phase::Sowing | Phase::Picking);
        self.known(self.moment())
            .filter(|_| self.lessons.judging && !quiet)
    }

    /// The hint that was asked for, once it is there.
    #[must_use]
    pub fn hint(&self) -> Option<&Judged> {
        self.known(self.moment())
            .filter(|known| known.satisfies(Effort::Hint) || self.lessons.judging)
            .filter(|_| self.is_hint_wanted())
    }

    /// Whether a hint was asked for in this position.
    #[must_use]
    pub fn is_hint_wanted(&self) -> bool {
        self.lessons.hint == Some(self.turn)
    }

    /// Whether a hint can be asked for.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        matches!(self.phase(), Phase::Choosing | Phase::Viewing)
            && self.position().to_move().is_some()
    }

    pub(super) fn learn(&mut self, turn: u32, moment: usize, judged: Rc<Judged>) {
        if turn != self.turn || moment > self.game.tokens() {
            return;
        }
        let known = &mut self.lessons.known;
        if known.len() <= moment {
            known.resize(moment + 1, None);
        }
        known[moment] = Some(match known[moment].take() {
            Some(before) => {
                // A new question begins from little; what is known better stays.
                let (better, other) = if before.depth > judged.depth {
                    (before, judged)
                } else {
                    (judged, before)
                };
                let alike = better.best().mv == other.best().mv;
                Rc::new(Judged {
                    spent: better.spent.max(other.spent),
                    why: better.why.or(other.why.filter(|_| alike)),
                    ..Judged::clone(&better)
                })
            }
            None => judged,
        });
        if self.to_review() == 0 {
            self.lessons.reviewing = false;
        }
    }

    /// Asks for a hint, has every move judged or the game gone through, or no
    /// longer.
    pub(super) fn teach(&mut self, lesson: Lesson) {
        match lesson {
            Lesson::Hint => self.lessons.hint = Some(self.turn),
            Lesson::Judge => self.lessons.judging = !self.lessons.judging,
            Lesson::Review => {
                self.lessons.reviewing = !self.lessons.reviewing && self.to_review() > 0;
            }
        }
    }
}

/// What can be asked of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The best move, with the reason.
    Hint,
    /// Every move judged, from now on; or no longer.
    Judge,
    /// The game gone through; or no longer.
    Review,
}

/// The number of the highest level.
const STRONGEST: u8 = Level::ALL.len() as u8;

#[cfg(test)]
mod tests;
