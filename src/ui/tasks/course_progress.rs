//! The steps that the player has done, stored as a list for each game:
//! `giuthi=sow,relay;alemungula=left`.

use std::collections::{BTreeMap, BTreeSet};

use super::{Course, CourseStep};
use crate::rules::Variant;
use crate::ui::browser::stored_progress::StoredProgress;

/// The longest id of a step that is read.
const MAX_ID_LENGTH: usize = 24;

/// The steps that the player has done in each course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress {
    /// The ids of the steps, by the id of the game.
    done: BTreeMap<&'static str, BTreeSet<String>>,
}

impl CourseProgress {
    /// Whether a step of a game's course is done.
    pub fn has_done(&self, variant: Variant, step: &CourseStep) -> bool {
        let steps = self.done.get(variant.id());
        steps.is_some_and(|steps| steps.contains(&step.id))
    }

    /// The number of steps of a course that are done.
    pub fn count(&self, course: &Course) -> usize {
        let steps = course.steps.iter();
        steps
            .filter(|step| self.has_done(course.variant, step))
            .count()
    }

    /// The place of the first step of a course that is not done, from 0; `None` if all
    /// are.
    pub fn next(&self, course: &Course) -> Option<usize> {
        let mut steps = course.steps.iter();
        steps.position(|step| !self.has_done(course.variant, step))
    }

    /// Marks a step as done.
    pub fn add(&mut self, variant: Variant, step: &str) {
        let steps = self.done.entry(variant.id()).or_default();
        steps.insert(step.to_owned());
    }
}

impl StoredProgress for CourseProgress {
    fn merge(&mut self, other: &Self) {
        for (game, steps) in &other.done {
            let own = self.done.entry(game).or_default();
            own.extend(steps.iter().cloned());
        }
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let done = self.done.iter();
        done.map(|(&game, steps)| (game, steps.iter().cloned().collect()))
            .collect()
    }

    fn read_list(&mut self, game: &str, steps: &[&str]) {
        if let Ok(variant) = game.parse::<Variant>() {
            for step in steps.iter().filter(|step| is_id(step)) {
                self.add(variant, step);
            }
        }
    }
}

/// Whether a text can be the id of a step.
fn is_id(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_ID_LENGTH).contains(&text.len()) && text.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> CourseProgress {
        CourseProgress::read(text)
    }

    #[test]
    fn what_is_stored_is_read() {
        let mut progress = CourseProgress::default();
        assert_eq!(progress.text(), "");
        progress.add(Variant::Giuthi, "sow");
        progress.add(Variant::Giuthi, "run-on");
        progress.add(Variant::Giuthi, "sow");
        progress.add(Variant::SulusAidi, "race");
        assert_eq!(progress.text(), "giuthi=run-on,sow;sulus-aidi=race");
        assert_eq!(read(&progress.text()), progress);
    }

    #[test]
    fn nothing_is_lost_by_merging() {
        let mut progress = read("giuthi=sow;alemungula=left");
        progress.merge(&read("giuthi=relay,sow;sulus-aidi=race"));
        let all = read("giuthi=relay,sow;alemungula=left;sulus-aidi=race");
        assert_eq!(progress, all);
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        for text in [
            "",
            "giuthi",
            "chess=sow",
            "giuthi=",
            "giuthi=Sow,<b>,\u{e9};=",
        ] {
            assert_eq!(read(text), CourseProgress::default(), "{text}");
        }
        let long = format!("giuthi={},sow", "x".repeat(MAX_ID_LENGTH + 1));
        assert_eq!(read(&long).text(), "giuthi=sow");
    }
}
