//! Positions that are set up.

use std::fmt;

use super::{GameStatus, Position, Restriction};
use crate::rules::{Board, BySide, Pit, Side};

/// A position as somebody sets it up: one that the game need not be able to have.
/// [`Rules::position`](crate::rules::Rules::position) checks it, and
/// [`Rules::parse_setup`](crate::rules::Rules::parse_setup) reads its text form.
///
/// ```
/// use mbegu::rules::{GameStatus, PositionErrorKind, Setup, Side, Variant};
///
/// let rules = Variant::Alemungula.default_rules();
/// let mut setup = Setup::from(&rules.start(Side::South));
/// setup.pits[0] = 4;
/// let kind = PositionErrorKind::Total { found: 49, expected: 50 };
/// assert_eq!(rules.position(&setup).map_err(|error| error.kind), Err(kind));
/// setup.stores[Side::North] = 1;
/// setup.status = GameStatus::ToMove(Side::North);
/// assert_eq!(rules.position(&setup)?.to_string(), "4,5,5,5,5/5,5,5,5,5 0-1 n");
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seeds of each pit in ring order: South's row, then North's.
    pub pits: Vec<u8>,
    /// The owner of the mark of each pit, in the same order; none beyond the end.
    pub marks: Vec<Option<Side>>,
    /// The seeds in the stores.
    pub stores: BySide<u8>,
    /// The side to move, or the race or the end of the game.
    pub status: GameStatus,
    /// The restriction of this turn.
    pub restriction: Option<Restriction>,
}

impl Setup {
    /// An empty board, South to move.
    #[must_use]
    pub fn empty(board: Board) -> Setup {
        let pits = board.all_pits().count();
        Setup {
            pits: vec![0; pits],
            marks: vec![None; pits],
            stores: BySide::default(),
            status: GameStatus::ToMove(Side::South),
            restriction: None,
        }
    }

    /// The owner of the mark of a pit.
    pub(crate) fn mark(&self, pit: Pit) -> Option<Side> {
        self.marks.get(pit.index()).copied().flatten()
    }

    /// The sum of all seeds.
    #[must_use]
    pub fn total(&self) -> u16 {
        let pits: u16 = self.pits.iter().copied().map(u16::from).sum();
        pits + u16::from(self.stores.south) + u16::from(self.stores.north)
    }

    /// The position on a board, for display: no game need be able to have it.
    pub(crate) fn unchecked(&self, board: Board) -> Position {
        let mut position = Position::empty(board, self.status);
        for (pit, &seeds) in board.all_pits().zip(&self.pits) {
            position.set_seeds(pit, seeds);
            if let Some(owner) = self.mark(pit) {
                position.set_mark(pit, owner);
            }
        }
        for side in Side::ALL {
            position.add_to_store(side, self.stores[side]);
        }
        let is_there = |restriction: &Restriction| match *restriction {
            Restriction::Barred(pit) => board.has(pit),
            Restriction::Again { .. } => true,
        };
        position.set_restriction(self.restriction.filter(is_there));
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let pits = || position.board().all_pits();
        Setup {
            pits: pits().map(|pit| position.seeds(pit)).collect(),
            marks: pits().map(|pit| position.mark(pit)).collect(),
            stores: BySide::from_fn(|side| position.store(side)),
            status: position.status(),
            restriction: position.restriction(),
        }
    }
}

/// The text form (Rules 2).
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.pits.len() / 2;
        for (place, seeds) in self.pits.iter().enumerate() {
            match place {
                0 => {}
                place if place == row => f.write_str("/")?,
                _ => f.write_str(",")?,
            }
            if let Some(owner) = self.marks.get(place).copied().flatten() {
                write!(f, "{}", owner.letter())?;
            }
            write!(f, "{seeds}")?;
        }
        let status = match self.status {
            GameStatus::ToMove(side) => side.letter(),
            GameStatus::Race => 'r',
            GameStatus::Over => 'x',
        };
        write!(f, " {}-{} {status}", self.stores.south, self.stores.north)?;
        match self.restriction {
            None => Ok(()),
            Some(Restriction::Barred(pit)) => {
                let mut letters = ('a'..='z').take(row).chain(('A'..='Z').take(row));
                write!(f, " !{}", letters.nth(pit.index()).unwrap_or('?'))
            }
            Some(Restriction::Again { direction, failed }) => {
                write!(f, " {}{failed}", direction.sign())
            }
        }
    }
}
