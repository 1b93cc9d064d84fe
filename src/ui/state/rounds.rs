//! From round to round (Rules 3.3.4 to 3.3.6, 3.5.6).

use super::{BotHealth, Phase, State};
use crate::rules::{Arrangement, ArrangementFault, Arranging, Next, Token};
use crate::ui::bot::Failure;

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

    /// A person arranges the next round; a bot may have to be waited for.
    pub(super) fn next_round(&mut self) {
        let (Phase::RoundOver, Some(arranging)) = (self.phase(), self.arranging()) else {
            return;
        };
        match arranging.by {
            Some(side) if self.is_person(side) => {
                self.draft = Some(arranging.even().pits().to_vec());
            }
            Some(_) => {
                self.awaiting_row = true;
                self.lay_out();
            }
            None => self.begin_round(arranging.even()),
        }
    }

    /// The bot has laid out its row for the next round: it is begun once the
    /// player has seen the end of the last.
    pub(super) fn laid_out(&mut self, turn: u32, row: Arrangement) {
        if turn != self.turn {
            return;
        }
        if self.arranging().is_some_and(|it| it.check(&row).is_ok()) {
            self.row = Some(row);
            self.lay_out();
        } else {
            self.bot = BotHealth::Failed(Failure::Illegal);
        }
    }

    fn lay_out(&mut self) {
        if self.awaiting_row
            && let Some(row) = self.row.take()
        {
            self.begin_round(row);
        }
    }

    fn begin_round(&mut self, row: Arrangement) {
        self.play(Token::Arrangement(row), false);
        self.undone.clear();
    }

    pub(super) fn arrange(&mut self) {
        if let Some(row) = self.draft.clone() {
            self.play_anew(Token::Arrangement(Arrangement::new(row)), false);
        }
    }
}
