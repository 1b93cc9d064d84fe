//! The progress of the player in the storage.

use std::convert::Infallible;
use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use yew::prelude::*;

use super::storage::{self, StorageError};

/// The highest number of a day that is read, some 270 years after 1970.
pub const MAX_DAY: i64 = 99_999;

/// Progress of the player that outlives a visit, stored as a text.
pub trait StoredProgress:
    Clone + Default + PartialEq + fmt::Display + FromStr<Err = Infallible> + 'static
{
    /// Adds the progress of another tab, or of an earlier time.
    fn merge(&mut self, other: &Self);
}

/// A callback that receives a change of the progress.
pub type ProgressChange<P> = Callback<Box<dyn FnOnce(&mut P)>>;

/// The progress that is stored under a key, and a callback that changes it. A storage
/// that is full or forbidden keeps nothing; the progress holds for this visit.
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
            let mut now = if storage::is_available() {
                let mut stored = read::<P>(key);
                stored.merge(&progress);
                stored
            } else {
                P::clone(&progress)
            };
            change(&mut now);
            // It holds for this visit even if it can't be stored.
            let _ = storage::write(key, &now.to_string());
            progress.set(Rc::new(now));
        })
    };
    (Rc::clone(&progress), change)
}

/// Stores a deleted text again, merged with the progress since.
pub fn restore<P: StoredProgress>(key: &'static str, text: &str) -> Result<(), StorageError> {
    let Ok(mut progress) = text.parse::<P>();
    progress.merge(&read(key));
    storage::write(key, &progress.to_string())
}

fn read<P: StoredProgress>(key: &str) -> P {
    let Ok(progress) = storage::read(key).unwrap_or_default().parse();
    progress
}
