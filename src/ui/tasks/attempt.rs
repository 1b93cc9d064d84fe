//! The attempt at one puzzle: several tries, and the solution.

use super::PuzzleScore;
use crate::rules::Move;

/// The outcome of an attempt so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// The player is to move.
    Open,
    /// The last try was wrong.
    Wrong,
    /// The last try was right.
    Solved,
    /// The solution was asked for.
    Shown,
}

impl PuzzleOutcome {
    /// The value of `data-result`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Wrong => "wrong",
            Self::Solved => "solved",
            Self::Shown => "shown",
        }
    }

    /// Whether the solution is known to the player.
    #[must_use]
    pub fn is_over(self) -> bool {
        matches!(self, Self::Solved | Self::Shown)
    }
}

/// An attempt at a puzzle.
///
/// ```
/// use mbegu::rules::{Direction, Move, Pit};
/// use mbegu::ui::tasks::{PuzzleAttempt, PuzzleOutcome, PuzzleScore};
///
/// let [right, wrong] = [1, 2].map(|pit| Move {
///     pit: Pit::new(pit),
///     direction: Direction::Forward,
/// });
/// let mut attempt = PuzzleAttempt::default();
/// assert_eq!(attempt.play(wrong, false), None);
/// attempt.retry();
/// assert_eq!(attempt.play(right, true), Some(PuzzleScore::Half));
/// assert_eq!(attempt.outcome(), PuzzleOutcome::Solved);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAttempt {
    misses: Vec<Move>,
    outcome: PuzzleOutcome,
    board_number: u32,
    shows_line: bool,
    /// What the player knew besides the tries of this attempt.
    help: Help,
    /// The score, once it is certain.
    score: Option<PuzzleScore>,
}

/// What a player knew of a puzzle besides the tries of an attempt; the greater help
/// counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Help {
    /// Nothing.
    None,
    /// A wrong move, after which an earlier attempt was left.
    EarlierMiss,
    /// The solution, which was shown before it was found.
    Shown,
}

impl Default for PuzzleAttempt {
    fn default() -> Self {
        Self::new(false)
    }
}

impl PuzzleAttempt {
    /// The wrong tries after which an attempt scores nothing.
    const MAX_MISSES: usize = 2;

    /// An attempt at a puzzle; `had_miss` if an earlier one was left after a wrong
    /// move.
    #[must_use]
    pub fn new(had_miss: bool) -> Self {
        Self {
            misses: Vec::new(),
            outcome: PuzzleOutcome::Open,
            board_number: 0,
            shows_line: false,
            help: if had_miss {
                Help::EarlierMiss
            } else {
                Help::None
            },
            score: None,
        }
    }

    /// The wrong moves that were tried, in their order.
    #[must_use]
    pub fn misses(&self) -> &[Move] {
        &self.misses
    }

    /// The result of the last try, or that the solution was asked for.
    #[must_use]
    pub fn outcome(&self) -> PuzzleOutcome {
        self.outcome
    }

    /// The number of the board from 0; a retry and the solution begin a new one.
    #[must_use]
    pub fn board_number(&self) -> u32 {
        self.board_number
    }

    /// Whether the line of the solution is on the board.
    #[must_use]
    pub fn shows_line(&self) -> bool {
        self.shows_line
    }

    /// Whether the player has found the solution without being shown it.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.outcome == PuzzleOutcome::Solved && self.help != Help::Shown
    }

    /// The score, once it is certain: further tries do not count.
    #[must_use]
    pub fn score(&self) -> Option<PuzzleScore> {
        self.score
    }

    /// The number of wrong tries that count for the score.
    #[must_use]
    pub fn miss_count(&self) -> usize {
        self.misses.len() + usize::from(self.help == Help::EarlierMiss)
    }

    /// Takes in the player's move, and whether it solves the puzzle. Returns the score of the
    /// attempt as soon as it is certain.
    pub fn play(&mut self, mv: Move, is_right: bool) -> Option<PuzzleScore> {
        if is_right {
            self.outcome = PuzzleOutcome::Solved;
            return self.set_score(match self.miss_count() {
                0 => PuzzleScore::Full,
                1 => PuzzleScore::Half,
                _ => PuzzleScore::Zero,
            });
        }
        self.outcome = PuzzleOutcome::Wrong;
        self.misses.push(mv);
        if self.miss_count() < Self::MAX_MISSES {
            return None;
        }
        self.set_score(PuzzleScore::Zero)
    }

    /// Begins another try.
    pub fn retry(&mut self) {
        self.outcome = PuzzleOutcome::Open;
        self.shows_line = false;
        self.board_number += 1;
    }

    /// Shows the solution and the moves after it. Returns the score, unless the attempt
    /// has one.
    pub fn show_solution(&mut self) -> Option<PuzzleScore> {
        if self.outcome != PuzzleOutcome::Solved {
            self.outcome = PuzzleOutcome::Shown;
            self.help = Help::Shown;
        }
        self.shows_line = true;
        self.board_number += 1;
        self.set_score(PuzzleScore::Zero)
    }

    fn set_score(&mut self, score: PuzzleScore) -> Option<PuzzleScore> {
        if self.score.is_some() {
            return None;
        }
        self.score = Some(score);
        self.score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, Pit};

    fn moves() -> [Move; 3] {
        [0, 1, 2].map(|pit| Move {
            pit: Pit::new(pit),
            direction: Direction::Forward,
        })
    }

    #[test]
    fn an_attempt_is_scored_once() {
        let [right, wrong, other] = moves();
        let mut attempt = PuzzleAttempt::default();
        assert_eq!(attempt.play(wrong, false), None);
        assert_eq!(attempt.outcome, PuzzleOutcome::Wrong);
        attempt.retry();
        assert_eq!(attempt.play(other, false), Some(PuzzleScore::Zero));
        attempt.retry();
        assert_eq!(attempt.play(right, true), None);
        assert_eq!(attempt.outcome, PuzzleOutcome::Solved);
        assert_eq!(attempt.misses, [wrong, other]);
        attempt.retry();
        assert_eq!(attempt.play(right, true), None);
    }

    #[test]
    fn an_earlier_attempt_that_was_left_counts_as_a_try() {
        let [right, wrong, ..] = moves();
        let mut attempt = PuzzleAttempt::new(true);
        assert_eq!(attempt.play(right, true), Some(PuzzleScore::Half));
        let mut attempt = PuzzleAttempt::new(true);
        assert_eq!(attempt.play(wrong, false), Some(PuzzleScore::Zero));
    }

    #[test]
    fn a_solution_that_is_shown_scores_nothing() {
        let [right, ..] = moves();
        let mut attempt = PuzzleAttempt::default();
        assert_eq!(attempt.show_solution(), Some(PuzzleScore::Zero));
        assert_eq!(attempt.show_solution(), None);
        attempt.retry();
        assert_eq!(attempt.play(right, true), None);
        assert!(!attempt.is_solved(), "it was told");
        let mut attempt = PuzzleAttempt::default();
        assert_eq!(attempt.play(right, true), Some(PuzzleScore::Full));
        assert!(attempt.is_solved());
        assert_eq!(attempt.show_solution(), None);
        assert_eq!(attempt.outcome, PuzzleOutcome::Solved);
        assert!(attempt.shows_line);
    }
}
