//! The transposition table of the proof search.

use std::rc::Rc;

use crate::bot::Weights;
use crate::bot::table::{LastWeights, from_ordinal, ordinal};
use crate::rules::{Move, Rules};

use super::ProofValue;

/// In how many plies a position is proved, or isn't.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    /// The number of the search that stored it; 0 is none.
    search: u16,
    /// Proved in so many plies; [`Entry::NEVER`] is not proved.
    proved: u8,
    /// Not proved in so many plies; [`Entry::NEVER`] can't be proved.
    failed: u8,
    /// The number of the move that decided it; [`Entry::NEVER`] is none.
    best: u8,
    /// The priority in a bucket: the binary logarithm of the positions visited.
    weight: u8,
}

impl Entry {
    const NEVER: u8 = u8::MAX;

    const NONE: Entry = Entry {
        key: 0,
        search: 0,
        proved: Entry::NEVER,
        failed: 0,
        best: Entry::NEVER,
        weight: 0,
    };

    fn is_of(&self, search: u16, key: u64) -> bool {
        self.key == key && self.search == search
    }
}

// The size of a table is stated in bytes where it is made.
const _: () = assert!(size_of::<Entry>() == 16);

/// A transposition table for one proof search after the other. It has its full size
/// from the start.
#[derive(Debug)]
pub struct ProofTable {
    buckets: Vec<[Entry; 4]>,
    search: u16,
    retained: bool,
    /// The weights that order the moves.
    weights: LastWeights,
}

impl ProofTable {
    /// A table for that many positions of 16 bytes, rounded down to a power of two
    /// from 4 to 2^30.
    #[must_use]
    pub fn new(places: u32) -> ProofTable {
        let buckets = 1 << (places / 4).max(1).ilog2().min(28);
        ProofTable {
            buckets: vec![[Entry::NONE; 4]; buckets],
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
            self.buckets.fill([Entry::NONE; 4]);
            self.search = 0;
        }
        self.search += 1;
    }

    fn place(&self, key: u64) -> usize {
        (key >> 16) as usize & (self.buckets.len() - 1)
    }

    fn find(&self, key: u64) -> Option<&Entry> {
        let bucket = &self.buckets[self.place(key)];
        bucket.iter().find(|entry| entry.is_of(self.search, key))
    }

    /// The value of a position with `depth` plies left, if it is known.
    pub(super) fn probe(&self, key: u64, depth: u8) -> Option<ProofValue> {
        let entry = self.find(key)?;
        if entry.proved <= depth {
            Some(ProofValue::Proved(entry.proved))
        } else if entry.failed >= depth {
            let always = entry.failed == Entry::NEVER;
            Some(ProofValue::Failed { always })
        } else {
            None
        }
    }

    /// The move that decided a position: it proves it, or prevents the proof.
    pub(super) fn best(&self, key: u64) -> Option<Move> {
        let entry = self.find(key)?;
        (entry.best != Entry::NEVER).then(|| from_ordinal(entry.best))
    }

    /// Stores the value of a position with `depth` plies left, which took so many
    /// positions.
    pub(super) fn store(
        &mut self,
        key: u64,
        depth: u8,
        value: ProofValue,
        best: Option<Move>,
        nodes: u64,
    ) {
        let (search, place) = (self.search, self.place(key));
        let bucket = &mut self.buckets[place];
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
            *entry = Entry {
                key,
                search,
                ..Entry::NONE
            };
        }
        let best = best.map_or(Entry::NEVER, |mv| ordinal(mv) as u8);
        match value {
            ProofValue::Proved(plies) if plies < entry.proved => {
                entry.proved = plies;
                entry.best = best;
            }
            ProofValue::Proved(_) => {}
            ProofValue::Failed { always } => {
                let plies = if always { Entry::NEVER } else { depth };
                entry.failed = entry.failed.max(plies);
                // The move of a proof is kept: a strategy is made of it.
                if entry.proved == Entry::NEVER && best != Entry::NEVER {
                    entry.best = best;
                }
            }
        }
        entry.weight = entry.weight.max(nodes.max(1).ilog2() as u8);
    }
}
