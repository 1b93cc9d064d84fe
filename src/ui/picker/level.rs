//! The level of the bot as a scale of growing seeds.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::bot::Level;
use crate::ui::browser::{use_locale, use_setting, use_settings};
use crate::ui::i18n::t;

/// The radius of the smallest seed in pixels, and how much larger each next one is.
const SMALLEST: f64 = 6.5;
const GROWS: f64 = 8.75 / (Level::MAX_NUMBER - 1) as f64;

/// The level of the bot: its name, what it does, and all levels on a scale.
#[component]
pub fn LevelScale() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let set = use_setting(|settings, level| settings.level = level);
    let level = settings.level.clamp(1, Level::MAX_NUMBER);
    let (name, about) = (
        t!(locale, "level", level = level),
        t!(locale, "level-about", level = level),
    );
    let oninput = move |event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(level) = value.parse() {
            set.emit(level);
        }
    };
    let step = |number: u8| {
        let radius = (SMALLEST + GROWS * f64::from(number - 1)).round();
        let lit = (number <= level).then_some("lit");
        let now = (number == level).then_some("now");
        html! { <i class={classes!(lit, now)} style={format!("--radius: {radius}px")} /> }
    };
    let (lowest, highest) = (
        t!(locale, "level", level = 1_u8),
        t!(locale, "level", level = Level::MAX_NUMBER),
    );
    html! {
        <>
            <p class="level">
                <b>{ &name }</b>
                { " " }
                <span>{ &about }</span>
            </p>
            <div class="level-scale look-earth">
                <span class="level-steps" aria-hidden="true">{ for (1..=Level::MAX_NUMBER).map(step) }</span>
                <input
                    type="range"
                    min="1"
                    max={Level::MAX_NUMBER.to_string()}
                    value={level.to_string()}
                    data-option="level"
                    aria-label={t!(locale, "level-label")}
                    aria-valuetext={format!("{name}, {about}")}
                    {oninput}
                />
            </div>
            <p class="level-ends" aria-hidden="true">
                <span>{ lowest }</span>
                <span>{ highest }</span>
            </p>
        </>
    }
}
