//! Reads the stored games.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{LibraryAction, LibraryEntry, LibraryState, Reading};
use crate::ui::browser::slices::Slices;
use crate::ui::browser::{storage, system};

thread_local! {
    /// The last state of the view, so that it is shown at once when the player returns to it.
    static LAST: RefCell<Rc<LibraryState>> = RefCell::default();
}

impl Reducible for LibraryState {
    type Action = LibraryAction;

    fn reduce(self: Rc<Self>, action: LibraryAction) -> Rc<Self> {
        let next = Rc::new(self.after(action));
        LAST.set(Rc::clone(&next));
        next
    }
}

/// The state of the view: the list as it was left, at first. It follows the storage, also what
/// other tabs write.
///
/// It is not compared after an action: thousands of games would be.
#[hook]
pub fn use_library() -> UseReducerHandle<LibraryState> {
    let library = use_reducer(|| LAST.with_borrow(|last| reopen(last)));
    {
        let library = library.clone();
        use_effect_with((), move |()| read(&library));
    }
    {
        let library = library.clone();
        storage::use_storage_changes(move || read(&library));
    }
    library
}

/// The most games that are read before the view is drawn, which takes some milliseconds.
const MAX_CHANGED: usize = 16;

/// The view as it was left, with the few games that have changed since, such as the one that
/// was on the board.
fn reopen(last: &LibraryState) -> LibraryState {
    let view = last.reopened();
    if view.reading != Reading::Done {
        return view;
    }
    let Ok(games) = storage::games() else {
        return view;
    };
    let games: Vec<_> = games.collect();
    let known = Known::of(&view.entries);
    let changed = |(key, text): &&(String, String)| known.find(key, text).is_none();
    if games.iter().filter(changed).count() > MAX_CHANGED {
        return view;
    }
    let entries = games.into_iter().map(|(key, text)| known.entry(key, text));
    view.after(LibraryAction::Loaded(Some(entries.collect())))
}

/// The entries that were read before: those whose text is the same are not replayed again.
struct Known<'a>(HashMap<&'a str, &'a Rc<LibraryEntry>>);

impl<'a> Known<'a> {
    fn of(entries: &'a [Rc<LibraryEntry>]) -> Self {
        Self(entries.iter().map(|entry| (&*entry.key, entry)).collect())
    }

    fn find(&self, key: &str, text: &str) -> Option<&'a Rc<LibraryEntry>> {
        self.0.get(key).copied().filter(|entry| entry.text == text)
    }

    fn entry(&self, key: String, text: String) -> Rc<LibraryEntry> {
        let known = self.find(&key, &text).map(Rc::clone);
        known.unwrap_or_else(|| new_entry(key.into(), text))
    }
}

/// Reads the stored games.
pub(super) fn read(library: &UseReducerHandle<LibraryState>) {
    let library = library.clone();
    spawn_local(async move {
        let before = library.deleted.len();
        let mut entries = read_entries(&library.entries).await;
        // A game may have been deleted meanwhile.
        let is_there = |entry: &Rc<LibraryEntry>| {
            let mut deleted = library.deleted.iter().skip(before);
            deleted.all(|game| game.key != entry.key)
        };
        if let Some(entries) = &mut entries {
            entries.retain(is_there);
        }
        library.dispatch(LibraryAction::Loaded(entries));
    });
}

/// The stored games; `None` without a storage. Thousands take longer than the page may stand
/// still, so it has its turn between them.
async fn read_entries(before: &[Rc<LibraryEntry>]) -> Option<Vec<Rc<LibraryEntry>>> {
    let games = storage::games().ok()?;
    let known = Known::of(before);
    let mut entries = Vec::new();
    let mut slices = Slices::begin();
    for (key, text) in games {
        entries.push(known.entry(key, text));
        slices.rest().await;
    }
    Some(entries)
}

/// Reads a game; the console says what is wrong with a damaged one.
fn new_entry(key: Rc<str>, text: String) -> Rc<LibraryEntry> {
    let entry = LibraryEntry::read(key, text);
    if let Err(damage) = &entry.game {
        system::warn(&format!("{}: {damage}", entry.key));
    }
    Rc::new(entry)
}
