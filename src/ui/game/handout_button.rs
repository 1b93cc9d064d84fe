//! What other views have of tasks to hand out: the button that picks one, and the links.

use yew::prelude::*;

use super::Handouts;
use crate::link::{Handout, HandoutItem};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::HANDOUTS;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;

/// The title of tasks, or how many they are.
pub fn handout_name(locale: &Locale, handout: &Handout) -> String {
    match handout.title.as_str() {
        "" => t!(locale, "handout-tasks", count = handout.items.len()),
        title => title.to_owned(),
    }
}

/// The link to the tasks of a teacher, and that to the latest which a pupil left open here.
#[component]
pub fn HandoutLinks() -> Html {
    let locale = use_locale();
    let (handouts, _) = use_stored_progress::<Handouts>(HANDOUTS);
    html! {
        <>
            <a class="button quiet" href={href(View::Handouts)}>{ t!(locale, "hand-out") }</a>
            if let Some(kept) = handouts.kept.iter().rev().find(|kept| kept.is_left_open()) {
                <a class="button quiet" href={format!("#{}", kept.link)}>
                    { t!(locale, "go-on-with", step = handout_name(&locale, &kept.handout)) }
                </a>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct HandoutButtonProps {
    /// What is picked; `None` while there is nothing to pick.
    pub item: Option<HandoutItem>,
}

/// Picks a task. Once some are picked, a link leads to them.
#[component]
pub fn HandoutButton(props: &HandoutButtonProps) -> Html {
    let locale = use_locale();
    let (handouts, change) = use_stored_progress::<Handouts>(HANDOUTS);
    let count = handouts.draft.items.len();
    let is_offered = |item: &HandoutItem| handouts.has_room() && !handouts.is_picked(item);
    let item = props.item.clone().filter(is_offered);
    let disabled = item.is_none();
    let onclick = move |_: MouseEvent| {
        if let Some(item) = item.clone() {
            change.emit(Box::new(move |handouts: &mut Handouts| handouts.pick(item)));
        }
    };
    html! {
        <>
            <button type="button" data-action="handout-add" {disabled} {onclick}>
                { t!(locale, "handout-add") }
            </button>
            <span class="handout-picked" role="status">
                if count > 0 {
                    <a class="button quiet" href={href(View::Handouts)}>
                        { t!(locale, "handout-picked", count = count, most = Handout::MAX_ITEMS) }
                    </a>
                }
            </span>
        </>
    }
}
