//! 3.6 Sulus Aidi, the second stage.

use super::{GameStatus, LAPS, Move, Position, Sowing};

/// 3.6.2: an own pit that holds seeds and is not claimed, forward.
pub fn candidates(position: &Position, row: std::ops::Range<usize>) -> Vec<Move> {
    row.filter(|&pit| position.seeds[pit] > 0 && position.marks[pit].is_none())
        .map(|pit| Move { pit, forward: true })
        .collect()
}

/// 3.6.2; none if the sowing is endless.
pub fn turn(before: &Position, mv: Move) -> Option<Sowing> {
    let GameStatus::ToMove(mover) = before.state else {
        panic!("nobody is to move");
    };
    let mut position = before.clone();
    position.state = GameStatus::ToMove(mover.other());
    let mut pit = mv.pit;
    for laps in 1..=LAPS {
        let hand = std::mem::take(&mut position.seeds[pit]);
        for _ in 0..hand {
            pit = position.next(pit, true);
            position.seeds[pit] += 1;
        }
        let claimed = position.marks[pit].is_some();
        let claims = !claimed && position.seeds[pit] == 4 && position.owner(pit) != mover;
        if claims {
            position.marks[pit] = Some(mover);
        }
        if claimed || claims || position.seeds[pit] == 1 {
            return Some(Sowing {
                after: position,
                last: Some(pit),
                laps,
                captured: 0,
            });
        }
    }
    None
}
