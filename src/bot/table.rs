//! What the search remembers of positions it has met: a transposition table
//! (<https://www.chessprogramming.org/Transposition_Table>).

use std::rc::Rc;

use crate::rules::{Direction, Move, Pit, Rules};

use super::score::Window;
use super::{Score, Weights};

/// How far a value can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sure {
    /// It rests on what some position looks like.
    Not,
    /// Every line it rests on was followed to the end of the game, but some of
    /// them end by repeating a position that came before: on another way to the
    /// same position they might not.
    Here,
    /// Every line was followed to an end that is the same on every way.
    Ever,
}

/// What a search found out, and whether it is the last word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub score: Score,
    pub sure: Sure,
}

/// The same seen from the other side.
impl std::ops::Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value {
            score: -self.score,
            ..self
        }
    }
}

/// What a remembered score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A remembered position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// 48 bits of the key, of which the lower ones and those that the entry's
    /// place tells are all there are: see [`place`].
    check: u32,
    upper: u16,
    score: Score,
    best: Option<Move>,
    depth: u8,
    bound: Bound,
    proved: bool,
    /// The search it is from; 0 is none.
    search: u8,
}

impl Entry {
    const NONE: Entry = Entry {
        check: 0,
        upper: 0,
        score: Score::EVEN,
        best: None,
        depth: 0,
        bound: Bound::Exact,
        proved: false,
        search: 0,
    };

    /// How much a search would miss it.
    fn weight(&self) -> u8 {
        if self.proved { u8::MAX } else { self.depth }
    }

    fn is_of(&self, search: u8, key: u64) -> bool {
        self.search == search && self.check == key as u32 && self.upper == (key >> 32) as u16
    }

    /// The bucket it belongs to among so many.
    fn place(&self, buckets: usize) -> usize {
        place(u64::from(self.upper) << 32 | u64::from(self.check), buckets)
    }
}

// A table's size is stated in bytes where it is made.
const _: () = assert!(size_of::<Entry>() == 16);

/// The bucket of a key among so many, a power of two.
const fn place(key: u64, buckets: usize) -> usize {
    (key >> 16) as usize & (buckets - 1)
}

/// What the table can say about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    /// The value, where it answers the question.
    pub value: Option<Value>,
    /// The move that was best.
    pub best: Option<Move>,
}

/// What one search hands on to the next: the table, and what it judges by.
///
/// The table grows with what a search keeps in it, up to a fixed size: a short
/// search stays within what a processor has at hand.
#[derive(Debug)]
pub struct Table {
    /// More than the search in progress uses, where an earlier one was longer.
    entries: Vec<[Entry; 2]>,
    /// The buckets in use, a power of two.
    buckets: usize,
    most: usize,
    /// Entries kept since it last grew.
    kept: usize,
    search: u8,
    held: bool,
    /// What the last search's game is judged by: made once, not for every move.
    weights: Option<(Rules, Rc<Weights>)>,
}

impl Table {
    /// The places of a table for play in the browser: 16 MiB.
    pub const USUAL: u32 = 1 << 20;

    /// The buckets that a search begins with.
    const FIRST: usize = 1 << 9;

    /// A table with room for that many positions, rounded down to a power of
    /// two, at least two and at most two to the power of 30.
    #[must_use]
    pub fn new(places: u32) -> Table {
        let most = 1 << (places / 2).max(1).ilog2().min(29);
        let buckets = Table::FIRST.min(most);
        Table {
            entries: vec![[Entry::NONE; 2]; buckets],
            buckets,
            most,
            kept: 0,
            search: 0,
            held: false,
            weights: None,
        }
    }

    /// The weights of a game.
    pub(super) fn weights(&mut self, rules: &Rules) -> Rc<Weights> {
        if let Some((known, weights)) = &self.weights
            && known == rules
        {
            return weights.clone();
        }
        let weights = Rc::new(Weights::of(rules));
        self.weights = Some((*rules, weights.clone()));
        weights
    }

    /// Holds what is known for the next search, which is to be of the same
    /// game: what it finds then depends on the last one too.
    pub fn hold(&mut self) {
        self.held = true;
    }

    /// Forgets everything, so that a new search doesn't depend on the last;
    /// `wholly` also what was to be held.
    pub(super) fn clear(&mut self, wholly: bool) {
        if std::mem::take(&mut self.held) && !wholly {
            return;
        }
        if self.search == u8::MAX {
            self.entries.fill([Entry::NONE; 2]);
            self.search = 0;
        }
        self.search += 1;
        self.buckets = Table::FIRST.min(self.most);
        self.kept = 0;
    }

    /// What is known of a position, for a search of `depth` within `window`,
    /// both seen from the side to move.
    pub(super) fn recall(&self, key: u64, depth: u8, window: Window) -> Memory {
        let known = self.entries[place(key, self.buckets)]
            .iter()
            .find(|entry| entry.is_of(self.search, key));
        let Some(entry) = known else {
            return Memory::default();
        };
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => entry.score >= window.high,
            Bound::AtMost => entry.score <= window.low,
        };
        let deep = entry.proved || entry.depth >= depth;
        Memory {
            value: (answers && deep).then_some(Value {
                score: entry.score,
                sure: if entry.proved { Sure::Ever } else { Sure::Not },
            }),
            best: entry.best,
        }
    }

    /// Remembers the result of a search of `depth` within `window`.
    pub(super) fn keep(
        &mut self,
        key: u64,
        depth: u8,
        window: Window,
        value: Value,
        best: Option<Move>,
    ) {
        let bound = if value.score >= window.high {
            Bound::AtLeast
        } else if value.score <= window.low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.put(Entry {
            check: key as u32,
            upper: (key >> 32) as u16,
            score: value.score,
            best,
            depth,
            bound,
            proved: value.sure == Sure::Ever,
            search: self.search,
        });
        self.kept += 1;
        if self.kept > self.buckets && self.buckets < self.most {
            self.grow();
        }
    }

    /// The first place of a pair keeps what is worth most, the second what came
    /// last.
    fn put(&mut self, entry: Entry) {
        let at = entry.place(self.buckets);
        let [lasting, latest] = &mut self.entries[at];
        let same = lasting.search == entry.search
            && lasting.check == entry.check
            && lasting.upper == entry.upper;
        if same || lasting.search != entry.search || entry.weight() >= lasting.weight() {
            if !same && lasting.search == entry.search {
                *latest = *lasting;
            }
            *lasting = entry;
        } else {
            *latest = entry;
        }
    }

    /// Makes room for four times as many positions.
    #[cold]
    fn grow(&mut self) {
        let before = self.buckets;
        self.buckets = (before * 4).min(self.most);
        self.kept = 0;
        if self.entries.len() < self.buckets {
            self.entries.resize(self.buckets, [Entry::NONE; 2]);
        }
        for at in 0..before {
            let pair = std::mem::replace(&mut self.entries[at], [Entry::NONE; 2]);
            // What came last first: of equal weight the other one goes on top.
            for entry in pair.into_iter().rev() {
                if entry.search == self.search {
                    self.put(entry);
                }
            }
        }
    }
}

/// A move's place in a list of all moves: 0 to 39.
pub(super) const fn ordinal(mv: Move) -> usize {
    let way = match mv.direction {
        Direction::Forward => 0,
        Direction::Backward => 1,
    };
    mv.pit.index() * 2 + way
}

const _: () = assert!(
    ordinal(Move {
        pit: Pit::new(19),
        direction: Direction::Backward
    }) == 39
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Side, Variant};

    const FOUND: Value = Value {
        score: Score::EVEN,
        sure: Sure::Not,
    };

    fn key() -> u64 {
        Variant::Giuthi.default_rules().start(Side::South).key()
    }

    #[test]
    fn what_is_kept_is_recalled_where_it_answers() {
        let mut table = Table::new(64);
        table.clear(false);
        let key = key();
        assert_eq!(table.recall(key, 0, Window::OPEN).value, None);

        table.keep(key, 4, Window::OPEN, FOUND, None);
        assert_eq!(table.recall(key, 4, Window::OPEN).value, Some(FOUND));
        assert_eq!(table.recall(key, 5, Window::OPEN).value, None);

        // At least even: answers whether it is better than -1, not than +1.
        let below = Window::narrow(-Score::EVEN.above());
        table.keep(key, 6, below, FOUND, None);
        assert_eq!(table.recall(key, 6, below).value, Some(FOUND));
        assert_eq!(
            table
                .recall(key, 6, Window::narrow(Score::EVEN.above()))
                .value,
            None
        );

        let proved = Value {
            sure: Sure::Ever,
            ..FOUND
        };
        table.keep(key, 1, Window::OPEN, proved, None);
        assert_eq!(table.recall(key, 60, Window::OPEN).value, Some(proved));
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = Table::new(2);
        let key = key();
        for _ in 0..600 {
            table.clear(false);
            assert_eq!(table.recall(key, 0, Window::OPEN).value, None);
            table.keep(key, 1, Window::OPEN, FOUND, None);
        }
    }
}
