//! The ring of pits, and moves on it (Rules 1).

use super::Side;

/// A pit, by its place in the ring: South's pits first, then North's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit(u8);

impl Pit {
    /// The pit at a place in the ring, from 0. Whether a board has such a pit
    /// is for [`Board::has`] to say.
    #[must_use]
    pub const fn new(index: u8) -> Pit {
        Pit(index)
    }

    /// The place in the ring, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pit's bit in a set of pits.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u32 {
        1u32.wrapping_shl(self.0 as u32)
    }
}

/// A way round the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From `a` to `b`; counter-clockwise on a two-row board. Written `+`.
    Forward,
    /// From `b` to `a`. Written `-`.
    Backward,
}

impl Direction {
    /// Both ways, forward first.
    pub const ALL: [Direction; 2] = [Direction::Forward, Direction::Backward];

    /// The other way round.
    #[must_use]
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::Forward => Direction::Backward,
            Direction::Backward => Direction::Forward,
        }
    }

    /// `+` or `-` (Rules 2).
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Direction::Forward => '+',
            Direction::Backward => '-',
        }
    }
}

/// The ways a pit may be sown by its game, whatever the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Directions {
    /// One way only, so that a move there is written without a sign.
    Only(Direction),
    /// As the mover chooses.
    Either,
}

impl Directions {
    /// Whether that way is open.
    #[must_use]
    pub fn contains(self, direction: Direction) -> bool {
        match self {
            Directions::Only(only) => only == direction,
            Directions::Either => true,
        }
    }

    /// The open ways, forward first.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(move |&direction| self.contains(direction))
    }
}

/// A pit to start from and a way to sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The pit lifted first.
    pub pit: Pit,
    /// The way of the first lap.
    pub direction: Direction,
}

/// A list of moves: a small set, read in pit order, forward before backward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves(u64);

impl Moves {
    /// The list has room for this many pits; no board has more.
    const PITS: u8 = 32;

    const fn bit(mv: Move) -> u64 {
        1 << ((mv.pit.0 as u32 * 2 + mv.direction as u32) & 63)
    }

    pub(crate) const fn insert(&mut self, mv: Move) {
        self.0 |= Moves::bit(mv);
    }

    /// The moves from one set of pits forward and from another backward.
    pub(crate) const fn from_bits(forward: u32, backward: u32) -> Moves {
        Moves(spread(forward) | spread(backward) << 1)
    }

    /// The number of moves.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the list holds this move.
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        mv.pit.0 < Moves::PITS && self.0 & Moves::bit(mv) != 0
    }

    /// The moves in order; the same as iterating over the list itself.
    #[must_use]
    pub const fn iter(self) -> Moves {
        self
    }
}

/// Every bit of a set of at most 20 pits, at twice its place.
const fn spread(bits: u32) -> u64 {
    let mut wide = bits as u64;
    wide = (wide | wide << 16) & 0x0000_ffff_0000_ffff;
    wide = (wide | wide << 8) & 0x00ff_00ff_00ff_00ff;
    wide = (wide | wide << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    wide = (wide | wide << 2) & 0x3333_3333_3333_3333;
    (wide | wide << 1) & 0x5555_5555_5555_5555
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        let direction = if at & 1 == 0 {
            Direction::Forward
        } else {
            Direction::Backward
        };
        Some(Move {
            pit: Pit(at / 2),
            direction,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Moves::len(*self), Some(Moves::len(*self)))
    }
}

impl ExactSizeIterator for Moves {}

/// How the ring lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rows {
    /// A row each.
    Two,
    /// A row each, and half of the middle row each, at the player's right.
    Three,
}

/// The geometry of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How the ring lies on the table.
    pub rows: Rows,
    /// The number of pits of one player, 2 to 10.
    pub pits: u8,
}

impl Board {
    /// The number of pits of both players.
    #[must_use]
    pub const fn ring(self) -> u8 {
        self.pits * 2
    }

    /// Whether the board has that pit.
    #[must_use]
    pub const fn has(self, pit: Pit) -> bool {
        pit.0 < self.ring()
    }

    /// A player's pits in ring order.
    pub fn pits_of(
        self,
        side: Side,
    ) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + Clone {
        let first = match side {
            Side::South => 0,
            Side::North => self.pits,
        };
        (first..first + self.pits).map(Pit)
    }

    /// Every pit in ring order.
    pub fn all_pits(self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + Clone {
        (0..self.ring()).map(Pit)
    }

    /// Whose pit it is.
    #[must_use]
    pub const fn owner(self, pit: Pit) -> Side {
        if pit.0 < self.pits {
            Side::South
        } else {
            Side::North
        }
    }

    /// The pit that faces this one across a two-row board (Rules 1). On three
    /// rows no rule asks for it, and the answer has no meaning on the table;
    /// nor has it for a pit that the board hasn't got.
    #[must_use]
    pub const fn opposite(self, pit: Pit) -> Pit {
        Pit((self.ring() - 1).wrapping_sub(pit.0))
    }

    /// The neighbour in the ring. For a pit that the board hasn't got the answer
    /// has no meaning.
    #[must_use]
    pub const fn next(self, pit: Pit, direction: Direction) -> Pit {
        let last = self.ring() - 1;
        match direction {
            Direction::Forward if pit.0 == last => Pit(0),
            Direction::Forward => Pit(pit.0.wrapping_add(1)),
            Direction::Backward if pit.0 == 0 => Pit(last),
            Direction::Backward => Pit(pit.0 - 1),
        }
    }

    /// `a`, `b`, ... for South's pits, `A`, `B`, ... for North's; `?`, which no
    /// text form reads as a pit, for one that the board hasn't got.
    #[must_use]
    pub const fn letter(self, pit: Pit) -> char {
        if !self.has(pit) {
            return '?';
        }
        match self.owner(pit) {
            Side::South => (b'a' + pit.0) as char,
            Side::North => (b'A' + (pit.0 - self.pits)) as char,
        }
    }

    /// The pit of that letter, if the board has it.
    #[must_use]
    pub fn pit_from_letter(self, letter: char) -> Option<Pit> {
        let letter = u8::try_from(letter).ok()?;
        let (first, base) = match letter {
            b'a'..=b'z' => (0, b'a'),
            b'A'..=b'Z' => (self.pits, b'A'),
            _ => return None,
        };
        let within = letter - base;
        (within < self.pits).then(|| Pit(first + within))
    }
}
