//! The transposition table of the proof search.

use std::rc::Rc;

use crate::bot::Weights;
use crate::bot::table::{LastWeights, bucket_of, from_ordinal, ordinal};
use crate::rules::{Move, Rules};

use super::ProofValue;

/// In how many plies a position is proved, or isn't.
#[derive(Clone, Copy, Debug)]
struct ProofEntry {
    key: u64,
    /// The number of the search that stored it; 0 is none.
    search: u16,
    /// The number of plies in which it is proved; [`ProofEntry::NEVER`] if it is not.
    proved: u8,
    /// The number of plies in which it is not proved; [`ProofEntry::NEVER`] if no number
    /// proves it.
    failed: u8,
    /// The number of the move that decided it; [`ProofEntry::NEVER`] is none.
    best: u8,
    /// The priority in a bucket: the binary logarithm of the positions visited.
    weight: u8,
}

impl ProofEntry {
    const NEVER: u8 = u8::MAX;

    const NONE: ProofEntry = ProofEntry {
        key: 0,
        search: 0,
        proved: ProofEntry::NEVER,
        failed: 0,
        best: ProofEntry::NEVER,
        weight: 0,
    };

    fn is_of(&self, search: u16, key: u64) -> bool {
        self.key == key && self.search == search
    }
}

// The size of a table is stated in bytes where it is made.
const _: () = assert!(size_of::<ProofEntry>() == 16);

/// A transposition table for one proof search after the other.
#[derive(Debug)]
pub struct ProofTable {
    /// More than `buckets` after a longer search.
    entries: Vec<[ProofEntry; 4]>,
    /// The buckets in use, a power of two.
    buckets: usize,
    /// The buckets in use at the start of a search.
    first_buckets: usize,
    max_buckets: usize,
    /// The number of positions stored since the search began.
    stored: usize,
    search: u16,
    retained: bool,
    /// The weights that order the moves.
    weights: LastWeights,
}

impl ProofTable {
    /// The number of buckets of a growing table at the start of a search.
    const INITIAL_BUCKETS: usize = 1 << 8;

    /// A table for that many positions of 16 bytes, rounded down to a power of two
    /// from 4 to 2^30. It has its full size from the start.
    #[must_use]
    pub fn new(places: u32) -> ProofTable {
        ProofTable::with_buckets(usize::MAX, places)
    }

    /// The same, but it begins small and grows with the number of positions, so that a
    /// short search stays within the processor's cache.
    pub(in crate::bot) fn growing(places: u32) -> ProofTable {
        ProofTable::with_buckets(ProofTable::INITIAL_BUCKETS, places)
    }

    fn with_buckets(first: usize, places: u32) -> ProofTable {
        let max_buckets = 1 << (places / 4).max(1).ilog2().min(28);
        let first_buckets = first.min(max_buckets);
        ProofTable {
            entries: vec![[ProofEntry::NONE; 4]; first_buckets],
            buckets: first_buckets,
            first_buckets,
            max_buckets,
            stored: 0,
            search: 0,
            retained: false,
            weights: LastWeights::default(),
        }
    }

    /// Retains the entries for the next search, which has to have the same rules,
    /// goal and prover, and no earlier positions.
    pub fn retain(&mut self) {
        self.retained = true;
    }

    pub(super) fn weights(&mut self, rules: &Rules) -> Rc<Weights> {
        self.weights.of(rules)
    }

    /// Drops the entries that are not retained.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.retained) && self.search > 0 {
            return;
        }
        if self.search == u16::MAX {
            self.entries.fill([ProofEntry::NONE; 4]);
            self.search = 0;
        }
        self.search += 1;
        self.buckets = self.first_buckets;
        self.stored = 0;
    }

    /// Grows to four times the size.
    #[cold]
    fn grow(&mut self) {
        let before = self.buckets;
        self.buckets = (before * 4).min(self.max_buckets);
        if self.entries.len() < self.buckets {
            self.entries.resize(self.buckets, [ProofEntry::NONE; 4]);
        }
        for at in 0..before {
            // The entries of a bucket have room where they go: no other one leads there.
            let entries = std::mem::replace(&mut self.entries[at], [ProofEntry::NONE; 4]);
            for (slot, entry) in entries.into_iter().enumerate() {
                if entry.search == self.search {
                    let place = bucket_of(entry.key, self.buckets);
                    self.entries[place][slot] = entry;
                }
            }
        }
    }

    fn find(&self, key: u64) -> Option<&ProofEntry> {
        let bucket = &self.entries[bucket_of(key, self.buckets)];
        bucket.iter().find(|entry| entry.is_of(self.search, key))
    }

    /// The value of a position with `depth` plies left, if it is known.
    pub(super) fn probe(&self, key: u64, depth: u8) -> Option<ProofValue> {
        let entry = self.find(key)?;
        if entry.proved <= depth {
            Some(ProofValue::Proved(entry.proved))
        } else if entry.failed >= depth {
            let always = entry.failed == ProofEntry::NEVER;
            Some(ProofValue::Failed { always })
        } else {
            None
        }
    }

    /// The move that decided a position: it proves it, or prevents the proof.
    pub(super) fn best(&self, key: u64) -> Option<Move> {
        let entry = self.find(key)?;
        (entry.best != ProofEntry::NEVER).then(|| from_ordinal(entry.best))
    }

    /// Stores the value of a position with `depth` plies left, which took `nodes`
    /// positions.
    pub(super) fn store(
        &mut self,
        key: u64,
        depth: u8,
        value: ProofValue,
        best: Option<Move>,
        nodes: u64,
    ) {
        let (search, place) = (self.search, bucket_of(key, self.buckets));
        let bucket = &mut self.entries[place];
        let known = bucket.iter().position(|entry| entry.is_of(search, key));
        let at = known.unwrap_or_else(|| {
            let weight = |at: &usize| match bucket[*at].search == search {
                true => 1 + u16::from(bucket[*at].weight),
                false => 0,
            };
            (0..bucket.len()).min_by_key(weight).unwrap_or(0)
        });
        let entry = &mut bucket[at];
        if known.is_none() {
            *entry = ProofEntry {
                key,
                search,
                ..ProofEntry::NONE
            };
        }
        let best = best.map_or(ProofEntry::NEVER, |mv| ordinal(mv) as u8);
        match value {
            ProofValue::Proved(plies) if plies < entry.proved => {
                entry.proved = plies;
                entry.best = best;
            }
            ProofValue::Proved(_) => {}
            ProofValue::Failed { always } => {
                let plies = if always { ProofEntry::NEVER } else { depth };
                entry.failed = entry.failed.max(plies);
                // The move of a proof is kept: a strategy is made of it.
                if entry.proved == ProofEntry::NEVER && best != ProofEntry::NEVER {
                    entry.best = best;
                }
            }
        }
        entry.weight = entry.weight.max(nodes.max(1).ilog2() as u8);
        self.stored += usize::from(known.is_none());
        // Half full.
        if self.stored > self.buckets * 2 && self.buckets < self.max_buckets {
            self.grow();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_growing_table_keeps_what_it_has() {
        let mut table = ProofTable::growing(1 << 16);
        // The second search finds the table grown.
        for _ in 0..2 {
            table.clear();
            assert_eq!(table.buckets, ProofTable::INITIAL_BUCKETS);
            // Different buckets as long as there are enough of them.
            let keys = || (0..1 << 14).map(|number: u64| number << 16 | 7);
            for key in keys() {
                assert_eq!(table.probe(key, 3), None);
                table.store(key, 3, ProofValue::Proved(2), None, 1);
            }
            assert_eq!(table.entries.len(), 1 << 14);
            for key in keys() {
                assert_eq!(table.probe(key, 3), Some(ProofValue::Proved(2)));
            }
        }
    }
}
