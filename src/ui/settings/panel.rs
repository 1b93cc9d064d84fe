//! The panel of the settings.

use yew::prelude::*;

use super::fields::{Choices, LanguageField, Switches, VolumeField};
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Language, t};
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{Sheet, SheetCloseButton};

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
            <Choices />
            <VolumeField />
            <Switches />
            <Keys />
            <SheetCloseButton sheet={SETTINGS_SHEET} label={t!(locale, "done")} class="main" />
        </Sheet>
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
