//! The link to the course of a game.

use yew::prelude::*;

use super::{Icon, icon};
use crate::rules::Variant;
use crate::ui::browser::route;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;

/// The link to the course of a game.
pub fn course_link(locale: &Locale, variant: Variant) -> Html {
    html! {
        <a class="button learn-link" href={route::href(View::Course(variant))}>
            { icon(Icon::Learn) }
            <span>{ t!(locale, "learn-rules") }</span>
        </a>
    }
}
