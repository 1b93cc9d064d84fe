//! The panel of the settings.

use yew::prelude::*;

use super::fields::{setting_field, volume_field};
use crate::ui::browser::system::can_vibrate;
use crate::ui::browser::{use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::i18n::{Language, Locale, t};
use crate::ui::state::settings::{Look, Numbers, RacePace, Settings, Theme};
use crate::ui::state::{Action, NamedValue};
use crate::ui::widgets::select::by_name;
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{SelectField, SelectItem, Sheet, checkbox, sheet_close_button};

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
    let now = use_settings();
    let dispatcher = use_dispatcher();
    let language =
        Callback::from(move |language| dispatcher.dispatch(Action::SetLanguage(language)));
    let theme = use_setting(|settings, theme| settings.theme = theme);
    let look = use_setting(|settings, look| settings.look = look);
    let numbers = use_setting(|settings, numbers| settings.numbers = numbers);
    let race = use_setting(|settings, race| settings.race = race);
    let volume = use_setting(|settings, volume| settings.volume = volume);
    let preview = use_setting(|settings, on| settings.preview = on);
    let flip = use_setting(|settings, on| settings.flipped = on);
    let face = use_setting(|settings, on| settings.face_to_face = on);
    let vibration = use_setting(|settings, on| settings.vibration = on);
    let explain = use_setting(Settings::set_explain);
    let languages = Language::offered();
    let languages = languages.map(|language| SelectItem::new(language.tag(), language.name()));
    html! {
        <Sheet id={SETTINGS_SHEET} label={t!(locale, "settings")}>
            <SelectField
                option="language"
                label={t!(locale, "language-label")}
                items={languages.collect::<Vec<_>>()}
                value={props.language.tag()}
                onchange={by_name(language, Language::find)}
                keep=true
            />
            { setting_field("theme", t!(locale, "theme"), now.theme, theme, |theme: Theme| {
                t!(locale, "themes", theme = theme.name())
            }) }
            { setting_field("look", t!(locale, "look"), now.look, look, |look: Look| {
                t!(locale, "looks", look = look.name())
            }) }
            { setting_field("numbers", t!(locale, "numbers"), now.numbers, numbers, |numbers: Numbers| {
                t!(locale, "when-numbers", numbers = numbers.name())
            }) }
            { setting_field("race", t!(locale, "race"), now.race, race, |pace: RacePace| {
                t!(locale, "pace", pace = pace.name())
            }) }
            { volume_field(&locale, now.volume, volume) }
            if can_vibrate() {
                { checkbox("vibration", t!(locale, "vibration"), now.vibration, &vibration) }
            }
            { checkbox("preview", t!(locale, "preview-label"), now.preview, &preview) }
            { checkbox("explain", t!(locale, "explain-first-time"), now.explain, &explain) }
            { checkbox("flip", t!(locale, "flip"), now.flipped, &flip) }
            { checkbox("face", t!(locale, "face-to-face"), now.face_to_face, &face) }
            { keys(&locale) }
            { sheet_close_button(SETTINGS_SHEET, t!(locale, "done"), Some("main")) }
        </Sheet>
    }
}

/// What the keys of the keyboard do.
fn keys(locale: &Locale) -> Html {
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
