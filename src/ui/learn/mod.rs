//! The courses that teach the games, step by step on the board.
//!
//! A course and the player's progress are data, which native tests reach. The
//! components are built for the browser and for the first picture.

mod course;
mod progress;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod board;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod course_list;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod course_view;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod stored_progress;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod track;

pub use course::{Course, CourseStep, Courses, Goal, StepDone};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use course_list::CourseList;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use course_list::failure as courses_failure;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use course_view::CourseView;
pub use progress::CourseProgress;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) use stored_progress::use_progress as use_course_progress;

/// The folder of the courses.
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) const FOLDER: &str = "lessons";
