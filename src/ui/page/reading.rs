//! The rules of a game, for reading, with a board that plays the examples.
//! Their texts are loaded when they are opened.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::app::named;
use super::board::Board;
use super::markup::markup;
use super::parts::{button, main_button};
use super::screen::use_impatience;
use super::status::status;
use crate::link::{Shared, View as Seen};
use crate::rules::Variant;
use crate::ui::js::{file, get, is_true, list, text};
use crate::ui::layout::Stance;
use crate::ui::rulebook::{Chapter, Example, Item, Rulebook, Section};
use crate::ui::settings::{RacePace, Settings};
use crate::ui::state::{Action, State, View};
use crate::ui::words::{Language, Words};

/// The rules of a game.
pub fn reading(state: &UseReducerHandle<State>, variant: Variant) -> Html {
    let words = state.words();
    markup! {
        <article class="reading">
            { html! { <Book {variant} page={state.clone()} /> } }
            <div class="start">
                { (state.behind() == View::Board).then(|| main_button("back", words.back())) }
                { button("new", "", words.games()) }
            </div>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct BookProps {
    variant: Variant,
    page: UseReducerHandle<State>,
}

/// The texts, once they are there, and the board for the examples: a small page
/// of its own, on which the reader can play on.
#[component]
fn Book(props: &BookProps) -> Html {
    let page = &props.page;
    let words = page.words();
    let book = use_book(words.language());
    let shown = use_state_eq(|| None);
    let state = use_reducer_eq(|| State::clone(page));
    use_impatience(&state);
    {
        let state = state.clone();
        use_effect_with(
            (page.settings, page.language, page.still),
            move |&(settings, language, still)| {
                let race = RacePace::Even;
                state.dispatch(Action::Set(Settings { race, ..settings }));
                state.dispatch(Action::Speak(language));
                state.dispatch(Action::Still(still));
            },
        );
    }
    let Some(book) = book else {
        return markup! { <p aria-busy="true">{ "\u{2026}" }</p> };
    };
    let chapter = book.as_ref().and_then(|book| book.chapter(props.variant));
    let (Some(book), Some(chapter)) = (&book, chapter) else {
        return markup! { <p role="alert">{ words.rules_failed() }</p> };
    };

    let onclick = {
        let (state, shown, book, variant) =
            (state.clone(), shown.clone(), Rc::clone(book), props.variant);
        Callback::from(move |event: MouseEvent| {
            let Some((_, ask)) = named(&event, "data-example") else {
                return;
            };
            let at = ask.parse().ok().or(*shown);
            let game = at.and_then(|at: usize| book.example(variant, at));
            shown.set(at.filter(|_| ask != "close"));
            if let Some(game) = game {
                let (ended, view) = (None, Seen::Play);
                state.dispatch(Action::Open(Shared { game, ended, view }));
                state.dispatch(Action::Undo);
                if ask != "first" {
                    state.dispatch(Action::Redo);
                }
            }
        })
    };
    let mut number = 0;
    let sections = book.sections(chapter).map(|one| {
        let first = number;
        number += one.items.len();
        section(one, first, *shown, words)
    });
    let example = shown.is_some().then(|| {
        markup! {
            <aside class="example" aria-label={words.example()}>
                { html! { <Board state={state.clone()} stance={Stance::Flat} /> } }
                { status(&state) }
                <div class="controls">
                    { ask("again", words.show_example(), None) }
                    { ask("first", words.step_first(), None) }
                    { ask("close", words.close(), None) }
                </div>
            </aside>
        }
    });
    let source = |source: &String| markup! { <li>{ source.clone() }</li> };
    let read = markup! {
        <div>{ for sections }</div>
        <div class="beside">
            { example }
            <div class="sources">
                <h2>{ words.sources() }</h2>
                <ul>{ for chapter.sources.iter().map(source) }</ul>
                <p>{ words.rulings_about() }</p>
            </div>
        </div>
    };
    html! { <div class="book" {onclick}>{ read }</div> }
}

/// Rules that belong together, the first of them with that number.
fn section(section: &Section, first: usize, shown: Option<usize>, words: Words) -> Html {
    let item = |(at, item): (usize, &Item)| {
        let number = first + at;
        let place = (at + 1).to_string();
        let label = [words.show_example(), ": ", &section.title, " ", &place].concat();
        markup! {
            <li aria-current={(shown == Some(number)).then_some("true")}>
                { item.ruling.then(|| markup! { <b>{ words.ruling() }</b>{ " " } }) }
                { item.text.clone() }
                { item.example.as_ref().map(|_| {
                    let label = Some(label);
                    markup! { <>{ " " }{ ask(&number.to_string(), words.show_example(), label) }</> }
                }) }
            </li>
        }
    };
    let items = section.items.iter().enumerate().map(item);
    markup! { <><h2>{ section.title.clone() }</h2><ol>{ for items }</ol></> }
}

/// A button for the board of the examples: shows the example of that number,
/// or the one there `again`, or its `first` position, or `close`s the board.
fn ask(what: &str, text: &'static str, label: Option<String>) -> Html {
    markup! { <button type="button" data-example={what.to_owned()} aria-label={label}>{ text }</button> }
}

/// The rules in a language: nothing while they are being loaded, then the book,
/// or nothing if it can't be had.
#[hook]
fn use_book(language: Language) -> Option<Option<Rc<Rulebook>>> {
    let book = use_state(|| None);
    {
        let book = book.clone();
        use_effect_with(language, move |&language| {
            // A book that comes after another was asked for isn't wanted.
            let wanted = Rc::new(Cell::new(true));
            let waiting = Rc::clone(&wanted);
            spawn_local(async move {
                let loaded = load(language).await;
                if waiting.get() {
                    book.set(Some((language, loaded)));
                }
            });
            move || wanted.set(false)
        });
    }
    let (loaded, book) = (*book).clone()?;
    (loaded == language).then_some(book)
}

async fn load(language: Language) -> Option<Rc<Rulebook>> {
    let address = ["./rulebook/", language.tag(), ".json"].concat();
    let book = js_sys::JSON::parse(&file(&address, RequestCache::Default).await?).ok()?;
    Some(Rc::new(Rulebook {
        games: list(&book, "games", |chapter| Chapter {
            game: text(&chapter, "game"),
            sections: list(&chapter, "sections", read_section),
            sources: list(&chapter, "sources", |source| {
                source.as_string().unwrap_or_default()
            }),
        }),
        common: read_section(get(&book, "common")),
    }))
}

fn read_section(section: JsValue) -> Section {
    Section {
        title: text(&section, "title"),
        items: list(&section, "items", |item| {
            let example = get(&item, "example");
            Item {
                text: text(&item, "text"),
                ruling: is_true(&item, "ruling"),
                example: example.is_truthy().then(|| Example {
                    position: text(&example, "position"),
                    token: text(&example, "move"),
                }),
            }
        }),
    }
}
