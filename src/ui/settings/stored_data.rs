//! The stored games, the stored progress and the position of the editor: what there is,
//! their export and their deletion.

use yew::prelude::*;

use crate::link::GameId;
use crate::ui::browser::durability::use_is_durable;
use crate::ui::browser::storage::{self, StorageError};
use crate::ui::browser::stored_progress;
use crate::ui::browser::{Dispatcher, focus, use_dispatcher, use_locale};
use crate::ui::game::Handouts;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{StorageProblem, export_stored};
use crate::ui::state::Action;
use crate::ui::tasks::{CourseProgress, DrillProgress, Practice, PuzzleProgress};

#[component]
pub(super) fn StoredData() -> Html {
    let locale = use_locale();
    let page = use_dispatcher();
    let text = use_node_ref();
    let kept = use_state_eq(count);
    let is_asked = use_state_eq(|| false);
    let problem = use_state_eq(|| None);
    {
        let kept = kept.clone();
        storage::use_storage_changes(move || kept.set(count()));
    }
    let Some(count) = *kept else {
        let trouble = StorageProblem::Forbidden.name();
        return html! {
            <section class="kept quiet"><p>{ t!(locale, "library-trouble", trouble = trouble) }</p></section>
        };
    };
    let ask = {
        let is_asked = is_asked.clone();
        move |_| is_asked.set(!*is_asked)
    };
    let delete = {
        let (is_asked, problem, text) = (is_asked.clone(), problem.clone(), text.clone());
        move |_| {
            let failed = delete_all(&page).err();
            problem.set(failed.map(|error| StorageProblem::of(error, StorageProblem::NotRemoved)));
            is_asked.set(false);
            // The button goes.
            focus(&text);
        }
    };
    html! {
        <section class="kept quiet">
            <p ref={text} role="status" tabindex="-1">
                if *is_asked {
                    { t!(locale, "delete-all-question") }
                } else {
                    { status(&locale, *problem, count) }
                }
            </p>
            <div>
                if *is_asked {
                    <button
                        type="button"
                        class="alarm"
                        data-action="delete-all-yes"
                        onclick={delete}
                    >
                        { t!(locale, "delete-all") }
                    </button>
                } else if count.games > 0 || count.has_progress {
                    <button type="button" data-action="export-all" onclick={|_| export_stored()}>
                        { t!(locale, "library-export-all") }
                    </button>
                }
                // One button for both, so that it keeps the focus.
                if !count.is_empty {
                    <button
                        type="button"
                        data-action={if *is_asked { "delete-all-no" } else { "delete-all" }}
                        onclick={ask}
                    >
                        if *is_asked {
                            { t!(locale, "cancel") }
                        } else {
                            { t!(locale, "delete-all") }
                        }
                    </button>
                }
            </div>
        </section>
    }
}

/// Whether the browser has promised to keep what is stored, where it says so.
#[component]
pub(super) fn Durability() -> Html {
    let locale = use_locale();
    let is_durable = use_is_durable();
    html! {
        <p class="about" data-durable={is_durable.map(|is_durable| is_durable.to_string())}>
            { is_durable.map(|is_durable| t!(locale, "kept-durable", durable = is_durable)) }
        </p>
    }
}

/// What is stored, or what went wrong.
fn status(locale: &Locale, problem: Option<StorageProblem>, count: StoredCount) -> String {
    if let Some(problem) = problem {
        return t!(locale, "library-trouble", trouble = problem.name());
    }
    let games = t!(locale, "kept-games", count = count.games);
    if count.has_progress {
        format!("{games} {}", t!(locale, "kept-progress"))
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

/// Counts what is stored; `None` without a storage.
fn count() -> Option<StoredCount> {
    let games = storage::game_keys().ok()?.len();
    let has_progress = storage::progress().next().is_some();
    let has_position = storage::read_kept(storage::EDITOR).is_some();
    Some(StoredCount {
        games,
        has_progress,
        is_empty: games == 0 && !has_progress && !has_position,
    })
}

/// Removes the stored games, the progress and the position of the editor.
fn delete_all(page: &Dispatcher) -> Result<(), StorageError> {
    let games = storage::game_keys()?;
    // One of the games may be on the board.
    let ids = games.iter().filter_map(|key| GameId::from_key(key));
    page.dispatch(Action::Delete(ids.collect()));
    let progress = storage::progress().map(|(key, _)| key);
    let others: Vec<_> = progress.chain([storage::EDITOR]).collect();
    let mut keys = games.iter().map(String::as_str).chain(others);
    let removed = keys.try_for_each(storage::remove);
    storage::forget_in_tab();
    storage::announce_change();
    removed
}

/// Merges a text of progress with what is stored under its key; `None` for another key.
pub fn merge_progress(key: &str, text: &str) -> Option<Result<(), StorageError>> {
    Some(match key {
        storage::COURSES => stored_progress::restore::<CourseProgress>(storage::COURSES, text),
        storage::PUZZLES => stored_progress::restore::<PuzzleProgress>(storage::PUZZLES, text),
        storage::HANDOUTS => stored_progress::restore::<Handouts>(storage::HANDOUTS, text),
        storage::DRILL => stored_progress::restore::<DrillProgress>(storage::DRILL, text),
        storage::PRACTICE => stored_progress::restore::<Practice>(storage::PRACTICE, text),
        _ => return None,
    })
}
