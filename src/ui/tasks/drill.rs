//! The drill: where does a sowing end, and how many seeds does it capture? The positions are
//! those of games by chance, and the rules make every answer.

use std::ops::RangeInclusive;

use crate::bot::Rng;
use crate::rules::{
    BySide, Capture, Event, Move, Pace, Pit, Position, RaceRecord, Relay, Rules, Side,
};

/// The tasks of a round.
pub const TASKS_OF_ROUND: usize = 10;

/// The most positions that are looked at for a task.
const MAX_POSITIONS: usize = 4_000;

/// What a task asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillQuestion {
    /// In which pit the last seed falls.
    LastPit,
    /// How many seeds are captured.
    Captured,
}

/// The sowings of a level.
#[derive(Clone, Copy, Debug)]
struct Level {
    question: DrillQuestion,
    laps: [u16; 2],
    /// The seeds that are dropped.
    drops: [usize; 2],
}

const MANY: usize = usize::MAX;

const fn last_pit(laps: [u16; 2], drops: [usize; 2]) -> Level {
    Level {
        question: DrillQuestion::LastPit,
        laps,
        drops,
    }
}

const fn captured(laps: [u16; 2], drops: [usize; 2]) -> Level {
    Level {
        question: DrillQuestion::Captured,
        laps,
        drops,
    }
}

/// The levels of a game whose sowings have several laps, the easiest first.
const RELAY_LEVELS: [Level; 8] = [
    last_pit([1, 1], [1, 4]),
    last_pit([1, 1], [5, MANY]),
    last_pit([2, 2], [1, MANY]),
    last_pit([3, 4], [1, MANY]),
    last_pit([5, 7], [1, MANY]),
    captured([1, 1], [1, MANY]),
    captured([2, 2], [1, MANY]),
    captured([3, 5], [1, MANY]),
];

/// The levels of a game whose sowings are one lap.
const LAP_LEVELS: [Level; 6] = [
    last_pit([1, 1], [1, 4]),
    last_pit([1, 1], [5, 9]),
    last_pit([1, 1], [10, MANY]),
    captured([1, 1], [1, 4]),
    captured([1, 1], [5, 9]),
    captured([1, 1], [10, MANY]),
];

/// The levels of a game, the easiest first.
fn levels(rules: &Rules) -> &'static [Level] {
    let fields = rules.fields();
    let levels: &[Level] = match fields.relay {
        Relay::None => &LAP_LEVELS,
        Relay::SameDirection | Relay::Reversed => &RELAY_LEVELS,
    };
    match fields.capture {
        // Nothing is captured.
        Capture::ClaimFours => levels.split_at(5).0,
        _ => levels,
    }
}

/// The number of levels of a game.
pub fn level_count(rules: &Rules) -> usize {
    levels(rules).len()
}

/// An answer of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAnswer {
    Pit(Pit),
    Seeds(u16),
}

/// A sowing of South, and what is asked about it.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillTask {
    pub rules: Rules,
    /// The position before it.
    pub position: Position,
    pub mv: Move,
    pub question: DrillQuestion,
    /// The right answer.
    pub answer: DrillAnswer,
}

impl DrillTask {
    /// A task by chance. The `level` counts from 1 to [`level_count`].
    pub fn by_chance(rules: Rules, level: usize, rng: &mut Rng) -> Option<Self> {
        let levels = levels(&rules);
        let level = levels.get(level.clamp(1, levels.len()) - 1)?;
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
                    return Some(tasks.swap_remove(rng.below(tasks.len() as u32) as usize));
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

    pub fn is_right(&self, answer: DrillAnswer) -> bool {
        self.answer == answer
    }
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
        let sowing = Sowing::of(&events)?;
        let answer = match self.question {
            DrillQuestion::LastPit => DrillAnswer::Pit(sowing.last),
            DrillQuestion::Captured if sowing.captured > 0 => DrillAnswer::Seeds(sowing.captured),
            DrillQuestion::Captured => return None,
        };
        let is_of_level =
            is_within(&sowing.laps, self.laps) && is_within(&sowing.drops, self.drops);
        is_of_level.then_some(DrillTask {
            rules,
            position,
            mv,
            question: self.question,
            answer,
        })
    }
}

fn is_within<T: PartialOrd>(value: &T, [least, most]: [T; 2]) -> bool {
    RangeInclusive::new(least, most).contains(value)
}

/// What a move's events say of its sowing.
struct Sowing {
    laps: u16,
    drops: usize,
    last: Pit,
    captured: u16,
}

impl Sowing {
    /// `None` if it doesn't end in a pit.
    fn of(events: &[Event]) -> Option<Self> {
        let mut sowing = Self {
            laps: 0,
            drops: 0,
            last: Pit::new(0),
            captured: 0,
        };
        let mut has_ended = false;
        for &event in events {
            match event {
                Event::Lift { lap, .. } => sowing.laps = lap,
                Event::Drop { .. } | Event::DropInStore { .. } => sowing.drops += 1,
                Event::Stop { at, .. } => {
                    sowing.last = at?;
                    has_ended = true;
                }
                Event::Capture { seeds, .. } => sowing.captured += u16::from(seeds),
                _ => {}
            }
        }
        has_ended.then_some(sowing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// The answer by sowing seed by seed, with the events of the rules applied to the board.
    fn answer_on_the_board(task: &DrillTask) -> DrillAnswer {
        let mut events = Vec::new();
        let after = task
            .rules
            .play_unchecked(&task.position, task.mv, &mut events);
        match task.question {
            DrillQuestion::LastPit => {
                let mut dropped = events.iter().filter_map(|event| match event {
                    Event::Drop { pit } => Some(*pit),
                    _ => None,
                });
                DrillAnswer::Pit(dropped.next_back().expect("a seed"))
            }
            DrillQuestion::Captured => {
                let swept = events.iter().filter_map(|event| match event {
                    Event::Sweep {
                        seeds,
                        to: Side::South,
                        ..
                    } => Some(*seeds),
                    _ => None,
                });
                let dropped = events
                    .iter()
                    .filter(|event| matches!(event, Event::DropInStore { side: Side::South }));
                let gained = after.store(Side::South) - task.position.store(Side::South);
                let own = swept.sum::<u8>() + dropped.count() as u8;
                DrillAnswer::Seeds(u16::from(gained - own))
            }
        }
    }

    #[test]
    fn every_level_of_every_game_has_tasks_with_right_answers() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            for level in 1..=level_count(&rules) {
                let mut rng = Rng::new(level as u64);
                for _ in 0..50 {
                    let task = DrillTask::by_chance(rules, level, &mut rng);
                    let task =
                        task.unwrap_or_else(|| panic!("{variant} has no task of level {level}"));
                    assert_eq!(rules.check_move(&task.position, task.mv), Ok(()));
                    assert_eq!(task.position.to_move(), Some(Side::South));
                    assert_eq!(
                        task.answer,
                        answer_on_the_board(&task),
                        "{variant} {}",
                        task.position
                    );
                }
            }
        }
    }

    #[test]
    fn the_first_level_is_a_short_lap() {
        let rules = Variant::Giuthi.default_rules();
        let mut rng = Rng::new(3);
        for _ in 0..20 {
            let task = DrillTask::by_chance(rules, 1, &mut rng).expect("a task");
            assert!(task.position.seeds(task.mv.pit) <= 4);
            assert!(matches!(task.answer, DrillAnswer::Pit(_)));
            assert!(task.is_right(task.answer));
            assert!(!task.is_right(DrillAnswer::Seeds(0)));
        }
    }

    #[test]
    fn tasks_differ() {
        let rules = Variant::Alemungula.default_rules();
        let mut rng = Rng::new(5);
        let mut task = || DrillTask::by_chance(rules, 2, &mut rng);
        assert_ne!(task(), task());
    }
}
