//! When the storage is read: a part of the texts at a time, so that the page
//! answers meanwhile.

use std::collections::HashSet;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{LibraryAction, LibraryState, Reading, StoredLibrary, StoredText};
use crate::link::{GameId, StoredSummaries};
use crate::ui::browser::slices::{self, Slices};
use crate::ui::browser::storage;
use crate::ui::i18n::{Locale, t};

/// The entries of a skeleton, as many as a screen holds.
const SKELETON: usize = 8;

/// With more stored texts than this, games and others, the games are read in slices from
/// the start.
const MAX_AT_ONCE: u32 = 300;

impl Reducible for LibraryState {
    type Action = LibraryAction;

    fn reduce(self: Rc<Self>, action: LibraryAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The state of the view. It follows the storage, also what other tabs write.
///
/// It is not compared after an action: thousands of games would be.
#[hook]
pub fn use_library() -> UseReducerHandle<LibraryState> {
    let library = use_reducer(|| {
        let library = LibraryState::default();
        let slice = Slices::begin();
        match stored_games_at_once(&slice) {
            Some(games) => {
                let library = library.after(loaded(games));
                library.after(read_slice(&library, &slice))
            }
            None => library,
        }
    });
    {
        let library = library.clone();
        use_effect_with((), move |()| {
            if matches!(library.reading, Reading::NotLoaded) {
                load_again(library.dispatcher());
            }
        });
    }
    {
        let dispatcher = library.dispatcher();
        storage::use_storage_changes(move || load_again(dispatcher.clone()));
    }
    {
        let library = library.clone();
        use_effect(move || {
            let is_unread = !library.unread().is_empty();
            let read_on = move || {
                let read = read_slice(&library, &Slices::begin());
                spawn_local(async move {
                    // Drawing them takes as long again.
                    slices::pause().await;
                    library.dispatch(read);
                });
            };
            let timeout = is_unread.then(|| Timeout::new(0, read_on));
            move || drop(timeout)
        });
    }
    use_new_summaries(&library);
    library
}

/// Stores the summaries of the games that were replayed for want of one: once all games
/// were read, or when the view is left before.
#[hook]
fn use_new_summaries(library: &UseReducerHandle<LibraryState>) {
    let latest = use_mut_ref(|| library.clone());
    latest.replace(library.clone());
    let is_due = library.is_read() && library.has_new_summaries();
    {
        let latest = Rc::clone(&latest);
        use_effect_with(is_due, move |&is_due| {
            let store = move || {
                let library = latest.borrow().clone();
                spawn_local(async move {
                    if let Some(summaries) = store_summaries(&library).await {
                        library.dispatch(LibraryAction::SummariesStored(summaries));
                    }
                });
            };
            let timeout = is_due.then(|| Timeout::new(0, store));
            move || drop(timeout)
        });
    }
    use_effect_with((), move |()| {
        move || {
            let library = latest.borrow().clone();
            spawn_local(async move {
                store_summaries(&library).await;
            });
        }
    });
}

/// Stores the new summaries of a state, if there are any, and returns them. It makes them
/// in slices.
async fn store_summaries(library: &LibraryState) -> Option<StoredSummaries> {
    if !library.has_new_summaries() {
        return None;
    }
    slices::pause().await;
    let mut slices = Slices::begin();
    let mut summaries = library.stored_summaries();
    for (game, text) in library.replayed_games() {
        summaries.insert(game.id, text, &game.summary);
        slices.rest().await;
    }
    // Games may have been deleted since.
    let stored = storage::game_keys().ok()?;
    let stored: HashSet<GameId> = stored.iter().filter_map(|key| GameId::from_key(key)).collect();
    if stored.is_empty() {
        return None;
    }
    summaries.retain(|id| stored.contains(&id));
    // Without room for them the games are replayed at the next time, too.
    let _ = storage::write_summaries(&summaries);
    Some(summaries)
}

/// The stored games, if there are few enough to read them in one slice, as most players
/// have. The inner `None` is for a device without a storage.
fn stored_games_at_once(slice: &Slices) -> Option<Option<Vec<StoredText>>> {
    let (Ok(mut games), Ok(count)) = (storage::games(), storage::count()) else {
        return Some(None);
    };
    if count > MAX_AT_ONCE {
        return None;
    }
    let mut read = Vec::new();
    while slice.has_time() {
        match games.next() {
            Some((key, text)) => read.push(StoredText {
                key: key.into(),
                text,
            }),
            None => return Some(Some(read)),
        }
    }
    None
}

/// Loads the stored games.
pub(super) fn load_again(dispatcher: UseReducerDispatcher<LibraryState>) {
    spawn_local(async move {
        // The task so far has rendered.
        slices::pause().await;
        dispatcher.dispatch(loaded(stored_games().await));
    });
}

/// What is done with the stored games; `None` without a storage.
pub(super) fn loaded(games: Option<Vec<StoredText>>) -> LibraryAction {
    let summaries = storage::summaries();
    LibraryAction::Loaded(games.map(|games| StoredLibrary { games, summaries }))
}

/// The stored games, read in slices; `None` without a storage. What follows is a task of
/// its own.
pub(super) async fn stored_games() -> Option<Vec<StoredText>> {
    let mut slices = Slices::begin();
    let keys = storage::game_keys().ok()?;
    let mut games = Vec::with_capacity(keys.len());
    for key in keys {
        games.extend(storage::read(&key).map(|text| StoredText {
            key: key.into(),
            text,
        }));
        slices.rest().await;
    }
    slices::pause().await;
    Some(games)
}

fn read_slice(library: &LibraryState, slice: &Slices) -> LibraryAction {
    LibraryAction::Read(library.read_next(|| slice.has_time()))
}

/// The view while its games are read: entries and results in their sizes.
pub(super) fn skeleton(locale: &Locale) -> Html {
    let entry = html! { <li class="game-entry running"><i class="pic" /><i class="bone" /></li> };
    html! {
        <div class="library-skeleton" role="status">
            <span class="for-readers">{ t!(locale, "library-reading") }</span>
            <ul class="entries" aria-hidden="true">{ for (0..SKELETON).map(|_| entry.clone()) }</ul>
            <i class="results" />
        </div>
    }
}
