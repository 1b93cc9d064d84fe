//! Legal moves, why others are not legal, and playing them.
//!
//! Only [`Rules::walk`], [`Rules::child`] and [`Rules::perft`], which a search
//! calls, use the specialised engines. Everything else uses the general engine,
//! so that a program without a search contains no other.

use std::fmt;
use std::ops::ControlFlow;

use super::candidates::MoveGenInput;
use super::walk::{Child, Perft, Walk, Walked};
use super::{
    Capture, Direction, EventSink, GameStatus, Move, Moves, OverReason, Position, Restriction,
    Rules, Side,
};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The race comes first (Rules 3.6.1).
    RaceFirst,
    /// The board has no such pit.
    NoSuchPit,
    /// The pit is the opponent's.
    NotYours,
    /// The game doesn't sow this pit in that direction.
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
        min_seeds: u8,
    },
    /// The pit is barred for this turn (Rules 3.4.4).
    Barred,
    /// After a sowing that did not cross, this one must go in the opposite
    /// direction (Rules 3.3.1).
    MustSow {
        /// The only direction allowed in this turn.
        direction: Direction,
    },
    /// The sowing has no end (Rules 1).
    Endless,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => f.write_str("the game is over"),
            IllegalMove::RaceFirst => f.write_str("the race comes first"),
            IllegalMove::NoSuchPit => f.write_str("the board has no such pit"),
            IllegalMove::NotYours => f.write_str("the pit is the opponent's"),
            IllegalMove::WrongDirection => f.write_str("this pit isn't sown that way"),
            IllegalMove::Uur => f.write_str("the pit is an uur"),
            IllegalMove::Claimed => f.write_str("the pit is claimed"),
            IllegalMove::Empty => f.write_str("the pit is empty"),
            IllegalMove::TooFew { min_seeds } => {
                write!(f, "a move starts with {min_seeds} seeds or more")
            }
            IllegalMove::Barred => f.write_str("the pit is barred for this turn"),
            IllegalMove::MustSow {
                direction: Direction::Forward,
            } => f.write_str("this sowing must go forward"),
            IllegalMove::MustSow {
                direction: Direction::Backward,
            } => f.write_str("this sowing must go backward"),
            IllegalMove::Endless => f.write_str("the sowing would never end"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Rules {
    /// The legal moves; none if the game is over or the race comes first.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Moves {
        let GameStatus::ToMove(side) = position.status() else {
            return Moves::default();
        };
        self.assert_board(position);
        self.general_engine()
            .legal(&MoveGenInput::of(position), side)
    }

    /// Every legal move with the position after it, in the order of
    /// [`Rules::moves`].
    pub fn children(&self, position: &Position) -> impl Iterator<Item = (Move, Position)> {
        self.moves(position)
            .into_iter()
            .map(|mv| (mv, self.play_unchecked(position, mv, &mut ())))
    }

    /// Calls `visit` with every legal move and the position after it, until
    /// `visit` breaks. Each move is applied once: this is the fastest way to
    /// generate many positions.
    ///
    /// In a position passed to `visit`, the side to move has a legal move or
    /// only endless sowings (Rules 1). The latter is rare: it needs the two or
    /// three pits a row of a late round (Rules 3.3.5). A walk of such a position
    /// is [`Walked::Stuck`].
    pub fn walk<B>(
        &self,
        position: &Position,
        visit: impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> Walked<B> {
        self.assert_board(position);
        self.with_engine(Walk { position, visit })
    }

    /// The position after passes and the end of the game, for one visited by
    /// [`Rules::walk`] in which the side to move has no legal move.
    #[must_use]
    pub fn resolve_turn(&self, position: &Position) -> Position {
        match position.status() {
            GameStatus::ToMove(side) => self.turn(*position, side, &mut ()),
            GameStatus::Race | GameStatus::Over => *position,
        }
    }

    /// The position after `mv`, if it is legal, as [`Rules::walk`] visits it.
    /// [`Rules::play`] tells why a move is not legal, and takes an event
    /// sink.
    #[must_use]
    pub fn child(&self, position: &Position, mv: Move) -> Option<Position> {
        self.with_engine(Child { position, mv })
    }

    /// The number of sequences of `depth` legal moves from a position. Races
    /// and repetitions are ignored; a pass is not a move.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        self.with_engine(Perft { position, depth })
    }

    /// Checks that a move is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check_move(&self, position: &Position, mv: Move) -> Result<(), IllegalMove> {
        let side = match position.status() {
            GameStatus::ToMove(side) => side,
            GameStatus::Race => return Err(IllegalMove::RaceFirst),
            GameStatus::Over => return Err(IllegalMove::GameOver),
        };
        let Move { pit, direction } = mv;
        if !self.board.has(pit) {
            return Err(IllegalMove::NoSuchPit);
        }
        if self.board.owner(pit) != side {
            return Err(IllegalMove::NotYours);
        }
        if position.is_marked(pit) {
            return Err(match self.fields().capture {
                Capture::ClaimFours => IllegalMove::Claimed,
                Capture::Opposite { .. } | Capture::TwosAndFours => IllegalMove::Uur,
            });
        }
        let min_seeds = self.fields().min_seeds;
        match position.seeds(pit) {
            0 => return Err(IllegalMove::Empty),
            seeds if seeds < min_seeds => return Err(IllegalMove::TooFew { min_seeds }),
            _ => {}
        }
        if !self.directions(pit).contains(direction) {
            return Err(IllegalMove::WrongDirection);
        }
        match position.restriction() {
            Some(Restriction::Barred(barred)) if barred == pit => return Err(IllegalMove::Barred),
            Some(Restriction::Again {
                direction: only, ..
            }) if only != direction => return Err(IllegalMove::MustSow { direction: only }),
            _ => {}
        }
        let engine = self.general_engine();
        match engine.is_endless(&MoveGenInput::of(position), side, mv) {
            true => Err(IllegalMove::Endless),
            false => Ok(()),
        }
    }

    /// Plays a move, and sends its events to `sink`.
    ///
    /// Passes, sweeps and the end of the game are part of the move: in the
    /// position returned the side to move has a legal move, or the game is over.
    ///
    /// ```
    /// use mbegu::rules::{Event, IllegalMove, Side, Variant};
    ///
    /// //  before           b- is sown: a, F; F was occupied, and so on
    /// //  6 6 6 6 6 6      F E D C B A
    /// //  6 6 6 6 6 6      a b c d e f
    /// let rules = Variant::Giuthi.default_rules();
    /// let start = rules.start(Side::South);
    /// let mut events: Vec<Event> = Vec::new();
    /// let after = rules.play(&start, rules.parse_move("b-")?, &mut events)?;
    ///
    /// // The events, applied to the position before, give the one after.
    /// let mut replayed = start;
    /// for event in events {
    ///     rules.apply(&mut replayed, event);
    /// }
    /// assert_eq!(replayed, after);
    ///
    /// // North can't sow South's pits.
    /// let again = rules.play(&after, rules.parse_move("c+")?, &mut ());
    /// assert_eq!(again, Err(IllegalMove::NotYours));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the move is not legal. The sink has received no event then.
    pub fn play(
        &self,
        position: &Position,
        mv: Move,
        sink: &mut dyn EventSink,
    ) -> Result<Position, IllegalMove> {
        self.check_move(position, mv)?;
        Ok(self.play_unchecked(position, mv, sink))
    }

    /// Plays a move that is known to be legal, as [`Rules::play`] does. The result is
    /// unspecified if it isn't. A position of another board panics in a debug build.
    pub fn play_unchecked(
        &self,
        position: &Position,
        mv: Move,
        mut sink: &mut dyn EventSink,
    ) -> Position {
        self.assert_board(position);
        let next = self.board.has(mv.pit).then(|| {
            // Compiled once for all sinks.
            self.general_engine().play(position, mv, &mut sink)
        });
        next.flatten().unwrap_or(*position)
    }

    /// Panics in a debug build if a position is of another board: the engines would read
    /// pits that it doesn't have.
    #[inline]
    fn assert_board(&self, position: &Position) {
        debug_assert_eq!(position.board(), self.board, "a position of another game");
    }

    /// Returns whether `side` has a legal move in `position`, whoever is to move.
    pub(super) fn can_move(&self, position: &Position, side: Side) -> bool {
        self.general_engine()
            .can_move(&MoveGenInput::of(position), side)
    }

    /// Makes `side` the side to move; if it can't move, it passes or the game
    /// ends.
    pub(super) fn turn(
        &self,
        position: Position,
        side: Side,
        mut sink: &mut dyn EventSink,
    ) -> Position {
        self.general_engine().turn(position, side, &mut sink)
    }

    /// Ends a game in which the position has occurred for the third time
    /// (Rules 1), as [`GameRecord`](super::GameRecord) does.
    pub fn end_by_repetition(&self, position: &Position, mut sink: &mut dyn EventSink) -> Position {
        let mut over = *position;
        self.general_engine()
            .finish(&mut over, OverReason::Repetition, &mut sink);
        over
    }
}
