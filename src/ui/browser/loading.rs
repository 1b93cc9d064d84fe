//! Data that are loaded when a view needs them.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::fetch;
use super::focus::focus_heading;
use crate::ui::i18n::Language;

#[derive(Clone, PartialEq)]
pub enum Loading<T> {
    Pending,
    /// The data couldn't be loaded or read.
    Failed,
    Ready(Rc<T>),
}

impl<T> Loading<T> {
    pub fn ready(&self) -> Option<&T> {
        match self {
            Loading::Ready(data) => Some(data),
            Loading::Pending | Loading::Failed => None,
        }
    }
}

thread_local! {
    /// All data that were loaded, with their keys: a view that is returned to has them at
    /// once.
    static LOADED: RefCell<Vec<Box<dyn Any>>> = RefCell::default();
}

/// The data of an entry, if it has that key.
fn data_of<'a, K: PartialEq + 'static, T: 'static>(
    entry: &'a dyn Any,
    wanted: &K,
) -> Option<&'a Rc<T>> {
    let (key, data) = entry.downcast_ref::<(K, Rc<T>)>()?;
    (key == wanted).then_some(data)
}

fn loaded_before<K: PartialEq + 'static, T: 'static>(wanted: &K) -> Option<Rc<T>> {
    LOADED.with_borrow(|all| {
        let mut all = all.iter();
        all.find_map(|entry| data_of(&**entry, wanted).cloned())
    })
}

/// Keeps the data of a key, in the place of those that it had.
fn keep<K: PartialEq + 'static, T: 'static>(key: K, data: Rc<T>) {
    LOADED.with_borrow_mut(|all| {
        all.retain(|entry| data_of::<K, T>(&**entry, &key).is_none());
        all.push(Box::new((key, data)));
    });
}

/// Loads the data of a key, again when the key changes. Returns them with a callback
/// that tries again.
#[hook]
pub fn use_loading<K, T, F>(wanted: K, load: fn(K) -> F) -> (Loading<T>, Callback<()>)
where
    K: Clone + PartialEq + 'static,
    T: Clone + 'static,
    F: Future<Output = Option<Rc<T>>> + 'static,
{
    let tries = use_state(|| 0_u32);
    let request = (wanted, *tries);
    let loaded = use_state(|| {
        let data = loaded_before(&request.0).map_or(Loading::Pending, Loading::Ready);
        (request.clone(), data)
    });
    {
        let loaded = loaded.clone();
        use_effect_with(request.clone(), move |request| {
            let is_loaded = matches!(&*loaded, (of, Loading::Ready(_)) if of == request);
            // A file that comes after another one was asked for is dropped.
            let is_wanted = Rc::new(Cell::new(true));
            match loaded_before(&request.0) {
                Some(data) if !is_loaded => loaded.set((request.clone(), Loading::Ready(data))),
                Some(_) => {}
                None => {
                    let (is_wanted, request) = (Rc::clone(&is_wanted), request.clone());
                    spawn_local(async move {
                        let data = load(request.0.clone()).await;
                        if let Some(data) = &data {
                            keep(request.0.clone(), Rc::clone(data));
                        }
                        if is_wanted.get() {
                            let data = data.map_or(Loading::Failed, Loading::Ready);
                            loaded.set((request, data));
                        }
                    });
                }
            }
            move || is_wanted.set(false)
        });
    }
    let data = match &*loaded {
        (of, data) if *of == request => data.clone(),
        // Until other data are there, such as those of another language, the old ones
        // stay.
        (_, ready @ Loading::Ready(_)) => ready.clone(),
        _ => Loading::Pending,
    };
    let retry = Callback::from(move |()| {
        // The button that was pressed disappears.
        focus_heading();
        tries.set(*tries + 1);
    });
    (data, retry)
}

/// The data of a language in a `folder`, which has a JSON file for each language, and a
/// callback that tries again to load it.
#[hook]
pub fn use_data<T>(folder: &'static str, language: Language) -> (Loading<T>, Callback<()>)
where
    T: DeserializeOwned + Clone + 'static,
{
    use_loading((folder, language), load)
}

async fn load<T: DeserializeOwned>((folder, language): (&str, Language)) -> Option<Rc<T>> {
    let address = format!("./{folder}/{}.json", language.tag());
    let text = fetch::text(&address, RequestCache::Default).await?;
    // By the browser's parser: with serde_json the page's program would have a second one.
    let data = js_sys::JSON::parse(&text).ok()?;
    serde_wasm_bindgen::from_value(data).ok().map(Rc::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_of_a_key_are_kept_once() {
        for text in ["first", "second"] {
            keep("key", Rc::new(text));
        }
        keep("key", Rc::new(7));
        keep("other key", Rc::new("third"));
        assert_eq!(loaded_before(&"key"), Some(Rc::new("second")));
        assert_eq!(LOADED.with_borrow(Vec::len), 3);
    }
}
