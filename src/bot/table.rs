//! The transposition table: results of positions that the search has visited
//! (<https://www.chessprogramming.org/Transposition_Table>).

use std::rc::Rc;

use crate::rules::{Board, Direction, Move, Pit, Rules};

use super::score::Window;
use super::{ProofTable, Score, Weights};

/// The certainty of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Certainty {
    /// It comes from static evaluations, and depends on the path.
    Uncertain,
    /// Every line was followed to its end or into a cycle, which either side may leave. More
    /// depth finds the same.
    Cyclic,
    /// It comes from static evaluations. If it is [decided](Score::is_decided), the winner
    /// is certain.
    Heuristic,
    /// Every line was followed to the end of the game, but some positions came before, on
    /// the line or in the game: on another path to this position the rule of the third
    /// occurrence may end other lines
    /// (<https://www.chessprogramming.org/Graph_History_Interaction>).
    PathDependent,
    /// Every line was followed to an end that doesn't depend on the path.
    Proven,
}

impl Certainty {
    /// The certainty of a score that depends on both.
    pub fn and(self, other: Certainty) -> Certainty {
        match (self.min(other), self.max(other)) {
            // On another path even the winner may be another one.
            (Certainty::Cyclic, Certainty::Heuristic)
            | (Certainty::Heuristic, Certainty::PathDependent) => Certainty::Uncertain,
            (least, _) => least,
        }
    }
}

/// The score of a position with its certainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeValue {
    pub score: Score,
    pub certainty: Certainty,
}

/// The same for the other side.
impl std::ops::Neg for NodeValue {
    type Output = NodeValue;

    fn neg(self) -> NodeValue {
        NodeValue {
            score: -self.score,
            ..self
        }
    }
}

/// The relation of the stored score to the exact one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A stored position.
///
/// The whole key is compared. A position with the key of another one is found in one of
/// 10^13 probes of a full table of [`DEFAULT_PLACES`](TranspositionTable::DEFAULT_PLACES):
/// two entries are compared, and the bucket gives 19 of the 64 bits.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    value: PackedValue,
    best: Option<Move>,
    depth: u8,
    /// The number of the search that stored it; 0 is none.
    search: u8,
}

impl Entry {
    const NONE: Entry = Entry {
        key: 0,
        value: PackedValue(0),
        best: None,
        depth: 0,
        search: 0,
    };

    /// The priority in a bucket.
    fn weight(&self) -> u8 {
        match self.value.certainty() {
            Certainty::Proven => u8::MAX,
            _ => self.depth,
        }
    }

    fn is_of(&self, search: u8, key: u64) -> bool {
        self.search == search && self.key == key
    }
}

// A table's size is stated in bytes where it is made.
const _: () = assert!(size_of::<Entry>() == 16);

/// A score with its certainty and bound: the score above the lowest four bits.
#[derive(Clone, Copy, Debug)]
struct PackedValue(i32);

impl PackedValue {
    fn new(NodeValue { score, certainty }: NodeValue, bound: Bound) -> PackedValue {
        let certainty = match certainty {
            Certainty::Proven => 2,
            Certainty::Heuristic => 1,
            // On another path it may not hold.
            Certainty::PathDependent | Certainty::Cyclic => 3,
            Certainty::Uncertain => 0,
        };
        PackedValue(score.to_bits() << 4 | certainty << 2 | bound as i32)
    }

    fn score(self) -> Score {
        Score::from_bits(self.0 >> 4)
    }

    fn certainty(self) -> Certainty {
        match self.0 >> 2 & 3 {
            3 => Certainty::Cyclic,
            2 => Certainty::Proven,
            1 => Certainty::Heuristic,
            _ => Certainty::Uncertain,
        }
    }

    fn bound(self) -> Bound {
        match self.0 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        }
    }
}

/// The bucket of a key; their number is a power of two.
pub(super) const fn bucket_of(key: u64, buckets: usize) -> usize {
    (key >> 16) as usize & (buckets - 1)
}

/// The result of a look-up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Probe {
    /// The value, if it is deep enough and its bound is outside the window.
    pub value: Option<NodeValue>,
    /// The best move.
    pub best: Option<Move>,
}

/// The weights of the last game: made once, not for every search.
#[derive(Debug, Default)]
pub(super) struct LastWeights(Option<(Rules, Rc<Weights>)>);

impl LastWeights {
    /// The weights of a game.
    pub(super) fn of(&mut self, rules: &Rules) -> Rc<Weights> {
        if let Some((known, weights)) = &self.0
            && known == rules
        {
            return weights.clone();
        }
        let weights = Rc::new(Weights::of(rules));
        self.0 = Some((*rules, weights.clone()));
        weights
    }
}

/// A transposition table for one search after the other, with the weights of the last
/// game.
///
/// A third of its memory is for the proof searches beside the searches. Both parts grow
/// with the number of entries up to a fixed size, so that a short search stays within
/// the processor's cache.
#[derive(Debug)]
pub struct TranspositionTable {
    /// More than `buckets` after a longer search.
    entries: Vec<[Entry; 2]>,
    /// The buckets in use, a power of two.
    buckets: usize,
    max_buckets: usize,
    /// The number of entries stored since it last grew.
    stored: usize,
    search: u8,
    retained: bool,
    weights: LastWeights,
    proofs: ProofTable,
}

impl TranspositionTable {
    /// The number of places for play in the browser: 24 MiB.
    pub const DEFAULT_PLACES: u32 = 1 << 20;

    /// The number of buckets at the start of a search.
    const INITIAL_BUCKETS: usize = 1 << 9;

    /// A table for that many positions, rounded down to a power of two from 2 to
    /// 2^30, and half as many positions of proofs: 24 bytes a position at most.
    #[must_use]
    pub fn new(places: u32) -> TranspositionTable {
        let max_buckets = 1 << (places / 2).max(1).ilog2().min(29);
        let buckets = TranspositionTable::INITIAL_BUCKETS.min(max_buckets);
        TranspositionTable {
            entries: vec![[Entry::NONE; 2]; buckets],
            buckets,
            max_buckets,
            stored: 0,
            search: 0,
            retained: false,
            weights: LastWeights::default(),
            proofs: ProofTable::growing(places / 2),
        }
    }

    /// The part for proof searches.
    pub(super) fn proofs(&mut self) -> &mut ProofTable {
        &mut self.proofs
    }

    /// The weights of a game.
    pub(super) fn weights(&mut self, rules: &Rules) -> Rc<Weights> {
        self.weights.of(rules)
    }

    /// Retains the entries for the next search, which has to be of the same game.
    /// Its result then depends on the last search too.
    pub fn retain(&mut self) {
        self.retained = true;
    }

    /// Drops the entries, so that a new search doesn't depend on the last one;
    /// with `wholly` also those that were to be retained.
    pub(super) fn clear(&mut self, wholly: bool) {
        if std::mem::take(&mut self.retained) && !wholly {
            return;
        }
        if self.search == u8::MAX {
            self.entries.fill([Entry::NONE; 2]);
            self.search = 0;
        }
        self.search += 1;
        self.buckets = TranspositionTable::INITIAL_BUCKETS.min(self.max_buckets);
        self.stored = 0;
    }

    /// Looks a position up for a search of `depth` within `window`, for the side to
    /// move.
    pub(super) fn probe(&self, key: u64, depth: u8, window: Window) -> Probe {
        let known = self.entries[bucket_of(key, self.buckets)]
            .iter()
            .find(|entry| entry.is_of(self.search, key));
        let Some(entry) = known else {
            return Probe::default();
        };
        let value = NodeValue {
            score: entry.value.score(),
            certainty: match entry.value.certainty() {
                // A deeper search, on another path, has not looked for cycles on this one.
                Certainty::Cyclic if entry.depth > depth => Certainty::Uncertain,
                certainty => certainty,
            },
        };
        let answers = match entry.value.bound() {
            Bound::Exact => true,
            Bound::AtLeast => value.score >= window.beta,
            Bound::AtMost => value.score <= window.alpha,
        };
        let deep = value.certainty == Certainty::Proven || entry.depth >= depth;
        Probe {
            value: (answers && deep).then_some(value),
            best: entry.best,
        }
    }

    /// Stores the result of a search of `depth` within `window`.
    pub(super) fn store(
        &mut self,
        key: u64,
        depth: u8,
        window: Window,
        value: NodeValue,
        best: Option<Move>,
    ) {
        let bound = if value.score >= window.beta {
            Bound::AtLeast
        } else if value.score <= window.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.put(Entry {
            key,
            value: PackedValue::new(value, bound),
            best,
            depth,
            search: self.search,
        });
        self.stored += 1;
        if self.stored > self.buckets && self.buckets < self.max_buckets {
            self.grow();
        }
    }

    /// The first entry of a bucket is replaced by depth, the second always
    /// (<https://www.chessprogramming.org/Transposition_Table#Replacement_Strategies>).
    fn put(&mut self, entry: Entry) {
        let at = bucket_of(entry.key, self.buckets);
        let [lasting, latest] = &mut self.entries[at];
        let same = lasting.is_of(entry.search, entry.key);
        if same || lasting.search != entry.search || entry.weight() >= lasting.weight() {
            if !same && lasting.search == entry.search {
                *latest = *lasting;
            }
            *lasting = entry;
        } else {
            *latest = entry;
        }
    }

    /// Grows to four times the size.
    #[cold]
    fn grow(&mut self) {
        let before = self.buckets;
        self.buckets = (before * 4).min(self.max_buckets);
        self.stored = 0;
        if self.entries.len() < self.buckets {
            self.entries.resize(self.buckets, [Entry::NONE; 2]);
        }
        for at in 0..before {
            let pair = std::mem::replace(&mut self.entries[at], [Entry::NONE; 2]);
            // The second entry first: of equal weight the first one replaces it.
            for entry in pair.into_iter().rev() {
                if entry.search == self.search {
                    self.put(entry);
                }
            }
        }
    }
}

/// The number of all moves: each pit in both directions.
pub(super) const MOVE_COUNT: usize = 2 * Board::MAX_RING as usize;

/// The index of a move in a list of all moves, below [`MOVE_COUNT`].
pub(super) const fn ordinal(mv: Move) -> usize {
    let direction = match mv.direction {
        Direction::Forward => 0,
        Direction::Backward => 1,
    };
    mv.pit.index() * 2 + direction
}

/// The move with an index that [`ordinal`] gives.
pub(super) const fn from_ordinal(ordinal: u8) -> Move {
    Move {
        pit: Pit::new(ordinal / 2),
        direction: match ordinal % 2 {
            0 => Direction::Forward,
            _ => Direction::Backward,
        },
    }
}

const _: () = assert!(
    ordinal(Move {
        pit: Pit::new(Board::MAX_RING - 1),
        direction: Direction::Backward
    }) == MOVE_COUNT - 1
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Side, Variant};

    const FOUND: NodeValue = NodeValue {
        score: Score::EVEN,
        certainty: Certainty::Heuristic,
    };

    fn key() -> u64 {
        Variant::Giuthi.default_rules().start(Side::South).key()
    }

    #[test]
    fn entries_answer_within_depth_and_window() {
        let mut table = TranspositionTable::new(64);
        table.clear(false);
        let key = key();
        assert_eq!(table.probe(key, 0, Window::OPEN).value, None);

        table.store(key, 4, Window::OPEN, FOUND, None);
        assert_eq!(table.probe(key, 4, Window::OPEN).value, Some(FOUND));
        assert_eq!(table.probe(key, 5, Window::OPEN).value, None);

        // A lower bound of 0 answers whether the score is above -1, not whether it is
        // above +1.
        let below = Window::narrow(-Score::EVEN.above());
        table.store(key, 6, below, FOUND, None);
        assert_eq!(table.probe(key, 6, below).value, Some(FOUND));
        assert_eq!(
            table
                .probe(key, 6, Window::narrow(Score::EVEN.above()))
                .value,
            None
        );

        let proved = NodeValue {
            certainty: Certainty::Proven,
            ..FOUND
        };
        table.store(key, 1, Window::OPEN, proved, None);
        assert_eq!(table.probe(key, 60, Window::OPEN).value, Some(proved));
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = TranspositionTable::new(2);
        let key = key();
        for _ in 0..600 {
            table.clear(false);
            assert_eq!(table.probe(key, 0, Window::OPEN).value, None);
            table.store(key, 1, Window::OPEN, FOUND, None);
        }
    }
}
