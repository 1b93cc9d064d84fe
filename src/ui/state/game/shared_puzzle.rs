//! A puzzle that was sent as a link: a position whose best move is to be found.

use super::GameState;
use super::analysis::is_best;
use crate::bot::AnalysisBudget;
use crate::rules::Ply;

/// The progress of a shared puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedPuzzleStatus {
    /// No move has been tried.
    Seeking,
    /// A move was tried, and the bot is still searching.
    Checking,
    /// It was the best one, or as good.
    Found,
    /// Another one is better.
    Missed,
}

impl GameState {
    /// The progress of the puzzle on the board; `None` where none is shown.
    pub fn shared_puzzle_status(&self) -> Option<SharedPuzzleStatus> {
        let at = self.puzzle?;
        // What is played on from there is a game.
        if self.shown_ply() < at || self.shown_ply() > at + 1 {
            return None;
        }
        let Some(Ply::Move(mv)) = self.record.ply(at) else {
            return Some(SharedPuzzleStatus::Seeking);
        };
        let judged = self
            .analysis(at)
            .filter(|it| it.satisfies(AnalysisBudget::PUZZLE));
        Some(match judged.and_then(|it| is_best(it, mv)) {
            None => SharedPuzzleStatus::Checking,
            Some(true) => SharedPuzzleStatus::Found,
            Some(false) => SharedPuzzleStatus::Missed,
        })
    }
}
