//! Legal moves, why others are not, and playing them.
//!
//! One engine for all games does what a page or a record asks for. Only what a
//! search walks, [`Rules::walk`] and what is made of it, has an engine made for
//! each game, so that a program without a search is built without those.

use std::fmt;
use std::ops::ControlFlow;

use super::candidates::Look;
use super::engine::{Engine, with_engine};
use super::words::MOST;
use super::{
    Capture, Direction, Listener, Move, Moves, OverReason, Position, Restriction, Rules, Side,
    State,
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
        let State::ToMove(side) = position.state() else {
            return Moves::default();
        };
        self.in_general().legal(&Look::at(position), side)
    }

    /// Every legal move with the position after it, in the order of
    /// [`Rules::moves`].
    pub fn children(&self, position: &Position) -> impl Iterator<Item = (Move, Position)> {
        self.moves(position)
            .map(|mv| (mv, self.played(position, mv, &mut ())))
    }

    /// Calls `visit` with every legal move and the position after it, each
    /// applied once, until it breaks off: the fastest way through many
    /// positions.
    ///
    /// In a position that `visit` is given, the player to move can move or has
    /// nothing but endless sowings (Rules 1), as happens now and then on the
    /// two or three pits a row of a late round (Rules 3.3.5). The walk of that
    /// position shows it: it finds no move, and [`Rules::settle`] says what
    /// follows.
    pub fn walk<B>(
        &self,
        position: &Position,
        visit: impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        with_engine!(self, engine => engine.walk(position, visit))
    }

    /// The position with the turn where it belongs: for one met in
    /// [`Rules::walk`] which had no move.
    #[must_use]
    pub fn settle(&self, position: &Position) -> Position {
        match position.state() {
            State::ToMove(side) => self.turn(*position, side, &mut ()),
            State::Race | State::Over => *position,
        }
    }

    /// The position after `mv`, if it is legal: one of those that
    /// [`Rules::walk`] gives. For why it isn't, and for a move with a listener,
    /// see [`Rules::try_play`].
    #[must_use]
    pub fn child(&self, position: &Position, mv: Move) -> Option<Position> {
        with_engine!(self, engine => engine.child(position, mv))
    }

    /// The number of sequences of `depth` legal moves from a position. Races
    /// and repetition are not looked at; a pass is no move.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        with_engine!(self, engine => engine.perft(position, depth))
    }

    /// Why `mv` is not legal; `None` if it is.
    #[must_use]
    pub fn refusal(&self, position: &Position, mv: Move) -> Option<Refusal> {
        let side = match position.state() {
            State::ToMove(side) => side,
            State::Race => return Some(Refusal::RaceFirst),
            State::Over => return Some(Refusal::GameOver),
        };
        self.first_sight(position, side, mv).or_else(|| {
            let endless = self.in_general().is_endless(&Look::at(position), side, mv);
            endless.then_some(Refusal::Endless)
        })
    }

    /// What can be said against a move without sowing it.
    fn first_sight(&self, position: &Position, side: Side, mv: Move) -> Option<Refusal> {
        let Move { pit, direction } = mv;
        if !self.board.has(pit) {
            return Some(Refusal::NoSuchPit);
        }
        if self.board.owner(pit) != side {
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

    /// Plays a move that is known to be legal, and tells `listener` what it
    /// does. For a move from outside use [`Rules::try_play`].
    ///
    /// Passes, sweeps and endings are part of it: whoever is to move in the
    /// position returned has a legal move, or the game is over. A move that
    /// isn't legal gives a position without meaning, but never panics.
    pub fn play<L: Listener>(&self, position: &Position, mv: Move, listener: &mut L) -> Position {
        self.played(position, mv, listener)
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
            None => Ok(self.played(position, mv, listener)),
        }
    }

    /// [`Rules::play`], once for all listeners.
    fn played(&self, position: &Position, mv: Move, mut listener: &mut dyn Listener) -> Position {
        let next = self
            .board
            .has(mv.pit)
            .then(|| self.in_general().played(position, mv, &mut listener));
        next.flatten().unwrap_or(*position)
    }

    /// Whether `side` could move, were it to move in `position`.
    pub(super) fn can_move(&self, position: &Position, side: Side) -> bool {
        self.in_general().can_move(&Look::at(position), side)
    }

    /// Hands the turn to `side`; passes and ends the game where it can't move.
    pub(super) fn turn(
        &self,
        position: Position,
        side: Side,
        mut listener: &mut dyn Listener,
    ) -> Position {
        self.in_general().turn(position, side, &mut listener)
    }

    /// Ends a game in which the position has occurred for the third time
    /// (Rules 1). [`Record`](super::Record) does so by itself.
    pub fn end_by_repetition<L: Listener>(
        &self,
        position: &Position,
        listener: &mut L,
    ) -> Position {
        let mut over = *position;
        let mut listener: &mut dyn Listener = listener;
        self.in_general()
            .finish(&mut over, OverReason::Repetition, &mut listener);
        over
    }

    /// The engine for where speed is no matter.
    fn in_general(&self) -> Engine<&Rules, MOST> {
        Engine::new(self, self)
    }
}
