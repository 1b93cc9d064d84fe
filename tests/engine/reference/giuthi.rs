//! 3.1 Giuthi, 3.2 with the store sown, 3.3 by rounds.

use super::{GameStatus, LAPS, Move, Position, Restriction, Side, Sowing};

/// Which of the three is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Plain,
    Store,
    Rounds,
}

/// A place for a seed: 3.2 adds the mover's store to the ring.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Pit(usize),
    Store,
}

/// "From an own pit with at least two seeds, in either direction" (3.1.1);
/// in a turn that goes on, in the direction asked for (3.3.1).
pub fn candidates(position: &Position, row: std::ops::Range<usize>) -> Vec<Move> {
    let mut moves = Vec::new();
    for pit in row {
        if position.seeds[pit] < 2 {
            continue;
        }
        for forward in [true, false] {
            let allowed = match position.restriction {
                Some(Restriction::Again { forward: asked, .. }) => asked == forward,
                _ => true,
            };
            if allowed {
                moves.push(Move { pit, forward });
            }
        }
    }
    moves
}

/// The move with captures; none if it is endless.
pub fn turn(before: &Position, mv: Move, kind: Kind) -> Option<Sowing> {
    let GameStatus::ToMove(mover) = before.state else {
        panic!("nobody is to move");
    };
    let mut position = before.clone();
    let mut forward = mv.forward;
    let mut crossed = false;
    let mut laps = 0;
    let mut lifted = mv.pit;
    let last = loop {
        laps += 1;
        if laps > LAPS {
            return None;
        }
        let last = lap(&mut position, lifted, forward, mover, kind, &mut crossed);
        let Place::Pit(pit) = last else {
            break last;
        };
        // More than the seed just dropped: the pit was occupied (3.1.3).
        if position.seeds[pit] == 1 {
            break last;
        }
        lifted = pit;
        forward = !forward;
    };
    let stored = *position.store(mover);
    if let Place::Pit(pit) = last
        && crossed
    {
        match kind {
            Kind::Plain | Kind::Store => capture(&mut position, pit, forward, mover),
            Kind::Rounds => capture_by_rounds(&mut position, pit, forward, mover),
        }
    }
    let captured = *position.store(mover) - stored;
    position.state = GameStatus::ToMove(mover.other());
    position.restriction = None;
    if kind == Kind::Rounds && !crossed {
        sow_again(&mut position, before, mv, mover);
    }
    Some(Sowing {
        after: position,
        last: match last {
            Place::Pit(pit) => Some(pit),
            Place::Store => None,
        },
        laps,
        captured,
    })
}

/// 3.1.2: one lap, the pit lifted left out; where the last seed fell.
fn lap(
    position: &mut Position,
    lifted: usize,
    forward: bool,
    mover: Side,
    kind: Kind,
    crossed: &mut bool,
) -> Place {
    let mut hand = std::mem::take(&mut position.seeds[lifted]);
    let mut place = Place::Pit(lifted);
    while hand > 0 {
        place = next(position, place, forward, mover, kind);
        match place {
            Place::Pit(pit) if pit == lifted => continue,
            Place::Pit(pit) => {
                position.seeds[pit] += 1;
                if position.owner(pit) != mover {
                    *crossed = true;
                }
            }
            Place::Store => *position.store(mover) += 1,
        }
        hand -= 1;
    }
    place
}

/// The place after a place; 3.2: the mover's store lies between the mover's
/// last pit and the opponent's first one.
fn next(position: &Position, place: Place, forward: bool, mover: Side, kind: Kind) -> Place {
    let last = position.row(mover).end - 1;
    let beyond = position.next(last, true);
    match (place, forward) {
        (Place::Store, true) => Place::Pit(beyond),
        (Place::Store, false) => Place::Pit(last),
        (Place::Pit(pit), true) if pit == last && kind == Kind::Store => Place::Store,
        (Place::Pit(pit), false) if pit == beyond && kind == Kind::Store => Place::Store,
        (Place::Pit(pit), forward) => Place::Pit(position.next(pit, forward)),
    }
}

/// 3.1.4: the opposite pit and the last seed, then pit after pit.
fn capture(position: &mut Position, last: usize, forward: bool, mover: Side) {
    if position.owner(last) != mover || position.seeds[position.opposite(last)] == 0 {
        return;
    }
    position.take(position.opposite(last), mover);
    position.take(last, mover);
    let mut pit = position.next(last, forward);
    while position.owner(pit) == mover
        && position.seeds[pit] == 0
        && position.seeds[position.opposite(pit)] > 0
    {
        position.take(position.opposite(pit), mover);
        pit = position.next(pit, forward);
    }
}

/// 3.3.2: the opposite pit alone, and one further one.
fn capture_by_rounds(position: &mut Position, last: usize, forward: bool, mover: Side) {
    if position.owner(last) != mover || position.seeds[position.opposite(last)] == 0 {
        return;
    }
    position.take(position.opposite(last), mover);
    let pit = position.next(last, forward);
    if position.owner(pit) == mover && position.seeds[pit] == 0 {
        position.take(position.opposite(pit), mover);
    }
}

/// 3.3.1: the same player again, in the direction opposite to the one in
/// which the failed sowing began, until a row's worth of them has failed.
fn sow_again(position: &mut Position, before: &Position, mv: Move, mover: Side) {
    let failed = match before.restriction {
        Some(Restriction::Again { failed, .. }) => failed + 1,
        _ => 1,
    };
    if failed < position.pits() {
        position.state = GameStatus::ToMove(mover);
        position.restriction = Some(Restriction::Again {
            forward: !mv.forward,
            failed,
        });
    }
}
