//! Import and export: what the commands do to the storage.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::reading::{loaded, stored_games};
use super::{
    ExportText, ImportCounts, ImportPlan, ImportReport, ImportWrite, LibraryAction, LibraryEntry,
    LibraryState, StorageProblem, StoredText, export_name,
};
use crate::link::{FileError, FileErrorKind, FileReader, GameId, MAX_FILE_LEN};
use crate::ui::browser::slices::{self, Slices};
use crate::ui::browser::storage::StorageError;
use crate::ui::browser::{Dispatcher, files, storage, system};
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

/// An import that was asked for.
pub(super) struct Import {
    /// What it takes.
    pub source: ImportSource,
    /// Receives how much is done, in percent; `None` at the end.
    pub onprogress: Callback<Option<u8>>,
    /// Whether it is to be given up.
    pub is_cancelled: Rc<Cell<bool>>,
}

/// Imports the games of a source and reports how that went.
pub(super) fn import(
    library: UseReducerHandle<LibraryState>,
    import: Import,
    merge_progress: MergeProgress,
) {
    spawn_local(async move {
        let action = read_and_write(&import, merge_progress).await;
        import.onprogress.emit(None);
        if let Some(action) = action {
            library.dispatch(loaded(stored_games().await));
            library.dispatch(action);
        }
    });
}

/// Carries out an import. Returns its report or what failed; `None` if it was given up.
async fn read_and_write(import: &Import, merge_progress: MergeProgress) -> Option<LibraryAction> {
    let text = match &import.source {
        ImportSource::Text(text) => text.clone(),
        ImportSource::File(file) if file.size() > MAX_FILE_LEN as f64 => {
            return Some(LibraryAction::Imported(ImportReport {
                faults: vec![FileError {
                    line: 1,
                    kind: FileErrorKind::LongFile,
                }],
                ..ImportReport::default()
            }));
        }
        ImportSource::File(file) => match files::read(file).await {
            Some(text) => {
                // Taking over a long text is a task of its own.
                slices::pause().await;
                text
            }
            None => return Some(LibraryAction::Failed(StorageProblem::UnreadableFile)),
        },
    };
    let mut plan = ImportPlan::new(stored_games().await.unwrap_or_default(), system::now());
    let mut reader = FileReader::new(&text);
    let mut slices = Slices::begin();
    while reader.read_line() {
        for game in reader.take_games() {
            plan.add(game, &mut system::random_bits);
        }
        if slices.rest().await {
            let percent = reader.share_read() * 100.0;
            import.onprogress.emit(Some(percent as u8));
            if import.is_cancelled.get() {
                return None;
            }
        }
    }
    let file = reader.finish();
    for game in file.games {
        plan.add(game, &mut system::random_bits);
    }
    if import.is_cancelled.get() {
        return None;
    }
    let (mut has_progress, mut lost_progress) = (false, false);
    for (name, text) in file.progress {
        match merge_progress.emit((format!("{}{name}", storage::PREFIX), text)) {
            Some(Ok(())) => has_progress = true,
            Some(Err(_)) => lost_progress = true,
            None => {}
        }
    }
    Some(LibraryAction::Imported(ImportReport {
        counts: write(plan, slices, &import.is_cancelled).await,
        has_progress,
        lost_progress,
        faults: file.faults,
        more_faults: file.more_faults,
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
        if storage::read(&key) != before {
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
    let text = storage::read(&entry.key).unwrap_or_else(|| entry.text.clone());
    match storage::remove(&entry.key) {
        Ok(()) => {
            if let Some(id) = GameId::from_key(&entry.key) {
                page.dispatch(Action::Delete(vec![id]));
            }
            library.dispatch(LibraryAction::Deleted(StoredText {
                key: Rc::clone(&entry.key),
                text,
            }));
        }
        Err(error) => {
            let problem = StorageProblem::of(error, StorageProblem::NotRemoved);
            library.dispatch(LibraryAction::Failed(problem));
        }
    }
}

/// Restores the entry that was deleted last.
pub(super) fn restore(library: &UseReducerHandle<LibraryState>) {
    let Some(StoredText { key, text }) = library.deleted.last() else {
        return;
    };
    match storage::restore(key, text) {
        Ok(()) => {
            let (library, key) = (library.clone(), Rc::clone(key));
            spawn_local(async move {
                library.dispatch(loaded(stored_games().await));
                library.dispatch(LibraryAction::Restored(key));
            });
        }
        Err(error) => {
            library.dispatch(LibraryAction::Failed(StorageProblem::of(
                error,
                StorageProblem::Full,
            )));
        }
    }
}

impl StorageProblem {
    /// The problem that an error of the storage stands for; `rejected` is the one of a
    /// storage that refused.
    #[must_use]
    pub fn of(error: StorageError, rejected: Self) -> Self {
        match error {
            StorageError::Unavailable => Self::Forbidden,
            StorageError::Rejected => rejected,
        }
    }
}

/// Offers a file with all stored games.
pub(in crate::ui) fn export_stored() {
    spawn_local(async {
        let games = stored_games().await.unwrap_or_default().into_iter();
        export(games.map(|game| Rc::new(LibraryEntry::read(game.key, game.text)))).await;
    });
}

/// Offers a file with the progress of the player and entries, named after the day.
async fn export(entries: impl Iterator<Item = Rc<LibraryEntry>>) {
    let progress: Vec<_> = storage::progress().collect();
    let progress = progress.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(storage::PREFIX)?;
        Some((name, text.as_str()))
    });
    let mut file = ExportText::new(progress);
    let mut slices = Slices::begin();
    for entry in entries {
        file.add(&entry);
        slices.rest().await;
    }
    let name = format!("mbegu-{}.txt", system::today());
    files::download(&name, &file.finish());
}

/// Offers a file with one entry; with its bare text, if it can't be read.
pub(super) fn export_one(entry: &LibraryEntry) {
    let text = match entry.game() {
        Some(_) => {
            let mut file = ExportText::new([]);
            file.add(entry);
            file.finish()
        }
        None => entry.text.clone(),
    };
    files::download(&export_name(entry), &text);
}
