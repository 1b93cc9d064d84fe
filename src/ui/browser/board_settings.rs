//! The settings of the page for a board with a state of its own.

use yew::prelude::*;

use crate::ui::state::settings::{MovePreview, RacePace, Settings};
use crate::ui::state::{Action, Device, State};

/// Gives a state the settings of the page, but for those of a player's own game: the
/// board is not turned, a race has an even pace, and no move is previewed, which would
/// tell the solution.
#[hook]
pub fn use_board_settings(state: &UseReducerHandle<State>, device: &Device) {
    let dispatcher = state.dispatcher();
    let device = (device.settings, device.language, device.reduced_motion);
    use_effect_with(device, move |&(settings, language, reduced_motion)| {
        let settings = Settings {
            race: RacePace::Even,
            flipped: false,
            face_to_face: false,
            preview: MovePreview::Never,
            ..settings
        };
        dispatcher.dispatch(Action::Set(settings));
        dispatcher.dispatch(Action::SetLanguage(language));
        dispatcher.dispatch(Action::SetReducedMotion(reduced_motion));
    });
}
