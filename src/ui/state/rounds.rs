//! From round to round (Rules 3.3.4 to 3.3.6, 3.5.6).

use super::{Phase, State};
use crate::rules::{Arrangement, ArrangementFault, Arranging, Next, Token};

impl State {
    /// The round that is to be arranged.
    #[must_use]
    pub fn arranging(&self) -> Option<Arranging> {
        match self.game.next() {
            Next::Arrange(arranging) => Some(arranging),
            Next::Play | Next::Over(_) => None,
        }
    }

    /// What is wrong with the row that is being arranged.
    #[must_use]
    pub fn draft_fault(&self) -> Option<ArrangementFault> {
        let row = Arrangement::new(self.draft.clone()?);
        self.arranging()?.check(&row).err()
    }

    /// A person arranges the next round; the bot, and nobody, takes the row
    /// that is offered first.
    pub(super) fn next_round(&mut self) {
        let (Phase::RoundOver, Some(arranging)) = (self.phase(), self.arranging()) else {
            return;
        };
        let even = arranging.even();
        if arranging.by.is_some_and(|side| self.is_person(side)) {
            self.draft = Some(even.pits().to_vec());
        } else {
            self.play(Token::Arrangement(even), false);
            self.undone.clear();
        }
    }

    pub(super) fn arrange(&mut self) {
        if let Some(row) = self.draft.clone() {
            self.play_anew(Token::Arrangement(Arrangement::new(row)), false);
        }
    }
}
