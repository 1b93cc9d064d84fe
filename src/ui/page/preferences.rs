//! The settings.

use yew::prelude::*;

use super::markup::markup;
use super::parts::{Item, choice, items};
use crate::ui::settings::Settings;
use crate::ui::state::State;
use crate::ui::words::Language;

/// The settings, which a button of the page's head opens.
pub fn preferences(state: &State) -> Html {
    let words = state.words();
    let now = &state.settings;
    let languages = Language::ALL.map(|language| -> Item {
        let (tag, name) = (language.tag().to_owned(), language.name().to_owned());
        (tag, name, language == state.language)
    });
    let themes = items(now.theme, |theme| words.themes(theme));
    let looks = items(now.look, |look| words.looks(look));
    let numbers = items(now.numbers, |numbers| words.when_numbers(numbers));
    let paces = items(now.race, |pace| words.pace(pace));
    let choices = [
        ("language", words.language_label(), languages.to_vec()),
        ("theme", words.theme(), themes),
        ("look", words.look(), looks),
        ("numbers", words.numbers(), numbers),
        ("race", words.race(), paces),
    ];
    let ticks = [
        ("preview", words.preview_label(), now.preview),
        ("flip", words.flip(), now.flipped),
        ("face", words.face_to_face(), now.face_to_face),
    ];
    let keys = [
        words.keys_move(),
        words.keys_sow(),
        words.keys_way(),
        words.keys_drop(),
        words.keys_skip(),
        words.keys_step(),
        words.keys_arrange(),
    ];
    markup! {
        <div id="settings" class="settings" popover="auto" role="dialog" aria-label={words.settings()} data-keep="">
            <h2>{ words.settings() }</h2>
            { for choices.map(|(option, label, items)| choice(option, label, true, items)) }
            <label>
                <span>{ words.volume() }</span>
                { html! { <input type="range" data-option="volume" min="0" max={Settings::LOUDEST.to_string()} value={now.volume.to_string()} /> } }
            </label>
            { for ticks.map(|(option, label, checked)| markup! {
                <label>
                    <span>{ label }</span>
                    { html! { <input type="checkbox" data-option={option} {checked} /> } }
                </label>
            }) }
            <details>
                <summary>{ words.keyboard() }</summary>
                <ul>{ for keys.map(|keys| markup! { <li>{ keys }</li> }) }</ul>
            </details>
            <button type="button" class="main" popovertarget="settings" popovertargetaction="hide">{ words.done() }</button>
        </div>
    }
}
