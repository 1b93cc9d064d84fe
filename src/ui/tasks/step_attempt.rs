//! An attempt at a step of a course.

use crate::rules::{Move, Ply};

/// The result of an attempt at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepResult {
    /// The player has not played yet.
    Open,
    /// The player's ply does what is asked.
    Right,
    /// It does not.
    Wrong,
}

impl StepResult {
    /// The value of `data-result`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Right => "right",
            Self::Wrong => "wrong",
        }
    }
}

/// An attempt at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepAttempt {
    /// The index of the step in its course; the number of steps once the course
    /// is finished.
    pub step: usize,
    /// Counts the attempts, so that each has a board of its own.
    pub number: u32,
    pub result: StepResult,
    /// The player's move, once it is played out.
    pub played: Option<Move>,
    /// Whether the ply is played without the player.
    pub is_shown: bool,
}

impl StepAttempt {
    /// An attempt at a step, after another one if there was any.
    pub fn at(step: usize, before: Option<Self>, is_shown: bool) -> Self {
        Self {
            step,
            number: before.map_or(0, |before| before.number + 1),
            result: StepResult::Open,
            played: None,
            is_shown,
        }
    }

    /// The attempt after the player's ply.
    pub fn after(self, ply: &Ply, is_right: bool) -> Self {
        Self {
            result: if is_right {
                StepResult::Right
            } else {
                StepResult::Wrong
            },
            played: match ply {
                Ply::Move(mv) => Some(*mv),
                Ply::Race(_) | Ply::Arrangement(_) => None,
            },
            ..self
        }
    }
}
