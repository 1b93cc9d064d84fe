//! What follows a sowing: turns, passes, the end.

use super::candidates::Look;
use super::engine::{Engine, Game};
use super::settle::Table;
use super::sow::Sown;
use super::{
    Crossing, Event, Listener, Move, OverReason, Position, Restriction, Side, State, Stores, Stuck,
    Sweeping,
};

impl<G: Game, const W: usize> Engine<G, W> {
    /// The position after a candidate; `None` if its sowing is endless.
    #[inline(always)]
    pub(super) fn played<L: Listener>(
        &self,
        position: &Position,
        mv: Move,
        listener: &mut L,
    ) -> Option<Position> {
        let mut next = *position;
        let side = self.moved(position, position.to_move()?, mv, &mut next, listener)?;
        if !self.can_move(&Look::at(&next), side) {
            return Some(self.stuck(next, side, listener));
        }
        listener.hear(match next.restriction() {
            Some(Restriction::Again { direction, failed }) => Event::Again {
                side,
                direction,
                failed,
            },
            _ => Event::Turn { side },
        });
        Some(next)
    }

    /// Makes of `next`, a copy of `position`, the position after a candidate of
    /// `side`, where whoever is to move may have no move. Whose turn it is
    /// then; `None` if the sowing is endless.
    ///
    /// Only what a move changes is written, word by word: a copy would have to
    /// wait until all its words are there.
    #[inline(always)]
    pub(super) fn moved<L: Listener>(
        &self,
        position: &Position,
        side: Side,
        mv: Move,
        next: &mut Position,
        listener: &mut L,
    ) -> Option<Side> {
        let before = Look::<W>::at(position);
        let mut table = Table {
            words: before.words,
            won: 0,
            marked: position.marks[side],
        };
        let sown = self.sow(&mut table.words, side, mv, before.marked, listener)?;
        if self.rules().stores == Stores::OwnSown {
            let store = self.store_lane(side);
            table.won = table.words.get(store);
            table.words = table.words.without(store);
        }
        self.settle(&mut table, side, before.marked, &sown, listener);
        let again = if sown.crossed {
            None
        } else {
            self.again(position, mv)
        };
        let turn = if again.is_some() { side } else { side.other() };
        let restriction = again.or_else(|| self.bar(&before, side, mv, &sown, listener));
        next.words.0[..W].copy_from_slice(&table.words.0);
        if self.rules().marks() {
            next.marks[side] = table.marked;
        }
        next.rest = position.rest.after(side, table.won, turn, restriction);
        Some(turn)
    }

    /// Rules 3.3.1: how the same side is to sow again after `mv`, which failed
    /// to cross.
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
        (failed < self.board().pits).then_some(Restriction::Again { direction, failed })
    }

    /// Rules 3.4.4: a single seed across the end of the rows into an empty pit
    /// bars it.
    #[inline(always)]
    fn bar<L: Listener>(
        &self,
        before: &Look<W>,
        side: Side,
        mv: Move,
        sown: &Sown,
        listener: &mut L,
    ) -> Option<Restriction> {
        let pit = sown.at?;
        let was_single = before.words.get(mv.pit.index() as u8) == 1;
        if !self.rules().barring || !was_single || sown.held > 0 || self.owns(side, pit) {
            return None;
        }
        listener.hear(Event::Bar { pit });
        Some(Restriction::Barred(pit))
    }

    /// Hands the turn to `side`; passes and ends the game where it can't move.
    pub(super) fn turn<L: Listener>(
        &self,
        mut next: Position,
        side: Side,
        listener: &mut L,
    ) -> Position {
        next.set_state(State::ToMove(side));
        if !self.can_move(&Look::at(&next), side) {
            return self.stuck(next, side, listener);
        }
        listener.hear(Event::Turn { side });
        next
    }

    /// What follows where `side`, to move, can't.
    #[cold]
    #[inline(never)]
    pub(super) fn stuck<L: Listener>(
        &self,
        mut next: Position,
        side: Side,
        listener: &mut L,
    ) -> Position {
        let again = matches!(next.restriction(), Some(Restriction::Again { .. }));
        next.set_restriction(None);
        let other = side.other();
        if again {
            // Only this kind of sowing was wanting: the turn is over.
            return self.turn(next, other, listener);
        }
        match self.rules().stuck {
            Stuck::Ends => self.finish(&mut next, OverReason::CannotMove(side), listener),
            Stuck::Passes if self.can_move(&Look::at(&next), other) => {
                next.set_state(State::ToMove(other));
                listener.hear(Event::Pass { side });
                listener.hear(Event::Turn { side: other });
            }
            Stuck::Passes => self.finish(&mut next, OverReason::NobodyCanMove, listener),
        }
        next
    }

    /// Ends the game: what counts goes to the stores.
    pub(super) fn finish<L: Listener>(
        &self,
        position: &mut Position,
        reason: OverReason,
        listener: &mut L,
    ) {
        for pit in self.board().all_pits() {
            let to = match (position.mark(pit), self.rules().sweeping) {
                (Some(owner), _) => owner,
                (None, Sweeping::All) => self.board().owner(pit),
                (None, Sweeping::Marked) => continue,
            };
            let seeds = position.lift(pit);
            if seeds > 0 {
                position.bank(to, seeds);
                listener.hear(Event::Sweep { pit, seeds, to });
            }
        }
        position.set_state(State::Over);
        position.set_restriction(None);
        listener.hear(Event::Over { reason });
    }
}
