//! The question whether seeds may be heard. It is asked once on a device: after the first move,
//! until the next press.

use yew::prelude::*;

use crate::ui::board::sound;
use crate::ui::board::timeline::Cue;
use crate::ui::browser::{KEEPS_ANIMATION, use_locale, use_press_elsewhere, use_settings_handle};
use crate::ui::i18n::t;
use crate::ui::state::GameState;
use crate::ui::state::settings::Settings;

/// The class of the question. A press anywhere else answers it with no.
const SOUND_CHIP: &str = "sound-chip";

/// The volume after a yes.
const VOLUME: u8 = Settings::MAX_VOLUME / 2;

/// Whether it is asked now.
pub fn asks_for_sound(game: &GameState) -> bool {
    let is_silent = game.settings.volume == 0 && !game.settings.sound_asked;
    let is_begun = game.has_changed && game.record.plies() > 0 && !game.is_over();
    is_silent && game.is_own() && is_begun
}

#[component]
pub fn SoundChip() -> Html {
    let locale = use_locale();
    let settings = use_settings_handle();
    let look = settings.now.look;
    let answer = settings.on_change(|settings, volume: u8| {
        settings.volume = volume;
        settings.sound_asked = true;
    });
    use_press_elsewhere(SOUND_CHIP, answer.reform(|()| 0));
    // A browser plays nothing before a press: the first seed is heard with this one.
    let onclick = answer.reform(move |_: MouseEvent| {
        sound::play(
            Cue::Land {
                seeds: 1,
                number: 0,
            },
            look,
            VOLUME,
        );
        VOLUME
    });
    html! {
        <button
            type="button"
            class={classes!(SOUND_CHIP, KEEPS_ANIMATION)}
            data-action="sound-on"
            {onclick}
        >
            { t!(locale, "sound-question") }
        </button>
    }
}
