//! When the storage is read: a part of the texts at a time, so that the page
//! answers meanwhile.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::transfer::stored_games;
use super::{LibraryAction, LibraryState};
use crate::ui::browser::{storage, system};
use crate::ui::i18n::{Locale, t};

/// How long texts are read at a stretch, in milliseconds.
const SLICE: f64 = 8.0;

/// The entries of a skeleton, as many as a screen holds.
const SKELETON: usize = 8;

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
        let library = LibraryState::default().after(LibraryAction::Loaded(stored_games()));
        // Most players have no more games than this reads.
        library.after(read_slice(&library))
    });
    {
        let dispatcher = library.dispatcher();
        storage::use_storage_changes(move || {
            dispatcher.dispatch(LibraryAction::Loaded(stored_games()));
        });
    }
    {
        let library = library.clone();
        use_effect(move || {
            let is_unread = !library.unread.is_empty();
            let read_on = move || library.dispatch(read_slice(&library));
            let timeout = is_unread.then(|| Timeout::new(0, read_on));
            move || drop(timeout)
        });
    }
    library
}

fn read_slice(library: &LibraryState) -> LibraryAction {
    let end = system::milliseconds() + SLICE;
    LibraryAction::Read(library.read_next(|| system::milliseconds() < end))
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
