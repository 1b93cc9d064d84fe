//! A game by the fields of its rules, one seed at a time. The other files of
//! this folder play the published games by their sentences; this one plays any
//! combination of fields.

use super::{GameStatus, LAPS, Move, Position, Restriction, Side};

/// The pits of a row that can be sown in a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sowing {
    Forward,
    Either,
    Outward,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relay {
    None,
    Onward,
    TurningAbout,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    NotNeeded,
    ForCapture,
    OrSowAgain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    Opposite {
        last_seed: bool,
        /// The most pits after the first.
        further: usize,
        uurs: bool,
    },
    TwosAndFours,
    ClaimFours,
}

/// The fields of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fields {
    pub sowing: Sowing,
    pub min_seeds: u32,
    pub skips_origin: bool,
    pub relay: Relay,
    pub sows_store: bool,
    pub crossing: Crossing,
    pub capture: Capture,
    pub bars: bool,
    pub passes: bool,
    pub sweeps_all: bool,
}

/// A place for a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Pit(usize),
    Store,
}

impl Fields {
    /// The legal moves, pit by pit, forward before backward.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let candidates = self.candidates(position).into_iter();
        candidates
            .filter(|&mv| self.sow(position, mv).is_some())
            .collect()
    }

    /// The position after a legal move, with passes and the end of the game.
    pub fn play(&self, position: &Position, mv: Move) -> Position {
        self.settle(self.sow(position, mv).expect("a move that ends"))
    }

    fn directions(&self, place: usize, pits: usize) -> &'static [bool] {
        let from_the_middle = (2 * place + 1).cmp(&pits);
        match (self.sowing, from_the_middle) {
            (Sowing::Either, _) | (Sowing::Outward, std::cmp::Ordering::Equal) => &[true, false],
            (Sowing::Outward, std::cmp::Ordering::Less) => &[false],
            (Sowing::Forward, _) | (Sowing::Outward, std::cmp::Ordering::Greater) => &[true],
        }
    }

    fn candidates(&self, position: &Position) -> Vec<Move> {
        let GameStatus::ToMove(side) = position.state else {
            return Vec::new();
        };
        let mut moves = Vec::new();
        for (place, pit) in position.row(side).enumerate() {
            let barred = position.restriction == Some(Restriction::Barred(pit));
            if position.seeds[pit] < self.min_seeds || position.marks[pit].is_some() || barred {
                continue;
            }
            for &forward in self.directions(place, position.pits()) {
                match position.restriction {
                    Some(Restriction::Again { forward: only, .. }) if only != forward => {}
                    _ => moves.push(Move { pit, forward }),
                }
            }
        }
        moves
    }

    fn can_move(&self, position: &Position) -> bool {
        !self.moves(position).is_empty()
    }

    /// The place after a place; the mover's store lies after the mover's row.
    fn next(&self, position: &Position, place: Place, forward: bool, mover: Side) -> Place {
        let last = position.row(mover).end - 1;
        let beyond = position.next(last, true);
        match (place, forward) {
            (Place::Store, true) => Place::Pit(beyond),
            (Place::Store, false) => Place::Pit(last),
            (Place::Pit(pit), true) if pit == last && self.sows_store => Place::Store,
            (Place::Pit(pit), false) if pit == beyond && self.sows_store => Place::Store,
            (Place::Pit(pit), forward) => Place::Pit(position.next(pit, forward)),
        }
    }

    /// The position after the sowing; none if it is endless.
    fn sow(&self, before: &Position, mv: Move) -> Option<Position> {
        let GameStatus::ToMove(mover) = before.state else {
            panic!("nobody is to move");
        };
        let mut position = before.clone();
        let (mut origin, mut forward, mut crossed) = (mv.pit, mv.forward, false);
        let mut laps = 0;
        let last = loop {
            laps += 1;
            if laps > LAPS {
                return None;
            }
            let mut hand = std::mem::take(&mut position.seeds[origin]);
            let mut place = Place::Pit(origin);
            while hand > 0 {
                place = self.next(&position, place, forward, mover);
                match place {
                    Place::Pit(pit) if pit == origin && self.skips_origin => continue,
                    Place::Pit(pit) => {
                        position.seeds[pit] += 1;
                        crossed |= position.owner(pit) != mover;
                    }
                    Place::Store => *position.store(mover) += 1,
                }
                hand -= 1;
            }
            let Place::Pit(pit) = place else {
                break None;
            };
            let occupied = position.seeds[pit] > 1;
            let claims = self.capture == Capture::ClaimFours
                && position.seeds[pit] == 4
                && position.owner(pit) != mover;
            let goes_on = self.relay != Relay::None && position.marks[pit].is_none();
            if !(goes_on && occupied) || claims {
                break Some(pit);
            }
            origin = pit;
            forward ^= self.relay == Relay::TurningAbout;
        };
        position.state = GameStatus::ToMove(mover.other());
        position.restriction = None;
        if let Some(pit) = last {
            let fell_in_empty = position.seeds[pit] == 1;
            if crossed || self.crossing == Crossing::NotNeeded {
                self.capture(&mut position, pit, forward, mover);
            }
            let single = before.seeds[mv.pit] == 1;
            if self.bars && single && fell_in_empty && position.owner(pit) != mover {
                position.restriction = Some(Restriction::Barred(pit));
            }
        }
        if self.crossing == Crossing::OrSowAgain && !crossed {
            let failed = match before.restriction {
                Some(Restriction::Again { failed, .. }) => failed + 1,
                _ => 1,
            };
            if failed < position.pits() {
                let forward = !mv.forward;
                position.state = GameStatus::ToMove(mover);
                position.restriction = Some(Restriction::Again { forward, failed });
            }
        }
        Some(position)
    }

    fn capture(&self, position: &mut Position, last: usize, forward: bool, mover: Side) {
        let own = position.owner(last) == mover;
        if position.marks[last].is_some() {
            return;
        }
        match self.capture {
            Capture::TwosAndFours => {
                let mut pit = last;
                while position.owner(pit) != mover && [2, 4].contains(&position.seeds[pit]) {
                    position.take(pit, mover);
                    pit = position.next(pit, !forward);
                }
            }
            Capture::ClaimFours if !own && position.seeds[last] == 4 => {
                position.marks[last] = Some(mover);
            }
            Capture::ClaimFours => {}
            Capture::Opposite {
                last_seed,
                further,
                uurs,
            } => {
                let opposite = position.opposite(last);
                if !own || position.seeds[last] != 1 || position.seeds[opposite] == 0 {
                    return;
                }
                if uurs && position.seeds[opposite] == 3 {
                    for pit in [last, opposite] {
                        position.seeds[pit] = 2;
                        position.marks[pit] = Some(mover);
                    }
                    return;
                }
                position.take(opposite, mover);
                if last_seed {
                    position.take(last, mover);
                }
                let mut pit = last;
                for _ in 0..further {
                    pit = position.next(pit, forward);
                    let opposite = position.opposite(pit);
                    let empty = position.seeds[pit] == 0;
                    if position.owner(pit) != mover || !empty || position.seeds[opposite] == 0 {
                        return;
                    }
                    position.take(opposite, mover);
                }
            }
        }
    }

    /// Passes and the end of the game: in the position returned the side to move
    /// has a legal move, or the game is over.
    pub fn settle(&self, mut position: Position) -> Position {
        let GameStatus::ToMove(mut side) = position.state else {
            return position;
        };
        if self.can_move(&position) {
            return position;
        }
        let sows_again = matches!(position.restriction, Some(Restriction::Again { .. }));
        position.restriction = None;
        if sows_again {
            side = side.other();
            position.state = GameStatus::ToMove(side);
            if self.can_move(&position) {
                return position;
            }
        }
        position.state = GameStatus::ToMove(side.other());
        if self.passes && self.can_move(&position) {
            return position;
        }
        for pit in 0..position.seeds.len() {
            let owner = match position.marks[pit] {
                Some(owner) => owner,
                None if self.sweeps_all => position.owner(pit),
                None => continue,
            };
            position.take(pit, owner);
        }
        position.state = GameStatus::Over;
        position
    }
}
