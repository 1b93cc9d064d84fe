//! The puzzles: positions of self-play in which one move is best, the player's
//! progress, and the views in which they are solved.
//!
//! The first group of modules knows no browser: the progress, the rating and the choice
//! of a puzzle. The second holds the components. `bot::puzzles` reads the files.

mod attempt;
mod costs;
mod daily;
mod progress;
mod rating;
mod selection;

mod board;
mod loading;
mod move_worths;
mod practice_list;
mod practice_view;
mod puzzle_list;
mod puzzle_panel;
mod puzzle_view;
mod rating_change;
mod rating_chart;
mod solution_line;
mod stored_progress;
mod texts;
mod theme_drawing;
mod try_buttons;
mod use_attempt;
mod week;

pub use attempt::{PuzzleAttempt, PuzzleOutcome};
pub use costs::puzzle_cost;
pub use daily::{daily_index, daily_variant};
pub use progress::{PuzzleProgress, RatingPoint};
pub use rating::{PlayerRating, PuzzleScore, puzzle_rating};
pub use selection::{Collections, PuzzleEntry, next_puzzle};

pub use practice_view::PracticeView;
pub use puzzle_list::PuzzleList;
pub use puzzle_view::PuzzleView;
pub use texts::puzzle_set_name;
pub(super) use {
    loading::{puzzles_failure, use_collections},
    stored_progress::use_puzzle_progress,
    texts::task,
    week::{streak, week},
};
