//! The language that the reader has chosen, for every component.

use gloo::utils::{document, window};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{Language, Words};
use crate::ui::keep;

/// What the reader chose by hand.
const LANGUAGE: &str = "mbegu.language";

/// The words, and how to choose others.
#[derive(Clone, PartialEq)]
struct Speech {
    words: Words,
    choose: Callback<Language>,
}

/// What the page says, in the language that it speaks now.
#[hook]
pub fn use_words() -> Words {
    use_context::<Speech>().map_or_else(|| Language::default().words(), |speech| speech.words)
}

/// The properties of [`Speaking`].
#[derive(Properties, PartialEq)]
pub struct SpeakingProps {
    /// The page.
    pub children: Html,
}

/// Gives the page a language: the one chosen here before, else the first that
/// the browser's reader and the page have in common.
#[component]
pub fn Speaking(props: &SpeakingProps) -> Html {
    let language = use_state_eq(|| {
        let chosen = keep::read(LANGUAGE).and_then(|tag| Language::find(&tag));
        chosen.unwrap_or_else(|| Language::from_tags(wanted()))
    });
    use_effect_with(*language, |language| {
        document().set_title(language.words().page_title());
        if let Some(root) = document().document_element() {
            // Without it the page only sounds wrong to some readers.
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", language.direction());
        }
    });
    let words = language.words();
    let choose = Callback::from(move |chosen: Language| {
        // A choice that isn't kept holds for this visit.
        keep::keep(LANGUAGE, chosen.tag());
        language.set(chosen);
    });
    html! {
        <ContextProvider<Speech> context={Speech { words, choose }}>
            { props.children.clone() }
        </ContextProvider<Speech>>
    }
}

/// The languages that the browser's reader wants, the dearest first.
fn wanted() -> Vec<String> {
    let tags = window().navigator().languages();
    tags.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The choice of a language, each under its own name.
#[component]
pub fn LanguageChoice() -> Html {
    let Some(Speech { words, choose }) = use_context::<Speech>() else {
        return Html::default();
    };
    let onchange = Callback::from(move |event: Event| {
        let tag = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(language) = Language::find(&tag) {
            choose.emit(language);
        }
    });
    html! {
        <label>
            { words.language_label() }
            <select data-option="language" {onchange}>
                { for Language::ALL.into_iter().map(|language| html! {
                    <option value={language.tag()} lang={language.tag()} selected={language == words.language()}>
                        { language.name() }
                    </option>
                }) }
            </select>
        </label>
    }
}
