//! What is known of a position before it is searched.

use std::fmt::Debug;
use std::rc::Rc;

use crate::rules::{Move, Position, Rules, Side};

use super::evaluate::final_score;
use super::{ProofGoal, Score};

/// The seeds that a side ends the game with, those that it has already among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedBounds {
    /// At least.
    pub low: u16,
    /// At most.
    pub high: u16,
}

impl SeedBounds {
    /// Returns whether the bounds meet.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.low == self.high
    }

    /// The bounds of the other side.
    pub(super) fn of_opponent(self, rules: &Rules) -> SeedBounds {
        SeedBounds {
            low: rules.total() - self.high,
            high: rules.total() - self.low,
        }
    }

    /// The scores of the bounds.
    pub(super) fn scores(self, rules: &Rules) -> (Score, Score) {
        let score = |seeds| final_score(rules, 2 * i32::from(seeds) - i32::from(rules.total()));
        (score(self.low), score(self.high))
    }
}

/// A move with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The move.
    pub mv: Move,
    /// The bounds of the side to move in the position before it, which reaches the lower
    /// one by the move.
    pub bounds: SeedBounds,
    /// `true` if there is nothing better to search for.
    pub is_best: bool,
}

/// A source of what is known of the positions of a game: the table of its endings, or an
/// opening book.
///
/// A side can reach its bound so that no position comes twice from there on. So the bounds
/// hold where no position came twice before.
pub trait Oracle: Debug {
    /// The rules of the game.
    fn rules(&self) -> &Rules;

    /// The seeds that the side to move ends the game with. Searches ask for every position,
    /// so an answer has to be fast.
    fn bounds(&self, _position: &Position) -> Option<SeedBounds> {
        None
    }

    /// The move that reaches the lower bound in the last position of a game. If it is
    /// [to be played](KnownMove::is_best), no search is needed.
    fn known_move(&self, game: &[Position]) -> Option<KnownMove>;

    /// What the side to move in the last position of a game can probably reach: a goal for
    /// the first proof.
    fn likely_goal(&self, _game: &[Position]) -> Option<ProofGoal> {
        None
    }
}

/// The oracles of a game.
pub(super) fn of_rules(oracles: &[Rc<dyn Oracle>], rules: &Rules) -> Vec<Rc<dyn Oracle>> {
    let of_game = oracles.iter().filter(|oracle| oracle.rules() == rules);
    of_game.cloned().collect()
}

/// The first bounds for `side` that are known of a position.
pub(super) fn bounds(
    oracles: &[Rc<dyn Oracle>],
    position: &Position,
    side: Side,
) -> Option<SeedBounds> {
    let mover = position.to_move()?;
    let mut known = oracles.iter();
    known.find_map(|oracle| {
        let bounds = oracle.bounds(position)?;
        Some(match mover == side {
            true => bounds,
            false => bounds.of_opponent(oracle.rules()),
        })
    })
}
