//! From round to round (Rules 3.3.4 to 3.3.6, 3.5.6).

use super::{GameState, Phase};
use crate::link::Termination;
use crate::rules::{Arrangement, ArrangementError, NextStep, Ply, RowTerms, Side};

/// The row of the round to come (Rules 3.3.4, 3.5.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NextRound {
    /// Nobody is laying it out.
    #[default]
    None,
    /// The player waits for the bot's row.
    Awaited,
    /// The bot has laid out its row; the player has not gone on yet.
    Ready(Arrangement),
    /// A person is arranging it.
    Draft(Vec<u8>),
}

impl NextRound {
    /// The row that the bot has laid out.
    pub fn row(&self) -> Option<&Arrangement> {
        match self {
            Self::Ready(row) => Some(row),
            _ => None,
        }
    }

    /// Whether the player waits for the bot's row.
    pub fn is_awaited(&self) -> bool {
        *self == Self::Awaited
    }

    /// The row that a person is arranging.
    pub fn draft(&self) -> Option<&Vec<u8>> {
        match self {
            Self::Draft(row) => Some(row),
            _ => None,
        }
    }
}

impl GameState {
    /// The round that is to be arranged.
    pub fn arranging(&self) -> Option<RowTerms> {
        match self.record.next_step() {
            NextStep::Arrange(arranging) => Some(arranging),
            NextStep::Play | NextStep::Over(_) => None,
        }
    }

    /// What is wrong with the row that is being arranged.
    pub fn draft_fault(&self) -> Option<ArrangementError> {
        let row = Arrangement::new(self.next_round.draft()?.clone());
        self.arranging()?.check(&row).err()
    }

    /// Whether the seeds of the board that is shown don't lie as at the start of the
    /// game: a player laid out the row, or is doing so.
    pub fn is_laid_out(&self) -> bool {
        let is_later = !std::ptr::eq(self.round(), self.record.first_round());
        is_later || self.next_round.draft().is_some()
    }

    /// A person arranges the next round; a bot may have to be waited for.
    pub(super) fn next_round(&mut self) {
        let (Phase::RoundOver, Some(arranging)) = (self.phase(), self.arranging()) else {
            return;
        };
        match arranging.by {
            Some(side) if self.is_person(side) => {
                self.next_round = NextRound::Draft(arranging.even().pits().to_vec());
            }
            Some(_) => match std::mem::take(&mut self.next_round) {
                NextRound::Ready(row) => self.begin_round(row),
                _ => self.next_round = NextRound::Awaited,
            },
            None => self.begin_round(arranging.even()),
        }
    }

    /// Takes the bot's row for the next round, which starts once the player has
    /// seen the end of the last; whether the row is legal.
    pub(super) fn lay_out_answer(&mut self, row: Arrangement) -> bool {
        let legal = self.arranging().is_some_and(|it| it.check(&row).is_ok());
        if legal && self.next_round.is_awaited() {
            self.begin_round(row);
        } else if legal {
            self.next_round = NextRound::Ready(row);
        }
        legal
    }

    fn begin_round(&mut self, row: Arrangement) {
        self.play(Ply::Arrangement(row), false);
        self.undone.clear();
    }

    /// Ends a match that is decided: the side with fewer seeds gives it up.
    pub(super) fn end_match(&mut self) {
        if let Some(loser) = self.loser_of_match() {
            self.end(Termination::Resigned(loser));
        }
    }

    /// Whether the match is decided after a round, and may be ended. In a game by link
    /// a person can't take that back, and has to resign.
    pub fn can_end_match(&self) -> bool {
        self.loser_of_match().is_some()
    }

    /// The side with fewer seeds after a round that decided the match.
    fn loser_of_match(&self) -> Option<Side> {
        let loser = self.arranging()?.by?;
        let is_decided = self.phase() == Phase::RoundOver && self.record.is_decided();
        let is_final = self.friend().is_some() && self.is_person(loser);
        (is_decided && !is_final).then_some(loser)
    }

    /// Changes the row that a person is arranging.
    pub(super) fn draft(&mut self, row: Vec<u8>) {
        if let NextRound::Draft(draft) = &mut self.next_round {
            *draft = row;
        }
    }

    /// Lays that row out evenly.
    pub(super) fn draft_evenly(&mut self) {
        if let Some(arranging) = self.arranging() {
            self.draft(arranging.even().pits().to_vec());
        }
    }

    /// Clears that row.
    pub(super) fn clear_draft(&mut self) {
        if let NextRound::Draft(row) = &mut self.next_round {
            row.fill(0);
        }
    }

    pub(super) fn arrange(&mut self) {
        if let NextRound::Draft(row) = &self.next_round {
            let row = Arrangement::new(row.clone());
            self.play_anew(Ply::Arrangement(row), false);
        }
    }
}
