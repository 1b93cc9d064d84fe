//! The drill: where does a sowing end, and how many seeds does it capture? The positions are
//! those of games by chance, and the rules make every answer.
//!
//! A sowing ends where the last seed of its last lap falls; the first levels ask about sowings
//! of one lap. One that ends in a store is not asked about. The captured seeds are all that
//! the move takes out of pits into South's store, with the last seed where the rules take it:
//! those that are sown into a store are not among them, and a move that ends the game is not
//! asked about, as what is left then goes to the stores, too.

use std::mem;
use std::ops::RangeInclusive;

use super::drill_progress::GameDrill;
use crate::bot::Rng;
use crate::rules::{
    BySide, Capture, Event, Move, Pace, Pit, Position, RaceRecord, Relay, Rules, Side,
};
use crate::ui::describe::facts::MoveFacts;

/// The tasks of a round.
pub const TASKS_OF_ROUND: usize = 10;

/// The most positions that are looked at for a task.
const MAX_POSITIONS: usize = 4_000;

/// The sowings of a level.
#[derive(Clone, Debug)]
struct Level {
    /// Whether it asks for the captured seeds, and not for the last pit.
    asks_seeds: bool,
    laps: RangeInclusive<u16>,
    /// The seeds that are dropped.
    sown: RangeInclusive<u32>,
}

const MANY: u32 = u32::MAX;

const fn last_pit(laps: RangeInclusive<u16>, sown: RangeInclusive<u32>) -> Level {
    Level {
        asks_seeds: false,
        laps,
        sown,
    }
}

const fn captured(laps: RangeInclusive<u16>, sown: RangeInclusive<u32>) -> Level {
    Level {
        asks_seeds: true,
        laps,
        sown,
    }
}

/// The levels of a game whose sowings have several laps, the easiest first: those that ask for
/// a pit, and then those that ask for seeds. The arrow to the first pit would point at the
/// answer about one seed.
const RELAY_PITS: [Level; 5] = [
    last_pit(1..=1, 2..=4),
    last_pit(1..=1, 5..=MANY),
    last_pit(2..=2, 1..=MANY),
    last_pit(3..=4, 1..=MANY),
    last_pit(5..=7, 1..=MANY),
];
const RELAY_SEEDS: [Level; 3] = [
    captured(1..=1, 1..=MANY),
    captured(2..=2, 1..=MANY),
    captured(3..=5, 1..=MANY),
];

/// The same of a game whose sowings are one lap.
const LAP_PITS: [Level; 3] = [
    last_pit(1..=1, 2..=4),
    last_pit(1..=1, 5..=9),
    last_pit(1..=1, 10..=MANY),
];
const LAP_SEEDS: [Level; 3] = [
    captured(1..=1, 1..=4),
    captured(1..=1, 5..=9),
    captured(1..=1, 10..=MANY),
];

/// The levels of a game, the easiest first.
fn levels(rules: &Rules) -> impl Iterator<Item = &'static Level> {
    let fields = rules.fields();
    let (pits, seeds): (&[Level], &[Level]) = match fields.relay {
        Relay::None => (&LAP_PITS, &LAP_SEEDS),
        Relay::SameDirection | Relay::Reversed => (&RELAY_PITS, &RELAY_SEEDS),
    };
    let captures = fields.capture != Capture::ClaimFours;
    pits.iter().chain(seeds.iter().filter(move |_| captures))
}

/// The number of levels of a game.
pub fn level_count(rules: &Rules) -> usize {
    levels(rules).count()
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAnswer {
    /// The pit of the last seed.
    Pit(Pit),
    /// The captured seeds.
    Seeds(u16),
}

/// A sowing of South, and what is asked about it.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillTask {
    pub rules: Rules,
    /// The position before it.
    pub position: Position,
    pub mv: Move,
    pub facts: MoveFacts,
    /// Whether it drops seeds in a store.
    pub sows_store: bool,
    /// The right answer, which tells what is asked.
    pub answer: DrillAnswer,
    /// The numbers among which the seeds are chosen, in order; none where a pit is asked for.
    pub choices: Vec<u16>,
}

impl DrillTask {
    /// A task by chance. The `level` counts from 1 to [`level_count`].
    pub fn by_chance(rules: Rules, level: usize, rng: &mut Rng) -> Option<Self> {
        let level = levels(&rules).nth(level.checked_sub(1)?)?;
        let mut position = None;
        for _ in 0..MAX_POSITIONS {
            let now = match position {
                Some(now) => now,
                None => first_position(&rules, rng)?,
            };
            let moves: Vec<Move> = rules.moves(&now).iter().collect();
            if now.to_move() == Some(Side::South) {
                let tasks = moves.iter().filter_map(|&mv| level.task(rules, now, mv));
                let mut tasks: Vec<_> = tasks.collect();
                if !tasks.is_empty() && rng.below(4) == 0 {
                    let mut task = tasks.swap_remove(rng.below(tasks.len() as u32) as usize);
                    if let DrillAnswer::Seeds(seeds) = task.answer {
                        task.choices = choices(seeds, rng);
                    }
                    return Some(task);
                }
            }
            // After the end another game begins.
            position = (!moves.is_empty()).then(|| {
                let mv = moves[rng.below(moves.len() as u32) as usize];
                rules.play_unchecked(&now, mv, &mut ())
            });
        }
        None
    }
}

/// Four numbers in a row, one of which is right.
fn choices(right: u16, rng: &mut Rng) -> Vec<u16> {
    let least = right.saturating_sub(rng.below(4) as u16).max(1);
    (least..least + 4).collect()
}

/// The first position of a game in which a side sows alone.
fn first_position(rules: &Rules, rng: &mut Rng) -> Option<Position> {
    let first = Side::ALL[rng.below(2) as usize];
    let start = rules.start(first);
    if !rules.fields().has_race {
        return Some(start);
    }
    let board = rules.board();
    // Few pairs of picks have no end.
    (0..100).find_map(|_| {
        let picks = BySide::from_fn(|side| {
            let pits: Vec<Pit> = board.pits_of(side).collect();
            pits[rng.below(pits.len() as u32) as usize]
        });
        let race = RaceRecord {
            picks,
            pace: Pace::Even,
        };
        rules.run_race(&start, &race, &mut ()).ok()
    })
}

impl Level {
    /// The task about a move, if it is of this level.
    fn task(&self, rules: Rules, position: Position, mv: Move) -> Option<DrillTask> {
        let mut events = Vec::new();
        rules.play_unchecked(&position, mv, &mut events);
        let facts = MoveFacts::of(&rules, BySide::default(), Side::South, &position, &events)?;
        let last = rules.board().pit_from_letter(facts.end?)?;
        let has = |kind: fn(&Event) -> bool| events.iter().any(kind);
        let ends_game = has(|event| matches!(event, Event::Over { .. }));
        let answer = match (self.asks_seeds, facts.taken) {
            (false, _) => DrillAnswer::Pit(last),
            (true, 0) => return None,
            (true, _) if ends_game => return None,
            (true, taken) => DrillAnswer::Seeds(taken as u16),
        };
        let is_of_level = self.laps.contains(&facts.laps) && self.sown.contains(&facts.sown);
        is_of_level.then_some(DrillTask {
            rules,
            position,
            mv,
            facts,
            sows_store: has(|event| matches!(event, Event::DropInStore { .. })),
            answer,
            choices: Vec::new(),
        })
    }
}

/// The stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillStage {
    Open,
    /// The player's answer is marked for a moment.
    Answered(DrillAnswer),
    /// The sowing is shown after a wrong answer.
    Sowing(DrillAnswer),
    /// The last task is done.
    Over,
}

/// A round of the drill of a game.
#[derive(Clone, Debug)]
pub struct DrillRound {
    pub task: DrillTask,
    /// The number of the task, from 1.
    pub number: usize,
    /// Whether each of the answers was right.
    pub answers: Vec<bool>,
    pub stage: DrillStage,
    /// The progress of the player, with this round once it is over.
    pub progress: GameDrill,
    /// Whether all tasks have one level.
    is_level_fixed: bool,
    /// Whether the open task is the last one.
    pub is_time_up: bool,
    /// The level of the first task, and the seed that all follow from.
    origin: (u8, u64),
    rng: Rng,
}

/// What happens in a round.
#[derive(Clone, Copy, Debug)]
pub enum DrillAction {
    Answer(DrillAnswer),
    /// The answer was shown for a moment: a right one leads on, a wrong one to the sowing.
    EndPause,
    Next,
    /// The time is up: the task that is open is the last one.
    EndTime,
}

impl DrillRound {
    /// A round whose tasks follow from a seed; `None` if there is no task.
    pub fn new(rules: Rules, progress: GameDrill, seed: u64) -> Option<Self> {
        let mut rng = Rng::new(seed);
        Some(Self {
            task: task_up_to(rules, progress.level.into(), &mut rng)?,
            number: 1,
            answers: Vec::new(),
            stage: DrillStage::Open,
            progress,
            is_level_fixed: false,
            is_time_up: false,
            origin: (progress.level, seed),
            rng,
        })
    }

    /// The text from which [`DrillRound::resumed`] makes a round of the player's own again: its
    /// first level, its seed and a digit for each answer, as in `3 77 101`. Empty before the
    /// first answer and after the end.
    pub fn text(&self) -> String {
        if self.answers.is_empty() || self.is_over() {
            return String::new();
        }
        let (level, seed) = self.origin;
        let answers = self
            .answers
            .iter()
            .map(|&is_right| char::from(b'0' + u8::from(is_right)));
        format!("{level} {seed} {}", answers.collect::<String>())
    }

    /// The round of a text, at the task after the last answer.
    pub fn resumed(rules: Rules, progress: GameDrill, text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [level, seed, answers] = parts[..] else {
            return None;
        };
        let level = level.parse().ok()?;
        let is_level = (1..=level_count(&rules)).contains(&usize::from(level));
        if !is_level || !(1..=TASKS_OF_ROUND).contains(&answers.len()) {
            return None;
        }
        let mut round = Self::new(rules, progress.at_level(level), seed.parse().ok()?)?;
        for answer in answers.bytes() {
            round.take(answer == b'1');
            round.go_on();
        }
        Some(round)
    }

    /// A round that everybody gets alike: the tasks of a level that follow from a seed, without
    /// the first ones, which have their `answers`.
    pub fn handed_out(rules: Rules, level: u8, seed: u32, answers: &[bool]) -> Option<Self> {
        let level = level.min(level_count(&rules) as u8);
        let progress = GameDrill::default().at_level(level);
        let mut round = Self::new(rules, progress, seed.into())?;
        round.is_level_fixed = true;
        for &is_right in answers {
            round.take(is_right);
            round.go_on();
        }
        Some(round)
    }

    /// How many answers were right.
    pub fn right(&self) -> u8 {
        self.answers
            .iter()
            .map(|&is_right| u8::from(is_right))
            .sum()
    }

    /// The player's answer to the task.
    pub fn given(&self) -> Option<DrillAnswer> {
        match self.stage {
            DrillStage::Answered(answer) | DrillStage::Sowing(answer) => Some(answer),
            DrillStage::Open | DrillStage::Over => None,
        }
    }

    /// Whether the answer that was given is right.
    pub fn is_right(&self) -> bool {
        self.given() == Some(self.task.answer)
    }

    pub fn shows_sowing(&self) -> bool {
        matches!(self.stage, DrillStage::Sowing(_))
    }

    pub fn is_over(&self) -> bool {
        self.stage == DrillStage::Over
    }

    pub fn after(&self, action: DrillAction) -> Self {
        let mut next = self.clone();
        match (action, self.stage) {
            (DrillAction::Answer(answer), DrillStage::Open) if self.asks(answer) => {
                next.stage = DrillStage::Answered(answer);
                next.take(next.is_right());
            }
            (DrillAction::EndPause, DrillStage::Answered(answer)) if !self.is_right() => {
                next.stage = DrillStage::Sowing(answer);
            }
            (DrillAction::EndPause | DrillAction::Next, DrillStage::Answered(_))
            | (DrillAction::Next, DrillStage::Sowing(_)) => next.go_on(),
            (DrillAction::EndTime, _) => next.is_time_up = true,
            _ => {}
        }
        next
    }

    /// Whether an answer is one to the question.
    fn asks(&self, answer: DrillAnswer) -> bool {
        let kind = mem::discriminant::<DrillAnswer>;
        kind(&answer) == kind(&self.task.answer)
    }

    /// Counts an answer.
    fn take(&mut self, is_right: bool) {
        self.answers.push(is_right);
        if !self.is_level_fixed {
            let levels = level_count(&self.task.rules) as u8;
            self.progress.answer(is_right, levels);
        }
    }

    fn go_on(&mut self) {
        let level = self.progress.level.into();
        let task = task_up_to(self.task.rules, level, &mut self.rng);
        match task.filter(|_| self.number < TASKS_OF_ROUND && !self.is_time_up) {
            Some(task) => {
                self.task = task;
                self.number += 1;
                self.stage = DrillStage::Open;
            }
            None => {
                self.stage = DrillStage::Over;
                self.progress.finish(self.right());
            }
        }
    }
}

/// Takes a digit of a choice that is typed: the choice, once the digits are one. What no choice
/// begins with begins anew.
pub fn type_digit(choices: &[u16], typed: &mut String, digit: char) -> Option<u16> {
    let begins = |typed: &str| (choices.iter()).any(|choice| choice.to_string().starts_with(typed));
    typed.push(digit);
    if !begins(typed) {
        *typed = digit.to_string();
    }
    let mut all = choices.iter().copied();
    let choice = all.find(|choice| choice.to_string() == *typed);
    if choice.is_some() || !begins(typed) {
        typed.clear();
    }
    choice
}

/// A task of a level, or of the hardest one below it that has one.
fn task_up_to(rules: Rules, level: usize, rng: &mut Rng) -> Option<DrillTask> {
    let mut levels = (1..=level).rev();
    levels.find_map(|level| DrillTask::by_chance(rules, level, rng))
}

#[cfg(test)]
mod tests;
