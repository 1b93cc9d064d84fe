//! Import, export, deletion and its undo.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::reading::read;
use super::{
    ExportText, ImportCounts, ImportPlan, ImportReport, ImportWrite, LibraryAction, LibraryEntry,
    LibraryState, StorageProblem, StoredText, export_name,
};
use crate::link::{FileErrorKind, FileReader, GameId, MAX_FILE_LEN};
use crate::ui::browser::slices::{self, Slices};
use crate::ui::browser::storage::StorageError;
use crate::ui::browser::{Dispatcher, files, storage, system};
use crate::ui::describe::Fault;
use crate::ui::state::Action;

/// Merges a text of progress with what is stored under a key; `None` if no progress has
/// that key.
pub(in crate::ui) type MergeProgress = Callback<(String, String), Option<Result<(), StorageError>>>;

/// What an import takes.
pub(super) enum ImportSource {
    /// The text of a file.
    Text(String),
    /// A file that was chosen or opened.
    File(File),
}

/// Imports the games of a source and reports how that went.
pub(super) fn import(
    library: UseReducerHandle<LibraryState>,
    source: ImportSource,
    merge_progress: MergeProgress,
    is_cancelled: Rc<Cell<bool>>,
) {
    spawn_local(async move {
        let run = read_and_write(&library, source, merge_progress, &is_cancelled);
        if let Some(action) = run.await {
            read(&library);
            library.dispatch(action);
        }
    });
}

/// Carries out an import. Returns its report or what failed; `None` if it was cancelled
/// before anything was stored.
async fn read_and_write(
    library: &UseReducerHandle<LibraryState>,
    source: ImportSource,
    merge_progress: MergeProgress,
    is_cancelled: &Cell<bool>,
) -> Option<LibraryAction> {
    let text = match source {
        ImportSource::Text(text) => text,
        ImportSource::File(file) if file.size() > MAX_FILE_LEN as f64 => {
            return Some(LibraryAction::Imported(ImportReport {
                fault: Some(Fault::of_file(&FileErrorKind::LongFile)),
                ..ImportReport::default()
            }));
        }
        ImportSource::File(file) => match files::read(&file).await {
            Some(text) => {
                // Taking over a long text is a task of its own.
                slices::pause().await;
                text
            }
            None => return Some(LibraryAction::Failed(StorageProblem::UnreadableFile)),
        },
    };
    let mut plan = ImportPlan::new(storage::games().into_iter().flatten(), system::now());
    let mut reader = FileReader::new(&text);
    let mut slices = Slices::begin();
    while reader.read_line() {
        for game in reader.take_games() {
            plan.add(game, &mut system::random_bits);
        }
        if slices.rest().await {
            if is_cancelled.get() {
                return None;
            }
            let percent = reader.share_read() * 100.0;
            library.dispatch(LibraryAction::Importing(percent as u8));
        }
    }
    let file = reader.finish();
    for game in file.games {
        plan.add(game, &mut system::random_bits);
    }
    if is_cancelled.get() {
        return None;
    }
    let (mut has_progress, mut lost_progress) = (false, false);
    // What is stored comes after what is merged with it.
    for (name, text) in file.progress.into_iter().rev() {
        match merge_progress.emit((format!("{}{name}", storage::PREFIX), text)) {
            Some(Ok(())) => has_progress = true,
            Some(Err(_)) => lost_progress = true,
            None => {}
        }
    }
    for fault in &file.faults {
        system::warn(&fault.to_string());
    }
    Some(LibraryAction::Imported(ImportReport {
        counts: write(plan, slices, is_cancelled).await,
        has_progress,
        lost_progress,
        fault: file.faults.first().map(|fault| Fault::of_file(&fault.kind)),
    }))
}

/// Stores the games of a plan, until it is cancelled. Returns what was stored.
async fn write(plan: ImportPlan, mut slices: Slices, is_cancelled: &Cell<bool>) -> ImportCounts {
    let mut counts = ImportCounts {
        known: plan.known,
        ..ImportCounts::default()
    };
    for write in plan.writes {
        let ImportWrite {
            id,
            text,
            before,
            is_beside,
        } = write;
        let key = id.key();
        if storage::read_kept(&key) != before {
            // Another tab has gone on with the game meanwhile.
            counts.known += 1;
        } else if counts.lost > 0 || storage::write(&key, &text).is_err() {
            counts.lost += 1;
        } else if before.is_some() {
            counts.updated += 1;
        } else if is_beside {
            counts.beside += 1;
        } else {
            counts.added += 1;
        }
        if slices.rest().await && is_cancelled.get() {
            break;
        }
    }
    counts
}

/// Removes an entry, and tells the page, which may have the game on the board.
pub(super) fn delete(
    library: &UseReducerHandle<LibraryState>,
    page: &Dispatcher,
    entry: &LibraryEntry,
) {
    // What another tab has written by now is what can be restored.
    let text = storage::read_kept(&entry.key).unwrap_or_else(|| entry.text.clone());
    library.dispatch(match storage::remove(&entry.key) {
        Ok(()) => {
            if let Some(id) = GameId::from_key(&entry.key) {
                page.dispatch(Action::Delete(vec![id]));
            }
            LibraryAction::Deleted(StoredText {
                key: Rc::clone(&entry.key),
                text,
            })
        }
        Err(error) => LibraryAction::Failed(StorageProblem::of(error, StorageProblem::NotRemoved)),
    });
}

/// Restores the entry that was deleted last.
pub(super) fn restore(library: &UseReducerHandle<LibraryState>) {
    let Some(StoredText { key, text }) = library.deleted.last() else {
        return;
    };
    // Another tab may have stored one there since.
    if storage::read_kept(key).is_none() {
        storage::write_or_keep_in_tab(key, text);
    }
    library.dispatch(match storage::read_kept(key) {
        Some(_) => {
            read(library);
            LibraryAction::Restored(Rc::clone(key))
        }
        None => LibraryAction::Failed(StorageProblem::Full),
    });
}

impl StorageProblem {
    /// The problem that an error of the storage stands for; `rejected` is the one of a
    /// storage that refused.
    pub fn of(error: StorageError, rejected: Self) -> Self {
        match error {
            StorageError::Unavailable => Self::Forbidden,
            StorageError::Rejected => rejected,
        }
    }
}

/// Offers a file with the progress of the player and all stored games, named after the day.
pub(in crate::ui) fn export_stored() {
    spawn_local(async {
        let progress: Vec<_> = storage::progress().collect();
        let progress = progress.iter().filter_map(|(key, text)| {
            let name = key.strip_prefix(storage::PREFIX)?;
            Some((name, text.as_str()))
        });
        let mut file = ExportText::new(progress);
        let mut slices = Slices::begin();
        for (key, text) in storage::games().into_iter().flatten() {
            file.add(&LibraryEntry::read(key.into(), text));
            slices.rest().await;
        }
        let name = format!("mbegu-{}.txt", system::today());
        files::download(&name, &file.finish());
    });
}

/// Offers a file with one entry; with its bare text, if it can't be read.
pub(super) fn export_one(entry: &LibraryEntry) {
    let text = match &entry.game {
        Ok(_) => {
            let mut file = ExportText::new([]);
            file.add(entry);
            file.finish()
        }
        Err(_) => entry.text.clone(),
    };
    files::download(&export_name(entry), &text);
}
