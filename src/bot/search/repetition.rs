//! Repetition: a position that comes for the third time ends the game (Rules 1).
//!
//! The search for the exact result follows a line until that happens. Another search ends
//! a line where a position comes for the second time on it: the cycle can be repeated, but
//! this is no certain result, since either side may leave the cycle later.

use crate::rules::{Position, Side};

use super::Search;
use crate::bot::table::Certainty;

/// The number of times that each position came in a game. Positions before the last
/// capture into a store are left out: they can't come again.
#[derive(Debug)]
pub(in crate::bot) struct Occurrences(Vec<(u64, u8)>);

impl Occurrences {
    /// The positions of a game that can come again after its last one.
    pub fn of(game: &[Position]) -> Occurrences {
        let mut found: Vec<(u64, u8)> = Vec::new();
        let last = game.last().map(stored);
        let since = game.iter().rev();
        for position in since.take_while(|&position| Some(stored(position)) == last) {
            let key = position.key();
            match found.iter_mut().find(|(known, _)| *known == key) {
                Some((_, times)) => *times += 1,
                None => found.push((key, 1)),
            }
        }
        Occurrences(found)
    }

    pub fn count(&self, key: u64) -> u8 {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map_or(0, |&(_, times)| times)
    }

    /// Returns whether no position before the last one can come again.
    pub fn is_fresh(&self) -> bool {
        matches!(self.0[..], [] | [(_, 1)])
    }

    /// Returns whether a position came twice: once more, and it ends the game.
    pub fn has_twice(&self) -> bool {
        self.0.iter().any(|&(_, times)| times >= 2)
    }
}

/// The effect of a position that may have come before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recurrence {
    /// The line ends as if the game did.
    Ends(Certainty),
    /// The line goes on. The position came so many times before.
    Open(u8),
}

impl Search {
    /// The number of times that a position came in the game before the root.
    pub(super) fn before_root(&self, key: u64) -> u8 {
        let times = self.occurrences.count(key);
        times - u8::from(times > 0 && key == self.root.key())
    }

    /// The effect of a position that follows the line.
    pub(super) fn recurrence(&self, key: u64, position: &Position) -> Recurrence {
        let now = stored(position);
        let line = self.frames.iter().rev();
        let line = line.take_while(|frame| stored(&frame.position) == now);
        let on_line = line.filter(|frame| frame.key == key).count() as u8;
        match self.before_root(key) + on_line {
            times @ (0 | 1) if self.exact || on_line == 0 => Recurrence::Open(times),
            1 => Recurrence::Ends(Certainty::Cyclic),
            _ => Recurrence::Ends(Certainty::PathDependent),
        }
    }

    /// Returns whether a position came twice on the line or in the game, and can come again
    /// after `position`.
    pub(super) fn has_twice(&self, position: &Position) -> bool {
        self.frames
            .last()
            .is_some_and(|frame| frame.has_twice && stored(&frame.position) == stored(position))
    }
}

/// The seeds in both stores. They never become fewer.
pub(in crate::bot) fn stored(position: &Position) -> u16 {
    u16::from(position.store(Side::South)) + u16::from(position.store(Side::North))
}
