//! The courses that teach the games, step by step on the board.
//!
//! The first group of modules knows no browser: a course, an attempt at a step and the
//! player's progress. The second holds the components.

mod attempt;
mod course;
mod progress;

mod board;
mod course_end;
mod course_list;
mod course_view;
mod step_parts;
mod stored_progress;
mod track;

pub use course::{Course, CourseFault, CourseStep, Courses, Goal, StepDone, StepFault};
pub use course_list::CourseList;
pub(super) use course_list::failure as courses_failure;
pub use course_view::CourseView;
pub use progress::CourseProgress;
pub(super) use stored_progress::use_progress as use_course_progress;

/// The folder of the courses.
pub(super) const FOLDER: &str = "lessons";
