//! The view of a teacher: the tasks that are being put together, and those that were handed
//! out, with the answers to them.

use yew::prelude::*;

use super::answer_table::KeptView;
use super::draft::Draft;
use crate::link::Handout;
use crate::ui::browser::storage::HANDOUTS;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::use_locale;
use crate::ui::game::{Handouts, KeptHandout};
use crate::ui::i18n::t;

#[component]
pub fn HandoutList() -> Html {
    let locale = use_locale();
    let (handouts, change) = use_stored_progress::<Handouts>(HANDOUTS);
    // The link that was made last in this view.
    let made = use_state_eq(String::new);
    let entry = |kept: &KeptHandout| {
        let is_new = kept.link == *made;
        html! {
            <KeptView
                key={kept.link.clone()}
                kept={kept.clone()}
                change={change.clone()}
                is_open={is_new}
                takes_focus={is_new}
            />
        }
    };
    let onmade = {
        let made = made.clone();
        move |link| made.set(link)
    };
    html! {
        <article class="handouts list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "hand-out") }</h1>
                <p>{ t!(locale, "handout-about", most = Handout::MAX_ITEMS) }</p>
            </header>
            <Draft handouts={(*handouts).clone()} change={change.clone()} {onmade} />
            <div class="handouts-kept">{ for handouts.kept.iter().rev().map(entry) }</div>
        </article>
    }
}
