//! The locale of the page: its context, and the loading of texts.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::fetch;
use crate::ui::i18n::{Language, Locale};

/// The locale of the page; English outside a [`LocaleProvider`].
#[hook]
pub fn use_locale() -> Locale {
    use_context().unwrap_or_default()
}

/// Properties of [`LocaleProvider`].
#[derive(Properties, PartialEq)]
pub struct LocaleProviderProps {
    /// The language that the player wants.
    pub language: Language,
    /// The locale to begin with; the page shows it until the texts of the
    /// language are there.
    pub initial: Locale,
    /// The texts can't be loaded: the page keeps its language.
    pub onfail: Callback<()>,
    /// What reads the locale.
    pub children: Html,
}

/// Provides the locale for [`use_locale`].
#[component]
pub fn LocaleProvider(props: &LocaleProviderProps) -> Html {
    let locale = use_state_eq(|| props.initial.clone());
    {
        let (locale, onfail) = (locale.clone(), props.onfail.clone());
        let is_missing = locale.language() != props.language;
        use_effect_with(
            (props.language, is_missing),
            move |&(language, is_missing)| {
                // Texts that come after another language was chosen are dropped.
                let is_wanted = Rc::new(Cell::new(true));
                if is_missing {
                    let is_wanted = Rc::clone(&is_wanted);
                    spawn_local(async move {
                        let loaded = load(language).await;
                        if is_wanted.get() {
                            match loaded {
                                Some(loaded) => locale.set(loaded),
                                None => onfail.emit(()),
                            }
                        }
                    });
                }
                move || is_wanted.set(false)
            },
        );
    }
    html! {
        <ContextProvider<Locale> context={(*locale).clone()}>
            { props.children.clone() }
        </ContextProvider<Locale>>
    }
}

/// Loads the texts of a language; `None` if they can't be had.
pub async fn load(language: Language) -> Option<Locale> {
    if language == Language::ENGLISH {
        return Some(Locale::default());
    }
    let address = format!("./locales/{}.ftl", language.tag());
    let mut newest = None;
    // The browser's copy may be of another version than the page.
    for cache in [RequestCache::Default, RequestCache::Reload] {
        let text = fetch::text(&address, cache).await;
        newest = text
            .and_then(|text| Locale::new(language, &text).ok())
            .or(newest);
        if newest
            .as_ref()
            .is_some_and(|locale| locale.difference().is_none())
        {
            break;
        }
    }
    newest
}
