//! The panel of the settings, which a button of the page's head opens.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::browser::{use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::i18n::{Language, t};
use crate::ui::state::Action;
use crate::ui::state::settings::{Look, Numbers, RacePace, SettingValue, Settings, Theme};
use crate::ui::widgets::select::items_of;
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{Checkbox, SelectField, SelectItem, Sheet, SheetCloseButton};

/// The properties of [`SettingsPanel`].
#[derive(Properties, PartialEq)]
pub struct SettingsPanelProps {
    /// The language that the player wants.
    pub language: Language,
}

/// The panel of the settings.
#[component]
pub fn SettingsPanel(props: &SettingsPanelProps) -> Html {
    let locale = use_locale();
    html! {
        <Sheet id={SETTINGS_SHEET} label={t!(locale, "settings")}>
            <LanguageField language={props.language} />
            <ThemeField />
            <LookField />
            <NumbersField />
            <RaceField />
            <VolumeField />
            <Switches />
            <Keys />
            <SheetCloseButton sheet={SETTINGS_SHEET} label={t!(locale, "done")} class="main" />
        </Sheet>
    }
}

#[component]
fn LanguageField(props: &SettingsPanelProps) -> Html {
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

#[component]
fn ThemeField() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onchange = use_setting(|settings, theme| settings.theme = theme);
    html! {
        <SelectField<Theme>
            option="theme"
            label={t!(locale, "theme")}
            items={items_of(|theme: Theme| t!(locale, "themes", theme = theme.name()))}
            value={settings.theme}
            {onchange}
            keep=true
        />
    }
}

#[component]
fn LookField() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onchange = use_setting(|settings, look| settings.look = look);
    html! {
        <SelectField<Look>
            option="look"
            label={t!(locale, "look")}
            items={items_of(|look: Look| t!(locale, "looks", look = look.name()))}
            value={settings.look}
            {onchange}
            keep=true
        />
    }
}

#[component]
fn NumbersField() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onchange = use_setting(|settings, numbers| settings.numbers = numbers);
    let text = |numbers: Numbers| t!(locale, "when-numbers", numbers = numbers.name());
    html! {
        <SelectField<Numbers>
            option="numbers"
            label={t!(locale, "numbers")}
            items={items_of(text)}
            value={settings.numbers}
            {onchange}
            keep=true
        />
    }
}

#[component]
fn RaceField() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onchange = use_setting(|settings, race| settings.race = race);
    html! {
        <SelectField<RacePace>
            option="race"
            label={t!(locale, "race")}
            items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
            value={settings.race}
            {onchange}
            keep=true
        />
    }
}

#[component]
fn VolumeField() -> Html {
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
fn Switches() -> Html {
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

/// What the keys of the keyboard do.
#[component]
fn Keys() -> Html {
    let locale = use_locale();
    let keys = [
        t!(locale, "keys-move"),
        t!(locale, "keys-sow"),
        t!(locale, "keys-way"),
        t!(locale, "keys-drop"),
        t!(locale, "keys-skip"),
        t!(locale, "keys-step"),
        t!(locale, "keys-arrange"),
    ];
    html! {
        <details>
            <summary>{ t!(locale, "keyboard") }</summary>
            <ul>{ for keys.map(|keys| html! { <li>{ keys }</li> }) }</ul>
        </details>
    }
}
