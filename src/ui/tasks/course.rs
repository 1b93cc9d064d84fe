//! The courses: what they teach, step by step. They are a JSON file for each language
//! (`static/lessons`), in which positions and plies are texts of Rules 2; the positions and
//! plies are the same in all languages.

use std::rc::Rc;

use serde::Deserialize;

use super::Task;
use crate::rules::{Match, Ply, Variant};
use crate::ui::browser::book::{BookFault, by_variant};

/// The courses of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "CoursesFile")]
pub struct Courses {
    /// In the order of [`Variant::ALL`].
    courses: Vec<Course>,
}

/// The course of a game: what a player needs to play it, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
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
    /// What is asked, with the rule that it needs; at most 140 characters.
    pub text: String,
    pub task: Rc<Task>,
    /// What is asked, for a test of the accepted plies.
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

/// What a step teaches to do.
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
    pub fn course(&self, variant: Variant) -> &Course {
        &self.courses[variant as usize]
    }
}

impl Course {
    pub fn step(&self, id: &str) -> Option<&CourseStep> {
        self.steps.iter().map(Rc::as_ref).find(|step| step.id == id)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoursesFile {
    courses: Vec<CourseFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CourseFile {
    /// The game's [`id`](Variant::id).
    game: String,
    steps: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: String,
    title: String,
    task: String,
    position: String,
    /// The plies that are played from there before the player's turn.
    #[serde(default)]
    before: Vec<String>,
    /// The plies that do what is asked. If it is empty, every legal ply does.
    accepts: Vec<String>,
    /// The ply that is shown on request, where every legal ply is accepted.
    shows: Option<String>,
    goal: Goal,
    done: StepDone,
    wrong: String,
}

impl TryFrom<CoursesFile> for Courses {
    type Error = BookFault;

    fn try_from(file: CoursesFile) -> Result<Self, BookFault> {
        let courses = by_variant(file.courses, |course| &course.game, CourseFile::check)?;
        Ok(Self { courses })
    }
}

impl CourseFile {
    fn check(self, variant: Variant) -> Result<Course, BookFault> {
        let step = |step: StepFile| {
            let section = step.id.clone();
            step.check(variant).map_err(|fault| BookFault::Section {
                variant,
                section,
                fault,
            })
        };
        let steps = self.steps.into_iter().map(step);
        Ok(Course {
            variant,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

impl StepFile {
    fn check(self, variant: Variant) -> Result<Rc<CourseStep>, String> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position);
        let position = position.map_err(|_| format!("{:?} is no position", self.position))?;
        let mut game = Match::from_position(rules, position);
        let before = self.before.join(" ");
        game.play_text(&before)
            .map_err(|_| format!("{before:?} can't be played first"))?;
        let accepted = self.accepts.iter().map(|text| read_ply(&game, text));
        let accepted: Vec<Ply> = accepted.collect::<Result<_, _>>()?;
        let solution = match (accepted.first(), self.shows) {
            (Some(first), None) => first.clone(),
            (None, Some(text)) => read_ply(&game, &text)?,
            _ => return Err("it must either accept or show plies".to_owned()),
        };
        Ok(Rc::new(CourseStep {
            id: self.id,
            title: self.title,
            text: self.task,
            task: Rc::new(Task {
                game,
                accepted,
                solution,
                continuation: Vec::new(),
            }),
            goal: self.goal,
            done: self.done,
            wrong: self.wrong,
        }))
    }
}

/// Reads a single ply that is legal in a match.
fn read_ply(game: &Match, text: &str) -> Result<Ply, String> {
    let mut after = game.clone();
    let number = game.plies();
    match after.play_text(text) {
        Ok(()) if after.plies() == number + 1 => after.ply(number),
        _ => None,
    }
    .ok_or_else(|| format!("{text:?} is no legal ply"))
}

#[cfg(test)]
mod tests;
