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
    // Those that are made now are shown open.
    let before = *use_memo((), |()| handouts.kept.len());
    let entry = |(index, kept): (usize, &KeptHandout)| {
        html! {
            <KeptView
                key={kept.link.clone()}
                kept={kept.clone()}
                change={change.clone()}
                is_open={index >= before}
                takes_focus={index >= before}
            />
        }
    };
    let kept = handouts.kept.iter().enumerate();
    let shown = kept.filter(|(_, kept)| kept.is_made || !kept.answers.is_empty());
    html! {
        <article class="handouts list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "hand-out") }</h1>
                <p>{ t!(locale, "handout-about", most = Handout::MAX_ITEMS) }</p>
            </header>
            <Draft handouts={(*handouts).clone()} change={change.clone()} />
            <div class="handouts-kept">{ for shown.rev().map(entry) }</div>
        </article>
    }
}
