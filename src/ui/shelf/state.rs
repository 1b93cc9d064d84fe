//! What the page of the kept games shows, and what each action does to it.

use std::collections::BTreeMap;

use super::Entry;
use crate::link::FileFault;
use crate::rules::Variant;

/// How many games of a part of the list are shown at first, and how many more
/// at a time.
pub(super) const PORTION: usize = 30;

/// Everything that the page shows follows from this.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// What is kept, in the order of the list.
    pub entries: Vec<Entry>,
    /// The game whose entries are shown; all, if there is none.
    pub filter: Option<Variant>,
    /// How many running games are shown at most, and how many finished ones.
    pub shown: [usize; 2],
    /// What was deleted, key and text, and can be brought back; the last at the end.
    pub deleted: Vec<(String, String)>,
    /// How the last import went.
    pub report: Option<Report>,
    /// What the device refuses.
    pub trouble: Option<Trouble>,
}

/// What the device refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It keeps nothing for this page.
    Forbidden,
    /// There is no room for what was to be kept.
    Full,
    /// What is kept can't be removed.
    Stuck,
    /// The file can't be read.
    Unreadable,
}

/// How an import went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// What became of the games.
    pub taken: Taken,
    /// What is wrong with the file.
    pub faults: Vec<FileFault>,
    /// How many faults there are besides.
    pub more_faults: usize,
}

/// What became of the games of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// They are new here.
    pub added: usize,
    /// They go on from where they stood here.
    pub updated: usize,
    /// They were here.
    pub known: usize,
    /// There was no room for them.
    pub lost: usize,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// This is what the device holds: keys of kept games and their texts; or it
    /// doesn't say.
    Seen(Option<Vec<(String, String)>>),
    /// Only the entries of a game are wanted, or all.
    Filter(Option<Variant>),
    /// More of a part of the list is wanted: 0 the running games, 1 the
    /// finished ones.
    More(usize),
    /// An entry was deleted.
    Deleted(String, String),
    /// What was deleted last has been brought back.
    Restored,
    /// What was deleted may stay so.
    Settled,
    /// An import has ended.
    Imported(Report),
    /// The report has been read.
    Dismiss,
    /// The device refuses something.
    Refused(Trouble),
}

impl Shelf {
    /// Nothing has been seen yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            shown: [PORTION; 2],
            ..Self::default()
        }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Seen(None) => next.trouble = Some(Trouble::Forbidden),
            Action::Seen(Some(pairs)) => next.see(pairs),
            Action::Filter(filter) => {
                next.filter = filter;
                next.shown = [PORTION; 2];
            }
            Action::More(part) => {
                if let Some(shown) = next.shown.get_mut(part) {
                    *shown += PORTION;
                }
            }
            Action::Deleted(key, raw) => {
                next.entries.retain(|entry| entry.key != key);
                next.deleted.push((key, raw));
            }
            Action::Restored => {
                next.deleted.pop();
            }
            Action::Settled => next.deleted.clear(),
            Action::Imported(report) => {
                next.trouble = (report.taken.lost > 0).then_some(Trouble::Full);
                next.report = Some(report);
            }
            Action::Dismiss => {
                next.report = None;
                next.trouble = None;
            }
            Action::Refused(trouble) => next.trouble = Some(trouble),
        }
        next
    }

    /// Takes over what the device holds; only what has changed is read.
    fn see(&mut self, pairs: Vec<(String, String)>) {
        let before = std::mem::take(&mut self.entries).into_iter();
        let mut before: BTreeMap<_, _> = before.map(|entry| (entry.key.clone(), entry)).collect();
        self.entries = (pairs.into_iter())
            .map(|(key, raw)| match before.remove(&key) {
                Some(entry) if entry.raw == raw => entry,
                _ => Entry::read(key, raw),
            })
            .collect();
        self.entries
            .sort_by(|a, b| (a.place(), &a.key).cmp(&(b.place(), &b.key)));
        if self.trouble == Some(Trouble::Forbidden) {
            self.trouble = None;
        }
        let is_here = |variant| self.games().contains(&variant);
        self.filter = self.filter.filter(|&variant| is_here(variant));
    }

    /// The games that there are entries of, in the order of the picker.
    #[must_use]
    pub fn games(&self) -> Vec<Variant> {
        let is_here = |variant: &Variant| {
            let known = self.entries.iter().filter_map(Entry::known);
            known
                .into_iter()
                .any(|one| one.rules().variant() == *variant)
        };
        Variant::ALL.into_iter().filter(is_here).collect()
    }

    /// The entries that are wanted: running games, finished ones, and what
    /// can't be read.
    #[must_use]
    pub fn parts(&self) -> [Vec<&Entry>; 3] {
        let mut parts = [const { Vec::new() }; 3];
        for entry in &self.entries {
            let part = match entry.known() {
                None => 2,
                Some(known) if self.filter.is_some_and(|it| it != known.rules().variant()) => {
                    continue;
                }
                Some(known) => usize::from(known.is_finished()),
            };
            parts[part].push(entry);
        }
        parts
    }

    /// How many games by link wait for the player.
    #[must_use]
    pub fn waiting(&self) -> usize {
        let known = self.entries.iter().filter_map(Entry::known);
        known.filter(|known| known.is_due()).count()
    }

    /// The entry under a key.
    #[must_use]
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }
}
