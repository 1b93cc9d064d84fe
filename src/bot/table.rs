//! What the search remembers of positions it has met: a transposition table
//! (<https://www.chessprogramming.org/Transposition_Table>).

use crate::rules::{Direction, Move, Pit};

use super::Score;
use super::score::Window;

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
    /// The half of the key that the entry's place doesn't tell.
    check: u32,
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
}

/// What the table can say about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    /// The value, where it answers the question.
    pub value: Option<Value>,
    /// The move that was best.
    pub best: Option<Move>,
}

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    entries: Vec<[Entry; 2]>,
    search: u8,
    held: bool,
}

impl Table {
    /// The places of a table for play in the browser: 16 MiB.
    pub const USUAL: u32 = 1 << 20;

    /// A table with room for that many positions, rounded down to a power of
    /// two, at least two.
    #[must_use]
    pub fn new(places: u32) -> Table {
        let buckets = 1 << (places / 2).max(1).ilog2();
        Table {
            entries: vec![[Entry::NONE; 2]; buckets],
            search: 0,
            held: false,
        }
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
    }

    fn place(&self, key: u64) -> (usize, u32) {
        ((key >> 32) as usize & (self.entries.len() - 1), key as u32)
    }

    /// What is known of a position, for a search of `depth` within `window`,
    /// both seen from the side to move.
    pub(super) fn recall(&self, key: u64, depth: u8, window: Window) -> Memory {
        let (at, check) = self.place(key);
        let known = self.entries[at]
            .iter()
            .find(|entry| entry.search == self.search && entry.check == check);
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

    /// Remembers the result of a search of `depth` within `window`. The first
    /// place of a pair keeps what is worth most, the second what came last.
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
        let (at, check) = self.place(key);
        let entry = Entry {
            check,
            score: value.score,
            best,
            depth,
            bound,
            proved: value.sure == Sure::Ever,
            search: self.search,
        };
        let [lasting, latest] = &mut self.entries[at];
        let same = lasting.search == self.search && lasting.check == check;
        if same || lasting.search != self.search || entry.weight() >= lasting.weight() {
            if !same && lasting.search == self.search {
                *latest = *lasting;
            }
            *lasting = entry;
        } else {
            *latest = entry;
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
