//! The state of the view, and what each action does to it.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use super::{GameFilter, LibraryEntry, ListSection, ListedGame, OpponentKind, Sections};
use crate::link::{FileError, StoredParts, StoredSummaries};
use crate::rules::Variant;

/// How many entries of each section are shown at first.
const FIRST_PORTION: usize = 12;

/// How many more entries of a section are shown at a time.
const PORTION: usize = 30;

/// The state of the view. Everything it shows follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryState {
    /// The stored games that were read, in the order of the list.
    pub entries: Vec<Rc<LibraryEntry>>,
    /// The progress of reading the stored games.
    pub reading: Reading,
    /// The summaries that were stored at the last loading.
    summaries: Rc<StoredSummaries>,
    /// Whether games were replayed whose summary is not stored.
    has_new_summaries: bool,
    /// The games that are shown.
    pub filter: GameFilter,
    /// How many entries of each section are shown at most, in the order of
    /// [`ListSection`].
    pub shown: [usize; 4],
    /// The deleted games that can be restored, the last at the end.
    pub deleted: Vec<StoredText>,
    /// The key of the game that has just been restored.
    pub restored: Option<Rc<str>>,
    /// How the last import went.
    pub report: Option<ImportReport>,
    /// Which command failed last, and why.
    pub problem: Option<StorageProblem>,
}

/// The progress of reading the stored games.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Reading {
    /// The storage was not loaded yet.
    #[default]
    NotLoaded,
    /// The browser stores nothing for this page.
    Unavailable,
    /// Some texts are still to be read.
    Underway {
        /// The texts that were to be read at the last loading, the next at the end.
        texts: Rc<[StoredText]>,
        /// How many of them are left.
        left: usize,
        /// Whether all games were read before: the list stays while changes are read.
        is_again: bool,
    },
    /// All games were read.
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
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportReport {
    /// How many games were imported.
    pub counts: ImportCounts,
    /// Whether the file had progress that was added.
    pub has_progress: bool,
    /// Whether the file had progress that found no room.
    pub lost_progress: bool,
    /// The faults of the file.
    pub faults: Vec<FileError>,
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
    /// The key of the storage.
    pub key: Rc<str>,
    /// The text under the key.
    pub text: String,
}

/// What the storage has of the games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredLibrary {
    /// All games.
    pub games: Vec<StoredText>,
    /// Their summaries.
    pub summaries: StoredSummaries,
}

/// What can happen to the state.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// The storage was loaded; `None` without a storage.
    Loaded(Option<StoredLibrary>),
    /// Some of the unread texts were read: the last ones, from the end.
    Read(Vec<Rc<LibraryEntry>>),
    /// The new summaries were stored.
    SummariesStored(StoredSummaries),
    /// Only some games are shown, or all.
    Filter(GameFilter),
    /// More of a section is shown.
    ShowMore(ListSection),
    /// A game was deleted.
    Deleted(StoredText),
    /// The last deleted game was restored.
    Restored(Rc<str>),
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
            reading: Reading::default(),
            summaries: Rc::default(),
            has_new_summaries: false,
            filter: GameFilter::default(),
            shown: [FIRST_PORTION; 4],
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
        if !matches!(
            action,
            LibraryAction::Loaded(_) | LibraryAction::Read(_) | LibraryAction::SummariesStored(_)
        ) {
            next.restored = None;
        }
        match action {
            LibraryAction::Loaded(Some(library)) => next.load(library),
            LibraryAction::Loaded(None) if next.entries.is_empty() => {
                next.reading = Reading::Unavailable;
            }
            // The games that were read before stay in the list.
            LibraryAction::Loaded(None) => {}
            LibraryAction::Read(entries) => next.take_over(entries),
            LibraryAction::SummariesStored(summaries) => {
                // Others may have been replayed since.
                let is_new = |(game, _): (&ListedGame, _)| !summaries.contains(game.id);
                let has_new = next.replayed_games().any(is_new);
                next.has_new_summaries = has_new;
                next.summaries = Rc::new(summaries);
            }
            LibraryAction::Filter(filter) => {
                next.filter = filter;
                next.shown = [FIRST_PORTION; 4];
            }
            LibraryAction::ShowMore(section) => next.shown[section as usize] += PORTION,
            LibraryAction::Deleted(game) => {
                next.entries.retain(|entry| entry.key != game.key);
                next.deleted.push(game);
            }
            LibraryAction::Restored(key) => {
                next.deleted.retain(|game| game.key != key);
                next.restored = Some(key);
            }
            LibraryAction::ForgetDeleted => next.deleted.clear(),
            LibraryAction::Imported(report) => {
                let is_lost = report.counts.lost > 0 || report.lost_progress;
                // Without a storage the view says so in place of the list.
                let is_full = is_lost && !matches!(next.reading, Reading::Unavailable);
                next.problem = is_full.then_some(StorageProblem::Full);
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

    /// Takes over the stored games. Only changed texts are to be read; until then
    /// the entry of the earlier text stays. Games by link are read first, as they may
    /// wait for the player, and those that were played last before others.
    fn load(&mut self, library: StoredLibrary) {
        let mut known: HashMap<_, _> = (self.entries.drain(..))
            .map(|entry| (Rc::clone(&entry.key), entry))
            .collect();
        let mut unread = Vec::new();
        for game in library.games {
            let entry = known.remove(&game.key);
            let is_changed = entry.as_ref().is_none_or(|entry| entry.text != game.text);
            self.entries.extend(entry);
            if is_changed {
                unread.push(game);
            }
        }
        unread.sort_by_cached_key(|StoredText { text, .. }| {
            let parts = StoredParts::split(text);
            let is_by_link = parts.is_some_and(StoredParts::is_by_link);
            (is_by_link, StoredParts::played(text))
        });
        self.reading = Reading::Underway {
            left: unread.len(),
            texts: unread.into(),
            is_again: self.is_read(),
        };
        self.summaries = library.summaries.into();
        self.arrange();
    }

    /// The texts that are still to be read, the next at the end.
    #[must_use]
    pub fn unread(&self) -> &[StoredText] {
        match &self.reading {
            Reading::Underway { texts, left, .. } => &texts[..*left],
            Reading::NotLoaded | Reading::Unavailable | Reading::Done => &[],
        }
    }

    /// Whether all stored games were read once.
    #[must_use]
    pub fn is_read(&self) -> bool {
        match self.reading {
            Reading::Underway { is_again, .. } => is_again,
            Reading::Done => true,
            Reading::NotLoaded | Reading::Unavailable => false,
        }
    }

    /// Whether the list can be shown: all games were read, or as many as it shows at
    /// first.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.is_read() || self.entries.len() >= 4 * FIRST_PORTION
    }

    /// Reads the next texts, from the end, as long as `goes_on` is true: thousands
    /// take longer than a page may stand still. Only games without a stored summary are
    /// replayed.
    #[must_use]
    pub fn read_next(&self, mut goes_on: impl FnMut() -> bool) -> Vec<Rc<LibraryEntry>> {
        let next = self.unread().iter().rev().take_while(|_| goes_on());
        let entry = |StoredText { key, text }: &StoredText| {
            LibraryEntry::listed(Rc::clone(key), text.clone(), &self.summaries)
        };
        next.map(entry).map(Rc::new).collect()
    }

    /// Takes over the entries of unread texts.
    fn take_over(&mut self, mut read: Vec<Rc<LibraryEntry>>) {
        let is_next = |entry: &Rc<LibraryEntry>, game: &StoredText| {
            entry.key == game.key && entry.text == game.text
        };
        let next = self.unread().iter().rev();
        // The storage may have been loaded again meanwhile.
        let fitting = (read.iter().zip(next))
            .take_while(|(entry, game)| is_next(entry, game))
            .count();
        let Reading::Underway { left, .. } = &mut self.reading else {
            return;
        };
        *left -= fitting;
        read.truncate(fitting);
        let is_new = |entry: &Rc<LibraryEntry>| entry.game().is_some() && !entry.is_from_summary();
        self.has_new_summaries |= read.iter().any(is_new);
        let keys: HashSet<&str> = read.iter().map(|entry| &*entry.key).collect();
        self.entries.retain(|entry| !keys.contains(&*entry.key));
        self.entries.append(&mut read);
        self.arrange();
    }

    /// Sorts the entries; once all texts were read, drops a filter that none of them
    /// has.
    fn arrange(&mut self) {
        // Most of them are in order already.
        self.entries.sort_by(|a, b| a.sort_key().cmp(&b.sort_key()));
        if !self.unread().is_empty() {
            return;
        }
        self.reading = Reading::Done;
        let (variants, opponents) = (self.variants(), self.opponents());
        let GameFilter { variant, opponent } = &mut self.filter;
        *variant = variant.filter(|it| variants.contains(it));
        *opponent = opponent.filter(|it| opponents.contains(it));
    }

    /// Whether games were replayed whose summary is not stored.
    #[must_use]
    pub fn has_new_summaries(&self) -> bool {
        self.has_new_summaries
    }

    /// The stored summaries; once all games have been read, without those of deleted games.
    #[must_use]
    pub fn stored_summaries(&self) -> StoredSummaries {
        let mut summaries = StoredSummaries::clone(&self.summaries);
        if self.is_read() {
            let ids: HashSet<_> = self.games().map(|game| game.id).collect();
            summaries.retain(|id| ids.contains(&id));
        }
        summaries
    }

    /// The games that were replayed for want of a stored summary, and their texts.
    pub fn replayed_games(&self) -> impl Iterator<Item = (&ListedGame, &str)> {
        let entries = self.entries.iter().filter(|entry| !entry.is_from_summary());
        entries.filter_map(|entry| Some((entry.game()?, &*entry.text)))
    }

    fn games(&self) -> impl Iterator<Item = &ListedGame> {
        self.entries.iter().filter_map(|entry| entry.game())
    }

    /// The games that the filter lets through.
    pub fn filtered(&self) -> impl Iterator<Item = &ListedGame> {
        self.games().filter(|game| self.filter.admits(game))
    }

    /// The variants of the stored games, in the order of the picker.
    #[must_use]
    pub fn variants(&self) -> Vec<Variant> {
        let is_stored = |variant: &Variant| {
            let mut games = self.games();
            games.any(|game| game.variant() == *variant)
        };
        Variant::ALL.into_iter().filter(is_stored).collect()
    }

    /// The opponents of the stored games, in the order of the statistics.
    #[must_use]
    pub fn opponents(&self) -> BTreeSet<OpponentKind> {
        self.games().map(|game| game.opponent()).collect()
    }

    /// The entries that the filter lets through, by section.
    #[must_use]
    pub fn sections(&self) -> Sections<'_> {
        let mut sections = Sections::default();
        for entry in &self.entries {
            if entry.game().is_some_and(|game| !self.filter.admits(game)) {
                continue;
            }
            match ListSection::of(entry.game()) {
                ListSection::Waiting => sections.waiting.push(entry),
                ListSection::Running => sections.running.push(entry),
                ListSection::Finished => sections.finished.push(entry),
                ListSection::Damaged => sections.damaged.push(entry),
            }
        }
        sections
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
