//! The view of the rules of a game.

use std::rc::Rc;

use yew::prelude::*;

use super::Rulebook;
use super::example::{ExampleCommand, example_board, show, use_example_board};
use super::loading::{Loading, use_rulebook};
use super::section::section_view;
use crate::rules::Variant;
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;
use crate::ui::state::{Command, Device, View};
use crate::ui::widgets::CommandButton;

/// The properties of [`RulebookView`].
#[derive(Properties, PartialEq)]
pub struct RulebookViewProps {
    /// The game.
    pub variant: Variant,
    /// The view that a way back leads to.
    pub behind: View,
    /// The settings, which the board of the examples has too.
    pub device: Device,
}

/// The rules of a game, once they are loaded.
#[component]
pub fn RulebookView(props: &RulebookViewProps) -> Html {
    let locale = use_locale();
    let (variant, device) = (props.variant, props.device.clone());
    let text = match use_rulebook(locale.language()) {
        Loading::Pending => html! { <p aria-busy="true">{ "\u{2026}" }</p> },
        Loading::Failed => html! { <p role="alert">{ t!(locale, "rules-failed") }</p> },
        Loading::Ready(book) => {
            html! { <RulebookText key={variant.id()} {book} {variant} {device} /> }
        }
    };
    html! {
        <article class="reading">
            { text }
            <div class="start">
                if props.behind == View::Board {
                    <CommandButton
                        command={Command::Back}
                        label={t!(locale, "back")}
                        class="main"
                    />
                }
                <CommandButton command={Command::New} label={t!(locale, "games")} />
            </div>
        </article>
    }
}

/// The properties of [`RulebookText`].
#[derive(Properties, PartialEq)]
struct RulebookTextProps {
    book: Rc<Rulebook>,
    variant: Variant,
    device: Device,
}

/// The sections of a game, and beside them the board of the examples and the
/// sources.
#[component]
fn RulebookText(props: &RulebookTextProps) -> Html {
    let locale = use_locale();
    let RulebookTextProps {
        book,
        variant,
        device,
    } = props;
    let board = use_example_board(device);
    let shown = use_state_eq(|| None);
    let onpress = {
        let (book, variant) = (Rc::clone(book), *variant);
        let (board, shown) = (board.dispatcher(), shown.clone());
        Callback::from(move |command| {
            let number = match command {
                ExampleCommand::Show(number) => Some(number),
                ExampleCommand::Again | ExampleCommand::First => *shown,
                ExampleCommand::Close => None,
            };
            shown.set(number);
            if let Some(game) = number.and_then(|number| book.example(variant, number)) {
                show(&board, game, command == ExampleCommand::First);
            }
        })
    };
    let section = |(first, section)| section_view(&locale, first, section, *shown, &onpress);
    let sections = book.numbered_sections(*variant).into_iter();
    let sources = book.chapter(*variant).map(|chapter| &chapter.sources);
    html! {
        <div class="book">
            <div>{ for sections.map(section) }</div>
            <div class="beside">
                if shown.is_some() {
                    { example_board(&locale, &board, &onpress) }
                }
                <div class="sources">
                    <h2>{ t!(locale, "sources") }</h2>
                    <ul>{ for sources.into_iter().flatten().map(|it| html! { <li>{ it }</li> }) }</ul>
                    <p>{ t!(locale, "rulings-about") }</p>
                </div>
            </div>
        </div>
    }
}
