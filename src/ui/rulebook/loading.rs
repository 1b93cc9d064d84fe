//! The rulebook's file, loaded when the rules are opened.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::Rulebook;
use crate::ui::browser::fetch;
use crate::ui::i18n::Language;

/// The state of a request for the rulebook.
#[derive(Clone, PartialEq)]
pub enum Loading {
    /// It has not been answered.
    Pending,
    /// It failed.
    Failed,
    /// It was answered.
    Ready(Rc<Rulebook>),
}

/// The rulebook of a language, and a callback that tries again to load it.
#[hook]
pub fn use_rulebook(language: Language) -> (Loading, Callback<()>) {
    let tries = use_state(|| 0_u32);
    let wanted = (language, *tries);
    let loaded = use_state(|| (wanted, Loading::Pending));
    {
        let loaded = loaded.clone();
        use_effect_with(wanted, move |&wanted| {
            // A file that comes after another one was asked for is dropped.
            let is_wanted = Rc::new(Cell::new(true));
            {
                let is_wanted = Rc::clone(&is_wanted);
                spawn_local(async move {
                    let book = load(wanted.0).await;
                    if is_wanted.get() {
                        let book = book.map_or(Loading::Failed, |book| Loading::Ready(book.into()));
                        loaded.set((wanted, book));
                    }
                });
            }
            move || is_wanted.set(false)
        });
    }
    let book = match &*loaded {
        (of, book) if *of == wanted => book.clone(),
        _ => Loading::Pending,
    };
    (book, Callback::from(move |()| tries.set(*tries + 1)))
}

async fn load(language: Language) -> Option<Rulebook> {
    let address = format!("./rulebook/{}.json", language.tag());
    let text = fetch::text(&address, RequestCache::Default).await?;
    // The browser's own parser is there already; serde_json would be a second.
    let book = js_sys::JSON::parse(&text).ok()?;
    serde_wasm_bindgen::from_value(book).ok()
}
