//! The tasks: courses, puzzles, and the practice of the player's own mistakes.
//!
//! The first group of modules knows no browser: courses, attempts, the player's progress,
//! the rating and the choice of a puzzle. The second holds the components. `bot::puzzles`
//! reads the files of puzzles.

mod attempt;
mod costs;
mod course;
mod course_progress;
mod daily;
mod puzzle_progress;
mod rating;
mod selection;
mod step_attempt;

mod board;
mod course_end;
mod course_list;
mod course_view;
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
mod step_board;
mod step_parts;
mod stored_courses;
mod stored_puzzles;
mod texts;
mod theme_drawing;
mod track;
mod try_buttons;
mod use_attempt;
mod week;

pub use super::game::{Mistake, Practice, PracticeTask};
pub use attempt::{PuzzleAttempt, PuzzleOutcome};
pub use costs::puzzle_cost;
pub use course::{Course, CourseFault, CourseStep, Courses, Goal, StepDone, StepFault};
pub use course_progress::CourseProgress;
pub use daily::{daily_index, daily_variant};
pub use puzzle_progress::{PuzzleProgress, RatingPoint};
pub use rating::{PlayerRating, PuzzleScore, puzzle_rating};
pub use selection::{Collections, PuzzleEntry, next_puzzle};

pub use course_list::CourseList;
pub use course_view::CourseView;
pub use practice_view::PracticeView;
pub use puzzle_list::PuzzleList;
pub use puzzle_view::PuzzleView;
pub use texts::puzzle_set_name;
pub(super) use {
    course_list::failure as courses_failure,
    loading::{puzzles_failure, use_collections},
    stored_courses::use_progress as use_course_progress,
    stored_puzzles::use_puzzle_progress,
    texts::task,
    week::{streak, week},
};

/// The folder of the courses.
pub(super) const FOLDER: &str = "lessons";
