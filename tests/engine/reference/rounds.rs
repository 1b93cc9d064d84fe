//! The step after a round: 3.3.4 to 3.3.6 (Giuthi by rounds) and 3.5.6 (Layli
//! Goobalay).

use super::{Game, GameStatus, Kind, Position, Side};

/// The step after a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The match is over, without a winner if it is drawn.
    Over { winner: Option<Side> },
    /// Another game from the start position (3.5.6).
    Fresh { first: Side },
    /// The side with fewer seeds places them in a row of so many pits.
    Arrange {
        loser: Side,
        seeds: u32,
        pits: usize,
        first: Side,
    },
}

/// Which side has more, and what the side with fewer has.
fn verdict(counts: [u32; 2]) -> Option<(Side, u32)> {
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some((Side::South, counts[1])),
        std::cmp::Ordering::Less => Some((Side::North, counts[0])),
    }
}

/// The step after a round that `first` began, with a row of `before` pits, and that ended
/// with these counts;
/// `unchanged`: how many rounds in a row, this one included, left both counts
/// as they were.
pub fn after(
    game: &Game,
    (first, before): (Side, usize),
    counts: [u32; 2],
    unchanged: u32,
) -> Next {
    let Some((winner, seeds)) = verdict(counts) else {
        return match game.kind {
            Kind::Layli => Next::Fresh {
                first: first.other(),
            },
            _ => Next::Over { winner: None },
        };
    };
    let loser = winner.other();
    let over = Next::Over {
        winner: Some(winner),
    };
    match game.kind {
        Kind::Layli if seeds < 6 => over,
        Kind::Layli => Next::Arrange {
            loser,
            seeds,
            pits: 6,
            first: first.other(),
        },
        Kind::GiuthiRounds if seeds < 2 || unchanged >= 3 => over,
        Kind::GiuthiRounds => Next::Arrange {
            loser,
            seeds,
            pits: row(game, seeds, before),
            first: winner,
        },
        _ => over,
    }
}

/// 3.3.5: the row for a loser with so many seeds, after a round with a row of `before`. It
/// is shorter with fewer than a part of the seeds, and longer again with more than it.
pub fn row(game: &Game, seeds: u32, before: usize) -> usize {
    let began_with = u32::try_from(game.pits).expect("a row is short") * game.seeds;
    let mut row = game.pits;
    for (part, less) in [(2, 1), (4, 2), (8, 3)] {
        let is_short = before <= game.pits - less;
        if seeds * part < began_with || seeds * part == began_with && is_short {
            row = game.pits - less;
        }
    }
    row
}

/// Returns whether a row is allowed: all the seeds, in all the pits, and 3.3.6 or
/// 3.5.6.
pub fn may_place(game: &Game, seeds: u32, pits: usize, row: &[u32]) -> bool {
    let fits = row.len() == pits && row.iter().sum::<u32>() == seeds;
    fits && match game.kind {
        Kind::Layli => row.iter().all(|&seeds| seeds >= 1),
        _ => row.iter().any(|&seeds| seeds >= 2),
    }
}

/// "Evenly, the odd ones from the left" (3.5.6).
pub fn even(seeds: u32, pits: usize) -> Vec<u32> {
    let pits = u32::try_from(pits).expect("a row is short");
    (0..pits)
        .map(|pit| seeds / pits + u32::from(pit < seeds % pits))
        .collect()
}

/// The start of a round: the loser's row on both sides, the rest of the
/// winner's seeds in the winner's store.
pub fn begin(game: &Game, row: &[u32], winner: Side, kept: u32, first: Side) -> Position {
    let mut position = Position::empty(row.len());
    for (pit, seeds) in row.iter().chain(row).enumerate() {
        position.seeds[pit] = *seeds;
    }
    *position.store(winner) = kept;
    position.state = GameStatus::ToMove(first);
    let round = Game {
        pits: row.len(),
        ..*game
    };
    round.settle(position)
}
