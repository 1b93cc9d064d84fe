//! The ways through many positions: what a search walks, and perft.

use std::ops::ControlFlow;

use super::candidates::{Candidates, Look};
use super::engine::{Engine, Game};
use super::words::Words;
use super::{Move, Position, Side, State};

impl<G: Game, const W: usize> Engine<G, W> {
    /// See [`Rules::walk`](super::Rules::walk).
    #[inline(always)]
    pub(super) fn walk<B>(
        &self,
        position: &Position,
        mut visit: impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some((side, candidates)) = self.listed(position) else {
            return ControlFlow::Continue(());
        };
        let mut next = *position;
        for mv in candidates.moves() {
            if self.step(position, side, mv, &mut next) {
                visit(mv, &next)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// See [`Rules::child`](super::Rules::child).
    #[inline(always)]
    pub(super) fn child(&self, position: &Position, mv: Move) -> Option<Position> {
        let (side, candidates) = self.listed(position)?;
        let mut next = *position;
        let is_legal = candidates.moves().contains(mv) && self.step(position, side, mv, &mut next);
        is_legal.then_some(next)
    }

    /// Who is to move, with the candidates.
    #[inline(always)]
    fn listed(&self, position: &Position) -> Option<(Side, Candidates)> {
        match position.state() {
            State::ToMove(side) => Some((side, self.candidates(&Look::at(position), side))),
            State::Race | State::Over => None,
        }
    }

    /// Makes of `next`, a copy of `position`, the position after a candidate,
    /// where whoever is to move has a candidate. Whether the sowing ended.
    #[inline(always)]
    fn step(&self, position: &Position, side: Side, mv: Move, next: &mut Position) -> bool {
        let Some(turn) = self.moved(position, side, mv, next, &mut ()) else {
            return false;
        };
        if self.has_no_candidate(next, turn) {
            *next = self.stuck(*next, turn, &mut ());
        }
        true
    }

    /// Whether `side` has no candidate; where no pit can be marked, without
    /// making a list of them.
    #[inline(always)]
    fn has_no_candidate(&self, position: &Position, side: Side) -> bool {
        let rules = self.rules();
        if rules.marks() {
            return self.candidates(&Look::at(position), side).is_empty();
        }
        let mut words = Words::<W>::of(&position.words);
        if rules.barring {
            words = words.without(position.rest.barred());
        }
        let row = Words::of(&self.ring.rows[side]);
        !words.have(rules.least, &row)
    }

    /// The number of sequences of `depth` moves. Whether the side to move can
    /// is seen when its moves are played, which spares the question for the
    /// positions at the end.
    pub(super) fn perft(&self, position: &Position, depth: u32) -> u64 {
        let Some((side, candidates)) = self.listed(position) else {
            return u64::from(depth == 0);
        };
        if depth == 0 {
            return 1;
        }
        let (mut count, mut stuck) = (0, true);
        let mut next = *position;
        for mv in candidates.moves() {
            if self.moved(position, side, mv, &mut next, &mut ()).is_some() {
                stuck = false;
                count += if depth == 1 {
                    1
                } else {
                    self.perft(&next, depth - 1)
                };
            }
        }
        if stuck {
            self.perft_of_stuck(*position, side, depth)
        } else {
            count
        }
    }

    #[cold]
    #[inline(never)]
    fn perft_of_stuck(&self, position: Position, side: Side, depth: u32) -> u64 {
        self.perft(&self.stuck(position, side, &mut ()), depth)
    }
}
