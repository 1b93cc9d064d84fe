//! The rating of the player, by Glicko-2.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The rating of the player: a number that moves with each puzzle, and its
/// uncertainty.
///
/// ```
/// use mbegu::ui::tasks::{PlayerRating, PuzzleScore};
///
/// let before = PlayerRating::default();
/// let after = before.after(6, PuzzleScore::Full);
/// assert!(after.rating > before.rating && after.deviation < before.deviation);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerRating {
    /// The rating; 1500 at first.
    pub rating: f64,
    /// Its standard deviation; 350 at first.
    pub deviation: f64,
    /// The expected fluctuation of the rating; 0.06 at first.
    pub volatility: f64,
}

/// The score of an attempt: for Glicko-2 a win, a draw or a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleScore {
    /// All of it: the first try was right.
    Full,
    /// Half of it: the second try was right.
    Half,
    /// Nothing: two tries were wrong, or the solution was shown.
    Zero,
}

/// The rating of a puzzle with a difficulty from 1 to 10: from 780 to 2220.
pub fn puzzle_rating(difficulty: u8) -> f64 {
    620.0 + 160.0 * f64::from(difficulty)
}

/// The standard deviation of the rating of a puzzle.
const PUZZLE_DEVIATION: f64 = 80.0;

impl Default for PlayerRating {
    fn default() -> Self {
        Glicko2Rating::default().into()
    }
}

impl PlayerRating {
    /// The rating after a puzzle of a difficulty from 1 to 10.
    pub fn after(self, difficulty: u8, score: PuzzleScore) -> Self {
        let puzzle = Glicko2Rating {
            rating: puzzle_rating(difficulty),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::default()
        };
        let outcome = match score {
            PuzzleScore::Full => Outcomes::WIN,
            PuzzleScore::Half => Outcomes::DRAW,
            PuzzleScore::Zero => Outcomes::LOSS,
        };
        let (player, _) = glicko2(&self.into(), &puzzle, &outcome, &Glicko2Config::default());
        player.into()
    }
}

impl From<PlayerRating> for Glicko2Rating {
    fn from(player: PlayerRating) -> Self {
        Self {
            rating: player.rating,
            deviation: player.deviation,
            volatility: player.volatility,
        }
    }
}

impl From<Glicko2Rating> for PlayerRating {
    fn from(player: Glicko2Rating) -> Self {
        Self {
            rating: player.rating,
            deviation: player.deviation,
            volatility: player.volatility,
        }
    }
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let opponent = |rating, deviation| Glicko2Rating {
            rating,
            deviation,
            volatility: 0.06,
        };
        let player = opponent(1500.0, 200.0);
        let results = [
            (opponent(1400.0, 30.0), Outcomes::WIN),
            (opponent(1550.0, 100.0), Outcomes::LOSS),
            (opponent(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&player, &results, &Glicko2Config::default());
        assert!((after.rating - 1464.06).abs() < 0.05, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.05, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00005, "{after:?}");
    }

    #[test]
    fn a_better_score_is_worth_more_and_a_harder_puzzle_too() {
        let player = PlayerRating::default();
        let after = |difficulty, score| player.after(difficulty, score).rating;
        assert!(after(5, PuzzleScore::Full) > after(5, PuzzleScore::Half));
        assert!(after(5, PuzzleScore::Half) > after(5, PuzzleScore::Zero));
        assert!(after(9, PuzzleScore::Full) > after(2, PuzzleScore::Full));
        assert!(after(9, PuzzleScore::Zero) > after(2, PuzzleScore::Zero));
    }

    #[test]
    fn a_player_who_solves_half_of_the_puzzles_of_a_difficulty_gets_their_rating() {
        let mut player = PlayerRating::default();
        for _ in 0..200 {
            player = player.after(8, PuzzleScore::Full);
            player = player.after(8, PuzzleScore::Zero);
        }
        assert!(
            (player.rating - puzzle_rating(8)).abs() < 60.0,
            "{player:?}"
        );
        assert!(player.deviation < 80.0);
    }
}
