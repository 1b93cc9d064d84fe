//! Random positions that the rules allow, whether or not a game can reach them.

use super::both::Both;
use crate::dice::Dice;
use crate::reference::{GameStatus, Kind, Position, Restriction, Side};

/// A position with a side to move, which may have no move.
pub fn position(dice: &mut Dice, both: &Both) -> Position {
    let ring = 2 * both.game.pits;
    let total = usize::from(both.rules.total());
    let on_board = match (both.game.kind, dice.below(4)) {
        (Kind::Sulus, _) | (_, 0) => total,
        (_, 1) => dice.below(ring.min(total)),
        _ => dice.below(total),
    };
    of_seeds(dice, both, on_board)
}

/// The same with a number of seeds on the board, and the rest in the stores.
pub fn of_seeds(dice: &mut Dice, both: &Both, on_board: usize) -> Position {
    let mut position = Position::empty(both.game.pits);
    let stored = usize::from(both.rules.total()) - on_board;
    let south = dice.below(stored + 1);
    position.stores = [small(south), small(stored - south)];
    spread(dice, &mut position, on_board);
    let mover = dice.pick(&[Side::South, Side::North]);
    position.state = GameStatus::ToMove(mover);
    match both.game.kind {
        Kind::Layli => mark_uurs(dice, &mut position),
        Kind::Sulus => mark_claims(dice, &mut position),
        Kind::Alemungula => bar(dice, &mut position, mover),
        Kind::GiuthiRounds if dice.once_in(3) && can_have_failed(&position, mover) => {
            position.restriction = Some(Restriction::Again {
                forward: dice.once_in(2),
                failed: 1 + dice.below(both.game.pits - 1),
            });
        }
        Kind::Giuthi | Kind::GiuthiStore | Kind::GiuthiRounds => {}
    }
    position
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a number of seeds")
}

/// Seeds in all pits or in a few, one by one or in heaps.
fn spread(dice: &mut Dice, position: &mut Position, mut seeds: usize) {
    let ring = position.seeds.len();
    let pits: Vec<usize> = if dice.once_in(3) {
        (0..1 + dice.below(ring))
            .map(|_| dice.below(ring))
            .collect()
    } else {
        (0..ring).collect()
    };
    let heap = dice.pick(&[1, 1, 2, 5, 20]);
    while seeds > 0 {
        let part = 1 + dice.below(heap.min(seeds));
        position.seeds[dice.pick(&pits)] += small(part);
        seeds -= part;
    }
}

/// A sowing that failed leaves an empty pit and a single seed in the mover's row
/// (3.3.1).
fn can_have_failed(position: &Position, mover: Side) -> bool {
    let row = &position.seeds[position.row(mover)];
    row.contains(&0) && row.contains(&1)
}

/// Pairs of pits that face each other, both of two seeds or more (3.5.3).
fn mark_uurs(dice: &mut Dice, position: &mut Position) {
    let rate = dice.pick(&[2, 4, 12]);
    for pit in position.row(Side::South) {
        let opposite = position.opposite(pit);
        let full = position.seeds[pit] >= 2 && position.seeds[opposite] >= 2;
        if full && dice.once_in(rate) {
            let owner = Some(dice.pick(&[Side::South, Side::North]));
            position.marks[pit] = owner;
            position.marks[opposite] = owner;
        }
    }
}

/// Pits of four seeds or more, claimed by the other side (3.6.2).
fn mark_claims(dice: &mut Dice, position: &mut Position) {
    let rate = dice.pick(&[2, 4, 12]);
    for pit in 0..position.seeds.len() {
        if position.seeds[pit] >= 4 && dice.once_in(rate) {
            position.marks[pit] = Some(position.owner(pit).other());
        }
    }
}

/// A single seed that has just come across the end of the rows (3.4.4).
fn bar(dice: &mut Dice, position: &mut Position, mover: Side) {
    let row = position.row(mover);
    let (pit, from) = if dice.once_in(2) {
        (row.start, position.next(row.start, false))
    } else {
        (row.end - 1, position.next(row.end - 1, true))
    };
    if dice.once_in(2) {
        return;
    }
    let moved = position.seeds[pit] + position.seeds[from];
    if moved == 0 {
        return;
    }
    position.seeds[from] = 0;
    position.seeds[pit] = 1;
    *position.store(mover) += moved - 1;
    position.restriction = Some(Restriction::Barred(pit));
}
