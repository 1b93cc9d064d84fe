//! The courses that teach the games, step by step on the board.

mod course;

pub use course::{Course, CourseStep, Courses, Goal, StepDone};
