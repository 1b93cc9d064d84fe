//! The texts of the languages that are not part of the program.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use crate::ui::js::file;
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
    let address = ["./words/", language.tag(), ".txt"].concat();
    // Those that the browser has may be of another version than the page.
    for cache in [RequestCache::Default, RequestCache::Reload] {
        let words = file(&address, cache).await;
        let words = words.and_then(|words| language.learn(words));
        if words.is_some() {
            return words;
        }
    }
    None
}
