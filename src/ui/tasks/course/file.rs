//! The file of the courses as it is written, and its check. Texts of positions and plies
//! are those of Rules 2.

use std::rc::Rc;

use serde::Deserialize;

use super::{Course, CourseFault, CourseStep, Courses, Goal, StepDone, StepFault};
use crate::rules::{Match, Ply, Variant};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoursesFile {
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
    /// The position in which it begins.
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
    type Error = CourseFault;

    fn try_from(mut file: CoursesFile) -> Result<Self, CourseFault> {
        let mut courses = Vec::with_capacity(Variant::ALL.len());
        for variant in Variant::ALL {
            let mut games = file.courses.iter().map(|course| course.game.as_str());
            let place = games.position(|game| game == variant.id());
            let place = place.ok_or(CourseFault::Missing(variant))?;
            courses.push(file.courses.swap_remove(place).check(variant)?);
        }
        match file.courses.pop() {
            Some(course) => Err(CourseFault::Surplus(course.game)),
            None => Ok(Self { courses }),
        }
    }
}

impl CourseFile {
    fn check(self, variant: Variant) -> Result<Course, CourseFault> {
        let mut steps = Vec::with_capacity(self.steps.len());
        for step in self.steps {
            let id = step.id.clone();
            let step = step.check(variant);
            steps.push(Rc::new(step.map_err(|fault| CourseFault::Step {
                variant,
                id,
                fault,
            })?));
        }
        Ok(Course { variant, steps })
    }
}

impl StepFile {
    fn check(self, variant: Variant) -> Result<CourseStep, StepFault> {
        let game = start(variant, self.position, &self.before)?;
        let mut accepted = Vec::with_capacity(self.accepts.len());
        for text in self.accepts {
            accepted.push(read_ply(&game, text)?);
        }
        let shown = match (accepted.first(), self.shows) {
            (Some(first), None) => first.clone(),
            (None, Some(text)) => read_ply(&game, text)?,
            _ => return Err(StepFault::Shown),
        };
        Ok(CourseStep {
            id: self.id,
            title: self.title,
            task: self.task,
            game,
            accepted,
            shown,
            goal: self.goal,
            done: self.done,
            wrong: self.wrong,
        })
    }
}

/// The match that goes on from a position with the plies `before`.
fn start(variant: Variant, position: String, before: &[String]) -> Result<Match, StepFault> {
    let rules = variant.default_rules();
    let Ok(at) = rules.parse_position(&position) else {
        return Err(StepFault::Position(position));
    };
    let mut game = Match::from_position(rules, at);
    let before = before.join(" ");
    match game.play_text(&before) {
        Ok(()) => Ok(game),
        Err(_) => Err(StepFault::Before(before)),
    }
}

/// Reads a single ply that is legal in a match.
fn read_ply(game: &Match, text: String) -> Result<Ply, StepFault> {
    let mut after = game.clone();
    let number = game.plies();
    match after.play_text(&text) {
        Ok(()) if after.plies() == number + 1 => after.ply(number),
        _ => None,
    }
    .ok_or(StepFault::Ply(text))
}
