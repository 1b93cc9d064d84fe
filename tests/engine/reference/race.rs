//! 3.6.1, the race of Sulus Aidi, and its ply (section 2).

use super::text::pit_named;
use super::{Game, GameStatus, Position, Side};

/// "A race still going after 10,000 drops is void" (3.6.1).
const DROPS: usize = 10_000;

/// Why a race has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Still going after the last drop that counts.
    Void,
    /// The order asks for a drop of a hand that is finished.
    Finished,
    /// The order stops before both hands are finished.
    Short,
}

/// One player in the race.
struct Hand {
    seeds: u32,
    at: usize,
    done: bool,
}

impl Hand {
    fn lift(position: &mut Position, pit: usize) -> Self {
        Self {
            seeds: std::mem::take(&mut position.seeds[pit]),
            at: pit,
            done: false,
        }
    }

    /// Drops one seed; the last one of a lap ends the race of this hand, or
    /// the pit where it fell is lifted.
    fn drop_one(&mut self, position: &mut Position) {
        self.at = position.next(self.at, true);
        position.seeds[self.at] += 1;
        self.seeds -= 1;
        if self.seeds == 0 {
            if position.seeds[self.at] == 1 {
                self.done = true;
            } else {
                self.seeds = std::mem::take(&mut position.seeds[self.at]);
            }
        }
    }
}

/// Plays a race ply over the start position.
pub fn run(game: &Game, ply: &str) -> Result<Position, Fault> {
    let (picks, order) = match ply.split_once(':') {
        Some((picks, order)) => (picks, Some(order)),
        None => (ply, None),
    };
    let (south, north) = picks.split_once('*').expect("two pits");
    race(
        game,
        pit_named(south, game.pits),
        pit_named(north, game.pits),
        order,
    )
}

/// Plays a race; without an order at an even pace.
pub fn race(
    game: &Game,
    south: usize,
    north: usize,
    order: Option<&str>,
) -> Result<Position, Fault> {
    let mut position = game.start(Side::South);
    let mut hands = [
        Hand::lift(&mut position, south),
        Hand::lift(&mut position, north),
    ];
    let mut order = order.map(str::chars);
    let mut turn = 0;
    let mut first = None;
    let mut drops = 0;
    while hands.iter().any(|hand| !hand.done) {
        if drops == DROPS {
            return Err(Fault::Void);
        }
        let who = match &mut order {
            Some(order) => match order.next() {
                Some('s') => 0,
                Some(_) => 1,
                None => return Err(Fault::Short),
            },
            None if hands[turn].done => 1 - turn,
            None => turn,
        };
        turn = 1 - who;
        if hands[who].done {
            return Err(Fault::Finished);
        }
        hands[who].drop_one(&mut position);
        drops += 1;
        if hands[who].done && first.is_none() {
            first = Some([Side::South, Side::North][who]);
        }
    }
    if order.is_some_and(|mut order| order.next().is_some()) {
        return Err(Fault::Finished);
    }
    position.state = GameStatus::ToMove(first.expect("somebody ended first"));
    Ok(game.settle(position))
}
