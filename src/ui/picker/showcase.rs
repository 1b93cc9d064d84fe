//! What is particular to each game, as a short animation of its small board: moves by
//! its rules, from positions of played games.

use std::rc::Rc;

use crate::rules::{
    BySide, Event, Match, NextStep, Pace, Pit, Position, RaceRecord, Rules, Side, Variant,
};
use crate::ui::board::animation::{Animation, PlaybackControls, Snapshot};
use crate::ui::board::frame::BoardFrame;
use crate::ui::board::timeline::Timeline;
use crate::ui::state::Novelties;

/// The time of a seed in milliseconds.
const BEAT: f64 = 170.0;
/// The time between two looks at the animation, in milliseconds.
const TICK: u32 = 20;
/// How long the end of a scene is shown, in milliseconds.
const HOLD: u32 = 1_300;

/// A move that is shown, or a position that is.
struct Scene {
    rules: Rules,
    before: Position,
    events: Vec<Event>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShowcaseFrame {
    pub rules: Rules,
    pub snapshot: Rc<Snapshot>,
    /// How long it is shown, in milliseconds.
    pub lasts: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Showcase {
    pub rest: ShowcaseFrame,
    pub frames: Vec<ShowcaseFrame>,
    /// The last position with the marks of the move that led to it.
    pub end: ShowcaseFrame,
}

impl Showcase {
    pub fn of(variant: Variant) -> Self {
        let scenes = scenes(variant).unwrap_or_default();
        let (rest, end) = match scenes.last() {
            Some(scene) => (still(scene.rules, scene.before, &[]), scene.end()),
            None => {
                let rules = variant.default_rules();
                let start = still(rules, rules.start(Side::South), &[]);
                (start.clone(), start)
            }
        };
        Self {
            rest,
            frames: scenes.iter().flat_map(Scene::frames).collect(),
            end,
        }
    }
}

impl Scene {
    /// A move from a position.
    fn of_move(rules: Rules, before: &str, mv: &str) -> Option<Self> {
        let before = rules.parse_position(before).ok()?;
        let mut events = Vec::new();
        rules.play_unchecked(&before, rules.parse_move(mv).ok()?, &mut events);
        Some(Self {
            rules,
            before,
            events,
        })
    }

    /// A race from the start.
    fn of_race(rules: Rules, south: u8, north: u8) -> Option<Self> {
        let mut game = Match::new(rules, Side::South);
        let before = *game.current().position();
        let race = RaceRecord {
            picks: BySide {
                south: Pit::new(south),
                north: Pit::new(north),
            },
            pace: Pace::Even,
        };
        let mut events = Vec::new();
        game.run_race(race, &mut events).ok()?;
        Some(Self {
            rules,
            before,
            events,
        })
    }

    /// The round that follows this scene, evenly laid out.
    fn next_round(&self) -> Option<Self> {
        let mut after = self.before;
        for &event in &self.events {
            self.rules.apply(&mut after, event);
        }
        let mut game = Match::from_position(self.rules, after);
        let NextStep::Arrange(arranging) = game.next_step() else {
            return None;
        };
        game.arrange(arranging.even()).ok()?;
        let round = game.current();
        Some(Self {
            rules: *round.rules(),
            before: *round.position(),
            events: Vec::new(),
        })
    }

    /// The frames of its animation, with its end held.
    fn frames(&self) -> Vec<ShowcaseFrame> {
        let timeline = Timeline::new(&self.events, BEAT, 2.0 * BEAT, Novelties::default());
        let end = timeline.end as u32;
        let mut animation = Animation::new(self.rules, timeline, self.before, 0, 0);
        let mut frames = vec![still(self.rules, self.before, &[])];
        for now in (0..=end).step_by(TICK as usize) {
            let changed = animation.advance(f64::from(now), PlaybackControls::default(), |_| ());
            if changed {
                frames.push(ShowcaseFrame {
                    snapshot: Rc::new(animation.snapshot().clone()),
                    ..still(self.rules, self.before, &[])
                });
            }
            if let Some(last) = frames.last_mut() {
                last.lasts += TICK;
            }
        }
        if let Some(last) = frames.last_mut() {
            last.lasts += HOLD;
        }
        frames
    }

    /// Its last position, with the marks of the move.
    fn end(&self) -> ShowcaseFrame {
        let mut after = self.before;
        for &event in &self.events {
            self.rules.apply(&mut after, event);
        }
        still(self.rules, after, &self.events)
    }
}

/// A position with the marks of the events that led there.
fn still(rules: Rules, position: Position, events: &[Event]) -> ShowcaseFrame {
    ShowcaseFrame {
        rules,
        snapshot: Rc::new(Snapshot::new(0, BoardFrame::new(position, events))),
        lasts: 0,
    }
}

/// What is shown of a game: the position of the last scene is its picture at rest.
fn scenes(variant: Variant) -> Option<Vec<Scene>> {
    let rules = variant.default_rules();
    let scene = |before, mv| Scene::of_move(rules, before, mv);
    Some(match variant {
        // The second lap turns back, and the capture runs on to the next pit.
        Variant::Giuthi => vec![scene("4,0,4,4,8,0/0,1,3,0,1,2 23-22 s", "a-")?],
        // Each of two laps leaves a seed in the store in passing.
        Variant::GiuthiStore => vec![scene("1,2,0,10,0,4/4,1,3,0,9,1 8-29 s", "f+")?],
        // A round ends, and the next one has a pit less in each row.
        Variant::GiuthiRounds => {
            let last = scene("2,1,1,0,1,1/0,1,1,1,1,1 48-13 s", "a-")?;
            let next = last.next_round()?;
            vec![last, next]
        }
        // One lap takes two pits of four.
        Variant::Alemungula => vec![scene("9,2,1,4,3/13,3,3,1,11 0-0 s", "d")?],
        // Two uurs are made.
        Variant::LayliGoobalay => vec![scene("2,3,2,n7,3,0/3,3,n5,0,0,0 11-9 s", "a")?],
        // Both hands race, and a four is claimed.
        Variant::SulusAidi => vec![
            Scene::of_race(rules, 2, 9)?,
            scene("1,4,4,n6,3,2,7,1,2/3,1,1,4,0,s7,4,2,2 0-0 s", "e")?,
        ],
    })
}

#[cfg(test)]
mod tests;
