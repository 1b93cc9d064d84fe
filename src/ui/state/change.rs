//! A change that is made to a value once its turn has come.

use std::fmt;
use std::rc::Rc;

/// A change of a part of a state. It is made to the value as it is then, so that two
/// changes that come before the next render are both kept.
pub struct Change<T>(Rc<dyn Fn(&mut T)>);

impl<T> Change<T> {
    /// A change by a function.
    pub fn new(change: impl Fn(&mut T) + 'static) -> Self {
        Self(Rc::new(change))
    }

    pub fn make(&self, to: &mut T) {
        (self.0)(to);
    }
}

impl<T> Clone for Change<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

/// Two changes are equal if one is a clone of the other.
impl<T> PartialEq for Change<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Change<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Change")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::SavedGame;
    use crate::rules::{BySide, Match, Side, Variant};
    use crate::ui::state::settings::Settings;
    use crate::ui::state::{Action, AppState, NewGame};

    #[test]
    fn two_changes_before_a_render_are_both_kept() {
        let settings = |change: fn(&mut Settings)| Action::ChangeSettings(Change::new(change));
        let choice = |change: fn(&mut NewGame)| Action::ChangeNewGame(Change::new(change));
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        let state = AppState::new(SavedGame::new(game, BySide::default()))
            .after(settings(|settings| settings.flipped = true))
            .after(settings(|settings| settings.face_to_face = true))
            .after(choice(|choice| choice.options.pits = 8))
            .after(choice(|choice| choice.options.seeds = 4));
        let settings = state.game.settings;
        assert!(settings.flipped && settings.face_to_face);
        assert_eq!(
            (state.new_game.options.pits, state.new_game.options.seeds),
            (8, 4)
        );
    }

    #[test]
    fn a_size_of_another_game_is_not_taken() {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        let state = AppState::new(SavedGame::new(game, BySide::default()));
        let chosen = state.after(Action::ChooseGame(Variant::Alemungula));
        let change = Change::new(|choice: &mut NewGame| choice.options.pits = 8);
        let after = chosen.after(Action::ChangeNewGame(change));
        assert_eq!(after.new_game, chosen.new_game);
    }
}
