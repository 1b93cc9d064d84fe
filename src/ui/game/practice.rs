//! The costly moves of the player's own games, which come back as tasks after some days.
//!
//! Each task is in a box, as in the system of Sebastian Leitner: a right answer puts it
//! into the next box, which comes up after a longer time, and a wrong one into the first.
//! After the last box it is learned and doesn't come back.
//!
//! Each is stored as a list by its position, as a link: the move that was played, the
//! accepted moves joined by `/` (the best first), the cost in hundredths of a seed, the box,
//! the day on which it is due and the day of the last change:
//! `5AmDM…=c,a/f,320,1,20412,20409`.

use crate::link::{LinkContent, decode, encode};
use crate::rules::{Match, Move, Rules};
use crate::ui::browser::stored_progress::{MAX_DAY, StoredProgress, within};
use crate::ui::state::{Analyses, MAX_EQUAL_COST, ReviewedMove};

/// The days until a task in each box is due again.
const DAYS: [i64; 5] = [1, 3, 7, 21, 60];

/// The box of a task that is learned.
const LEARNED: usize = DAYS.len();

/// The number of tasks that are kept, the latest ones.
const MAX_TASKS: usize = 300;

/// A costly move of a game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// A game that begins at the position before the move.
    pub game: Match,
    pub played: Move,
    /// The moves that are accepted, the best first: at least one.
    pub accepted: Vec<Move>,
    /// What the move cost, in hundredths of a seed.
    pub cost: i32,
}

impl Mistake {
    /// A move of a game that has been analysed.
    pub fn of(game: &Match, analyses: &Analyses, reviewed: &ReviewedMove) -> Option<Self> {
        let analysis = analyses.get(reviewed.ply)?.as_ref()?;
        let (record, at) = game.at_ply(reviewed.ply);
        let accepted = analysis.moves.iter().map(|scored| scored.mv);
        let accepted = accepted.filter(|&mv| {
            let cost = analysis.cost(mv);
            mv != reviewed.best && cost.is_some_and(|cost| cost <= MAX_EQUAL_COST)
        });
        Some(Self {
            game: Match::from_position(*record.rules(), record.positions()[at]),
            played: reviewed.played,
            accepted: [reviewed.best].into_iter().chain(accepted).collect(),
            cost: reviewed.cost,
        })
    }

    pub fn best(&self) -> Move {
        self.accepted[0]
    }

    pub fn rules(&self) -> &Rules {
        self.game.current().rules()
    }

    /// The position as a link, which tells it from other tasks.
    pub fn link(&self) -> String {
        encode(&LinkContent::puzzle(self.game.clone()))
    }
}

/// A costly move that comes back as a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeTask {
    /// The position as a link, which tells it from the others.
    pub link: String,
    pub mistake: Mistake,
    /// The box, from 0 to [`LEARNED`].
    leitner_box: usize,
    /// The day on which it is due, in days since the beginning of 1970.
    pub due: i64,
    /// The day of the last change.
    changed: i64,
}

impl PracticeTask {
    /// Whether it is due on a day. One that was changed days later, as if by a clock that was
    /// wrong, is due at once. Time zones differ by up to one day.
    fn is_due(&self, today: i64) -> bool {
        self.due <= today || self.changed > today + 1
    }

    /// Whether it doesn't come back.
    pub fn is_learned(&self) -> bool {
        self.leitner_box == LEARNED
    }

    fn read(link: &str, list: &[&str]) -> Option<Self> {
        let [played, accepted, cost, leitner_box, due, changed] = list else {
            return None;
        };
        let game = decode(link).ok()?.game;
        let record = game.current();
        let (rules, position) = (record.rules(), record.position());
        position.to_move()?;
        let legal = |text: &str| {
            let mv = rules.parse_move(text).ok()?;
            rules.moves(position).iter().find(|&other| other == mv)
        };
        let accepted: Option<Vec<Move>> = accepted.split('/').map(legal).collect();
        let mistake = Mistake {
            played: legal(played)?,
            accepted: accepted.filter(|moves| !moves.is_empty())?,
            cost: within(cost, 1, 100_000)? as i32,
            game,
        };
        Some(Self {
            link: link.to_owned(),
            leitner_box: within(leitner_box, 0, LEARNED as i64)? as usize,
            due: within(due, 0, MAX_DAY)?,
            changed: within(changed, 0, MAX_DAY)?,
            mistake,
        })
    }
}

/// The tasks of the player, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    tasks: Vec<PracticeTask>,
}

impl Practice {
    /// Adds moves, which are due at once. A position that is there already is due again,
    /// and stays in its box.
    pub fn add(&mut self, mistakes: impl IntoIterator<Item = Mistake>, today: i64) {
        for mistake in mistakes {
            let link = mistake.link();
            if let Some(known) = self.tasks.iter_mut().find(|task| task.link == link) {
                if !known.is_learned() {
                    (known.due, known.changed) = (today, today);
                }
                continue;
            }
            self.tasks.push(PracticeTask {
                link,
                mistake,
                leitner_box: 0,
                due: today,
                changed: today,
            });
        }
        self.trim();
    }

    /// Takes in the answer to the task of a link.
    pub fn answer(&mut self, link: &str, is_right: bool, today: i64) {
        let Some(task) = self.tasks.iter_mut().find(|task| task.link == link) else {
            return;
        };
        task.leitner_box = if is_right {
            (task.leitner_box + 1).min(LEARNED)
        } else {
            0
        };
        task.changed = today;
        task.due = match DAYS.get(task.leitner_box) {
            Some(days) => today + days,
            None => MAX_DAY,
        };
    }

    /// The tasks that are not learned, those that are due first come first.
    pub fn open(&self) -> Vec<&PracticeTask> {
        let mut open: Vec<_> = self
            .tasks
            .iter()
            .filter(|task| !task.is_learned())
            .collect();
        open.sort_by_key(|task| task.due);
        open
    }

    /// The tasks that are due on a day.
    pub fn due(&self, today: i64) -> Vec<&PracticeTask> {
        let mut open = self.open();
        open.retain(|task| task.is_due(today));
        open
    }

    fn trim(&mut self) {
        let surplus = self.tasks.len().saturating_sub(MAX_TASKS);
        self.tasks.drain(..surplus);
    }
}

impl StoredProgress for Practice {
    /// Of a task that both have, the later change counts.
    fn merge(&mut self, other: &Self) {
        for task in &other.tasks {
            match self.tasks.iter_mut().find(|own| own.link == task.link) {
                Some(own) if own.changed < task.changed => *own = task.clone(),
                Some(_) => {}
                None => self.tasks.push(task.clone()),
            }
        }
        self.trim();
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let list = |task: &PracticeTask| {
            let rules = task.mistake.rules();
            let name = |&mv: &Move| rules.display_move(mv).to_string();
            let accepted: Vec<_> = task.mistake.accepted.iter().map(name).collect();
            vec![
                name(&task.mistake.played),
                accepted.join("/"),
                task.mistake.cost.to_string(),
                task.leitner_box.to_string(),
                task.due.to_string(),
                task.changed.to_string(),
            ]
        };
        let tasks = self.tasks.iter();
        tasks.map(|task| (&*task.link, list(task))).collect()
    }

    fn read_list(&mut self, link: &str, list: &[&str]) {
        let is_new = self.tasks.iter().all(|other| other.link != link);
        self.tasks
            .extend(PracticeTask::read(link, list).filter(|_| is_new));
        self.trim();
    }
}

#[cfg(test)]
mod tests;
