//! What the browser keeps for the page, by key: texts. Some browsers keep
//! nothing, for privacy, and any may be full.

use gloo::utils::window;
use web_sys::Storage;

use crate::link::{Id, Kept, KeptError};

/// The name of the game that was played last.
const LAST: &str = "mbegu.last";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it could be kept.
pub fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Keeps something no longer.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // What can't be removed can't be read either.
        let _ = storage.remove_item(key);
    }
}

/// A kept game, if there is one of that name.
pub fn game(id: Id) -> Option<Result<Kept, KeptError>> {
    read(&id.key()).map(|text| Kept::parse(&text))
}

/// The name of the game that was played last.
pub fn last() -> Option<Id> {
    read(LAST)?.parse().ok()
}

/// Whether that name is there and can't be read.
pub fn is_last_damaged() -> bool {
    read(LAST).is_some() && last().is_none()
}

/// The texts of all kept games.
pub fn games() -> impl Iterator<Item = (Id, String)> {
    let storage = storage();
    let count = storage.as_ref().and_then(|it| it.length().ok());
    (0..count.unwrap_or(0)).filter_map(move |at| {
        let key = storage.as_ref()?.key(at).ok()??;
        let id = key.strip_prefix(Id::KEY)?.parse().ok()?;
        Some((id, read(&key)?))
    })
}

/// Keeps the text of a game, if that has changed, and that it was played last;
/// whether that could be done.
pub fn keep_game(id: Id, text: Option<&str>) -> bool {
    text.is_none_or(|text| keep(&id.key(), text)) && keep(LAST, &id.to_string())
}
