//! The controls of the settings.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::rules::{Event as RuleEvent, Pit};
use crate::ui::board::sound;
use crate::ui::board::timeline::Cue;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::NamedValue;
use crate::ui::state::settings::{Look, Settings};
use crate::ui::widgets::{Choice, Choices, Icon, icon};

/// A setting with a few values, each with its text and its picture.
pub fn choices<T: NamedValue>(
    option: &'static str,
    label: String,
    value: T,
    onchange: Callback<T>,
    text: impl Fn(T) -> String,
    picture: fn(T) -> Html,
) -> Html {
    let item = |&value: &T| Choice {
        picture: picture(value),
        ..Choice::new(value.name(), text(value), onchange.reform(move |()| value))
    };
    html! {
        <Choices
            {option}
            {label}
            items={T::ALL.iter().map(item).collect::<Vec<_>>()}
            value={value.name()}
        />
    }
}

/// The volume of the sounds. A change plays one, as a board with this look sounds.
pub fn volume_field(locale: &Locale, volume: u8, look: Look, set: Callback<u8>) -> Html {
    let look = match look {
        // The games have looks of their own; this is the one of the first.
        Look::Own => Look::Earth,
        look => look,
    };
    let onchange = move |event: Event| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(volume) = value.parse() {
            let drop = RuleEvent::Drop { pit: Pit::new(0) };
            sound::play(Cue::Event(drop), look, volume);
            set.emit(volume);
        }
    };
    html! {
        <label class="volume">
            <span>{ t!(locale, "sound") }</span>
            { icon(Icon::Sound) }
            <input
                type="range"
                data-option="volume"
                min="0"
                max={Settings::MAX_VOLUME.to_string()}
                value={volume.to_string()}
                {onchange}
            />
        </label>
    }
}
