//! The stored games, the stored progress and the position of the editor: the number of
//! the games, their export, and the deletion of everything with undo.

use std::rc::Rc;

use yew::prelude::*;

use crate::link::GameId;
use crate::ui::browser::durability::use_is_durable;
use crate::ui::browser::storage::{self, StorageError};
use crate::ui::browser::stored_progress;
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::learn::CourseProgress;
use crate::ui::library::{StorageProblem, export_stored, stored_games};
use crate::ui::puzzles::PuzzleProgress;
use crate::ui::state::{Action, Practice};

/// Stored games and progress by their keys and texts.
pub(super) type KeptTexts = Rc<[(String, String)]>;

/// The properties of [`Kept`].
#[derive(Properties, PartialEq)]
pub(super) struct KeptProps {
    /// What was deleted and can be restored.
    pub deleted: UseStateHandle<KeptTexts>,
}

/// What is kept on the device.
#[component]
pub(super) fn Kept(props: &KeptProps) -> Html {
    let locale = use_locale();
    let page = use_dispatcher();
    let games = use_state_eq(read);
    let problem = use_state_eq(|| None);
    let is_durable = use_is_durable();
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
                    deleted.set(KeptTexts::default());
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
    let texts = if has_deleted { &props.deleted } else { kept };
    let is_game = |(key, _): &&(String, String)| key.starts_with(GameId::KEY);
    let count = texts.iter().filter(is_game).count();
    let has_progress = texts
        .iter()
        .any(|text| !is_game(&text) && text.0 != storage::EDITOR);
    html! {
        <section class="kept">
            <div>
                <h3>{ t!(locale, "kept") }</h3>
                <p role="status">
                    if let Some(problem) = *problem {
                        { t!(locale, "library-trouble", trouble = problem.name()) }
                    } else if has_deleted {
                        { t!(locale, "kept-deleted", count = count) }
                        if has_progress {
                            { " " }
                            { t!(locale, "kept-progress-deleted") }
                        }
                    } else {
                        { t!(locale, "kept-games", count = count) }
                        if has_progress {
                            { " " }
                            { t!(locale, "kept-progress") }
                        }
                    }
                </p>
                <p>{ t!(locale, "kept-about") }</p>
                if let Some(is_durable) = is_durable {
                    <p data-durable={is_durable.to_string()}>
                        { t!(locale, "kept-durable", durable = is_durable) }
                    </p>
                }
            </div>
            <button
                type="button"
                data-action="export-all"
                disabled={has_deleted || kept.is_empty()}
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

/// The stored games, the progress and the position of the editor; `None` without a
/// storage.
fn read() -> Option<KeptTexts> {
    let games = stored_games()?.into_iter();
    let position = storage::read(storage::EDITOR).map(|text| (storage::EDITOR.to_owned(), text));
    Some(games.chain(storage::progress()).chain(position).collect())
}

/// Removes everything that [`read`] finds. Returns what was removed, also if not all
/// could be.
fn delete_all(page: &Dispatcher) -> (KeptTexts, Result<(), StorageError>) {
    let mut removed = Vec::new();
    let mut result = Ok(());
    for (key, text) in read().iter().flat_map(|texts| texts.iter().cloned()) {
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

/// Merges a text of progress with what is stored under its key; `None` for another key.
pub fn merge_progress(key: &str, text: &str) -> Option<Result<(), StorageError>> {
    Some(match key {
        storage::COURSES => stored_progress::restore::<CourseProgress>(storage::COURSES, text),
        storage::PUZZLES => stored_progress::restore::<PuzzleProgress>(storage::PUZZLES, text),
        storage::PRACTICE => stored_progress::restore::<Practice>(storage::PRACTICE, text),
        _ => return None,
    })
}

/// Stores a text again; progress is merged with what was made since.
fn restore(key: &str, text: &str) -> Result<(), StorageError> {
    merge_progress(key, text).unwrap_or_else(|| storage::restore(key, text))
}

/// Stores texts again, and puts the game that was played last back on the board.
fn restore_all(page: &Dispatcher, texts: &[(String, String)]) -> Result<(), StorageError> {
    let restored = texts.iter().try_for_each(|(key, text)| restore(key, text));
    storage::announce_change();
    restored?;
    let last = storage::last_game().filter(|id| texts.iter().any(|(key, _)| *key == id.key()));
    if let Some(id) = last
        && let Some(Ok(game)) = storage::game(id)
    {
        page.dispatch(Action::Restore(id, Box::new(game)));
    }
    Ok(())
}
