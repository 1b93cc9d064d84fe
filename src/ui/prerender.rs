//! The first picture of a visit: the page's own components, rendered to markup
//! by the build.
//!
//! The program doesn't hydrate it: the picture has the boards of both
//! orientations and the texts of one language, of which a script of the page
//! keeps what the visitor needs, and hydration wants exactly the nodes that the
//! components would make.

use yew::prelude::*;

use super::app::Page;
use super::board::layout::Orientation;
use super::browser::storage;
use super::browser::stored::new_game;
use super::i18n::{Locale, t};
use super::state::{Action, AppState, View};

#[derive(Properties, PartialEq)]
struct FirstPageProps {
    locale: Locale,
    orientation: Orientation,
}

/// The page as a first visitor sees it.
#[component]
fn FirstPage(props: &FirstPageProps) -> Html {
    let FirstPageProps {
        locale,
        orientation,
    } = props;
    let language = locale.language();
    let state = use_reducer_eq(|| AppState::new(new_game()).after(Action::SetLanguage(language)));
    html! { <Page {state} view={View::Board} orientation={*orientation} locale={locale.clone()} /> }
}

/// The texts of `static/failure.js`, by their names there.
pub fn failure_texts(locale: &Locale) -> [(&'static str, String); 7] {
    [
        ("late", t!(locale, "late")),
        ("texts", t!(locale, "page-texts-unavailable")),
        ("stopped", t!(locale, "program-stopped")),
        ("wasm", t!(locale, "no-webassembly")),
        ("memory", t!(locale, "no-memory")),
        ("old", t!(locale, "old-browser")),
        ("reload", t!(locale, "reload-page")),
    ]
}

/// The keys in the browser's storage that `static/first.js` reads, by their names there.
pub const fn storage_keys() -> [(&'static str, &'static str); 3] {
    [
        ("prefix", storage::PREFIX),
        ("settings", storage::SETTINGS),
        ("language", storage::LANGUAGE),
    ]
}

/// The keys of what a visitor may have stored without a game.
pub const fn progress_keys() -> [&'static str; 6] {
    [
        storage::COURSES,
        storage::PUZZLES,
        storage::PRACTICE,
        storage::DRILL,
        storage::HANDOUTS,
        storage::EDITOR,
    ]
}

/// The name and the description of the page in its manifest.
pub fn manifest_texts(locale: &Locale) -> [String; 2] {
    [t!(locale, "page-title"), t!(locale, "page-description")]
}

/// Renders the page as a first visitor sees it, in a locale.
pub async fn draw(locale: Locale, orientation: Orientation) -> String {
    yew::LocalServerRenderer::<FirstPage>::with_props(FirstPageProps {
        locale,
        orientation,
    })
    .hydratable(false)
    .render()
    .await
}
