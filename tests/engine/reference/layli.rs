//! 3.5 Layli Goobalay.

use super::{GameStatus, LAPS, Move, Position, Sowing};

/// 3.5.1: an own pit with seeds that is not an uur, forward.
pub fn candidates(position: &Position, row: std::ops::Range<usize>) -> Vec<Move> {
    row.filter(|&pit| position.seeds[pit] > 0 && position.marks[pit].is_none())
        .map(|pit| Move { pit, forward: true })
        .collect()
}

/// 3.5.2 and 3.5.3; none if the sowing is endless.
pub fn turn(before: &Position, mv: Move) -> Option<Sowing> {
    let GameStatus::ToMove(mover) = before.state else {
        panic!("nobody is to move");
    };
    let mut position = before.clone();
    let mut pit = mv.pit;
    let mut laps = 0;
    loop {
        laps += 1;
        if laps > LAPS {
            return None;
        }
        let hand = std::mem::take(&mut position.seeds[pit]);
        for _ in 0..hand {
            pit = position.next(pit, true);
            position.seeds[pit] += 1;
        }
        if position.marks[pit].is_some() || position.seeds[pit] == 1 {
            break;
        }
    }
    position.state = GameStatus::ToMove(mover.other());
    let stored = *position.store(mover);
    let opposite = position.opposite(pit);
    match position.seeds[opposite] {
        _ if position.marks[pit].is_some() || position.owner(pit) != mover => {}
        0 => {}
        3 => {
            position.seeds[opposite] = 2;
            position.seeds[pit] = 2;
            position.marks[opposite] = Some(mover);
            position.marks[pit] = Some(mover);
        }
        _ => {
            position.take(opposite, mover);
            position.take(pit, mover);
        }
    }
    Some(Sowing {
        captured: *position.store(mover) - stored,
        after: position,
        last: Some(pit),
        laps,
    })
}
