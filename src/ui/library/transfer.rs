//! Import and export: the panel, and what its commands do to the storage.

use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::button::LibraryButton;
use super::{
    ImportCounts, ImportPlan, ImportReport, LibraryAction, LibraryCommand, LibraryEntry,
    LibraryState, StorageProblem, export_name, export_text,
};
use crate::link::{FileError, FileFault, GameId, MAX_FILE_LEN, StoredGame, read_file};
use crate::ui::browser::storage::StorageError;
use crate::ui::browser::{Dispatcher, files, storage, system, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::Action;

/// Merges a text of progress with what is stored under a key; `None` if no progress has
/// that key.
pub(in crate::ui) type MergeProgress = Callback<(String, String), Option<Result<(), StorageError>>>;

/// What an import takes.
pub(super) enum ImportSource {
    /// The text of a file.
    Text(String),
    /// A file.
    File(File),
}

/// The properties of the [`ImportPanel`].
#[derive(Properties, PartialEq)]
pub(super) struct ImportPanelProps {
    /// Receives what is to be imported.
    pub onimport: Callback<ImportSource>,
}

/// The panel that imports games from a file, or from its text.
#[component]
pub(super) fn ImportPanel(props: &ImportPanelProps) -> Html {
    let locale = use_locale();
    let [panel, file, text] = [use_node_ref(), use_node_ref(), use_node_ref()];
    let onpress = {
        let (onimport, panel) = (props.onimport.clone(), panel.clone());
        let (file, text) = (file.clone(), text.clone());
        Callback::from(move |command| match command {
            LibraryCommand::ChooseFile => {
                if let Some(file) = file.cast::<HtmlElement>() {
                    file.click();
                }
            }
            _ => {
                if let Some(field) = text.cast::<HtmlTextAreaElement>() {
                    onimport.emit(ImportSource::Text(field.value()));
                    field.set_value("");
                    close(&panel);
                }
            }
        })
    };
    let onchange = {
        let (onimport, panel) = (props.onimport.clone(), panel.clone());
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                onimport.emit(ImportSource::File(file));
                // The same file can be chosen again.
                input.set_value("");
                close(&panel);
            }
        })
    };
    let choose = t!(locale, "library-choose-file");
    html! {
        <div ref={panel} id="import" class="sheet import" popover="auto" role="dialog" aria-labelledby="import-title">
            <h2 id="import-title">{ t!(locale, "library-import") }</h2>
            <p class="about">{ t!(locale, "library-import-about") }</p>
            <LibraryButton command={LibraryCommand::ChooseFile} text={choose.clone()} class="main" onpress={&onpress} />
            <input ref={file} id="import-file" type="file" accept=".txt,text/plain" hidden=true aria-label={choose} {onchange} />
            <label for="import-text">{ t!(locale, "library-file-text") }</label>
            <textarea ref={text} id="import-text" rows="6" spellcheck="false" autocapitalize="off" autocomplete="off" />
            <LibraryButton command={LibraryCommand::Import} text={t!(locale, "library-take")} {onpress} />
        </div>
    }
}

/// Closes the panel.
fn close(panel: &NodeRef) {
    if let Some(panel) = panel.cast::<HtmlElement>() {
        // It may be closed already.
        let _ = panel.hide_popover();
    }
}

/// Imports the games of a source and reports how that went.
pub(super) fn import(
    library: UseReducerHandle<LibraryState>,
    source: ImportSource,
    merge_progress: MergeProgress,
) {
    match source {
        ImportSource::Text(text) => import_text(&library, &text, &merge_progress),
        ImportSource::File(file) if file.size() > MAX_FILE_LEN as f64 => {
            library.dispatch(LibraryAction::Imported(ImportReport {
                faults: vec![FileFault {
                    line: 1,
                    error: FileError::LongFile,
                }],
                ..ImportReport::default()
            }));
        }
        ImportSource::File(file) => spawn_local(async move {
            match files::read(&file).await {
                Some(text) => import_text(&library, &text, &merge_progress),
                None => library.dispatch(LibraryAction::Failed(StorageProblem::UnreadableFile)),
            }
        }),
    }
}

fn import_text(
    library: &UseReducerHandle<LibraryState>,
    text: &str,
    merge_progress: &MergeProgress,
) {
    let file = read_file(text);
    let (mut has_progress, mut lost_progress) = (false, false);
    for (name, text) in file.progress {
        match merge_progress.emit((format!("{}{name}", storage::PREFIX), text)) {
            Some(Ok(())) => has_progress = true,
            Some(Err(_)) => lost_progress = true,
            None => {}
        }
    }
    let entries = &library.entries;
    let plan = ImportPlan::new(entries, file.games, system::now(), &mut system::random_bits);
    let counts = write(library, plan);
    library.dispatch(LibraryAction::Loaded(stored_games()));
    library.dispatch(LibraryAction::Imported(ImportReport {
        counts,
        has_progress,
        lost_progress,
        faults: file.faults,
        more_faults: file.more_faults,
    }));
}

/// Stores the games of a plan.
fn write(library: &LibraryState, plan: ImportPlan) -> ImportCounts {
    let listed = |id: GameId| library.entry(&id.key()).map(|entry| &*entry.text);
    let (mut writes, planned) = (plan.writes, plan.known);
    let all = writes.len();
    // Another tab may have gone on with a game meanwhile.
    writes.retain(|(id, _)| storage::read(&id.key()).as_deref() == listed(*id));
    let is_stored =
        |(id, game): &(GameId, StoredGame)| storage::write(&id.key(), &game.to_string()).is_ok();
    let stored = writes.iter().take_while(|write| is_stored(write)).count();
    let updated = writes[..stored].iter();
    let updated = updated.filter(|(id, _)| listed(*id).is_some()).count();
    ImportCounts {
        added: stored - updated,
        updated,
        known: planned + all - writes.len(),
        lost: writes.len() - stored,
    }
}

/// The keys and texts of the stored games; `None` without a storage.
pub(in crate::ui) fn stored_games() -> Option<Vec<(String, String)>> {
    Some(storage::games().ok()?.collect())
}

/// Removes an entry; the page hears of it, as the game may be on the board.
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
                page.dispatch(Action::Delete(id));
            }
            library.dispatch(LibraryAction::Deleted(entry.key.clone(), text));
        }
        Err(error) => {
            let problem = StorageProblem::of(error, StorageProblem::NotRemoved);
            library.dispatch(LibraryAction::Failed(problem));
        }
    }
}

/// Restores the entry that was deleted last.
pub(super) fn restore(library: &UseReducerHandle<LibraryState>) {
    let Some((key, text)) = library.deleted.last() else {
        return;
    };
    match storage::restore(key, text) {
        Ok(()) => {
            library.dispatch(LibraryAction::Loaded(stored_games()));
            library.dispatch(LibraryAction::Restored);
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

/// Offers a file with all entries.
pub(super) fn export_all(library: &LibraryState) {
    let entries: Vec<_> = library.entries.iter().map(|entry| &**entry).collect();
    export(&entries);
}

/// Offers a file with all stored games.
pub(in crate::ui) fn export_stored() {
    let games = stored_games().unwrap_or_default().into_iter();
    let entries: Vec<_> = games
        .map(|(key, text)| LibraryEntry::read(key, text))
        .collect();
    export(&entries.iter().collect::<Vec<_>>());
}

/// Offers a file with the progress of the player and entries, named after the day.
fn export(entries: &[&LibraryEntry]) {
    let name = format!("mbegu-{}.txt", system::today());
    let progress: Vec<_> = storage::progress().collect();
    let progress = progress.iter().filter_map(|(key, text)| {
        let name = key.strip_prefix(storage::PREFIX)?;
        Some((name, text.as_str()))
    });
    files::download(&name, &export_text(progress, entries));
}

/// Offers a file with one entry; with its bare text, if it can't be read.
pub(super) fn export_one(entry: &LibraryEntry) {
    let text = match entry.game() {
        Some(_) => export_text([], &[entry]),
        None => entry.text.clone(),
    };
    files::download(&export_name(entry), &text);
}
