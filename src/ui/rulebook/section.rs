//! A section of the rules.

use std::rc::Rc;

use yew::prelude::*;

use super::example::{ExampleButton, ExampleCommand};
use super::{Rulebook, RulebookItem};
use crate::rules::Variant;
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;

/// The properties of [`SectionView`].
#[derive(Properties, PartialEq)]
pub struct SectionViewProps {
    /// The rules of all games.
    pub book: Rc<Rulebook>,
    /// The game.
    pub variant: Variant,
    /// Which of its sections.
    pub index: usize,
    /// The number of the example on the board.
    pub shown: Option<usize>,
    /// Receives what the buttons of the examples do.
    pub onpress: Callback<ExampleCommand>,
}

/// A section: its heading, and its rules as a list.
#[component]
pub fn SectionView(props: &SectionViewProps) -> Html {
    let locale = use_locale();
    let sections = props.book.numbered_sections(props.variant);
    let Some(&(first, section)) = sections.get(props.index) else {
        return Html::default();
    };
    let rule = |(at, item): (usize, &RulebookItem)| {
        let number = first + at;
        let is_shown = props.shown == Some(number);
        html! {
            <li aria-current={is_shown.then_some("true")}>
                if item.ruling {
                    <b>{ t!(locale, "ruling") }</b>{ " " }
                }
                { &item.text }
                if item.example.is_some() {
                    { " " }
                    <ExampleButton
                        command={ExampleCommand::Show(number)}
                        label={t!(locale, "show-example")}
                        name={format!("{}: {} {}", t!(locale, "show-example"), section.title, at + 1)}
                        onpress={&props.onpress}
                    />
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
