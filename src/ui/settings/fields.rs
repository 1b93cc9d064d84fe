//! The controls of the settings.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::panel::SettingsPanelProps;
use crate::ui::browser::{use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::i18n::{Language, t};
use crate::ui::state::Action;
use crate::ui::state::settings::{Look, Numbers, RacePace, SettingValue, Settings, Theme};
use crate::ui::widgets::select::items_of;
use crate::ui::widgets::{Checkbox, SelectField, SelectItem};

/// The language of the page.
#[component]
pub fn LanguageField(props: &SettingsPanelProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let onchange = use_callback(dispatcher, |language, dispatcher| {
        dispatcher.dispatch(Action::Speak(language));
    });
    let items = Language::offered();
    let items = items.map(|language| SelectItem::new(language, language.tag(), language.name()));
    html! {
        <SelectField<Language>
            option="language"
            label={t!(locale, "language-label")}
            items={items.collect::<Vec<_>>()}
            value={props.language}
            {onchange}
            keep=true
        />
    }
}

/// The settings of a few named values.
#[component]
pub fn Choices() -> Html {
    let locale = use_locale();
    let now = use_settings();
    let theme = use_setting(|settings, theme| settings.theme = theme);
    let look = use_setting(|settings, look| settings.look = look);
    let numbers = use_setting(|settings, numbers| settings.numbers = numbers);
    let race = use_setting(|settings, race| settings.race = race);
    let when = |numbers: Numbers| t!(locale, "when-numbers", numbers = numbers.name());
    html! {
        <>
            <SelectField<Theme>
                option="theme"
                label={t!(locale, "theme")}
                items={items_of(|theme: Theme| t!(locale, "themes", theme = theme.name()))}
                value={now.theme}
                onchange={theme}
                keep=true
            />
            <SelectField<Look>
                option="look"
                label={t!(locale, "look")}
                items={items_of(|look: Look| t!(locale, "looks", look = look.name()))}
                value={now.look}
                onchange={look}
                keep=true
            />
            <SelectField<Numbers>
                option="numbers"
                label={t!(locale, "numbers")}
                items={items_of(when)}
                value={now.numbers}
                onchange={numbers}
                keep=true
            />
            <SelectField<RacePace>
                option="race"
                label={t!(locale, "race")}
                items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
                value={now.race}
                onchange={race}
                keep=true
            />
        </>
    }
}

/// How loud seeds fall.
#[component]
pub fn VolumeField() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let set = use_setting(|settings, volume| settings.volume = volume);
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
                value={settings.volume.to_string()}
                {onchange}
            />
        </label>
    }
}

/// What is on or off.
#[component]
pub fn Switches() -> Html {
    let locale = use_locale();
    let now = use_settings();
    let preview = use_setting(|settings, on| settings.preview = on);
    let flip = use_setting(|settings, on| settings.flipped = on);
    let face = use_setting(|settings, on| settings.face_to_face = on);
    html! {
        <>
            <Checkbox
                option="preview"
                label={t!(locale, "preview-label")}
                checked={now.preview}
                onchange={preview}
            />
            <Checkbox
                option="flip"
                label={t!(locale, "flip")}
                checked={now.flipped}
                onchange={flip}
            />
            <Checkbox
                option="face"
                label={t!(locale, "face-to-face")}
                checked={now.face_to_face}
                onchange={face}
            />
        </>
    }
}
