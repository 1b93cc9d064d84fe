//! A section of the rules.

use yew::prelude::*;

use super::{Chapter, Section};
use crate::ui::i18n::{Locale, t};

/// A section: its example above, its number and its heading, and its rules.
///
/// One without an example is as wide as the view.
pub fn section_view(
    locale: &Locale,
    number: Option<usize>,
    section: &Section,
    example: Option<Html>,
) -> Html {
    let class = classes!(
        "rule",
        example.is_none().then_some("wide"),
        number.is_none().then_some("common")
    );
    html! {
        <li {class}>
            { for example }
            <h2>
                if let Some(number) = number {
                    <span class="rule-number">{ number + 1 }</span>
                    { " " }
                }
                { &section.title }
            </h2>
            <div class="rule-texts">
                { for section.items.iter().map(|item| html! {
                    <p>
                        if item.ruling {
                            <b class="ruling">{ t!(locale, "ruling") }</b>
                            { " " }
                        }
                        { &item.text }
                    </p>
                }) }
            </div>
        </li>
    }
}

/// The section about the start position. It comes first in reading order; where there is
/// room, sections without a picture stand below those with one.
pub fn start_view(locale: &Locale, chapter: &Chapter) -> Html {
    html! {
        <li class="rule start">
            <h2>{ t!(locale, "rules-start") }</h2>
            <div class="rule-texts"><p>{ &chapter.start }</p></div>
        </li>
    }
}
