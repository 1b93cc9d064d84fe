//! A section of the rules.

use std::cmp::Ordering;

use yew::prelude::*;

use super::{Chapter, Section};
use crate::bot::SolvedStart;
use crate::rules::Variant;
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
        example.is_none().then_some("text-only"),
        number.is_none().then_some("common")
    );
    html! {
        <li {class}>
            { for example }
            <h2>
                if let Some(number) = number {
                    <span class="rule-number">{ locale.number(number as u64 + 1) }</span>
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

/// The section about the start position, with the starts that are solved.
pub fn start_view(locale: &Locale, variant: Variant, chapter: &Chapter) -> Html {
    let starts = SolvedStart::ALL.into_iter();
    let starts = starts.filter(|start| start.variant == variant);
    html! {
        <li class="rule start">
            <h2>{ t!(locale, "rules-start") }</h2>
            <div class="rule-texts">
                <p>{ &chapter.start }</p>
                { for starts.map(|start| solved(locale, &start)) }
            </div>
        </li>
    }
}

/// The proved result of a start. Opened, it shows the command that proves it.
fn solved(locale: &Locale, start: &SolvedStart) -> Html {
    let other = start.total() - start.first;
    let said = t!(
        locale,
        "rules-solved",
        pits = start.options.pits,
        seeds = start.options.seeds,
        proved = match start.first.cmp(&other) {
            Ordering::Greater => "first",
            Ordering::Equal => "draw",
            Ordering::Less => "second",
        },
        most = start.first.max(other),
        total = start.total(),
    );
    html! {
        <details class="solved" data-solved={format!("{} {other}", start.first)}>
            <summary>{ said }</summary>
            <code dir="ltr">{ start.command() }</code>
        </details>
    }
}
