//! The stored games: their number, their export, and their deletion with undo.

use std::rc::Rc;

use yew::prelude::*;

use crate::link::GameId;
use crate::ui::browser::storage::{self, StorageError};
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::library::{StorageProblem, export_stored, stored_games};
use crate::ui::state::Action;

/// Stored games by their keys and texts.
pub(super) type KeptGames = Rc<[(String, String)]>;

/// The properties of [`Kept`].
#[derive(Properties, PartialEq)]
pub(super) struct KeptProps {
    /// The games that were deleted and can be restored.
    pub deleted: UseStateHandle<KeptGames>,
}

/// The games that are kept on the device.
#[component]
pub(super) fn Kept(props: &KeptProps) -> Html {
    let locale = use_locale();
    let page = use_dispatcher();
    let games = use_state_eq(read);
    let problem = use_state_eq(|| None);
    {
        let games = games.clone();
        storage::use_storage_changes(move || games.set(read()));
    }
    let has_deleted = !props.deleted.is_empty();
    let onclick = {
        let (games, problem, deleted) = (games.clone(), problem.clone(), props.deleted.clone());
        move |_| {
            let result = if has_deleted {
                let result = restore_all(&page, &deleted);
                if result.is_ok() {
                    deleted.set(KeptGames::default());
                }
                result.map_err(|error| StorageProblem::of(error, StorageProblem::Full))
            } else {
                let (removed, result) = delete_all(&page);
                deleted.set(removed);
                result.map_err(|error| StorageProblem::of(error, StorageProblem::NotRemoved))
            };
            problem.set(result.err());
            games.set(read());
        }
    };
    let Some(kept) = &*games else {
        return html! {
            <section class="kept">
                <h3>{ t!(locale, "kept") }</h3>
                <p>{ t!(locale, "library-trouble", trouble = StorageProblem::Forbidden.name()) }</p>
            </section>
        };
    };
    let count = if has_deleted {
        props.deleted.len()
    } else {
        kept.len()
    };
    html! {
        <section class="kept">
            <div>
                <h3>{ t!(locale, "kept") }</h3>
                <p role="status">
                    if let Some(problem) = *problem {
                        { t!(locale, "library-trouble", trouble = problem.name()) }
                    } else if has_deleted {
                        { t!(locale, "kept-deleted", count = count) }
                    } else {
                        { t!(locale, "kept-games", count = count) }
                    }
                </p>
                <p>{ t!(locale, "kept-about") }</p>
            </div>
            <button
                type="button"
                data-action="export-all"
                disabled={kept.is_empty()}
                onclick={|_| export_stored()}
            >
                { t!(locale, "library-export-all") }
            </button>
            // One button for both, so that it keeps the focus.
            <button
                type="button"
                class={classes!((!has_deleted).then_some("alarm"))}
                data-action={if has_deleted { "undo-delete-all" } else { "delete-all" }}
                disabled={!has_deleted && kept.is_empty()}
                {onclick}
            >
                if has_deleted {
                    { t!(locale, "undo") }
                } else {
                    { t!(locale, "delete-all") }
                }
            </button>
        </section>
    }
}

/// The stored games; `None` without a storage.
fn read() -> Option<KeptGames> {
    stored_games().map(KeptGames::from)
}

/// Removes all games. Returns those that were removed, also if not all could be.
fn delete_all(page: &Dispatcher) -> (KeptGames, Result<(), StorageError>) {
    let mut removed = Vec::new();
    let mut result = Ok(());
    for (key, text) in stored_games().unwrap_or_default() {
        if let Err(error) = storage::remove(&key) {
            result = Err(error);
            break;
        }
        // The game may be on the board.
        if let Some(id) = GameId::from_key(&key) {
            page.dispatch(Action::Delete(id));
        }
        removed.push((key, text));
    }
    storage::announce_change();
    (removed.into(), result)
}

/// Stores games again, and puts the one that was played last back on the board.
fn restore_all(page: &Dispatcher, games: &[(String, String)]) -> Result<(), StorageError> {
    let restored = games
        .iter()
        .try_for_each(|(key, text)| storage::restore(key, text));
    storage::announce_change();
    restored?;
    let last = storage::last_game().filter(|id| games.iter().any(|(key, _)| *key == id.key()));
    if let Some(id) = last
        && let Some(Ok(game)) = storage::game(id)
    {
        page.dispatch(Action::Restore(id, Box::new(game)));
    }
    Ok(())
}
