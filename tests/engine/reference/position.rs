//! The ring, the stores and the restrictions (docs/RULES.md, section 1).

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    South,
    North,
}

impl Side {
    pub fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

/// The state of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameStatus {
    ToMove(Side),
    Race,
    Over,
}

/// A restriction of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Restriction {
    /// This pit may not be played (3.4.4).
    Barred(usize),
    /// The direction of a further sowing, and the number of failed ones (3.3.1).
    Again { forward: bool, failed: usize },
}

/// A pit by its place in the ring, and the direction of sowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub pit: usize,
    pub forward: bool,
}

/// A position; `seeds` and `marks` run round the ring from `a`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub seeds: Vec<u32>,
    pub marks: Vec<Option<Side>>,
    pub stores: [u32; 2],
    pub state: GameStatus,
    pub restriction: Option<Restriction>,
}

/// A move before anybody passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// The position after it.
    pub after: Position,
    /// The pit of the last seed; none for the store.
    pub last: Option<usize>,
    pub laps: u32,
    /// The seeds that the mover takes out of pits.
    pub captured: u32,
}

impl Position {
    /// An empty board, South to move.
    pub fn empty(pits: usize) -> Self {
        Self {
            seeds: vec![0; 2 * pits],
            marks: vec![None; 2 * pits],
            stores: [0, 0],
            state: GameStatus::ToMove(Side::South),
            restriction: None,
        }
    }

    /// The number of pits of a player.
    pub fn pits(&self) -> usize {
        self.seeds.len() / 2
    }

    /// The pits of a player, in ring order.
    pub fn row(&self, side: Side) -> std::ops::Range<usize> {
        let n = self.pits();
        match side {
            Side::South => 0..n,
            Side::North => n..2 * n,
        }
    }

    /// Whose row a pit is in.
    pub fn owner(&self, pit: usize) -> Side {
        if pit < self.pits() {
            Side::South
        } else {
            Side::North
        }
    }

    /// "The pit opposite ring index i is 2n-1-i."
    pub fn opposite(&self, pit: usize) -> usize {
        2 * self.pits() - 1 - pit
    }

    /// The neighbour of a pit.
    pub fn next(&self, pit: usize, forward: bool) -> usize {
        let ring = self.seeds.len();
        if forward {
            (pit + 1) % ring
        } else {
            (pit + ring - 1) % ring
        }
    }

    /// The store of a player.
    pub fn store(&mut self, side: Side) -> &mut u32 {
        match side {
            Side::South => &mut self.stores[0],
            Side::North => &mut self.stores[1],
        }
    }

    /// The seeds of a player in the store and in marked pits.
    pub fn score(&self, side: Side) -> u32 {
        let marked: u32 = (0..self.seeds.len())
            .filter(|&pit| self.marks[pit] == Some(side))
            .map(|pit| self.seeds[pit])
            .sum();
        self.clone().store(side).to_owned() + marked
    }

    /// Empties a pit into a player's store.
    pub fn take(&mut self, pit: usize, side: Side) {
        let seeds = std::mem::take(&mut self.seeds[pit]);
        *self.store(side) += seeds;
    }
}

/// The letter of a pit on a board of `pits` a player.
pub fn letter(pit: usize, pits: usize) -> char {
    let (first, place) = if pit < pits {
        (b'a', pit)
    } else {
        (b'A', pit - pits)
    };
    char::from(first + u8::try_from(place).expect("a row is short"))
}
