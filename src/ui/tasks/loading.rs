//! The files of puzzles.

use std::rc::Rc;

use web_sys::RequestCache;
use yew::prelude::*;

use super::Collections;
use crate::bot::{CollectedPuzzle, read_collection};
use crate::rules::Variant;
use crate::ui::browser::fetch;
use crate::ui::browser::loading::{Loading, use_loading};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::loading_failure;

/// The puzzles of some games, and a callback that tries again to load them.
#[hook]
pub fn use_collections(games: Vec<Variant>) -> (Loading<Collections>, Callback<()>) {
    use_loading(games, load_all)
}

/// The notice in the place of puzzles that could not be loaded.
pub fn puzzles_failure(locale: &Locale, onretry: &Callback<()>) -> Html {
    let (text, again) = (t!(locale, "puzzles-failed"), t!(locale, "try-again"));
    loading_failure("puzzles", text, again, onretry)
}

/// Loads the files of some games; `None` if one of them can't be loaded.
async fn load_all(games: Vec<Variant>) -> Option<Rc<Collections>> {
    let mut loaded = Vec::with_capacity(games.len());
    for game in games {
        loaded.push((game, load(game).await?));
    }
    Some(Rc::new(loaded.into_iter().collect()))
}

async fn load(game: Variant) -> Option<Vec<CollectedPuzzle>> {
    let address = format!("./puzzles/{}.txt", game.id());
    let text = fetch::text(&address, RequestCache::Default).await?;
    read_collection(&game.default_rules(), &text).ok()
}
