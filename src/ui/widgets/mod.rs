//! Controls, and the bar of a tally. They know nothing of the page's state but the actions
//! that buttons dispatch; one shares a link, one leads to a course.

mod action_button;
mod choices;
mod icon;
pub mod select;
mod share_button;
pub mod sheet;
mod switch;

pub use action_button::ActionButton;
pub use choices::{Choice, Choices};
pub use icon::{Icon, icon, seed_mark};
pub use select::{Select, SelectField, SelectItem};
pub use share_button::ShareButton;
pub use sheet::{Sheet, SheetButton, sheet_close_button};
pub use switch::Switch;

use std::fmt::Display;

use yew::prelude::*;

use super::browser::route;
use super::i18n::{Locale, t};
use super::state::View;
use crate::rules::Variant;

pub fn course_link(locale: &Locale, variant: Variant) -> Html {
    html! {
        <a class="button learn-link" href={route::href(View::Course(variant))}>
            { icon(Icon::Learn) }
            <span>{ t!(locale, "learn-rules") }</span>
        </a>
    }
}

/// Says that something could not be loaded, with a button that tries again. `name` is
/// the value of `data-retry`.
pub fn loading_failure(
    name: &'static str,
    text: String,
    try_again: String,
    onretry: &Callback<()>,
) -> Html {
    html! {
        <div class="loading-failure" role="alert">
            <p>{ text }</p>
            <button type="button" data-retry={name} onclick={onretry.reform(|_: MouseEvent| ())}>
                { try_again }
            </button>
        </div>
    }
}

/// A bar of the parts of a tally, `width` percent as wide as its column.
pub fn tally_bar(parts: &[(&'static str, u32)], width: impl Display) -> Html {
    html! {
        <span class="room" aria-hidden="true">
            <span class="tally-bar" style={format!("inline-size: {width}%")}>
                { tally_parts(parts) }
            </span>
        </span>
    }
}

/// The parts of a tally: each has a class and a number of games, which is its length. Those
/// without games are left out.
pub fn tally_parts(parts: &[(&'static str, u32)]) -> Html {
    let part = |&(class, count): &(&'static str, u32)| {
        html! { <i {class} style={format!("flex-grow: {count}")} /> }
    };
    let parts = parts.iter().filter(|(_, count)| *count > 0);
    html! { { for parts.map(part) } }
}
