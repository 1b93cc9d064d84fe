//! Data in the language of the page, loaded when a view needs it.

use std::cell::Cell;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::fetch;
use crate::ui::i18n::Language;

/// The state of a request for data.
#[derive(Clone, PartialEq)]
pub enum Loading<T> {
    /// It has not been answered.
    Pending,
    /// It failed.
    Failed,
    /// It was answered.
    Ready(Rc<T>),
}

/// The data of a language in a `folder`, which has a JSON file for each language, and a
/// callback that tries again to load it.
#[hook]
pub fn use_data<T>(folder: &'static str, language: Language) -> (Loading<T>, Callback<()>)
where
    T: DeserializeOwned + Clone + 'static,
{
    let tries = use_state(|| 0_u32);
    let wanted = (folder, language, *tries);
    let loaded = use_state(|| (wanted, Loading::Pending));
    {
        let loaded = loaded.clone();
        use_effect_with(wanted, move |&wanted| {
            // A file that comes after another one was asked for is dropped.
            let is_wanted = Rc::new(Cell::new(true));
            {
                let is_wanted = Rc::clone(&is_wanted);
                spawn_local(async move {
                    let data = load(wanted.0, wanted.1).await;
                    if is_wanted.get() {
                        let data = data.map_or(Loading::Failed, |data| Loading::Ready(data));
                        loaded.set((wanted, data));
                    }
                });
            }
            move || is_wanted.set(false)
        });
    }
    let data = match &*loaded {
        (of, data) if *of == wanted => data.clone(),
        // Until the texts of another language are there, those of the old one stay.
        (of, ready @ Loading::Ready(_)) if of.0 == folder => ready.clone(),
        _ => Loading::Pending,
    };
    (data, Callback::from(move |()| tries.set(*tries + 1)))
}

async fn load<T: DeserializeOwned>(folder: &str, language: Language) -> Option<Rc<T>> {
    let address = format!("./{folder}/{}.json", language.tag());
    let text = fetch::text(&address, RequestCache::Default).await?;
    // The browser's own parser is there already; serde_json would be a second.
    let data = js_sys::JSON::parse(&text).ok()?;
    serde_wasm_bindgen::from_value(data).ok().map(Rc::new)
}
