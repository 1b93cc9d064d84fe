//! A section of the rules.

use yew::prelude::*;

use super::example::{ExampleCommand, example_button};
use super::{RulebookItem, Section};
use crate::ui::i18n::{Locale, t};

/// A section: its heading, and its rules as a list, numbered from `first`.
/// `shown` is the number of the example on the board.
pub fn section_view(
    locale: &Locale,
    first: usize,
    section: &Section,
    shown: Option<usize>,
    onpress: &Callback<ExampleCommand>,
) -> Html {
    let example = |number, at| {
        let label = t!(locale, "show-example");
        let name = format!("{label}: {} {}", section.title, at + 1);
        example_button(ExampleCommand::Show(number), label, Some(name), onpress)
    };
    let rule = |(at, item): (usize, &RulebookItem)| {
        let number = first + at;
        let is_shown = shown == Some(number);
        html! {
            <li aria-current={is_shown.then_some("true")}>
                if item.ruling {
                    <b>{ t!(locale, "ruling") }</b>{ " " }
                }
                { &item.text }
                if item.example.is_some() {
                    { " " }
                    { example(number, at) }
                }
            </li>
        }
    };
    html! {
        <>
            <h2>{ &section.title }</h2>
            <ol>{ for section.items.iter().enumerate().map(rule) }</ol>
        </>
    }
}
