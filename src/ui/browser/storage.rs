//! The browser's local storage: the only place that reads or writes it, and
//! the only one that names its keys.
//!
//! Not gloo-storage: it stores every value as JSON, while the texts stored here
//! are plain and must stay readable to every release; it can't iterate over the
//! keys of the stored games; and it needs `serde_json`, which nothing else in the page
//! does: JSON is read by the browser's parser. In a program that writes, reads and deletes a
//! text it takes 9 kB (brotli) more than `web_sys::Storage`.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::{Event, Storage};
use yew::prelude::*;

use super::address::GameStore;
use super::system;
use crate::link::{GameId, StoredGame, StoredGameError};
use crate::ui::i18n::Language;
use crate::ui::state::settings::Settings;

/// The id of the game that was played last.
const LAST_GAME: &str = "mbegu.last";
/// How many games were stored when an export was offered last.
const LAST_EXPORT_OFFER: &str = "mbegu.offered";
/// The settings, in the text form of [`Settings`].
pub const SETTINGS: &str = "mbegu.settings";
/// The tag of the language that was chosen by hand.
pub const LANGUAGE: &str = "mbegu.language";
/// The steps of the courses that are done.
pub const COURSES: &str = "mbegu.courses";
/// The progress with the puzzles.
pub const PUZZLES: &str = "mbegu.puzzles";
/// The costly moves that come back as tasks.
pub const PRACTICE: &str = "mbegu.practice";

/// The levels and rounds of the drill.
pub const DRILL: &str = "mbegu.drill";

/// The tasks that were handed out or opened here, with the answers to them.
pub const HANDOUTS: &str = "mbegu.handouts";

/// The position that was set up last in the editor, finished or not.
pub const EDITOR: &str = "mbegu.editor";

// The keys of what the tab keeps for itself, beside the texts that the device refuses.

/// The puzzle that is shown, by its set, game and number.
pub const SHOWN_PUZZLE: &str = "mbegu.shown-puzzle";
/// The round of the drill of a game, whose id follows.
pub const DRILL_ROUND: &str = "mbegu.drill-round.";
/// The game on the board (see [`TabGame`]).
const TAB_GAME: &str = "mbegu.tab-game";
/// The link of the tasks that are under way, the number of the pupil who works on them, and
/// whether that pupil is at the end.
pub const PUPIL: &str = "mbegu.pupil";
/// The text that is being typed for an import.
pub const IMPORT_TEXT: &str = "mbegu.import-text";
/// The text that is being typed in the editor.
pub const EDITOR_TEXT: &str = "mbegu.editor-text";

/// What all keys begin with; for the progress, its name in an exported file follows.
pub const PREFIX: &str = "mbegu.";

/// The event that announces that the device has refused to store something.
pub const REFUSAL: &str = "mbegu-refusal";

/// Why something was not stored or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The browser gives this page no storage, for privacy.
    Unavailable,
    /// The storage refuses the change: mostly because it is full.
    Rejected,
}

/// None for an embedded page, which stores nothing.
fn storage() -> Option<Storage> {
    if system::is_embedded() {
        return None;
    }
    window().local_storage().ok().flatten()
}

pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a text under a key, in the place of one that was refused before.
pub fn write(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Unavailable)?;
    let written = storage.set_item(key, text);
    written.map_err(|_| StorageError::Rejected)?;
    write_in_tab(key, "");
    Ok(())
}

/// Removes the text under a key, also one that was refused.
pub fn remove(key: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Unavailable)?;
    let removed = storage.remove_item(key);
    removed.map_err(|_| StorageError::Rejected)?;
    write_in_tab(key, "");
    Ok(())
}

/// What the tab keeps: it outlives a reload, but not the tab.
fn tab_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

pub fn read_in_tab(key: &str) -> Option<String> {
    tab_storage()?.get_item(key).ok().flatten()
}

/// Has the tab keep a text; an empty one is nothing to keep.
pub fn write_in_tab(key: &str, text: &str) {
    // Where the tab keeps nothing, it is lost at a reload.
    let _ = tab_storage().map(|storage| match text {
        "" => storage.remove_item(key),
        text => storage.set_item(key, text),
    });
}

/// Has the tab forget all that it keeps.
pub fn forget_in_tab() {
    for key in tab_storage().iter().flat_map(|tab| keys(tab, PREFIX)) {
        write_in_tab(&key, "");
    }
}

/// Has the page say that the device has refused to store something. Returns whether it was
/// stored.
pub fn report(written: Result<(), StorageError>) -> bool {
    if written.is_err() {
        system::announce(REFUSAL);
    }
    written.is_ok()
}

/// Stores a text of one line under a key; returns whether it is stored. If the device refuses
/// it, the page says so, and the tab keeps it, below the text that is stored.
pub fn write_or_keep_in_tab(key: &str, text: &str) -> bool {
    let is_stored = report(write(key, text));
    if !is_stored {
        keep_in_tab(key, text);
    }
    is_stored
}

fn keep_in_tab(key: &str, text: &str) {
    let stored = read(key).unwrap_or_default();
    write_in_tab(key, &format!("{stored}\n{text}"));
}

/// What was stored under a key when the device refused a text, and that text.
fn read_refused(key: &str) -> Option<(String, String)> {
    let kept = read_in_tab(key)?;
    let (stored, text) = kept.rsplit_once('\n')?;
    Some((stored.to_owned(), text.to_owned()))
}

/// What is stored under a key, or what the tab keeps in its place. A text that another tab has
/// stored since counts before the latter.
pub fn read_kept(key: &str) -> Option<String> {
    let stored = read(key);
    let refused = read_refused(key);
    let refused = refused.filter(|(before, _)| before == stored.as_deref().unwrap_or_default());
    refused.map(|(_, text)| text).or(stored)
}

/// A stored game, if there is one with this id.
pub fn game(id: GameId) -> Option<Result<StoredGame, StoredGameError>> {
    Some(read_kept(&id.key())?.parse::<StoredGame>())
}

/// The game on the board of the tab, for when it is loaded again: in a line each.
pub struct TabGame {
    pub id: GameId,
    pub address: String,
}

impl TabGame {
    pub fn read() -> Option<Self> {
        let text = read_in_tab(TAB_GAME)?;
        let (id, address) = text.split_once('\n')?;
        Some(Self {
            id: id.parse().ok()?,
            address: address.to_owned(),
        })
    }
}

/// Stores a game as the one that was played last, as [`write_or_keep_in_tab`] does; the tab
/// keeps its address.
pub fn write_game(id: GameId, text: &str, address: &str) -> bool {
    write_in_tab(TAB_GAME, &format!("{id}\n{address}"));
    let last = id.to_string();
    if !write_or_keep_in_tab(&id.key(), text) {
        // Other tabs can't go on with it.
        keep_in_tab(LAST_GAME, &last);
        return false;
    }
    write_or_keep_in_tab(LAST_GAME, &last)
}

/// The keys that begin so, in the order of the browser. They are taken at once: another tab
/// may change that order.
fn keys(storage: &Storage, prefix: &str) -> Vec<String> {
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| storage.key(index).ok()?);
    keys.filter(|key| key.starts_with(prefix)).collect()
}

/// The keys of all games that are stored or kept by the tab, in the order of the browser.
pub fn game_keys() -> Result<Vec<String>, StorageError> {
    let storage = storage().ok_or(StorageError::Unavailable)?;
    let mut stored = keys(&storage, GameId::KEY);
    let in_tab = tab_storage().map(|tab| keys(&tab, GameId::KEY));
    let is_only_there = |key: &String| read(key).is_none() && read_kept(key).is_some();
    stored.extend(in_tab.into_iter().flatten().filter(is_only_there));
    Ok(stored)
}

/// The keys of all games and their texts, as [`read_kept`] has them, also of those that can't
/// be read, in the order of the browser.
pub fn games() -> Result<impl Iterator<Item = (String, String)>, StorageError> {
    let keys = game_keys()?.into_iter();
    Ok(keys.filter_map(|key| {
        let text = read_kept(&key)?;
        Some((key, text))
    }))
}

/// The id of the game that was played last.
pub fn last_game() -> Option<GameId> {
    read_kept(LAST_GAME)?.parse().ok()
}

/// Whether there is an id of the last game that can't be read.
pub fn is_last_game_damaged() -> bool {
    read(LAST_GAME).is_some() && last_game().is_none()
}

/// The number of games at which an export was offered last, a multiple of fifty.
pub fn offered() -> usize {
    let offered = read(LAST_EXPORT_OFFER).and_then(|text| text.parse().ok());
    offered.unwrap_or_default()
}

/// Stores that number.
pub fn write_offered(games: usize) -> Result<(), StorageError> {
    write(LAST_EXPORT_OFFER, &games.to_string())
}

/// The stored settings, if there are any.
pub fn settings() -> Option<Settings> {
    read(SETTINGS)?.parse().ok()
}

pub fn write_settings(settings: &Settings) -> Result<(), StorageError> {
    write(SETTINGS, &settings.to_string())
}

/// The language that was chosen by hand.
pub fn language() -> Option<Language> {
    Language::find(&read(LANGUAGE)?)
}

/// Stores the language that was chosen by hand.
pub fn write_language(language: Language) -> Result<(), StorageError> {
    write(LANGUAGE, language.tag())
}

/// The texts of the progress under a key, to be merged: what is stored, and what only the tab
/// keeps. For progress of which parts are removed it is [`read_kept`] alone.
pub fn progress_of(key: &str) -> impl Iterator<Item = String> {
    let refused = read_refused(key).map(|(_, text)| text);
    [read(key), refused].into_iter().flatten()
}

/// The keys and texts of the progress with courses, puzzles, practice, drills and tasks, as far
/// as there is any.
pub fn progress() -> impl Iterator<Item = (&'static str, String)> {
    let keys = [COURSES, PUZZLES, PRACTICE, DRILL].into_iter();
    let merged = keys.flat_map(|key| progress_of(key).map(move |text| (key, text)));
    merged.chain(read_kept(HANDOUTS).map(|text| (HANDOUTS, text)))
}

/// Whether the browser gives this page a storage.
pub fn is_available() -> bool {
    storage().is_some()
}

/// Runs the callbacks of [`use_storage_changes`] in this tab; the browser tells them
/// only of the changes of other tabs.
pub fn announce_change() {
    if let Ok(event) = Event::new("storage") {
        // Nobody cancels this event.
        let _ = window().dispatch_event(&event);
    }
}

/// Calls back when another tab has changed the storage, or may have changed it
/// while this one was in the back-forward cache.
#[hook]
pub fn use_storage_changes(onchange: impl Fn() + 'static) {
    use_effect_with((), move |()| {
        let onchange = Rc::new(onchange);
        let listeners = ["storage", "pageshow"].map(|event| {
            let onchange = Rc::clone(&onchange);
            EventListener::new(&window(), event, move |_| onchange())
        });
        move || drop(listeners)
    });
}

/// The stored games, as the reader of addresses asks for them.
pub struct LocalGames;

impl GameStore for LocalGames {
    fn game(&self, id: GameId) -> Option<Result<StoredGame, StoredGameError>> {
        game(id)
    }

    fn games(&self) -> Vec<(GameId, String)> {
        let games = games().into_iter().flatten();
        let with_id = |(key, text): (String, String)| Some((GameId::from_key(&key)?, text));
        games.filter_map(with_id).collect()
    }

    fn last_game(&self) -> Option<GameId> {
        last_game()
    }

    fn now(&self) -> u64 {
        system::now()
    }
}
