//! Legal moves, and what follows a sowing: turns, passes, the end.

use std::fmt;

use super::{
    Capture, Crossing, Direction, Event, Listener, Move, Moves, OverReason, Pit, Position,
    Restriction, Rules, Side, State, Stuck, Sweeping,
};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The race comes first (Rules 3.6.1).
    RaceFirst,
    /// The board has no such pit.
    NoSuchPit,
    /// The pit is the opponent's.
    NotYours,
    /// The game doesn't sow this pit that way.
    WrongDirection,
    /// An uur is never lifted (Rules 3.5.4).
    Uur,
    /// The pit is claimed (Rules 3.6.3).
    Claimed,
    /// The pit is empty.
    Empty,
    /// The pit holds too few seeds to start with.
    TooFew {
        /// The fewest that can start a move.
        least: u8,
    },
    /// The pit is barred for this turn (Rules 3.4.4).
    Barred,
    /// After a sowing that failed to cross, this one must go the other way
    /// (Rules 3.3.1).
    MustSow {
        /// The only way open in this turn.
        direction: Direction,
    },
    /// The sowing has no end (Rules 1).
    Endless,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::RaceFirst => f.write_str("the race comes first"),
            Refusal::NoSuchPit => f.write_str("the board has no such pit"),
            Refusal::NotYours => f.write_str("the pit is the opponent's"),
            Refusal::WrongDirection => f.write_str("this pit isn't sown that way"),
            Refusal::Uur => f.write_str("the pit is an uur"),
            Refusal::Claimed => f.write_str("the pit is claimed"),
            Refusal::Empty => f.write_str("the pit is empty"),
            Refusal::TooFew { least } => write!(f, "a move starts with {least} seeds or more"),
            Refusal::Barred => f.write_str("the pit is barred for this turn"),
            Refusal::MustSow {
                direction: Direction::Forward,
            } => f.write_str("this sowing must go forward"),
            Refusal::MustSow {
                direction: Direction::Backward,
            } => f.write_str("this sowing must go backward"),
            Refusal::Endless => f.write_str("the sowing would never end"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Rules {
    /// The legal moves; none if the game is over or the race comes first.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Moves {
        let mut legal = Moves::default();
        if let State::ToMove(mover) = position.state() {
            for mv in self.candidates(position, mover) {
                if !self.is_endless(position, mover, mv) {
                    legal.insert(mv);
                }
            }
        }
        legal
    }

    /// Every legal move with the position after it, in the order of
    /// [`Rules::moves`], each applied once: what a search should walk.
    pub fn children<'a>(
        &'a self,
        position: &'a Position,
    ) -> impl Iterator<Item = (Move, Position)> + 'a {
        let candidates = match position.state() {
            State::ToMove(mover) => self.candidates(position, mover),
            State::Race | State::Over => Moves::default(),
        };
        candidates.filter_map(move |mv| Some((mv, self.played(position, mv, &mut ())?)))
    }

    /// The number of sequences of `depth` legal moves from a position. Races
    /// and repetition are not looked at; a pass is no move.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.children(position)
            .map(|(_, next)| self.perft(&next, depth - 1))
            .sum()
    }

    /// Why `mv` is not legal; `None` if it is.
    #[must_use]
    pub fn refusal(&self, position: &Position, mv: Move) -> Option<Refusal> {
        let mover = match position.state() {
            State::ToMove(mover) => mover,
            State::Race => return Some(Refusal::RaceFirst),
            State::Over => return Some(Refusal::GameOver),
        };
        let refusal = self.first_sight(position, mover, mv);
        refusal.or_else(|| {
            self.is_endless(position, mover, mv)
                .then_some(Refusal::Endless)
        })
    }

    /// What can be said against a move without sowing it.
    fn first_sight(&self, position: &Position, mover: Side, mv: Move) -> Option<Refusal> {
        let Move { pit, direction } = mv;
        if !self.board.has(pit) {
            return Some(Refusal::NoSuchPit);
        }
        if self.board.owner(pit) != mover {
            return Some(Refusal::NotYours);
        }
        if position.is_marked(pit) {
            let claimed = self.capture == Capture::ClaimFours;
            return Some(if claimed {
                Refusal::Claimed
            } else {
                Refusal::Uur
            });
        }
        match position.seeds(pit) {
            0 => return Some(Refusal::Empty),
            seeds if seeds < self.least => return Some(Refusal::TooFew { least: self.least }),
            _ => {}
        }
        if !self.directions(pit).contains(direction) {
            return Some(Refusal::WrongDirection);
        }
        match position.restriction() {
            Some(Restriction::Barred(barred)) if barred == pit => Some(Refusal::Barred),
            Some(Restriction::Again {
                direction: only, ..
            }) if only != direction => Some(Refusal::MustSow { direction: only }),
            _ => None,
        }
    }

    /// The moves that are legal unless their sowing is endless.
    fn candidates(&self, position: &Position, mover: Side) -> Moves {
        let mut moves = Moves::default();
        for mv in self.every_move(mover) {
            if self.first_sight(position, mover, mv).is_none() {
                moves.insert(mv);
            }
        }
        moves
    }

    fn is_endless(&self, position: &Position, mover: Side, mv: Move) -> bool {
        self.sow(&mut { *position }, mover, mv, &mut ()).is_none()
    }

    /// Whether `mover`, to move in `position`, has a legal move.
    pub(super) fn can_move(&self, position: &Position, mover: Side) -> bool {
        self.candidates(position, mover)
            .any(|mv| !self.is_endless(position, mover, mv))
    }

    /// Plays a move that is known to be legal, and tells `listener` what it
    /// does. For a move from outside use [`Rules::try_play`].
    ///
    /// Passes, sweeps and endings are part of it: whoever is to move in the
    /// position returned has a legal move, or the game is over. A move that
    /// isn't legal gives a position without meaning, but never panics.
    pub fn play<L: Listener>(&self, position: &Position, mv: Move, listener: &mut L) -> Position {
        self.played(position, mv, listener).unwrap_or(*position)
    }

    /// Plays a move that may not be legal; for one known to be, see
    /// [`Rules::play`].
    ///
    /// # Errors
    /// Why the move is not legal. The listener has heard nothing then.
    pub fn try_play<L: Listener>(
        &self,
        position: &Position,
        mv: Move,
        listener: &mut L,
    ) -> Result<Position, Refusal> {
        match self.refusal(position, mv) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play(position, mv, listener)),
        }
    }

    /// The position after a candidate; `None` if its sowing is endless.
    fn played<L: Listener>(
        &self,
        position: &Position,
        mv: Move,
        listener: &mut L,
    ) -> Option<Position> {
        let mover = position.to_move()?;
        if !self.board.has(mv.pit) {
            return None;
        }
        let mut next = *position;
        next.set_restriction(None);
        let sown = self.sow(&mut next, mover, mv, listener)?;
        self.settle(&mut next, mover, &sown, listener);
        if self.crossing == Crossing::OrSowAgain && !sown.crossed {
            let failed = match position.restriction() {
                Some(Restriction::Again { failed, .. }) => failed + 1,
                _ => 1,
            };
            if self.sows_again(&mut next, mover, mv.direction.reversed(), failed, listener) {
                return Some(next);
            }
        }
        if let Some(barred) = self.barred(position, mover, mv) {
            next.set_restriction(Some(Restriction::Barred(barred)));
            listener.hear(Event::Bar { pit: barred });
        }
        self.pass_turn(&mut next, mover, listener);
        Some(next)
    }

    /// Rules 3.3.1: after `failed` sowings, the same side, if it can.
    fn sows_again<L: Listener>(
        &self,
        next: &mut Position,
        side: Side,
        direction: Direction,
        failed: u8,
        listener: &mut L,
    ) -> bool {
        if failed >= self.board.pits {
            return false;
        }
        next.set_restriction(Some(Restriction::Again { direction, failed }));
        if self.can_move(next, side) {
            listener.hear(Event::Again {
                side,
                direction,
                failed,
            });
            return true;
        }
        next.set_restriction(None);
        false
    }

    /// Rules 3.4.4: the pit that `mv` bars, if it does.
    fn barred(&self, before: &Position, mover: Side, mv: Move) -> Option<Pit> {
        let reached = self.board.next(mv.pit, mv.direction);
        let bars = self.barring
            && before.seeds(mv.pit) == 1
            && self.board.owner(reached) != mover
            && before.seeds(reached) == 0;
        bars.then_some(reached)
    }

    /// Hands the turn to the other side; passes and ends the game where that
    /// side can't move.
    pub(super) fn pass_turn<L: Listener>(
        &self,
        next: &mut Position,
        mover: Side,
        listener: &mut L,
    ) {
        let opponent = mover.other();
        next.set_state(State::ToMove(opponent));
        if self.can_move(next, opponent) {
            listener.hear(Event::Turn { side: opponent });
            return;
        }
        match self.stuck {
            Stuck::Ends => self.finish(next, OverReason::CannotMove(opponent), listener),
            Stuck::Passes => {
                next.set_state(State::ToMove(mover));
                next.set_restriction(None);
                if self.can_move(next, mover) {
                    listener.hear(Event::Pass { side: opponent });
                    listener.hear(Event::Turn { side: mover });
                } else {
                    self.finish(next, OverReason::NobodyCanMove, listener);
                }
            }
        }
    }

    fn finish<L: Listener>(&self, position: &mut Position, reason: OverReason, listener: &mut L) {
        for pit in self.board.all_pits() {
            let to = match (position.mark(pit), self.sweeping) {
                (Some(owner), _) => owner,
                (None, Sweeping::All) => self.board.owner(pit),
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

    /// Ends a game in which the position has occurred for the third time
    /// (Rules 1). [`Record`](super::Record) does so by itself.
    pub fn end_by_repetition<L: Listener>(
        &self,
        position: &Position,
        listener: &mut L,
    ) -> Position {
        let mut over = *position;
        self.finish(&mut over, OverReason::Repetition, listener);
        over
    }
}
