//! The panel of the settings.

use yew::prelude::*;

use super::fields::{choices, volume_field};
use super::pictures;
use super::stored_data::StoredData;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::system::can_vibrate;
use crate::ui::browser::{SettingsHandle, use_dispatcher, use_locale, use_settings_handle};
use crate::ui::i18n::{Language, Locale, t};
use crate::ui::state::settings::{Look, MovePreview, Numbers, RacePace, Settings, Speed, Theme};
use crate::ui::state::{Action, NamedValue};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{Choice, Choices, Icon, SelectField, Sheet, Switch, sheet_close_button};

#[derive(Properties, PartialEq)]
pub struct SettingsPanelProps {
    pub language: Language,
}

/// The panel of the settings. Its fields are a third of the page's elements, so they
/// are drawn when it is first opened.
#[component]
pub fn SettingsPanel(props: &SettingsPanelProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let was_opened = use_state_eq(|| false);
    let ontoggle = {
        let (is_open, was_opened) = (is_open.clone(), was_opened.clone());
        move |opens| {
            is_open.set(opens);
            was_opened.set(true);
        }
    };
    html! {
        <Sheet id={SETTINGS_SHEET} label={t!(locale, "settings")} {ontoggle}>
            if *was_opened {
                <Fields language={props.language} is_open={*is_open} />
            }
        </Sheet>
    }
}

#[derive(Properties, PartialEq)]
struct FieldsProps {
    language: Language,
    is_open: bool,
}

#[component]
fn Fields(props: &FieldsProps) -> Html {
    let locale = use_locale();
    let settings = use_settings_handle();
    let is_touch = use_media(TOUCH);
    html! {
        <>
            <div class="sheet-body">
                <div class="fields">
                    { appearance(&locale, &settings, is_touch) }
                    // High up, so that whoever can't read the page finds the language without scrolling.
                    <LanguageChoice language={props.language} />
                    { preview_field(&locale, &settings) }
                    { switches(&locale, &settings) }
                    { race_field(&locale, &settings) }
                    { keys(&locale) }
                </div>
                // The games are read only where they are seen.
                if props.is_open {
                    <StoredData />
                }
            </div>
            { sheet_close_button(SETTINGS_SHEET, t!(locale, "done"), Some("main")) }
        </>
    }
}

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

fn preview_field(locale: &Locale, settings: &SettingsHandle) -> Html {
    let preview = settings.on_change(|settings, preview| settings.preview = preview);
    html! {
        <SelectField
            option="preview"
            label={t!(locale, "preview-label")}
            about={Some(about(locale, "preview"))}
            picture={pictures::sprite_picture(Icon::Preview)}
            items={items_of(|when: MovePreview| t!(locale, "preview-when", when = when.name()))}
            value={settings.now.preview.name()}
            onchange={by_name(preview, MovePreview::find)}
        />
    }
}

fn switches(locale: &Locale, settings: &SettingsHandle) -> Html {
    let now = settings.now;
    html! {
        <div class="switches">
            <Switch
                option="explain"
                label={t!(locale, "explain-first-time")}
                about={Some(about(locale, "explain"))}
                checked={now.explain}
                onchange={settings.on_change(Settings::set_explain)}
            />
            <Switch
                option="letters"
                label={t!(locale, "letters")}
                about={Some(about(locale, "letters"))}
                checked={now.letters}
                onchange={settings.on_change(|settings, on| settings.letters = on)}
            />
            <Switch
                option="flip"
                label={t!(locale, "flip")}
                about={Some(about(locale, "flip"))}
                picture={pictures::sprite_picture(Icon::Flip)}
                checked={now.flipped}
                onchange={settings.on_change(|settings, on| settings.flipped = on)}
            />
            <Switch
                option="face"
                label={t!(locale, "face-to-face")}
                about={Some(about(locale, "face"))}
                picture={pictures::sprite_picture(Icon::Face)}
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
        </div>
    }
}

fn race_field(locale: &Locale, settings: &SettingsHandle) -> Html {
    let race = settings.on_change(|settings, race| settings.race = race);
    html! {
        <SelectField
            option="race"
            label={t!(locale, "race")}
            about={Some(about(locale, "race"))}
            items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
            value={settings.now.race.name()}
            onchange={by_name(race, RacePace::find)}
            keeps_animation=true
        />
    }
}

#[derive(Properties, PartialEq)]
struct LanguageChoiceProps {
    language: Language,
}

/// The languages of the page, and where to correct those that nobody has checked.
#[component]
fn LanguageChoice(props: &LanguageChoiceProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let onlanguage =
        Callback::from(move |language| dispatcher.dispatch(Action::SetLanguage(language)));
    let own = Some(locale.language()).filter(|language| !language.is_checked());
    let file = own.map_or_else(String::new, |own| format!("{}.ftl", own.tag()));
    let file = format!("static/locales/{file}");
    let languages = Language::offered().map(|language| {
        // The star leads to the note below the list.
        let text = match language.is_checked() {
            true => language.name().to_owned(),
            false => format!("{} *", language.name()),
        };
        Choice::new(language.tag(), text, onlanguage.reform(move |()| language))
    });
    html! {
        <>
            <Choices
                option="language"
                label={t!(locale, "language-label")}
                items={languages.collect::<Vec<_>>()}
                value={props.language.tag()}
            />
            <p class="about unchecked">
                { "* " }
                { t!(locale, "language-unchecked") }
                { " " }
                { t!(locale, "language-correct") }
                { " " }
                <code dir="ltr">{ file }</code>
            </p>
        </>
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
