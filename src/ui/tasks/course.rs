//! The courses: what they teach, step by step. They are a JSON file for each language
//! (`static/lessons`), which is checked as it is read. The positions and moves are the same
//! in all languages.

use std::rc::Rc;

use serde::Deserialize;

use crate::rules::{Match, Ply, Variant};

mod fault;
mod file;

pub use fault::{CourseFault, StepFault};

/// The courses of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "file::CoursesFile")]
pub struct Courses {
    /// In the order of [`Variant::ALL`].
    courses: Vec<Course>,
}

/// The course of a game: what a player needs to play it, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The game.
    pub variant: Variant,
    /// From 5 to 8.
    pub steps: Vec<Rc<CourseStep>>,
}

/// A task on the board, in the game's usual size: a move of South, a race or a row
/// that South lays out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseStep {
    /// Its name in stored progress, unique in the course. It never changes.
    pub id: String,
    /// Its name for the player; at most 18 characters.
    pub title: String,
    /// The task, with the rule that it needs; at most 140 characters.
    pub task: String,
    /// The match in which South is to play the ply that is asked for.
    pub game: Match,
    /// The legal plies that do what is asked. If it is empty, every legal ply does.
    pub accepted: Vec<Ply>,
    /// The legal ply that is shown on request: the first accepted one if there are any. Of
    /// a race, North picks the pit that is named here, whatever South picks.
    pub shown: Ply,
    /// What is asked.
    pub goal: Goal,
    /// Said after a ply that does it.
    pub done: StepDone,
    /// Said after any other legal ply: why it doesn't do what is asked; at most 160
    /// characters. Empty where every legal ply does.
    pub wrong: String,
}

/// What is said after a step was done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepDone {
    /// In a few words; at most 30 characters.
    pub title: String,
    /// What happened; at most 160 characters.
    pub text: String,
}

/// What a step teaches to do. A test checks that the accepted plies are those that do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// It drops a seed.
    Sow,
    /// It has two laps or more.
    Relay,
    /// Its direction changes twice or more.
    Turn,
    /// Its first lap goes forward.
    Forward,
    /// Its first lap goes backward.
    Backward,
    /// It begins with a pit that can be sown in both directions.
    EitherWay,
    /// It drops a seed into a pit of North.
    Cross,
    /// It drops no seed into a pit of North, and South has to sow again.
    SowAgain,
    /// It captures at least one pit.
    Capture,
    /// It captures more than the pit that the last seed captures.
    Captures,
    /// It drops a seed into South's store.
    Store,
    /// It drops seeds into South's store in laps of both directions.
    StoreBothWays,
    /// It goes past North's store.
    OtherStore,
    /// Its last seed falls into South's store.
    EndInStore,
    /// It makes uurs.
    Uur,
    /// It claims a pit.
    Claim,
    /// It drops a seed into a pit that was marked for South before.
    Grow,
    /// It bars a pit of North.
    Bar,
    /// North can't move after it, and passes.
    Pass,
    /// It is the race that opens a game.
    Race,
    /// It is the row of a new round.
    Arrange,
    /// It ends the round. More may follow.
    End,
    /// It ends the match, and South wins it.
    MatchWon,
}

impl Courses {
    /// The course of a game.
    #[must_use]
    pub fn course(&self, variant: Variant) -> &Course {
        &self.courses[variant as usize]
    }
}

impl Course {
    /// The step of that id.
    #[must_use]
    pub fn step(&self, id: &str) -> Option<&CourseStep> {
        self.steps.iter().map(Rc::as_ref).find(|step| step.id == id)
    }
}

impl CourseStep {
    /// Returns whether a ply is legal and does what is asked. Of a race only South's
    /// pick matters.
    #[must_use]
    pub fn accepts(&self, ply: &Ply) -> bool {
        let is_same = |other: &Ply| match (ply, other) {
            (Ply::Race(one), Ply::Race(other)) => one.picks.south == other.picks.south,
            (one, other) => one == other,
        };
        let does_what_is_asked = self.accepted.is_empty() || self.accepted.iter().any(is_same);
        does_what_is_asked && self.game.clone().play_ply(ply.clone(), &mut ()).is_ok()
    }
}

#[cfg(test)]
mod tests;
