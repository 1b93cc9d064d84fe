//! 3.4 Alemungula.

use std::cmp::Ordering;

use super::{GameStatus, Move, Position, Restriction, Side, Sowing};

/// 3.4.1: the left half backward, the right half forward, the middle either
/// way; 3.4.4: not the barred pit.
pub fn candidates(position: &Position, side: Side) -> Vec<Move> {
    let mut moves = Vec::new();
    for (place, pit) in position.row(side).enumerate() {
        if position.seeds[pit] == 0 || position.restriction == Some(Restriction::Barred(pit)) {
            continue;
        }
        let directions: &[bool] = match (2 * place + 1).cmp(&position.row(side).len()) {
            Ordering::Less => &[false],
            Ordering::Equal => &[true, false],
            Ordering::Greater => &[true],
        };
        moves.extend(directions.iter().map(|&forward| Move { pit, forward }));
    }
    moves
}

/// 3.4.2: one lap, no pit left out; then 3.4.3 and 3.4.4.
pub fn turn(before: &Position, mv: Move) -> Sowing {
    let GameStatus::ToMove(mover) = before.state else {
        panic!("nobody is to move");
    };
    let mut position = before.clone();
    let lifted = std::mem::take(&mut position.seeds[mv.pit]);
    let mut pit = mv.pit;
    for _ in 0..lifted {
        pit = position.next(pit, mv.forward);
        position.seeds[pit] += 1;
    }
    let last = pit;
    position.state = GameStatus::ToMove(mover.other());
    position.restriction = None;
    if lifted == 1 && position.owner(last) != mover && before.seeds[last] == 0 {
        position.restriction = Some(Restriction::Barred(last));
    }
    let stored = *position.store(mover);
    while position.owner(pit) != mover && [2, 4].contains(&position.seeds[pit]) {
        position.take(pit, mover);
        pit = position.next(pit, !mv.forward);
    }
    Sowing {
        captured: *position.store(mover) - stored,
        after: position,
        last: Some(last),
        laps: 1,
    }
}
