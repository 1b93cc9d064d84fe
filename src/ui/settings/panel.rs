//! The fields of the settings.

use web_sys::Element;
use yew::prelude::*;

use super::fields::{choices, volume_field};
use super::pictures;
use super::stored_data::{Durability, StoredData};
use crate::rules::Rules;
use crate::ui::board::MiniBoard;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::system::can_vibrate;
use crate::ui::browser::{SettingsHandle, use_dispatcher, use_locale, use_settings_handle};
use crate::ui::i18n::{Language, Locale, t};
use crate::ui::state::settings::{Look, MovePreview, Numbers, RacePace, Settings, Speed, Theme};
use crate::ui::state::{Action, NamedValue};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::{Icon, SelectField, SelectItem, Switch, icon};

#[derive(Properties, PartialEq)]
pub struct SettingsFieldsProps {
    pub language: Language,
    /// Those of the game on the board.
    pub rules: Rules,
    /// Whether the sheet that they are in is open.
    pub is_open: bool,
}

/// The fields of the settings.
#[component]
pub fn SettingsFields(props: &SettingsFieldsProps) -> Html {
    let locale = use_locale();
    let settings = use_settings_handle();
    let is_touch = use_media(TOUCH);
    let covers_board = use_media(PHONE);
    let now = settings.now;
    html! {
        <>
            <div class="own-row">
                // A hidden board would take the gradients from those of the page.
                if covers_board && props.is_open {
                    <MiniBoard
                        rules={props.rules}
                        look={now.look}
                        is_counted={now.numbers == Numbers::Always}
                        is_open=true
                    />
                }
            </div>
            <div class="sheet-body">
                <div class="fields">
                    { appearance(&locale, &settings, is_touch) }
                    <LanguageChoice language={props.language} />
                    <details open={now.unfolded} ontoggle={settings.on_change(fold).reform(is_unfolded)}>
                        <summary>
                            <b>{ t!(locale, "more-settings") }</b>
                            <small>{ t!(locale, "more-settings-about") }</small>
                            { icon(Icon::Open) }
                        </summary>
                        { rest(&locale, &settings) }
                        if props.is_open {
                            <Durability />
                        }
                    </details>
                </div>
                // The games are read only where they are seen.
                if props.is_open {
                    <StoredData />
                }
            </div>
        </>
    }
}

fn fold(settings: &mut Settings, unfolded: bool) {
    settings.unfolded = unfolded;
}

/// Whether the element of an event is open now.
fn is_unfolded(event: Event) -> bool {
    event
        .target_unchecked_into::<Element>()
        .has_attribute("open")
}

/// The media query of the screens that the settings cover, as in `settings.css`.
const PHONE: &str = "(max-width: 699px)";

/// The media query of the screens on which nothing can be pointed at, as in `settings.css`.
const TOUCH: &str = "(hover: none)";

fn appearance(locale: &Locale, settings: &SettingsHandle, is_touch: bool) -> Html {
    let now = settings.now;
    let look = settings.on_change(|settings, look| settings.look = look);
    let theme = settings.on_change(|settings, theme| settings.theme = theme);
    let numbers = settings.on_change(|settings, numbers| settings.numbers = numbers);
    let speed = settings.on_change(|settings, speed| settings.speed = speed);
    let volume = settings.on_change(|settings, volume| settings.volume = volume);
    html! {
        <>
            { choices("look", t!(locale, "look"), now.look, look, |look: Look| {
                t!(locale, "looks", look = look.name())
            }, pictures::look) }
            { choices("theme", t!(locale, "theme"), now.theme, theme, |theme: Theme| {
                t!(locale, "themes", theme = theme.name())
            }, pictures::theme) }
            { choices("numbers", t!(locale, "numbers"), now.numbers, numbers, |numbers: Numbers| {
                match numbers {
                    Numbers::Hover if is_touch => t!(locale, "numbers-touched"),
                    numbers => t!(locale, "when-numbers", numbers = numbers.name()),
                }
            }, pictures::numbers) }
            { choices("speed", t!(locale, "speed-label"), now.speed, speed, |speed: Speed| {
                t!(locale, "speed", speed = speed.name())
            }, pictures::speed) }
            { volume_field(locale, now.volume, now.look, volume) }
        </>
    }
}

fn about(locale: &Locale, setting: &str) -> String {
    t!(locale, "setting-about", setting = setting)
}

/// What few people change.
fn rest(locale: &Locale, settings: &SettingsHandle) -> Html {
    let now = settings.now;
    let preview = settings.on_change(|settings, preview| settings.preview = preview);
    let race = settings.on_change(|settings, race| settings.race = race);
    html! {
        <>
            <SelectField
                option="preview"
                label={t!(locale, "preview-label")}
                about={Some(about(locale, "preview"))}
                items={items_of(|when: MovePreview| t!(locale, "preview-when", when = when.name()))}
                value={now.preview.name()}
                onchange={by_name(preview, MovePreview::find)}
            />
            <Switch
                option="letters"
                label={t!(locale, "letters")}
                about={Some(about(locale, "letters"))}
                checked={now.letters}
                onchange={settings.on_change(|settings, on| settings.letters = on)}
            />
            <Switch
                option="explain"
                label={t!(locale, "explain-first-time")}
                about={Some(about(locale, "explain"))}
                checked={now.explain}
                onchange={settings.on_change(Settings::set_explain)}
            />
            <Switch
                option="flip"
                label={t!(locale, "flip")}
                about={Some(about(locale, "flip"))}
                checked={now.flipped}
                onchange={settings.on_change(|settings, on| settings.flipped = on)}
            />
            <Switch
                option="face"
                label={t!(locale, "face-to-face")}
                about={Some(about(locale, "face"))}
                checked={now.face_to_face}
                onchange={settings.on_change(|settings, on| settings.face_to_face = on)}
            />
            if can_vibrate() {
                <Switch
                    option="vibration"
                    label={t!(locale, "vibration")}
                    checked={now.vibration}
                    onchange={settings.on_change(|settings, on| settings.vibration = on)}
                />
            }
            <SelectField
                option="race"
                label={t!(locale, "race")}
                about={Some(about(locale, "race"))}
                items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
                value={now.race.name()}
                onchange={by_name(race, RacePace::find)}
                keeps_animation=true
            />
            { keys(locale) }
            <p class="about translation">
                if !locale.language().is_checked() {
                    { t!(locale, "language-unchecked") }
                    { " " }
                }
                <a href={TRANSLATION_GUIDE} target="_blank">{ t!(locale, "help-to-translate") }</a>
            </p>
        </>
    }
}

/// The guide to translating, which the build puts beside the page (`index.html`).
const TRANSLATION_GUIDE: &str = "./TRANSLATING.md";

#[derive(Properties, PartialEq)]
struct LanguageChoiceProps {
    language: Language,
}

#[component]
fn LanguageChoice(props: &LanguageChoiceProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let onchange = move |tag: String| {
        if let Some(language) = Language::offered().find(|language| language.tag() == tag) {
            dispatcher.dispatch(Action::SetLanguage(language));
        }
    };
    let item = |language: Language| SelectItem::new(language.tag(), language.name());
    html! {
        <SelectField
            option="language"
            label={t!(locale, "language-label")}
            items={Language::offered().map(item).collect::<Vec<_>>()}
            value={props.language.tag()}
            {onchange}
        />
    }
}

fn keys(locale: &Locale) -> Html {
    let keys = [
        t!(locale, "keys-move"),
        t!(locale, "keys-sow"),
        t!(locale, "keys-way"),
        t!(locale, "keys-drop"),
        t!(locale, "keys-skip"),
        t!(locale, "keys-step"),
        t!(locale, "keys-arrange"),
        t!(locale, "keys-type"),
        t!(locale, "keys-listen"),
    ];
    html! {
        <details>
            <summary>{ t!(locale, "keyboard") }</summary>
            <ul>{ for keys.map(|keys| html! { <li>{ keys }</li> }) }</ul>
        </details>
    }
}
