//! The timeline of a move's animation: when each of its events is shown.

use crate::rules::{CaptureReason, Event, Side};

/// The most beats that a whole sowing takes: 12 s at normal speed.
const MAX_BEATS: f64 = 66.0;
/// The most beats of the last lap with its captures.
const MAX_END_BEATS: f64 = 26.0;
/// The number of seeds after which the tempo has doubled.
const TEMPO_DOUBLES: f64 = 40.0;

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// An event of the move.
    Event(Event),
    /// The oldest seeds in flight reach the store.
    Land,
}

/// A cue at its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimelineStep {
    /// Milliseconds from the start of the animation.
    pub at: f64,
    /// The time until the next step in milliseconds; for captured seeds, the time
    /// that they take to the store.
    pub lasts: f64,
    /// The side whose hand does it, in a race.
    pub hand: Option<Side>,
    /// What it shows.
    pub cue: Cue,
}

/// The steps of a move's animation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// In order of time.
    pub steps: Vec<TimelineStep>,
    /// The time at which the last one has been shown, in milliseconds.
    pub end: f64,
}

impl Timeline {
    /// The timeline of a move's events; a seed takes a `beat`, in milliseconds. It
    /// begins after a `pause`.
    ///
    /// The tempo rises during a sowing, and its last lap is slow again.
    #[must_use]
    pub fn new(events: &[Event], beat: f64, pause: f64) -> Self {
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
                    beats / (1.0 + sown / TEMPO_DOUBLES)
                } else {
                    *beats
                }
            })
            .collect();
        let (laps, end) = beats.split_at_mut(last_lap);
        let end_takes = fit(end, MAX_END_BEATS);
        fit(laps, MAX_BEATS - end_takes);

        let mut at = pause;
        let mut steps: Vec<TimelineStep> = cues
            .iter()
            .zip(beats)
            .map(|(&(cue, hand, _), beats)| {
                let step = TimelineStep {
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
    /// Whether it makes seeds move to a store.
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
/// in beats. Captured seeds move to the store while the next pit is captured;
/// the hands of a race sow at the same time.
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
            // So that it is seen where a sowing ended, and why.
            Event::Stop { reason, .. } if reason.wins() => 6.0,
            Event::Stop { .. } => 4.0,
            // Each pit of a run is explained for itself.
            Event::Capture {
                why: CaptureReason::Following | CaptureReason::TwoOrFourBefore,
                ..
            } => 4.0,
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
        let plan = Timeline::new(&sowing(1, 4), 180.0, 0.0);
        let times: Vec<_> = plan.steps.iter().map(|step| step.at / 180.0).collect();
        assert_eq!(times, [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert_eq!(plan.end, 5.0 * 180.0);
    }

    #[test]
    fn a_pause_comes_before_the_first_step() {
        let plan = Timeline::new(&sowing(1, 4), 180.0, 1200.0);
        assert_eq!(plan.steps[0].at, 1200.0);
        assert_eq!(plan.end, 1200.0 + 5.0 * 180.0);
    }

    #[test]
    fn a_long_sowing_ends_in_time_with_a_slow_last_lap() {
        let plan = Timeline::new(&sowing(500, 9), 180.0, 0.0);
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
            let plan = Timeline::new(&events, 70.0, 0.0);
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
