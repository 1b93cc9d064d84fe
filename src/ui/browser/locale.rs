//! The locale of the page: its context, and the loading of texts.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use super::{fetch, storage};
use crate::ui::i18n::{Language, Locale};
use crate::ui::state::Orientation;

/// The locale of the page.
///
/// # Panics
///
/// Outside a [`LocaleProvider`].
#[hook]
pub fn use_locale() -> Locale {
    use_context().expect("a LocaleProvider")
}

#[derive(Properties, PartialEq)]
pub struct LocaleProviderProps {
    pub language: Language,
    /// The locale to begin with; the page shows it until the texts of the
    /// language are there.
    pub initial: Locale,
    /// How the boards lie that the texts speak of.
    pub orientation: Orientation,
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
                        let mut loaded = load(language).await;
                        if let Some(locale) = &loaded
                            && !load_late_texts(locale).await
                        {
                            loaded = None;
                        }
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
        <ContextProvider<Locale> context={(*locale).clone().for_boards(props.orientation)}>
            { props.children.clone() }
        </ContextProvider<Locale>>
    }
}

/// The language that was chosen by hand, or else the first of the browser's
/// that the page has.
pub fn preferred_language() -> Language {
    storage::language().unwrap_or_else(|| {
        let tags = window().navigator().languages();
        Language::from_tags(tags.iter().filter_map(|tag| tag.as_string()))
    })
}

/// The locale to begin with: the language that the reader prefers, or else English;
/// `None` if neither can be loaded.
pub async fn load_preferred() -> Option<Locale> {
    match load(preferred_language()).await {
        Some(locale) => Some(locale),
        None => load(Language::ENGLISH).await,
    }
}

/// Loads the texts of a language that the board needs; `None` if they can't be loaded.
async fn load(language: Language) -> Option<Locale> {
    let text = fetch::text(&Locale::address(language), RequestCache::Default).await?;
    Locale::new(language, &text).ok()
}

/// Loads the other texts of a language. Returns whether they are there.
pub async fn load_late_texts(locale: &Locale) -> bool {
    // In a program of one part they are with the others.
    if !cfg!(feature = "split") {
        return true;
    }
    let address = Locale::late_address(locale.language());
    let text = fetch::text(&address, RequestCache::Default).await;
    text.is_some_and(|text| locale.bundle().add_late(&text).is_ok())
}
