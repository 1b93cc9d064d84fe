//! The progress of the puzzles in the storage.

use yew::prelude::*;

use super::{PuzzleEntry, PuzzleProgress, PuzzleScore};
use crate::ui::browser::storage;

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

/// The stored progress, and a callback that adds the result of a try. A storage that is
/// full or forbidden keeps nothing; the puzzles work without it.
#[hook]
pub fn use_puzzle_progress() -> (PuzzleProgress, Callback<TryResult>) {
    let progress = use_state_eq(read);
    {
        let progress = progress.clone();
        storage::use_storage_changes(move || {
            if storage::is_available() {
                progress.set(read());
            }
        });
    }
    let add = {
        let progress = progress.clone();
        Callback::from(move |result: TryResult| {
            // Another tab may have stored more, and this one may be unable to.
            let mut now = (*progress).clone();
            if storage::is_available() {
                now = read();
                now.merge(&progress);
            }
            let TryResult { entry, day, .. } = &result;
            if let Some(score) = result.score {
                now.score(entry, score, *day);
            }
            if result.score.is_none() && !result.is_solved {
                now.miss(entry);
            }
            if result.is_solved {
                now.solve(entry, result.is_daily.then_some(*day));
            }
            // The puzzle counts for this visit even if it can't be stored.
            let _ = storage::write_puzzles(&now.to_string());
            progress.set(now);
        })
    };
    ((*progress).clone(), add)
}

fn read() -> PuzzleProgress {
    let text = storage::puzzles().unwrap_or_default();
    let Ok(progress) = text.parse();
    progress
}
