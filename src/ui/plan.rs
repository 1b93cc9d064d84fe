//! The animation plan of a move: when each of its events is shown.

use crate::rules::{Event, Side};

/// How fast seeds fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// About half a second a seed.
    Slow,
    /// About a fifth of a second a seed.
    #[default]
    Normal,
    /// As fast as can be followed.
    Fast,
    /// No animation.
    None,
}

impl Speed {
    /// From slow to none.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::None];

    /// The name in `data-option="speed"` and on the device.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::None => "none",
        }
    }

    /// The time of one seed in milliseconds; `None` where nothing is animated.
    #[must_use]
    pub fn beat(self) -> Option<f64> {
        match self {
            Self::Slow => Some(450.0),
            Self::Normal => Some(180.0),
            Self::Fast => Some(70.0),
            Self::None => None,
        }
    }
}

/// A whole sowing takes no more beats than this: 12 s at normal speed.
const LONGEST: f64 = 66.0;
/// What the last lap and the captures may take of it.
const LONGEST_END: f64 = 26.0;
/// After so many seeds the tempo has doubled.
const TEMPO: f64 = 40.0;

/// What is shown at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// An event of the move.
    Event(Event),
    /// The oldest seeds in flight reach the store.
    Land,
}

/// A cue with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Milliseconds from the start of the animation.
    pub at: f64,
    /// How long it stays before the next, in milliseconds; for seeds that fly,
    /// how long they take to the store.
    pub lasts: f64,
    /// In a race, whose hand does it.
    pub hand: Option<Side>,
    /// What is shown.
    pub cue: Cue,
}

/// A move's cues in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// Each with its time, in order.
    pub steps: Vec<Step>,
    /// When the last one has been seen, in milliseconds.
    pub end: f64,
}

impl Plan {
    /// Times the events of a move, one seed a `beat` (in milliseconds).
    ///
    /// The tempo rises as a sowing goes on, and its last lap is slow again.
    #[must_use]
    pub fn new(events: &[Event], beat: f64) -> Self {
        let cues = cues(events);
        let last_lap = cues
            .iter()
            .rposition(|(cue, ..)| matches!(cue, Cue::Event(Event::Lift { .. })))
            .unwrap_or(0);
        let mut sown = 0.0;
        let mut beats: Vec<f64> = cues
            .iter()
            .enumerate()
            .map(|(k, (cue, _, beats))| {
                if matches!(cue, Cue::Event(Event::Drop { .. } | Event::Bank { .. })) {
                    sown += 1.0;
                }
                if k < last_lap {
                    beats / (1.0 + sown / TEMPO)
                } else {
                    *beats
                }
            })
            .collect();
        let (laps, end) = beats.split_at_mut(last_lap);
        let end_takes = fit(end, LONGEST_END);
        fit(laps, LONGEST - end_takes);

        let mut at = 0.0;
        let mut steps: Vec<Step> = cues
            .iter()
            .zip(beats)
            .map(|(&(cue, hand, _), beats)| {
                let step = Step {
                    at,
                    lasts: beats * beat,
                    hand,
                    cue,
                };
                at += step.lasts;
                step
            })
            .collect();
        let landings: Vec<f64> = steps
            .iter()
            .filter(|step| step.cue == Cue::Land)
            .map(|step| step.at)
            .collect();
        let flying = steps.iter_mut().filter(|step| step.cue.flies());
        for (step, landing) in flying.zip(landings) {
            step.lasts = landing - step.at;
        }
        Self { steps, end: at }
    }
}

impl Cue {
    /// Whether it sends seeds to a store.
    fn flies(self) -> bool {
        matches!(
            self,
            Self::Event(Event::Capture { .. } | Event::Sweep { .. })
        )
    }
}

/// Shrinks `beats` in proportion until they take at most `longest` together;
/// returns what they take.
fn fit(beats: &mut [f64], longest: f64) -> f64 {
    let all: f64 = beats.iter().sum();
    if all <= longest {
        return all;
    }
    for beat in beats {
        *beat *= longest / all;
    }
    longest
}

/// The cues of a move, each with the hand of a race that does it and its length
/// in beats. What is captured flies to the store while the next pit is being
/// taken; the hands of a race sow at once.
fn cues(events: &[Event]) -> Vec<(Cue, Option<Side>, f64)> {
    let mut cues: Vec<(Cue, Option<Side>, f64)> = Vec::with_capacity(events.len() + 8);
    let mut flying = 0;
    let mut hand = None;
    for &event in events {
        let racing = hand.is_some();
        let beats = match event {
            Event::Hand { side } => {
                hand = Some(side);
                continue;
            }
            Event::Drop { .. } | Event::Stop { .. } if racing => 0.6,
            Event::Lift { .. } if racing => 0.8,
            Event::Lift { lap: 1, .. } | Event::Drop { .. } | Event::Bank { .. } => 1.0,
            Event::Lift { .. } => 2.2,
            Event::Stop { .. } => 1.2,
            Event::Capture { .. } => 2.4,
            Event::Sweep { .. } => 0.3,
            _ => 2.0,
        };
        let cue = Cue::Event(event);
        if !cue.flies() {
            cues.extend(std::iter::repeat_n((Cue::Land, hand, 0.2), flying));
            flying = 0;
        }
        cues.push((cue, hand, beats));
        if cue.flies() {
            if flying == 3 {
                cues.push((Cue::Land, hand, 0.0));
            } else {
                flying += 1;
            }
        }
    }
    if flying > 0 {
        if let Some(last) = cues.last_mut() {
            last.2 = last.2.max(2.4);
        }
        cues.extend(std::iter::repeat_n((Cue::Land, hand, 0.2), flying));
    }
    cues
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, Pit, Side};

    fn sowing(laps: u16, seeds: u8) -> Vec<Event> {
        let lap = |lap| {
            let pit = Pit::new(2);
            let lift = Event::Lift {
                pit,
                seeds,
                direction: Direction::Forward,
                lap,
            };
            std::iter::once(lift).chain((0..seeds).map(move |k| Event::Drop {
                pit: Pit::new(k % 12),
            }))
        };
        (1..=laps).flat_map(lap).collect()
    }

    #[test]
    fn a_short_sowing_takes_a_beat_a_seed() {
        let plan = Plan::new(&sowing(1, 4), 180.0);
        let times: Vec<_> = plan.steps.iter().map(|step| step.at / 180.0).collect();
        assert_eq!(times, [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert_eq!(plan.end, 5.0 * 180.0);
    }

    #[test]
    fn a_long_sowing_ends_in_time_with_a_slow_last_lap() {
        let plan = Plan::new(&sowing(500, 9), 180.0);
        assert!(plan.end <= 12_000.0, "{}", plan.end);
        let last = plan.steps.len() - 1;
        assert_eq!(plan.steps[last].lasts, 180.0);
        assert!(plan.steps[last / 2].lasts < 10.0);
        assert!(plan.steps.windows(2).all(|pair| pair[0].at <= pair[1].at));
    }

    #[test]
    fn what_flies_lands() {
        let taken = |k| Event::Sweep {
            pit: Pit::new(k),
            seeds: 2,
            to: Side::South,
        };
        for pits in 1..9 {
            let events: Vec<_> = (0..pits).map(taken).collect();
            let plan = Plan::new(&events, 70.0);
            let landed = plan
                .steps
                .iter()
                .filter(|step| step.cue == Cue::Land)
                .count();
            assert_eq!(landed, events.len());
            assert!(
                plan.steps
                    .iter()
                    .filter(|step| step.cue.flies())
                    .all(|step| step.lasts > 0.0)
            );
        }
    }
}
