//! A task, and the attempt at it: several tries, and the solution.

use super::PuzzleScore;
use crate::rules::{Match, Move, Ply};

/// One ply to be found: a step of a course, a puzzle, or a costly move of an own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The match in which the player is to move.
    pub game: Match,
    /// The legal plies that are right. If it is empty, every legal ply is.
    pub accepted: Vec<Ply>,
    /// The legal ply that is shown on request: the first accepted one if there are any. Of
    /// a race, North picks the pit that is named here, whatever South picks.
    pub solution: Ply,
    /// The best moves after the solution.
    pub continuation: Vec<Move>,
}

impl Task {
    /// A task with these moves as solutions, of which the first is shown.
    pub fn of_moves(game: Match, moves: &[Move], continuation: &[Move]) -> Self {
        let accepted: Vec<Ply> = moves.iter().copied().map(Ply::Move).collect();
        Self {
            game,
            solution: accepted[0].clone(),
            accepted,
            continuation: continuation.to_vec(),
        }
    }

    /// Whether a ply is legal and right. Of a race only South's pick matters.
    pub fn accepts(&self, ply: &Ply) -> bool {
        let is_same = |other: &Ply| match (ply, other) {
            (Ply::Race(one), Ply::Race(other)) => one.picks.south == other.picks.south,
            (one, other) => one == other,
        };
        let is_right = self.accepted.is_empty() || self.accepted.iter().any(is_same);
        is_right && self.game.clone().play_ply(ply.clone(), &mut ()).is_ok()
    }

    /// The match with the solution and the best moves after it.
    pub fn solved(&self) -> Match {
        let mut game = self.game.clone();
        let moves = self.continuation.iter().copied().map(Ply::Move);
        for ply in [self.solution.clone()].into_iter().chain(moves) {
            // They were legal when the task was read.
            if game.play_ply(ply, &mut ()).is_err() {
                break;
            }
        }
        game
    }
}

/// The result of the last try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player is to move.
    Open,
    /// The last try was wrong.
    Wrong,
    /// The last try was right.
    Right,
    /// The solution was asked for.
    Shown,
}

impl Outcome {
    /// The value of `data-result`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Wrong => "wrong",
            Self::Right => "solved",
            Self::Shown => "shown",
        }
    }

    /// Whether the solution is known to the player.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Right | Self::Shown)
    }
}

/// An attempt at a task.
///
/// ```
/// use mbegu::rules::{Direction, Move, Pit, Ply};
/// use mbegu::ui::tasks::{Attempt, Outcome, PuzzleScore};
///
/// let [right, wrong] = [1, 2].map(|pit| {
///     Ply::Move(Move {
///         pit: Pit::new(pit),
///         direction: Direction::Forward,
///     })
/// });
/// let mut attempt = Attempt::new(false);
/// attempt.play(wrong, false);
/// attempt.retry();
/// attempt.play(right, true);
/// assert_eq!(attempt.outcome, Outcome::Right);
/// assert_eq!(attempt.score, Some(PuzzleScore::Half));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The wrong plies, in the order in which they were tried.
    pub misses: Vec<Ply>,
    pub outcome: Outcome,
    /// The number of the board from 0; a retry and the solution begin a new one.
    pub board_number: u32,
    /// Whether the solution is on the board.
    pub shows_solution: bool,
    /// The score, once it is certain: further tries do not count.
    pub score: Option<PuzzleScore>,
    /// An earlier attempt was left after a wrong try.
    had_miss: bool,
    /// The solution was shown before it was found.
    was_told: bool,
}

impl Attempt {
    /// The wrong tries after which an attempt scores nothing.
    const MAX_MISSES: usize = 2;

    /// An attempt; `had_miss` if an earlier one was left after a wrong try.
    pub fn new(had_miss: bool) -> Self {
        Self {
            misses: Vec::new(),
            outcome: Outcome::Open,
            board_number: 0,
            shows_solution: false,
            had_miss,
            was_told: false,
            score: None,
        }
    }

    /// The last try, if it was a wrong move.
    pub fn last_miss(&self) -> Option<Move> {
        match self.misses.last() {
            Some(Ply::Move(mv)) if self.outcome == Outcome::Wrong => Some(*mv),
            _ => None,
        }
    }

    /// Whether the player has found the solution without being shown it.
    pub fn is_solved(&self) -> bool {
        self.outcome == Outcome::Right && !self.was_told
    }

    /// The number of wrong tries, with that of an earlier attempt.
    pub fn miss_count(&self) -> usize {
        self.misses.len() + usize::from(self.had_miss)
    }

    /// Takes in the player's ply, and whether it is right.
    pub fn play(&mut self, ply: Ply, is_right: bool) {
        if is_right {
            self.outcome = Outcome::Right;
        } else {
            self.outcome = Outcome::Wrong;
            self.misses.push(ply);
        }
        let score = match (self.miss_count(), is_right) {
            (0, true) => PuzzleScore::Full,
            (1, true) => PuzzleScore::Half,
            (count, false) if count < Self::MAX_MISSES => return,
            _ => PuzzleScore::Zero,
        };
        self.score.get_or_insert(score);
    }

    /// Begins another try.
    pub fn retry(&mut self) {
        self.outcome = Outcome::Open;
        self.shows_solution = false;
        self.board_number += 1;
    }

    pub fn show(&mut self) {
        if self.outcome != Outcome::Right {
            self.outcome = Outcome::Shown;
            self.was_told = true;
        }
        self.shows_solution = true;
        self.board_number += 1;
        self.score.get_or_insert(PuzzleScore::Zero);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, Pit};

    fn plies() -> [Ply; 3] {
        [0, 1, 2].map(|pit| {
            Ply::Move(Move {
                pit: Pit::new(pit),
                direction: Direction::Forward,
            })
        })
    }

    #[test]
    fn an_attempt_is_scored_once() {
        let [right, wrong, other] = plies();
        let mut attempt = Attempt::new(false);
        attempt.play(wrong.clone(), false);
        assert_eq!((attempt.outcome, attempt.score), (Outcome::Wrong, None));
        attempt.retry();
        attempt.play(other.clone(), false);
        assert_eq!(attempt.score, Some(PuzzleScore::Zero));
        attempt.retry();
        attempt.play(right, true);
        assert_eq!(attempt.outcome, Outcome::Right);
        assert_eq!(attempt.misses, [wrong, other]);
        assert_eq!(attempt.score, Some(PuzzleScore::Zero));
    }

    #[test]
    fn an_earlier_attempt_that_was_left_counts_as_a_try() {
        let [right, wrong, ..] = plies();
        let mut attempt = Attempt::new(true);
        attempt.play(right, true);
        assert_eq!(attempt.score, Some(PuzzleScore::Half));
        let mut attempt = Attempt::new(true);
        attempt.play(wrong, false);
        assert_eq!(attempt.score, Some(PuzzleScore::Zero));
    }

    #[test]
    fn a_solution_that_is_shown_scores_nothing() {
        let [right, ..] = plies();
        let mut attempt = Attempt::new(false);
        attempt.show();
        attempt.retry();
        attempt.play(right.clone(), true);
        assert!(!attempt.is_solved(), "it was told");
        assert_eq!(attempt.score, Some(PuzzleScore::Zero));
        let mut attempt = Attempt::new(false);
        attempt.play(right, true);
        attempt.show();
        assert!(attempt.is_solved() && attempt.shows_solution);
        assert_eq!(attempt.score, Some(PuzzleScore::Full));
    }
}
