//! Fast generation of many positions: for a search, and perft.

use std::ops::ControlFlow;

use super::candidates::{Candidates, MoveGenInput};
use super::engine::{Engine, EngineCall, Game};
use super::lanes::Lanes;
use super::{GameStatus, Move, Position, Side};

/// The end of [`Rules::walk`](super::Rules::walk).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a position can have endless sowings only"]
pub enum Walked<B> {
    /// `visit` broke with this value.
    Broke(B),
    /// Every legal move was visited: none, if the game is over or the race comes first.
    Done,
    /// There was no move to visit: the side to move has only endless sowings. This is the
    /// position that follows, after passes and the end of the game.
    Stuck(Position),
}

/// [`Rules::walk`](super::Rules::walk) on an engine.
pub(super) struct Walk<'a, F> {
    pub(super) position: &'a Position,
    pub(super) visit: F,
}

impl<B, F: FnMut(Move, &Position) -> ControlFlow<B>> EngineCall for Walk<'_, F> {
    type Output = Walked<B>;

    #[inline(always)]
    fn run<G: Game, const W: usize>(self, engine: Engine<G, W>) -> Walked<B> {
        engine.walk(self.position, self.visit)
    }
}

/// [`Rules::child`](super::Rules::child) on an engine.
pub(super) struct Child<'a> {
    pub(super) position: &'a Position,
    pub(super) mv: Move,
}

impl EngineCall for Child<'_> {
    type Output = Option<Position>;

    #[inline(always)]
    fn run<G: Game, const W: usize>(self, engine: Engine<G, W>) -> Option<Position> {
        engine.child(self.position, self.mv)
    }
}

/// [`Rules::perft`](super::Rules::perft) on an engine.
pub(super) struct Perft<'a> {
    pub(super) position: &'a Position,
    pub(super) depth: u32,
}

impl EngineCall for Perft<'_> {
    type Output = u64;

    #[inline(always)]
    fn run<G: Game, const W: usize>(self, engine: Engine<G, W>) -> u64 {
        engine.perft(self.position, self.depth)
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// See [`Rules::walk`](super::Rules::walk).
    #[inline(always)]
    pub(super) fn walk<B>(
        &self,
        position: &Position,
        mut visit: impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> Walked<B> {
        let Some((side, candidates)) = self.listed(position) else {
            return Walked::Done;
        };
        let mut next = *position;
        let mut has_move = false;
        for mv in candidates.moves() {
            if self.step(position, side, mv, &mut next) {
                has_move = true;
                if let ControlFlow::Break(value) = visit(mv, &next) {
                    return Walked::Broke(value);
                }
            }
        }
        if has_move {
            Walked::Done
        } else {
            Walked::Stuck(self.no_move(*position, side, &mut ()))
        }
    }

    /// See [`Rules::child`](super::Rules::child).
    #[inline(always)]
    pub(super) fn child(&self, position: &Position, mv: Move) -> Option<Position> {
        let (side, candidates) = self.listed(position)?;
        let mut next = *position;
        let is_legal = candidates.moves().contains(mv) && self.step(position, side, mv, &mut next);
        is_legal.then_some(next)
    }

    /// The side to move, with its pseudo-legal moves.
    #[inline(always)]
    fn listed(&self, position: &Position) -> Option<(Side, Candidates)> {
        match position.status() {
            GameStatus::ToMove(side) => {
                Some((side, self.candidates(&MoveGenInput::of(position), side)))
            }
            GameStatus::Race | GameStatus::Over => None,
        }
    }

    /// Turns `next`, a copy of `position`, into the position after a pseudo-legal
    /// move, in which the side to move has a pseudo-legal move. Returns whether
    /// the sowing ended.
    #[inline(always)]
    fn step(&self, position: &Position, side: Side, mv: Move, next: &mut Position) -> bool {
        let Some(turn) = self.apply_move(position, side, mv, next, &mut ()) else {
            return false;
        };
        if self.has_no_candidate(next, turn) {
            *next = self.no_move(*next, turn, &mut ());
        }
        true
    }

    /// Returns whether `side` has no pseudo-legal move. Where no pit can be marked, the
    /// moves are not listed for it.
    #[inline(always)]
    fn has_no_candidate(&self, position: &Position, side: Side) -> bool {
        let rules = self.rules();
        if rules.marks() {
            return self
                .candidates(&MoveGenInput::of(position), side)
                .is_empty();
        }
        let mut lanes = Lanes::<W>::truncated(&position.lanes);
        if rules.barring {
            lanes = lanes.without(position.packed.barred());
        }
        let row = Lanes::truncated(&self.ring.rows[side]);
        !lanes.any_at_least(rules.min_seeds, &row)
    }

    /// The number of sequences of `depth` moves. Whether the side to move has a
    /// legal move shows when its moves are played, so the last positions are
    /// never asked.
    pub(super) fn perft(&self, position: &Position, depth: u32) -> u64 {
        let Some((side, candidates)) = self.listed(position) else {
            return u64::from(depth == 0);
        };
        if depth == 0 {
            return 1;
        }
        let (mut count, mut no_move) = (0, true);
        let mut next = *position;
        for mv in candidates.moves() {
            if self
                .apply_move(position, side, mv, &mut next, &mut ())
                .is_some()
            {
                no_move = false;
                count += if depth == 1 {
                    1
                } else {
                    self.perft(&next, depth - 1)
                };
            }
        }
        if no_move {
            self.perft_without_move(*position, side, depth)
        } else {
            count
        }
    }

    #[cold]
    #[inline(never)]
    fn perft_without_move(&self, position: Position, side: Side, depth: u32) -> u64 {
        self.perft(&self.no_move(position, side, &mut ()), depth)
    }
}
