//! Puzzles: a position whose best move is to be found.

use super::State;
use crate::bot::AnalysisBudget;
use crate::rules::Ply;

/// How it stands with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// The best move is to be found.
    Seeking,
    /// One is played, and the bot is still at it.
    Checking,
    /// That was the best, or as good.
    Found,
    /// Another is better.
    Missed,
}

/// What the bot can't tell apart, in hundredths of a seed.
const ALIKE: i32 = 50;

impl State {
    /// How it stands with the puzzle on the board.
    #[must_use]
    pub fn trial(&self) -> Option<Trial> {
        let at = self.table.puzzle?;
        // What is played on from there is a game.
        if self.shown_ply() < at || self.shown_ply() > at + 1 {
            return None;
        }
        let Some(Ply::Move(mv)) = self.table.game.ply(at) else {
            return Some(Trial::Seeking);
        };
        let judged = self
            .known(at)
            .filter(|it| it.satisfies(AnalysisBudget::PUZZLE));
        Some(
            match judged.and_then(|it| Some((it.proved, it.cost(mv)?))) {
                None => Trial::Checking,
                Some((proved, cost)) if cost <= 0 || !proved && cost < ALIKE => Trial::Found,
                Some(_) => Trial::Missed,
            },
        )
    }
}
