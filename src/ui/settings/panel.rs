//! The panel of the settings.

use yew::prelude::*;

use super::fields::{choices, volume_field};
use super::pictures;
use super::stored_data::{StoredData, StoredTexts};
use crate::ui::browser::system::can_vibrate;
use crate::ui::browser::{use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::i18n::{Language, Locale, t};
use crate::ui::state::settings::{Look, MovePreview, Numbers, RacePace, Settings, Speed, Theme};
use crate::ui::state::{Action, NamedValue};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{Choice, Choices, Icon, SelectField, Sheet, Switch, sheet_close_button};

/// The properties of [`SettingsPanel`].
#[derive(Properties, PartialEq)]
pub struct SettingsPanelProps {
    /// The language that the player wants.
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

/// The fields of the settings, what is kept, and the button that closes the panel.
#[component]
fn Fields(props: &FieldsProps) -> Html {
    let locale = use_locale();
    let now = use_settings();
    let theme = use_setting(|settings, theme| settings.theme = theme);
    let look = use_setting(|settings, look| settings.look = look);
    let numbers = use_setting(|settings, numbers| settings.numbers = numbers);
    let race = use_setting(|settings, race| settings.race = race);
    let volume = use_setting(|settings, volume| settings.volume = volume);
    let preview = use_setting(|settings, preview| settings.preview = preview);
    let flip = use_setting(|settings, on| settings.flipped = on);
    let face = use_setting(|settings, on| settings.face_to_face = on);
    let vibration = use_setting(|settings, on| settings.vibration = on);
    let explain = use_setting(Settings::set_explain);
    let speed = use_setting(|settings, speed| settings.speed = speed);
    let deleted = use_state_eq(StoredTexts::default);
    let about = |setting: &str| Some(t!(locale, "setting-about", setting = setting));
    html! {
        <>
            <div class="sheet-body">
                <div class="fields">
                    { choices("look", t!(locale, "look"), now.look, look, |look: Look| {
                        t!(locale, "looks", look = look.name())
                    }, pictures::look) }
                    { choices("theme", t!(locale, "theme"), now.theme, theme, |theme: Theme| {
                        t!(locale, "themes", theme = theme.name())
                    }, pictures::theme) }
                    { choices("numbers", t!(locale, "numbers"), now.numbers, numbers, |numbers: Numbers| {
                        t!(locale, "when-numbers", numbers = numbers.name())
                    }, pictures::numbers) }
                    { choices("speed", t!(locale, "speed-label"), now.speed, speed, |speed: Speed| {
                        t!(locale, "speed", speed = speed.name())
                    }, pictures::speed) }
                    { volume_field(&locale, now.volume, now.look, volume) }
                    // High up, so that whoever can't read the page finds the language without scrolling.
                    <LanguageChoice language={props.language} />
                    <SelectField
                        option="preview"
                        label={t!(locale, "preview-label")}
                        about={about("preview")}
                        picture={pictures::sprite_picture(Icon::Preview)}
                        items={items_of(|when: MovePreview| t!(locale, "preview-when", when = when.name()))}
                        value={now.preview.name()}
                        onchange={by_name(preview, MovePreview::find)}
                    />
                    <div class="switches">
                        <Switch
                            option="explain"
                            label={t!(locale, "explain-first-time")}
                            about={about("explain")}
                            checked={now.explain}
                            onchange={explain}
                        />
                        <Switch
                            option="flip"
                            label={t!(locale, "flip")}
                            about={about("flip")}
                            picture={pictures::sprite_picture(Icon::Flip)}
                            checked={now.flipped}
                            onchange={flip}
                        />
                        <Switch
                            option="face"
                            label={t!(locale, "face-to-face")}
                            about={about("face")}
                            picture={pictures::sprite_picture(Icon::Face)}
                            checked={now.face_to_face}
                            onchange={face}
                        />
                        if can_vibrate() {
                            <Switch
                                option="vibration"
                                label={t!(locale, "vibration")}
                                checked={now.vibration}
                                onchange={vibration}
                            />
                        }
                    </div>
                    <SelectField
                        option="race"
                        label={t!(locale, "race")}
                        about={about("race")}
                        items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
                        value={now.race.name()}
                        onchange={by_name(race, RacePace::find)}
                        keep=true
                    />
                    { keys(&locale) }
                </div>
                // The games are read only where they are seen.
                if props.is_open {
                    <StoredData {deleted} />
                }
            </div>
            { sheet_close_button(SETTINGS_SHEET, t!(locale, "done"), Some("main")) }
        </>
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
