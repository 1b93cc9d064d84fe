//! The results of finished games, counted.

use crate::rules::Side;

/// The results of some finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub played: u32,
    /// Those that the player won. In a game of two people at one screen neither
    /// is the player.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Those that the player lost.
    pub lost: u32,
}

impl Tally {
    /// Counts a finished game by its winner, `None` for a draw, and the player's side,
    /// `None` for two people at one screen.
    pub fn count(&mut self, winner: Option<Side>, player: Option<Side>) {
        self.played += 1;
        match (winner, player) {
            (None, _) => self.drawn += 1,
            (Some(winner), Some(player)) if winner == player => self.won += 1,
            (Some(_), Some(_)) => self.lost += 1,
            (Some(_), None) => {}
        }
    }

    pub fn sum<'a>(tallies: impl IntoIterator<Item = &'a Tally>) -> Tally {
        let add = |sum: Tally, it: &Tally| Tally {
            played: sum.played + it.played,
            won: sum.won + it.won,
            drawn: sum.drawn + it.drawn,
            lost: sum.lost + it.lost,
        };
        tallies.into_iter().fold(Tally::default(), add)
    }
}
