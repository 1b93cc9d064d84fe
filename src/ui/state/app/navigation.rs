//! From view to view.

use super::{AppState, NewGame, Notice, View};
use crate::rules::Variant;

impl AppState {
    /// The view that Back leads to.
    pub fn behind(&self) -> View {
        self.view.meta().behind.unwrap_or(self.reading_from)
    }

    /// Shows another view. From the board, the picker proposes the game that is
    /// there.
    pub(super) fn show_view(&mut self, view: View) {
        let from = std::mem::replace(&mut self.view, view);
        if from != view {
            self.leave_address();
        }
        if from == View::Board && view != View::Board {
            self.leave_link();
        }
        self.game.playback.stop();
        if !matches!(from, View::Rules(_)) {
            self.reading_from = from;
        }
        if (from, view) == (View::Board, View::Picker) {
            self.new_game = NewGame::like(&self.game);
        }
    }

    /// Shows the picker with a game chosen.
    pub(super) fn propose(&mut self, variant: Variant) {
        self.show_view(View::Picker);
        if self.new_game.variant != variant {
            self.new_game = self.new_game.with_variant(variant);
        }
    }

    /// Drops a message about the address: the player has gone on.
    pub(super) fn leave_address(&mut self) {
        self.notice.take_if(|notice| notice.is_of_address());
    }

    /// Drops the message that a game came with a link: the player has gone on with it, or
    /// has left the board.
    pub(super) fn leave_link(&mut self) {
        self.notice.take_if(|notice| *notice == Notice::Linked);
    }
}
