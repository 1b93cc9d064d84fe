//! The steps after a sowing: turns, passes, the end of the game.

use super::candidates::MoveGenInput;
use super::capture::Scratch;
use super::engine::{Engine, Game};
use super::sow::Sown;
use super::{
    Crossing, Event, EventSink, GameStatus, Move, OverReason, Position, Restriction, Side,
};

impl<G: Game, const W: usize> Engine<G, W> {
    /// The position after a pseudo-legal move; `None` if its sowing is endless.
    #[inline(always)]
    pub(super) fn play<L: EventSink>(
        &self,
        position: &Position,
        mv: Move,
        sink: &mut L,
    ) -> Option<Position> {
        let mut next = *position;
        let side = self.apply_move(position, position.to_move()?, mv, &mut next, sink)?;
        if !self.can_move(&MoveGenInput::of(&next), side) {
            return Some(self.no_move(next, side, sink));
        }
        sink.on_event(match next.restriction() {
            Some(Restriction::Again { direction, failed }) => Event::Again {
                side,
                direction,
                failed,
            },
            _ => Event::Turn { side },
        });
        Some(next)
    }

    /// Turns `next`, a copy of `position`, into the position after a pseudo-legal
    /// move of `side`, in which the side to move may have no move. Returns the
    /// side to move; `None` if the sowing is endless.
    ///
    /// Only what a move changes is written, word by word: a copy would have to
    /// wait for all its words.
    #[inline(always)]
    pub(super) fn apply_move<L: EventSink>(
        &self,
        position: &Position,
        side: Side,
        mv: Move,
        next: &mut Position,
        sink: &mut L,
    ) -> Option<Side> {
        let before = MoveGenInput::<W>::of(position);
        let mut scratch = Scratch {
            lanes: before.lanes,
            won: 0,
            marked: position.marks[side],
        };
        let sown = self.sow(&mut scratch.lanes, side, mv, before.marked, sink)?;
        if self.rules().sows_store {
            let store = self.store_lane(side);
            scratch.won = scratch.lanes.get(store);
            scratch.lanes = scratch.lanes.without(store);
        }
        self.capture(&mut scratch, side, before.marked, &sown, sink);
        let again = if sown.crossed {
            None
        } else {
            self.again(position, mv)
        };
        let turn = if again.is_some() { side } else { side.other() };
        let restriction = again.or_else(|| self.bar(&before, side, mv, &sown, sink));
        next.lanes.0[..W].copy_from_slice(&scratch.lanes.0);
        if self.rules().marks() {
            next.marks[side] = scratch.marked;
        }
        next.packed = position.packed.after(side, scratch.won, turn, restriction);
        Some(turn)
    }

    /// The restriction under which the same side sows again after `mv`, which did not cross (Rules
    /// 3.3.1).
    #[inline(always)]
    fn again(&self, before: &Position, mv: Move) -> Option<Restriction> {
        if self.rules().crossing != Crossing::OrSowAgain {
            return None;
        }
        let failed = match before.restriction() {
            Some(Restriction::Again { failed, .. }) => failed + 1,
            _ => 1,
        };
        let direction = mv.direction.reversed();
        (failed < self.board().pits_per_side()).then_some(Restriction::Again { direction, failed })
    }

    /// The pit barred by a single seed sown across the end of the rows into an
    /// empty pit (Rules 3.4.4).
    #[inline(always)]
    fn bar<L: EventSink>(
        &self,
        before: &MoveGenInput<W>,
        side: Side,
        mv: Move,
        sown: &Sown,
        sink: &mut L,
    ) -> Option<Restriction> {
        let pit = sown.at?;
        let was_single = before.lanes.get(mv.pit.index() as u8) == 1;
        if !self.rules().barring || !was_single || sown.held > 0 || self.owns(side, pit) {
            return None;
        }
        sink.on_event(Event::Bar { pit });
        Some(Restriction::Barred(pit))
    }

    /// Makes `side` the side to move; if it can't move, it passes or the game
    /// ends.
    pub(super) fn turn<L: EventSink>(
        &self,
        mut next: Position,
        side: Side,
        sink: &mut L,
    ) -> Position {
        next.set_status(GameStatus::ToMove(side));
        if !self.can_move(&MoveGenInput::of(&next), side) {
            return self.no_move(next, side, sink);
        }
        sink.on_event(Event::Turn { side });
        next
    }

    /// The position that follows when `side` is to move and has no legal move.
    #[cold]
    #[inline(never)]
    pub(super) fn no_move<L: EventSink>(
        &self,
        mut next: Position,
        side: Side,
        sink: &mut L,
    ) -> Position {
        let again = matches!(next.restriction(), Some(Restriction::Again { .. }));
        next.set_restriction(None);
        let other = side.other();
        if again {
            // There is no move in the required direction: the turn is over.
            return self.turn(next, other, sink);
        }
        if !self.rules().passes {
            self.finish(&mut next, OverReason::CannotMove(side), sink);
        } else if self.can_move(&MoveGenInput::of(&next), other) {
            next.set_status(GameStatus::ToMove(other));
            sink.on_event(Event::Pass { side });
            sink.on_event(Event::Turn { side: other });
        } else {
            self.finish(&mut next, OverReason::NobodyCanMove, sink);
        }
        next
    }

    /// Ends the game: the seeds that count go to the stores.
    pub(super) fn finish<L: EventSink>(
        &self,
        position: &mut Position,
        reason: OverReason,
        sink: &mut L,
    ) {
        for pit in self.board().all_pits() {
            let to = match position.mark(pit) {
                Some(owner) => owner,
                None if self.rules().sweeps_all => self.board().owner(pit),
                None => continue,
            };
            let seeds = position.lift(pit);
            if seeds > 0 {
                position.add_to_store(to, seeds);
                sink.on_event(Event::Sweep { pit, seeds, to });
            }
        }
        position.set_status(GameStatus::Over);
        position.set_restriction(None);
        sink.on_event(Event::Over { reason });
    }
}
