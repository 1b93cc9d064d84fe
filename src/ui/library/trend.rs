//! The points of the player's last games, in the course of time.

use super::{GameProgress, ListedGame};

/// The number of games whose points are added up.
const WINDOW: usize = 10;

/// The points of the last ten games after one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrendPoint {
    /// The time of that game's last change, in seconds since the beginning of 1970
    /// (UTC).
    pub played: u64,
    /// The points in halves: two for a win, one for a draw.
    pub half_points: u32,
}

/// The points of the last ten games after each finished game of the player, from the
/// tenth on, in the order of time.
#[must_use]
pub fn trend<'a>(games: impl Iterator<Item = &'a ListedGame>) -> Vec<TrendPoint> {
    let mut results: Vec<(u64, u32)> = games.filter_map(half_points).collect();
    results.sort_by_key(|&(played, _)| played);
    let window = |games: &[(u64, u32)]| {
        let &(played, _) = games.last()?;
        let half_points = games.iter().map(|(_, points)| points).sum();
        Some(TrendPoint {
            played,
            half_points,
        })
    };
    results.windows(WINDOW).filter_map(window).collect()
}

/// The time and the half points of a finished game of the player.
fn half_points(game: &ListedGame) -> Option<(u64, u32)> {
    let (GameProgress::Over(result), Some(side)) = (game.progress(), game.side()) else {
        return None;
    };
    let points = match result.winner() {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    };
    Some((game.summary.played, points))
}
