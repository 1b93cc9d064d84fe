//! From view to view.

use super::{NewGame, State, View};
use crate::rules::Variant;

impl State {
    /// The view that Back leads to.
    #[must_use]
    pub fn behind(&self) -> View {
        self.view.meta().behind.unwrap_or(self.reading_from)
    }

    /// Shows another view. From the board, the picker proposes the game that is
    /// there.
    pub(super) fn show_view(&mut self, view: View) {
        let from = std::mem::replace(&mut self.view, view);
        if from != view {
            self.dialog.leave_address();
        }
        if from == View::Board && view != View::Board {
            self.dialog.leave_link();
        }
        self.playback.stop();
        if !matches!(from, View::Rules(_)) {
            self.reading_from = from;
        }
        if (from, view) == (View::Board, View::Picker) {
            self.new_game = NewGame::like(self);
        }
    }

    /// Shows the picker with a game chosen.
    pub(super) fn propose(&mut self, variant: Variant) {
        self.show_view(View::Picker);
        if self.new_game.variant != variant {
            self.new_game = self.new_game.with_variant(variant);
        }
    }
}
