//! The rules of a game, for reading. Their texts are loaded when they are
//! opened.

use std::rc::Rc;

use gloo::utils::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;
use yew::prelude::*;

use super::parts::{button, main_button};
use crate::rules::Variant;
use crate::ui::js::{get, is_true, list, text};
use crate::ui::rulebook::{Chapter, Item, Rulebook, Section};
use crate::ui::state::State;
use crate::ui::words::{Language, Words};

/// The rules of a game.
pub fn reading(state: &State, variant: Variant) -> Html {
    let words = state.words();
    html! {
        <article class="reading">
            <Book {variant} {words} />
            <div class="start">
                { main_button("back", words.back()) }
                { button("new", "", words.games()) }
            </div>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct BookProps {
    variant: Variant,
    words: Words,
}

/// The texts, once they are there.
#[component]
fn Book(props: &BookProps) -> Html {
    let words = props.words;
    let book = use_book(words.language());
    let Some(book) = book else {
        return html! { <p aria-busy="true">{ "\u{2026}" }</p> };
    };
    let chapter = book.as_ref().and_then(|book| book.chapter(props.variant));
    let (Some(book), Some(chapter)) = (&book, chapter) else {
        return html! { <p role="alert">{ words.rules_failed() }</p> };
    };
    let sections = chapter.sections.iter().chain([&book.common]);
    html! {
        <>
            { for sections.map(|one| section(one, words)) }
            <h2>{ words.sources() }</h2>
            <ul>{ for chapter.sources.iter().map(|source| html! { <li>{ source }</li> }) }</ul>
            <p class="about">{ words.rulings_about() }</p>
        </>
    }
}

fn section(section: &Section, words: Words) -> Html {
    let items = section.items.iter().map(|item| {
        html! {
            <li>
                if item.ruling { <b class="ruling">{ words.ruling() }</b>{ " " } }
                { &item.text }
            </li>
        }
    });
    html! { <><h2>{ &section.title }</h2><ol>{ for items }</ol></> }
}

/// The rules in a language: nothing while they are being loaded, then the book,
/// or nothing if it can't be had.
#[hook]
fn use_book(language: Language) -> Option<Option<Rc<Rulebook>>> {
    let book = use_state(|| None);
    {
        let book = book.clone();
        use_effect_with(language, move |&language| {
            spawn_local(async move {
                book.set(Some((language, load(language).await)));
            });
        });
    }
    let (loaded, book) = (*book).clone()?;
    (loaded == language).then_some(book)
}

async fn load(language: Language) -> Option<Rc<Rulebook>> {
    let address = ["./rulebook/", language.tag(), ".json"].concat();
    let response = JsFuture::from(window().fetch_with_str(&address)).await;
    let response: Response = response.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let book = JsFuture::from(response.json().ok()?).await.ok()?;
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
        items: list(&section, "items", |item| Item {
            text: text(&item, "text"),
            ruling: is_true(&item, "ruling"),
        }),
    }
}
