//! What is kept on this device, and its removal.

use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

use crate::link::GameId;
use crate::ui::browser::route::fragment_of;
use crate::ui::browser::{storage, use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::{Action, View};

/// The properties of [`KeptGames`].
#[derive(Properties, PartialEq)]
pub struct KeptGamesProps {
    /// The sheet is open: only then the games are counted.
    pub is_open: bool,
}

/// The number of stored games, the way to them, and a button that deletes all. Until the
/// page is left, what was deleted can be brought back.
#[component]
pub fn KeptGames(props: &KeptGamesProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let deleted = use_state(Vec::<(String, String)>::new);
    let count = if props.is_open {
        storage::games().map_or(0, Iterator::count)
    } else {
        0
    };
    let ondelete = {
        let deleted = deleted.clone();
        move |_: MouseEvent| {
            let games: Vec<_> = storage::games().into_iter().flatten().collect();
            for (key, _) in &games {
                // A game that can't be removed stays in the list.
                let _ = storage::remove(key);
                if let Some(id) = GameId::from_key(key) {
                    dispatcher.dispatch(Action::Delete(id));
                }
            }
            announce();
            deleted.set(games);
        }
    };
    let onundo = {
        let deleted = deleted.clone();
        move |_: MouseEvent| {
            for (key, text) in &*deleted {
                // One for which there is no more room stays deleted.
                let _ = storage::write(key, text);
            }
            announce();
            deleted.set(Vec::new());
        }
    };
    html! {
        <section class="kept">
            <div>
                <h3>{ t!(locale, "kept") }</h3>
                <p aria-live="polite">
                    if deleted.is_empty() {
                        { t!(locale, "kept-games", count = count) }
                    } else {
                        { t!(locale, "kept-deleted", count = deleted.len()) }
                    }
                </p>
                <p>{ t!(locale, "kept-about") }</p>
            </div>
            if deleted.is_empty() {
                <a class="button" href={format!("#{}", fragment_of(View::Library))}>
                    { t!(locale, "your-games") }
                </a>
                <button
                    type="button"
                    class="alarm"
                    data-action="delete-all"
                    disabled={count == 0}
                    onclick={ondelete}
                >
                    { t!(locale, "delete-all") }
                </button>
            } else {
                <button type="button" class="main" data-action="undo-delete-all" onclick={onundo}>
                    { t!(locale, "undo") }
                </button>
            }
        </section>
    }
}

/// Tells the views of this page that the storage has changed: the browser tells only
/// other tabs.
fn announce() {
    if let Ok(event) = Event::new("storage") {
        // A view that doesn't hear of it shows the games as they were.
        let _ = window().dispatch_event(&event);
    }
}
