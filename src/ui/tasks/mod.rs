//! The tasks: courses, puzzles, the practice of the player's own mistakes, and the drill.
//!
//! The first group of modules knows no browser: tasks and attempts, courses, the player's
//! progress, the rating and the choice of a puzzle. The second holds the components.
//! `bot::puzzles` reads the files of puzzles.

mod attempt;
mod course;
mod course_progress;
mod drill;
mod drill_progress;
mod puzzle_progress;
mod rating;
mod selection;

mod board;
mod course_list;
mod course_view;
mod drill_end;
mod drill_hooks;
mod drill_round;
mod drill_view;
mod mistake_view;
mod move_worths;
mod practice_view;
mod puzzle_list;
mod puzzle_task;
mod puzzle_view;
mod rating_chart;
mod texts;
mod view;

pub use super::browser::stored_progress::StoredProgress;
pub use super::game::{Mistake, Practice, PracticeTask};
pub use attempt::{Attempt, Outcome, Task};
pub use course::{Course, CourseStep, Courses, Goal, StepDone};
pub use course_progress::CourseProgress;
pub use puzzle_progress::{PuzzleProgress, RatingPoint};
pub use rating::{PlayerRating, PuzzleScore, puzzle_rating};
pub use selection::{
    Collections, MAX_DAILY_DIFFICULTY, PuzzleEntry, daily_index, daily_variant, games_of,
    next_puzzle,
};

pub use course_list::CourseList;
pub use course_view::CourseView;
pub use drill::{DrillAnswer, DrillTask, level_count};
pub use drill_progress::DrillProgress;
pub use drill_round::{DrillRoundView, HandedRound, RoundKind};
pub use drill_view::{DrillList, DrillView};
pub use practice_view::PracticeView;
pub use puzzle_list::PuzzleList;
pub use puzzle_view::PuzzleView;
pub use texts::puzzle_set_name;
pub(super) use {
    course_list::{courses_failure, current_course, use_courses},
    mistake_view::MistakeView,
    puzzle_list::{puzzles_failure, use_collections},
    texts::{move_in_words, move_name, puzzle_head, puzzle_task, streak, theme_name, week},
    view::{TaskSource, TaskView, try_buttons, use_attempt},
};
