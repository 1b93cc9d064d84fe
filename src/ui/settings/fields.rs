//! The controls of the settings.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::state::NamedValue;
use crate::ui::state::settings::Settings;
use crate::ui::widgets::SelectField;
use crate::ui::widgets::select::{by_name, items_of};

/// A setting with a few values.
pub fn setting_field<T: NamedValue>(
    option: &'static str,
    label: String,
    value: T,
    onchange: Callback<T>,
    text: impl Fn(T) -> String,
) -> Html {
    html! {
        <SelectField
            {option}
            {label}
            items={items_of(text)}
            value={value.name()}
            onchange={by_name(onchange, T::find)}
            keep=true
        />
    }
}

/// How loud seeds fall.
pub fn volume_field(locale: &Locale, volume: u8, set: Callback<u8>) -> Html {
    let onchange = move |event: Event| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(volume) = value.parse() {
            set.emit(volume);
        }
    };
    html! {
        <label>
            <span>{ t!(locale, "volume") }</span>
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
