//! Which moves there are, and what follows a sowing: turns, passes, the end.

use std::ops::ControlFlow;

use super::engine::{Engine, Game};
use super::settle::Table;
use super::words::Words;
use super::{
    BySide, Crossing, Direction, Event, Listener, Move, Moves, OverReason, Pit, Position, Relay,
    Restriction, Side, State, Stores, Stuck, Sweeping, Turning,
};

/// The moves that are legal unless their sowing is endless: the pits that can
/// be sown forward, and those that can be sown backward.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    forward: u32,
    backward: u32,
}

impl Candidates {
    #[inline(always)]
    pub(super) fn moves(self) -> Moves {
        Moves::from_bits(self.forward, self.backward)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.forward | self.backward == 0
    }
}

/// What decides which moves there are.
#[derive(Clone, Copy)]
pub(super) struct Look<const W: usize> {
    words: Words<W>,
    marked: u32,
    restriction: Option<Restriction>,
}

impl<const W: usize> Look<W> {
    #[inline(always)]
    pub(super) fn at(position: &Position) -> Self {
        Look {
            words: Words::of(&position.words),
            marked: position.marks.south | position.marks.north,
            restriction: position.restriction(),
        }
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// The pits of `side` that the game lets be sown forward and backward.
    #[inline(always)]
    fn open(&self, side: Side) -> Candidates {
        let row = self.row_bits(side);
        match self.rules().turning {
            Turning::Forward => Candidates {
                forward: row,
                backward: 0,
            },
            Turning::Either => Candidates {
                forward: row,
                backward: row,
            },
            Turning::Outward => {
                let pits = self.board().pits;
                let left = (1 << pits.div_ceil(2)) - 1;
                let right = ((1 << pits) - 1) & !((1 << (pits / 2)) - 1);
                let half = |bits: u32| row & (bits | bits << pits);
                Candidates {
                    forward: half(right),
                    backward: half(left),
                }
            }
        }
    }

    /// The moves of `side` that are legal unless their sowing is endless.
    #[inline(always)]
    pub(super) fn candidates(&self, look: &Look<W>, side: Side) -> Candidates {
        let first = self.first(side);
        let row = look.words.starting_at(first);
        let held = row.lanes_with(self.rules().least, self.row_words());
        let mut pits = held << first & !look.marked;
        let mut candidates = self.open(side);
        match look.restriction {
            Some(Restriction::Barred(pit)) => pits &= !pit.bit(),
            Some(Restriction::Again {
                direction: Direction::Forward,
                ..
            }) => candidates.backward = 0,
            Some(Restriction::Again {
                direction: Direction::Backward,
                ..
            }) => candidates.forward = 0,
            None => {}
        }
        candidates.forward &= pits;
        candidates.backward &= pits;
        candidates
    }

    pub(super) fn legal(&self, look: &Look<W>, side: Side) -> Moves {
        let mut legal = Moves::default();
        for mv in self.candidates(look, side).moves() {
            if !self.is_endless(look, side, mv) {
                legal.insert(mv);
            }
        }
        legal
    }

    pub(super) fn is_endless(&self, look: &Look<W>, side: Side, mv: Move) -> bool {
        self.sow(&mut { look.words }, side, mv, look.marked, &mut ())
            .is_none()
    }

    /// Whether `side` could move, were it to move.
    pub(super) fn can_move(&self, look: &Look<W>, side: Side) -> bool {
        self.candidates(look, side)
            .moves()
            .any(|mv| self.rules().relay == Relay::None || !self.is_endless(look, side, mv))
    }

    /// See [`Rules::walk`](super::Rules::walk).
    #[inline(always)]
    pub(super) fn walk<B>(
        &self,
        position: &Position,
        mut visit: impl FnMut(Move, Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for mv in self.of(position).moves() {
            if let Some(next) = self.after(position, mv) {
                visit(mv, next)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// See [`Rules::child`](super::Rules::child).
    #[inline(always)]
    pub(super) fn child(&self, position: &Position, mv: Move) -> Option<Position> {
        if self.of(position).moves().contains(mv) {
            self.after(position, mv)
        } else {
            None
        }
    }

    /// The candidates of whoever is to move.
    #[inline(always)]
    fn of(&self, position: &Position) -> Candidates {
        match position.state() {
            State::ToMove(side) => self.candidates(&Look::at(position), side),
            State::Race | State::Over => Candidates {
                forward: 0,
                backward: 0,
            },
        }
    }

    /// The position after a candidate, where whoever is to move has a
    /// candidate; `None` if its sowing is endless.
    #[inline(always)]
    fn after(&self, position: &Position, mv: Move) -> Option<Position> {
        let next = self.moved(position, mv, &mut ())?;
        match next.state() {
            State::ToMove(side) if self.of(&next).is_empty() => {
                Some(self.stuck(next, side, &mut ()))
            }
            _ => Some(next),
        }
    }

    /// The number of sequences of `depth` moves. Whether the side to move can
    /// is seen when its moves are played, which spares the question for the
    /// positions at the end.
    pub(super) fn perft(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let (mut count, mut stuck) = (0, true);
        for mv in self.of(position).moves() {
            if let Some(next) = self.moved(position, mv, &mut ()) {
                stuck = false;
                count += if depth == 1 {
                    1
                } else {
                    self.perft(&next, depth - 1)
                };
            }
        }
        match position.state() {
            State::ToMove(side) if stuck => self.perft_of_stuck(*position, side, depth),
            _ => count,
        }
    }

    #[cold]
    #[inline(never)]
    fn perft_of_stuck(&self, position: Position, side: Side, depth: u32) -> u64 {
        self.perft(&self.stuck(position, side, &mut ()), depth)
    }

    /// The position after a candidate; `None` if its sowing is endless.
    #[inline(always)]
    pub(super) fn played<L: Listener>(
        &self,
        position: &Position,
        mv: Move,
        listener: &mut L,
    ) -> Option<Position> {
        let next = self.moved(position, mv, listener)?;
        let State::ToMove(side) = next.state() else {
            return None;
        };
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

    /// The position after a candidate, where whoever is to move now may have
    /// no move; `None` if its sowing is endless.
    #[inline(always)]
    fn moved<L: Listener>(
        &self,
        position: &Position,
        mv: Move,
        listener: &mut L,
    ) -> Option<Position> {
        let State::ToMove(side) = position.state() else {
            return None;
        };
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
        let restriction = again.or_else(|| self.bar(&before, side, mv, listener));
        Some(Position {
            words: table.words.put_into(&position.words),
            marks: match side {
                Side::South => BySide {
                    south: table.marked,
                    ..position.marks
                },
                Side::North => BySide {
                    north: table.marked,
                    ..position.marks
                },
            },
            rest: position
                .rest
                .banked(side, table.won)
                .with_state(State::ToMove(turn))
                .with_restriction(restriction),
        })
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
        listener: &mut L,
    ) -> Option<Restriction> {
        let reached = self.board().next(mv.pit, mv.direction);
        let seeds = |pit: Pit| before.words.get(pit.index() as u8);
        let bars = self.rules().barring
            && !self.owns(side, reached)
            && seeds(mv.pit) == 1
            && seeds(reached) == 0;
        if !bars {
            return None;
        }
        listener.hear(Event::Bar { pit: reached });
        Some(Restriction::Barred(reached))
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
    fn stuck<L: Listener>(&self, mut next: Position, side: Side, listener: &mut L) -> Position {
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
