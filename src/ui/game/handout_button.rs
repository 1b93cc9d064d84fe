//! The button that picks a task to hand out.

use yew::prelude::*;

use super::Handouts;
use crate::link::{Handout, HandoutItem};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::HANDOUTS;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;
use crate::ui::state::View;

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
