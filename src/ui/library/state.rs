//! The state of the view, and what each action does to it.

use std::collections::HashMap;
use std::rc::Rc;

use super::{LibraryEntry, ListedGame};
use crate::link::FileFault;
use crate::rules::Variant;

/// How many games of a section are shown at first, and how many more at a time.
pub(super) const PORTION: usize = 30;

/// The state of the view. Everything it shows follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryState {
    /// The stored games, in the order of the list.
    pub entries: Vec<Rc<LibraryEntry>>,
    /// The variant whose games are shown; all, if there is none.
    pub filter: Option<Variant>,
    /// How many games of each section are shown at most.
    pub shown: [usize; 2],
    /// The deleted games that can be restored: key and text, the last at the end.
    pub deleted: Vec<(Rc<str>, String)>,
    /// The key of the game that has just been restored.
    pub restored: Option<Rc<str>>,
    /// How the last import went.
    pub report: Option<ImportReport>,
    /// What failed last.
    pub problem: Option<StorageProblem>,
}

/// A section of the list that grows by portions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSection {
    /// The running games.
    Running,
    /// The finished ones.
    Finished,
}

/// The games to be shown, in the order of the list.
#[derive(Debug, Default)]
pub struct Sections<'a> {
    /// Running games.
    pub running: Vec<&'a Rc<LibraryEntry>>,
    /// Finished games.
    pub finished: Vec<&'a Rc<LibraryEntry>>,
    /// Entries that can't be read.
    pub damaged: Vec<&'a Rc<LibraryEntry>>,
}

/// What the device refused.
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
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportReport {
    /// How many games were imported.
    pub counts: ImportCounts,
    /// The faults of the file.
    pub faults: Vec<FileFault>,
    /// The number of further faults.
    pub more_faults: usize,
}

/// What an import did with the games of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCounts {
    /// New here.
    pub added: usize,
    /// Stored here in an earlier state.
    pub updated: usize,
    /// Stored here already.
    pub known: usize,
    /// Not stored for want of room.
    pub lost: usize,
}

/// What can happen to the state.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// The stored games were read, as keys and texts; `None` without a storage.
    Loaded(Option<Vec<(String, String)>>),
    /// Only the games of a variant are shown, or all.
    Filter(Option<Variant>),
    /// More of a section is shown.
    ShowMore(ListSection),
    /// A game was deleted, with this key and text.
    Deleted(Rc<str>, String),
    /// The last deleted game was restored.
    Restored,
    /// The deleted games can no longer be restored.
    ForgetDeleted,
    /// An import has ended.
    Imported(ImportReport),
    /// The report and the problem are closed.
    Dismiss,
    /// The device refused something.
    Failed(StorageProblem),
}

impl Default for LibraryState {
    /// The state before the storage was read.
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            filter: None,
            shown: [PORTION; 2],
            deleted: Vec::new(),
            restored: None,
            report: None,
            problem: None,
        }
    }
}

impl LibraryState {
    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: LibraryAction) -> Self {
        let mut next = self.clone();
        if !matches!(action, LibraryAction::Loaded(_)) {
            next.restored = None;
        }
        match action {
            LibraryAction::Loaded(None) => next.problem = Some(StorageProblem::Forbidden),
            LibraryAction::Loaded(Some(pairs)) => next.load(pairs),
            LibraryAction::Filter(filter) => {
                next.filter = filter;
                next.shown = [PORTION; 2];
            }
            LibraryAction::ShowMore(section) => next.shown[section as usize] += PORTION,
            LibraryAction::Deleted(key, text) => {
                next.entries.retain(|entry| entry.key != key);
                next.deleted.push((key, text));
            }
            LibraryAction::Restored => next.restored = next.deleted.pop().map(|(key, _)| key),
            LibraryAction::ForgetDeleted => next.deleted.clear(),
            LibraryAction::Imported(report) => {
                next.problem = (report.counts.lost > 0).then_some(StorageProblem::Full);
                next.report = Some(report);
            }
            LibraryAction::Dismiss => {
                next.report = None;
                next.problem = None;
            }
            LibraryAction::Failed(problem) => next.problem = Some(problem),
        }
        next
    }

    /// Takes over the stored games; only changed texts are read.
    fn load(&mut self, pairs: Vec<(String, String)>) {
        let mut known: HashMap<_, _> = (self.entries.drain(..))
            .map(|entry| (Rc::clone(&entry.key), entry))
            .collect();
        self.entries = (pairs.into_iter())
            .map(|(key, text)| match known.remove(&*key) {
                Some(entry) if entry.text == text => entry,
                _ => Rc::new(LibraryEntry::read(key, text)),
            })
            .collect();
        self.entries
            .sort_unstable_by(|a, b| a.sort_key().cmp(&b.sort_key()));
        if self.problem == Some(StorageProblem::Forbidden) {
            self.problem = None;
        }
        let variants = self.variants();
        self.filter = self.filter.filter(|variant| variants.contains(variant));
    }

    fn games(&self) -> impl Iterator<Item = &ListedGame> {
        self.entries.iter().filter_map(|entry| entry.game())
    }

    /// The variants of the stored games, in the order of the picker.
    #[must_use]
    pub fn variants(&self) -> Vec<Variant> {
        let is_stored = |variant: &Variant| {
            let mut games = self.games();
            games.any(|game| game.rules().variant() == *variant)
        };
        Variant::ALL.into_iter().filter(is_stored).collect()
    }

    /// The entries that the filter lets through, by section.
    #[must_use]
    pub fn sections(&self) -> Sections<'_> {
        let mut sections = Sections::default();
        for entry in &self.entries {
            match entry.game() {
                None => sections.damaged.push(entry),
                Some(game) if self.filter.is_some_and(|it| it != game.rules().variant()) => {}
                Some(game) if game.is_finished() => sections.finished.push(entry),
                Some(_) => sections.running.push(entry),
            }
        }
        sections
    }

    /// How many games by link wait for the player.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.games().filter(|game| game.is_due()).count()
    }

    /// The entry under a key.
    #[must_use]
    pub fn entry(&self, key: &str) -> Option<&Rc<LibraryEntry>> {
        self.entries.iter().find(|entry| *entry.key == *key)
    }
}

impl StorageProblem {
    /// The name of the problem in the messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Forbidden => "forbidden",
            Self::Full => "full",
            Self::NotRemoved => "stuck",
            Self::UnreadableFile => "unreadable",
        }
    }
}
