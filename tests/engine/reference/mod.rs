//! A second engine, written from docs/RULES.md for clarity only: vectors of numbers,
//! one seed at a time, a file for each family of games. It shares no code with the
//! engine that it is compared with. Numbers such as 3.1.4 are sentences of
//! docs/RULES.md.

mod alemungula;
mod giuthi;
mod layli;
mod position;
pub mod race;
pub mod record;
pub mod rounds;
mod sulus;
mod text;

pub use position::{GameStatus, Move, Position, Restriction, Side, Sowing};

/// "A sowing of more than 1,000 laps counts as endless" (section 1).
pub const LAPS: u32 = 1000;

/// The six games of section 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Giuthi,
    GiuthiStore,
    GiuthiRounds,
    Alemungula,
    Layli,
    Sulus,
}

/// A game with its size: pits a player, seeds a pit at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    pub kind: Kind,
    pub pits: usize,
    pub seeds: u32,
}

impl Game {
    /// The game that a vector or the other engine calls `id`.
    pub fn named(id: &str, pits: usize, seeds: u32) -> Self {
        let kind = match id {
            "giuthi" => Kind::Giuthi,
            "giuthi-store" => Kind::GiuthiStore,
            "giuthi-rounds" => Kind::GiuthiRounds,
            "alemungula" => Kind::Alemungula,
            "layli-goobalay" => Kind::Layli,
            "sulus-aidi" => Kind::Sulus,
            _ => panic!("no game is called {id}"),
        };
        Self { kind, pits, seeds }
    }

    /// The start position; `first` has no meaning before a race.
    pub fn start(&self, first: Side) -> Position {
        let mut start = Position::empty(self.pits);
        start.seeds.fill(self.seeds);
        start.state = match self.kind {
            Kind::Sulus => GameStatus::Race,
            _ => GameStatus::ToMove(first),
        };
        start
    }

    /// Every legal move, pit by pit, forward before backward.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        self.sorted(position).0
    }

    /// The legal moves, and those that are illegal only because their sowing
    /// doesn't end.
    pub fn sorted(&self, position: &Position) -> (Vec<Move>, Vec<Move>) {
        let candidates = self.candidates(position).into_iter();
        candidates.partition(|&mv| self.sow(position, mv).is_some())
    }

    /// The position after a legal move, passes and the end of the game
    /// included.
    pub fn play(&self, position: &Position, mv: Move) -> Position {
        let sowing = self.sow(position, mv).expect("a move that ends");
        self.settle(sowing.after)
    }

    /// The moves that the rules allow if their sowing ends.
    fn candidates(&self, position: &Position) -> Vec<Move> {
        let GameStatus::ToMove(side) = position.state else {
            return Vec::new();
        };
        let pits = position.row(side);
        match self.kind {
            Kind::Giuthi | Kind::GiuthiStore | Kind::GiuthiRounds => {
                giuthi::candidates(position, pits)
            }
            Kind::Alemungula => alemungula::candidates(position, side),
            Kind::Layli => layli::candidates(position, pits),
            Kind::Sulus => sulus::candidates(position, pits),
        }
    }

    fn can_move(&self, position: &Position) -> bool {
        let mut candidates = self.candidates(position).into_iter();
        candidates.any(|mv| self.sow(position, mv).is_some())
    }

    /// The sowing; none if it is endless.
    pub fn sow(&self, position: &Position, mv: Move) -> Option<Sowing> {
        match self.kind {
            Kind::Giuthi => giuthi::turn(position, mv, giuthi::Kind::Plain),
            Kind::GiuthiStore => giuthi::turn(position, mv, giuthi::Kind::Store),
            Kind::GiuthiRounds => giuthi::turn(position, mv, giuthi::Kind::Rounds),
            Kind::Alemungula => Some(alemungula::turn(position, mv)),
            Kind::Layli => layli::turn(position, mv),
            Kind::Sulus => sulus::turn(position, mv),
        }
    }

    /// Passes (3.1.6, 3.3.1, 3.6.4) and the end of the game (3.1.6, 3.3.3,
    /// 3.4.5, 3.5.5, 3.6.4): in the position returned the side to move has a
    /// legal move, or the game is over.
    pub fn settle(&self, mut position: Position) -> Position {
        let GameStatus::ToMove(side) = position.state else {
            return position;
        };
        if self.can_move(&position) {
            return position;
        }
        match self.kind {
            Kind::Alemungula | Kind::Layli => return self.finish(position),
            Kind::Giuthi | Kind::GiuthiStore | Kind::GiuthiRounds | Kind::Sulus => {}
        }
        position.restriction = None;
        for player in [side.other(), side] {
            position.state = GameStatus::ToMove(player);
            if self.can_move(&position) {
                return position;
            }
        }
        self.finish(position)
    }

    /// The end of the game where neither side can move, which is also how a
    /// threefold repetition is scored (section 1).
    pub fn finish(&self, mut position: Position) -> Position {
        for pit in 0..position.seeds.len() {
            let owner = match (position.marks[pit], self.kind) {
                (Some(owner), _) => owner,
                (None, Kind::Sulus) => continue,
                (None, _) => position.owner(pit),
            };
            let seeds = std::mem::take(&mut position.seeds[pit]);
            *position.store(owner) += seeds;
        }
        position.state = GameStatus::Over;
        position.restriction = None;
        position
    }

    /// The number of sequences of `depth` moves; a pass doesn't count.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves(position);
        moves
            .into_iter()
            .map(|mv| self.perft(&self.play(position, mv), depth - 1))
            .sum()
    }
}
