//! The progress of the puzzles in the storage.

use std::rc::Rc;

use yew::prelude::*;

use super::{PuzzleEntry, PuzzleProgress, PuzzleScore};
use crate::ui::browser::storage::PUZZLES;
use crate::ui::browser::stored_progress::use_stored_progress;

/// The result of a try at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct TryResult {
    /// The puzzle.
    pub entry: PuzzleEntry,
    /// The score of the attempt, if the try decides it.
    pub score: Option<PuzzleScore>,
    /// Whether the puzzle is solved.
    pub is_solved: bool,
    /// The number of the day on which it was chosen.
    pub day: i64,
    /// Whether it is the puzzle of that day.
    pub is_daily: bool,
}

impl TryResult {
    fn add_to(&self, progress: &mut PuzzleProgress) {
        if let Some(score) = self.score {
            progress.score(&self.entry, score, self.day);
        }
        if self.is_solved {
            progress.solve(&self.entry, self.is_daily.then_some(self.day));
        } else if self.score.is_none() {
            progress.miss(&self.entry);
        }
    }
}

/// The stored progress, and a callback that adds the result of a try.
#[hook]
pub fn use_puzzle_progress() -> (Rc<PuzzleProgress>, Callback<TryResult>) {
    let (progress, change) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let add = change.reform(|result: TryResult| -> Box<dyn FnOnce(&mut _)> {
        Box::new(move |progress: &mut PuzzleProgress| result.add_to(progress))
    });
    (progress, add)
}
