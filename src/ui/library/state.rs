//! The state of the view, and what each action does to it.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::{GameFilter, LibraryEntry, ListSection, ListedGame, OpponentKind};
use crate::rules::Variant;
use crate::ui::describe::Fault;

/// How many games are shown at first, and how many more at a press.
const PORTION: usize = 50;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct LibraryState {
    /// The stored games, in the order of the list.
    pub entries: Vec<Rc<LibraryEntry>>,
    pub reading: Reading,
    pub filter: GameFilter,
    /// How many more games are shown than at first.
    pub more: usize,
    /// The deleted games that can be restored, the last at the end.
    pub deleted: Vec<StoredText>,
    /// The key of the game that has just been restored.
    pub restored: Option<Rc<str>>,
    /// How much of an import is done, in percent.
    pub importing: Option<u8>,
    /// How the last import went.
    pub report: Option<ImportReport>,
    /// Why the last action failed.
    pub problem: Option<StorageProblem>,
}

/// Whether the stored games were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    #[default]
    Pending,
    /// The browser stores nothing for this page.
    Unavailable,
    Done,
}

/// Why something can't be stored, removed or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser stores nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
    /// A game can't be removed.
    NotRemoved,
    /// The file can't be read.
    UnreadableFile,
}

/// How an import went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    pub counts: ImportCounts,
    /// Whether the file had progress that was added.
    pub has_progress: bool,
    /// Whether the file had progress that found no room.
    pub lost_progress: bool,
    /// Why parts of the file can't be read.
    pub fault: Option<Fault>,
}

/// What an import did with the games of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCounts {
    /// New here.
    pub added: usize,
    /// Stored here in an earlier state.
    pub updated: usize,
    /// Stored beside another game that has their id here.
    pub beside: usize,
    /// Stored here already.
    pub known: usize,
    /// Not stored: the storage is full.
    pub lost: usize,
}

/// A stored game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredText {
    pub key: Rc<str>,
    pub text: String,
}

/// What can happen to the view. The view carries out the first actions, which need the
/// browser, and reports what came of them by others. Keys are keys of the storage.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// Reads the stored games again.
    ReadAgain,
    /// Offers a file with the game under a key.
    Export(Rc<str>),
    /// Offers a file with all games.
    ExportAll,
    Delete(Rc<str>),
    /// Restores the last deleted game.
    Undo,

    /// The stored games were read; `None` without a storage.
    Loaded(Option<Vec<Rc<LibraryEntry>>>),
    Filter(GameFilter),
    ShowMore,
    Deleted(StoredText),
    /// The game under a key was restored.
    Restored(Rc<str>),
    /// The deleted games can no longer be restored.
    ForgetDeleted,
    /// How much of an import is done, in percent.
    Importing(u8),
    CancelImport,
    /// An import has ended.
    Imported(ImportReport),
    /// Closes the report and the problem.
    Dismiss,
    Failed(StorageProblem),
}

impl LibraryAction {
    /// The value of `data-action`, if a button does it.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::ReadAgain => "read-again",
            Self::Export(_) => "export",
            Self::ExportAll => "export-all",
            Self::Delete(_) => "delete",
            Self::Undo => "undo",
            Self::CancelImport => "cancel-import",
            Self::Filter(_) => "show-all",
            Self::ShowMore => "more",
            Self::ForgetDeleted => "settle",
            Self::Dismiss => "dismiss",
            Self::Loaded(_)
            | Self::Deleted(_)
            | Self::Restored(_)
            | Self::Importing(_)
            | Self::Imported(_)
            | Self::Failed(_) => return None,
        })
    }

    /// The value of `data-at`: the key of the game.
    pub fn target(&self) -> Option<Rc<str>> {
        match self {
            Self::Export(key) | Self::Delete(key) => Some(Rc::clone(key)),
            _ => None,
        }
    }
}

impl LibraryState {
    #[must_use]
    pub fn after(&self, action: LibraryAction) -> Self {
        let mut next = self.clone();
        if !matches!(action, LibraryAction::Loaded(_)) {
            next.restored = None;
        }
        match action {
            LibraryAction::ReadAgain
            | LibraryAction::Export(_)
            | LibraryAction::ExportAll
            | LibraryAction::Delete(_)
            | LibraryAction::Undo => {}
            LibraryAction::CancelImport => next.importing = None,
            LibraryAction::Loaded(Some(entries)) => next.load(entries),
            LibraryAction::Loaded(None) if next.entries.is_empty() => {
                next.reading = Reading::Unavailable;
            }
            // The games that were read before stay in the list.
            LibraryAction::Loaded(None) => {}
            LibraryAction::Filter(filter) => {
                next.filter = filter;
                next.more = 0;
            }
            LibraryAction::ShowMore => next.more += PORTION,
            LibraryAction::Deleted(game) => {
                next.entries.retain(|entry| entry.key != game.key);
                next.deleted.push(game);
            }
            LibraryAction::Restored(key) => {
                next.deleted.retain(|game| game.key != key);
                next.restored = Some(key);
            }
            LibraryAction::ForgetDeleted => next.deleted.clear(),
            LibraryAction::Importing(percent) => next.importing = Some(percent),
            LibraryAction::Imported(report) => {
                let is_lost = report.counts.lost > 0 || report.lost_progress;
                // Without a storage the view says so in place of the list.
                let is_full = is_lost && next.reading != Reading::Unavailable;
                next.importing = None;
                next.problem = is_full.then_some(StorageProblem::Full);
                next.report = Some(report);
            }
            LibraryAction::Dismiss => {
                next.report = None;
                next.problem = None;
            }
            LibraryAction::Failed(problem) => {
                next.importing = None;
                next.problem = Some(problem);
            }
        }
        next
    }

    /// The view as it was left: nothing that was going on goes on.
    #[must_use]
    pub fn reopened(&self) -> Self {
        Self {
            deleted: Vec::new(),
            restored: None,
            importing: None,
            problem: None,
            ..self.clone()
        }
    }

    /// Takes over the stored games, and drops a filter that none of them has.
    fn load(&mut self, mut entries: Vec<Rc<LibraryEntry>>) {
        entries.sort_by_cached_key(|entry| entry.sort_key());
        self.entries = entries;
        self.reading = Reading::Done;
        let (variants, opponents) = (self.variants(), self.opponents());
        let GameFilter { variant, opponent } = &mut self.filter;
        *variant = variant.filter(|it| variants.contains(it));
        *opponent = opponent.filter(|it| opponents.contains(it));
    }

    fn games(&self) -> impl Iterator<Item = &ListedGame> {
        (self.entries.iter()).filter_map(|entry| entry.game.as_ref().ok())
    }

    /// Whether a game is over, which has a result.
    pub fn has_finished(&self) -> bool {
        let is_finished = |entry: &Rc<LibraryEntry>| entry.section() == ListSection::Finished;
        self.entries.iter().any(is_finished)
    }

    /// The games that the filter lets through.
    pub fn filtered(&self) -> impl Iterator<Item = &ListedGame> {
        self.games().filter(|game| self.filter.admits(game))
    }

    /// The variants of the stored games, in the order of the picker.
    pub fn variants(&self) -> Vec<Variant> {
        let is_stored = |variant: &Variant| self.games().any(|game| game.variant() == *variant);
        Variant::ALL.into_iter().filter(is_stored).collect()
    }

    /// The opponents of the stored games, in the order of the statistics.
    pub fn opponents(&self) -> BTreeSet<OpponentKind> {
        self.games().map(ListedGame::opponent).collect()
    }

    /// The entries of a section that the filter lets through.
    pub fn section(&self, section: ListSection) -> Vec<&Rc<LibraryEntry>> {
        let is_shown = |game: &ListedGame| self.filter.admits(game);
        let entries = self.entries.iter();
        entries
            .filter(|entry| entry.section() == section)
            .filter(|entry| entry.game.as_ref().map_or(true, is_shown))
            .collect()
    }

    /// How many games are shown at most.
    pub fn shown(&self) -> usize {
        PORTION + self.more
    }

    /// The entry under a key.
    pub fn entry(&self, key: &str) -> Option<&Rc<LibraryEntry>> {
        self.entries.iter().find(|entry| *entry.key == *key)
    }
}

impl StorageProblem {
    /// The name of the problem in the messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Forbidden => "forbidden",
            Self::Full => "full",
            Self::NotRemoved => "stuck",
            Self::UnreadableFile => "unreadable",
        }
    }
}
