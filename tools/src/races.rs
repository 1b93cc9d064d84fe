//! The races of Sulus Aidi at an even pace (Rules 3.6.1).

use mbegu::rules::{Board, BySide, Pace, RaceRecord, Side};

/// Every pair of picks at an even pace, by South's pick and then by North's.
pub fn even_races(board: Board) -> impl Iterator<Item = RaceRecord> {
    let pairs = move |south| {
        let norths = board.pits_of(Side::North);
        norths.map(move |north| BySide { south, north })
    };
    board.pits_of(Side::South).flat_map(pairs).map(|picks| {
        let pace = Pace::Even;
        RaceRecord { picks, pace }
    })
}
