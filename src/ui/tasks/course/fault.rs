//! The faults of a file of courses.

use std::fmt;

use crate::rules::Variant;

/// The first fault of a file of courses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseFault {
    /// A game has no course.
    Missing(Variant),
    /// A course is of a game that doesn't exist or has an earlier one: its id.
    Surplus(String),
    /// A step can't be played.
    Step {
        /// The game.
        variant: Variant,
        /// The id of the step.
        id: String,
        /// The fault of the step.
        fault: StepFault,
    },
}

/// The fault of a step of a course. The texts are those that the file has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// The position isn't one of the game.
    Position(String),
    /// The plies before the player's turn aren't legal.
    Before(String),
    /// A ply that is accepted or shown isn't legal, or isn't a single one.
    Ply(String),
    /// A ply is named to be shown though some are accepted, or there is neither.
    Shown,
}

impl fmt::Display for CourseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CourseFault::Missing(variant) => write!(f, "{variant} has no course"),
            CourseFault::Surplus(game) => write!(f, "{game:?} is no game, or has two courses"),
            CourseFault::Step { variant, id, fault } => write!(f, "{variant}, step {id}: {fault}"),
        }
    }
}

impl std::error::Error for CourseFault {}

impl fmt::Display for StepFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepFault::Position(text) => write!(f, "{text:?} is no position"),
            StepFault::Before(text) => write!(f, "{text:?} can't be played first"),
            StepFault::Ply(text) => write!(f, "{text:?} is no legal ply"),
            StepFault::Shown => f.write_str("it must either accept or show plies"),
        }
    }
}

impl std::error::Error for StepFault {}
