//! How a race goes on: a part of the panel while the pits are picked and the hands sow.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::state::State;

/// The three steps of a race. The one that is going on is marked.
pub fn race_tab(locale: &Locale, state: &State) -> Html {
    let now = usize::from(state.race_setup.race().is_some());
    let steps = [
        (t!(locale, "race-pick"), t!(locale, "race-pick-about")),
        (t!(locale, "race"), t!(locale, "race-sow-about")),
        (t!(locale, "race-turns"), t!(locale, "race-turns-about")),
    ];
    let step = |(number, (name, about)): (usize, (String, String))| {
        html! {
            <li aria-current={(number == now).then_some("step")}>
                <i aria-hidden="true">{ number + 1 }</i>
                <div>
                    <h2>{ name }</h2>
                    <p>{ about }</p>
                </div>
            </li>
        }
    };
    html! { <ol class="race-steps">{ for steps.into_iter().enumerate().map(step) }</ol> }
}
