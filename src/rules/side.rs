//! The two players.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two players (Rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Below; begins unless the players choose otherwise.
    South,
    /// Above.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of the text forms: `south` or `north`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }

    /// The side of that word.
    pub(crate) fn from_name(name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.name() == name)
    }

    /// The letter of the text forms: `s` or `n` (Rules 2).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::South => 's',
            Side::North => 'n',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}

/// One value for each player, indexed by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// The values of both sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            south: self.north,
            north: self.south,
        }
    }

    /// The pair of what `value` gives for each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        BySide {
            south: value(Side::South),
            north: value(Side::North),
        }
    }
}

impl<T: Ord> BySide<T> {
    /// The side with the greater value; `None` if they are equal.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        match self.south.cmp(&self.north) {
            Ordering::Greater => Some(Side::South),
            Ordering::Less => Some(Side::North),
            Ordering::Equal => None,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
