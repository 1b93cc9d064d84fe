//! The stored games, the stored progress and the position of the editor: the number of
//! the games, their export, and the deletion of everything with undo.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::link::GameId;
use crate::ui::browser::durability::use_is_durable;
use crate::ui::browser::slices::Slices;
use crate::ui::browser::storage::{self, StorageError};
use crate::ui::browser::stored_progress;
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{StorageProblem, export_stored};
use crate::ui::state::Action;
use crate::ui::tasks::{CourseProgress, Practice, PuzzleProgress};

/// Stored games and progress by their keys and texts.
pub(super) type StoredTexts = Rc<[(String, String)]>;

#[derive(Properties, PartialEq)]
pub(super) struct StoredDataProps {
    /// What was deleted and can be restored.
    pub deleted: UseStateHandle<StoredTexts>,
}

#[component]
pub(super) fn StoredData(props: &StoredDataProps) -> Html {
    let locale = use_locale();
    let is_durable = use_is_durable();
    let has_deleted = !props.deleted.is_empty();
    let (kept, problem, onclick) = use_delete_all(&props.deleted);
    let Some(kept) = kept else {
        return html! {
            <section class="kept">
                <h3>{ t!(locale, "kept") }</h3>
                <p>{ t!(locale, "library-trouble", trouble = StorageProblem::Forbidden.name()) }</p>
            </section>
        };
    };
    let count = if has_deleted {
        StoredCount::of(props.deleted.iter().map(|(key, _)| &**key))
    } else {
        kept
    };
    html! {
        <section class="kept">
            <div>
                <h3>{ t!(locale, "kept") }</h3>
                <p role="status">
                    { status(&locale, problem, has_deleted, count) }
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
                disabled={has_deleted || (count.games == 0 && !count.has_progress)}
                onclick={|_| export_stored()}
            >
                { t!(locale, "library-export-all") }
            </button>
            // One button for both, so that it keeps the focus.
            <button
                type="button"
                class={classes!((!has_deleted).then_some("alarm"))}
                data-action={if has_deleted { "undo-delete-all" } else { "delete-all" }}
                disabled={!has_deleted && count.is_empty}
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

/// What is stored (`None` without a storage), what went wrong at the last press, and what
/// a press does: it deletes everything, or restores what was deleted.
#[hook]
fn use_delete_all(
    deleted: &UseStateHandle<StoredTexts>,
) -> (
    Option<StoredCount>,
    Option<StorageProblem>,
    Callback<MouseEvent>,
) {
    let page = use_dispatcher();
    let kept = use_state_eq(count);
    let is_busy = use_mut_ref(|| false);
    let problem = use_state_eq(|| None);
    {
        let kept = kept.clone();
        storage::use_storage_changes(move || kept.set(count()));
    }
    let has_deleted = !deleted.is_empty();
    let onclick = {
        let (kept, problem, deleted) = (kept.clone(), problem.clone(), deleted.clone());
        Callback::from(move |_: MouseEvent| {
            // A press is ignored while the one before is carried out.
            if is_busy.replace(true) {
                return;
            }
            let is_busy = Rc::clone(&is_busy);
            let (kept, problem, deleted) = (kept.clone(), problem.clone(), deleted.clone());
            let page = page.clone();
            spawn_local(async move {
                let result = if has_deleted {
                    let result = restore_all(&page, &deleted).await;
                    if result.is_ok() {
                        deleted.set(StoredTexts::default());
                    }
                    result.map_err(|error| StorageProblem::of(error, StorageProblem::Full))
                } else {
                    let (removed, result) = delete_all(&page).await;
                    deleted.set(removed);
                    result.map_err(|error| StorageProblem::of(error, StorageProblem::NotRemoved))
                };
                problem.set(result.err());
                kept.set(count());
                is_busy.replace(false);
            });
        })
    };
    (*kept, *problem, onclick)
}

/// What is stored, what was deleted, or what went wrong.
fn status(
    locale: &Locale,
    problem: Option<StorageProblem>,
    has_deleted: bool,
    count: StoredCount,
) -> String {
    if let Some(problem) = problem {
        return t!(locale, "library-trouble", trouble = problem.name());
    }
    let (games, progress) = if has_deleted {
        (
            t!(locale, "kept-deleted", count = count.games),
            t!(locale, "kept-progress-deleted"),
        )
    } else {
        (
            t!(locale, "kept-games", count = count.games),
            t!(locale, "kept-progress"),
        )
    };
    if count.has_progress {
        format!("{games} {progress}")
    } else {
        games
    }
}

/// The number of stored games, and whether anything else is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct StoredCount {
    games: usize,
    has_progress: bool,
    is_empty: bool,
}

impl StoredCount {
    /// What is stored under keys.
    fn of<'a>(keys: impl Iterator<Item = &'a str>) -> Self {
        let (mut games, mut others, mut has_progress) = (0, 0, false);
        for key in keys {
            match key {
                _ if key.starts_with(GameId::KEY) => games += 1,
                storage::EDITOR => others += 1,
                _ => has_progress = true,
            }
        }
        Self {
            games,
            has_progress,
            is_empty: games + others == 0 && !has_progress,
        }
    }
}

/// Counts what is stored; `None` without a storage.
fn count() -> Option<StoredCount> {
    let keys: Vec<_> = keys()?.collect();
    Some(StoredCount::of(keys.iter().map(|key| &**key)))
}

/// The keys of the stored games, the progress and the position of the editor; `None`
/// without a storage.
fn keys() -> Option<impl Iterator<Item = String>> {
    let games = storage::game_keys().ok()?;
    let others = storage::progress().map(|(key, _)| key);
    let position = storage::read(storage::EDITOR).map(|_| storage::EDITOR.to_owned());
    Some(games.chain(others).chain(position))
}

/// Removes everything that [`keys`] finds. Returns what was removed, also if not all
/// could be.
async fn delete_all(page: &Dispatcher) -> (StoredTexts, Result<(), StorageError>) {
    let mut slices = Slices::begin();
    // Another tab may change the order of the keys: they are taken at once.
    let keys: Vec<_> = keys().into_iter().flatten().collect();
    // One of the games may be on the board.
    let games = keys.iter().filter_map(|key| GameId::from_key(key));
    page.dispatch(Action::Delete(games.collect()));
    let mut removed = Vec::new();
    let mut result = Ok(());
    for key in keys {
        let Some(text) = storage::read(&key) else {
            continue;
        };
        if let Err(error) = storage::remove(&key) {
            result = Err(error);
            break;
        }
        removed.push((key, text));
        slices.rest().await;
    }
    // They are made again when the games are back and listed.
    result = result.and(storage::remove_summaries());
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
async fn restore_all(page: &Dispatcher, texts: &[(String, String)]) -> Result<(), StorageError> {
    let mut slices = Slices::begin();
    let mut restored = Ok(());
    for (key, text) in texts {
        restored = restore(key, text);
        if restored.is_err() {
            break;
        }
        slices.rest().await;
    }
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
