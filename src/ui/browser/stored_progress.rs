//! The progress of the player in the storage.

use std::rc::Rc;

use yew::prelude::*;

use super::storage::{self, StorageError};

/// The highest number of a day that is read, some 270 years after 1970.
pub const MAX_DAY: i64 = 99_999;

/// Progress of the player that outlives a visit. It is stored as lists with names:
/// `name=item,item;name=item`. What can't be read is left out.
pub trait StoredProgress: Clone + Default + PartialEq + 'static {
    /// Whether parts of it can be removed. What is stored and what the tab keeps are then not
    /// merged: the removed parts would return.
    const CAN_SHRINK: bool = false;

    /// The lists of the text.
    fn lists(&self) -> Vec<(&str, Vec<String>)>;

    /// Adds a list of a text.
    fn read_list(&mut self, name: &str, list: &[&str]);

    /// Adds the progress of another tab, or of an earlier time.
    fn merge(&mut self, other: &Self);

    fn text(&self) -> String {
        let lists = self.lists().into_iter();
        let lists = lists.map(|(name, list)| format!("{name}={}", list.join(",")));
        lists.collect::<Vec<_>>().join(";")
    }

    fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for (name, list) in text.split(';').filter_map(|part| part.split_once('=')) {
            progress.read_list(name, &list.split(',').collect::<Vec<_>>());
        }
        progress
    }
}

/// Reads a whole number of a stored text.
pub fn within(text: &str, least: i64, most: i64) -> Option<i64> {
    let number = text.parse().ok()?;
    (least..=most).contains(&number).then_some(number)
}

/// A callback that receives a change of the progress.
pub type ProgressChange<P> = Callback<Box<dyn FnOnce(&mut P)>>;

/// The progress that is stored under a key, and a callback that changes it. Where the storage
/// is full, the tab keeps the progress; where it is forbidden, it holds until the page is left.
#[hook]
pub fn use_stored_progress<P: StoredProgress>(key: &'static str) -> (Rc<P>, ProgressChange<P>) {
    let progress = use_state_eq(|| Rc::new(read::<P>(key)));
    {
        let progress = progress.clone();
        storage::use_storage_changes(move || {
            if storage::is_available() {
                progress.set(Rc::new(read(key)));
            }
        });
    }
    let change = {
        let progress = progress.clone();
        Callback::from(move |change: Box<dyn FnOnce(&mut P)>| {
            // Another tab may have stored more, and this one may be unable to.
            let mut now = read::<P>(key);
            if !P::CAN_SHRINK || now == P::default() {
                now.merge(&progress);
            }
            change(&mut now);
            storage::write_or_keep_in_tab(key, &now.text());
            progress.set(Rc::new(now));
        })
    };
    (Rc::clone(&progress), change)
}

/// Merges an imported text with what is stored.
pub fn restore<P: StoredProgress>(key: &'static str, text: &str) -> Result<(), StorageError> {
    let mut progress = P::read(text);
    progress.merge(&read(key));
    storage::write(key, &progress.text())
}

/// What is stored, and what only the tab keeps.
fn read<P: StoredProgress>(key: &str) -> P {
    if P::CAN_SHRINK {
        return P::read(&storage::read_kept(key).unwrap_or_default());
    }
    let texts = storage::progress_of(key).map(|text| P::read(&text));
    let merged = texts.reduce(|mut progress, other| {
        progress.merge(&other);
        progress
    });
    merged.unwrap_or_default()
}
