//! The settings of the page for a board with a state of its own.

use yew::prelude::*;

use super::environment::use_reduced_motion;
use super::use_settings;
use crate::ui::state::settings::{MovePreview, RacePace, Settings};
use crate::ui::state::{Action, State};

/// Gives a state the settings of the page, but for those of a player's own game: the
/// board is not turned, a race has an even pace, and no move is previewed, which would
/// tell the solution.
#[hook]
pub fn use_board_settings(state: &UseReducerHandle<State>) {
    let settings = use_settings();
    let dispatcher = state.dispatcher();
    use_effect_with(settings, move |&settings| {
        let settings = Settings {
            race: RacePace::Even,
            flipped: false,
            face_to_face: false,
            preview: MovePreview::Never,
            ..settings
        };
        dispatcher.dispatch(Action::Set(settings));
    });
    use_reduced_motion(state);
}
