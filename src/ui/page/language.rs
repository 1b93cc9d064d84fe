//! The texts of the languages that are not part of the program.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::prelude::*;

use crate::ui::state::{Action, Notice, State};
use crate::ui::words::{Language, Words};

/// Loads the texts of the language that the player wants. Until they are there
/// the page says everything as before.
#[hook]
pub fn use_language(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    let waits = state.words().language() != state.language;
    use_effect_with((state.language, waits), move |&(language, waits)| {
        // Texts that come after another language was asked for aren't wanted.
        let wanted = Rc::new(Cell::new(waits));
        let still = Rc::clone(&wanted);
        if waits {
            spawn_local(async move {
                let words = load(language).await;
                if still.get() {
                    dispatcher.dispatch(match words {
                        Some(_) => Action::Speak(language),
                        None => Action::Tell(Notice::NoWords),
                    });
                }
            });
        }
        move || wanted.set(false)
    });
}

/// Loads the texts of a language, if they are to be had.
pub async fn load(language: Language) -> Option<Words> {
    if let Some(words) = language.words() {
        return Some(words);
    }
    // Those that the browser has may be of another version than the page.
    for cache in [RequestCache::Default, RequestCache::Reload] {
        if let Some(words) = fetch(language, cache).await {
            return Some(words);
        }
    }
    None
}

async fn fetch(language: Language, cache: RequestCache) -> Option<Words> {
    let address = ["./words/", language.tag(), ".txt"].concat();
    let options = RequestInit::new();
    options.set_cache(cache);
    let response = JsFuture::from(window().fetch_with_str_and_init(&address, &options)).await;
    let response: Response = response.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    language.learn(text.as_string()?)
}
