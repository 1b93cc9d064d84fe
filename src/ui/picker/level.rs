//! The level of the bot as a scale of growing seeds.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::bot::Level;
use crate::ui::board::px::Px;
use crate::ui::browser::{use_locale, use_setting, use_settings};
use crate::ui::i18n::t;

/// The radius of the smallest seed in pixels, and how much larger each next one is.
const MIN_RADIUS: f64 = 6.5;
const RADIUS_STEP: f64 = 8.75 / (Level::ALL.len() - 1) as f64;

/// The level of the bot: its name, what it does, and all levels on a scale.
#[component]
pub fn LevelScale() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let set = use_setting(|settings, level: Level| settings.choose_level(level.number));
    let level = settings.level();
    let (name, about) = (
        t!(locale, "level", level = level.number),
        t!(locale, "level-about", level = level.number),
    );
    let oninput = move |event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Some(level) = value.parse().ok().and_then(Level::numbered) {
            set.emit(level);
        }
    };
    let (weakest, strongest) = (Level::WEAKEST, Level::STRONGEST);
    let seed = |one: &Level| {
        let steps = f64::from(one.number - weakest.number);
        let radius = Px((MIN_RADIUS + RADIUS_STEP * steps).round());
        let lit = (one.number <= level.number).then_some("lit");
        let now = (*one == level).then_some("now");
        html! { <i class={classes!(lit, now)} style={format!("--radius: {radius}px")} /> }
    };
    let (lowest, highest) = (
        t!(locale, "level", level = weakest.number),
        t!(locale, "level", level = strongest.number),
    );
    html! {
        <>
            <p class="level">
                <b>{ &name }</b>
                { " " }
                <span>{ &about }</span>
            </p>
            <div class="level-scale look-earth">
                <span class="level-steps" aria-hidden="true">{ for Level::ALL.iter().map(seed) }</span>
                <input
                    type="range"
                    min={weakest.number.to_string()}
                    max={strongest.number.to_string()}
                    value={level.number.to_string()}
                    data-option="level"
                    aria-label={t!(locale, "level-label")}
                    aria-valuetext={t!(locale, "level-and-about", name = name.clone(), about = about.clone())}
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
