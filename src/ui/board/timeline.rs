//! The timeline of a move's animation: when each of its events is shown.

mod flight;

use std::mem::discriminant;

use self::flight::{FLIGHT, flight};
use crate::rules::{CaptureReason, Event, Pit, Side};
use crate::ui::state::{Novelties, Novelty};

/// The most beats that a sowing takes, without its captures and the pauses: 12 s at
/// normal speed.
const MAX_BEATS: f64 = 66.0;
/// The most beats of the last lap.
const MAX_END_BEATS: f64 = 26.0;
/// The beat of a lap against that of the lap before.
const LAP_BEAT: f64 = 0.88;
/// The beat of the fastest lap against that of the first.
const SHORTEST_BEAT: f64 = 0.5;
/// The same for the last lap: its end is to be followed.
const SHORTEST_LAST_BEAT: f64 = 0.75;
/// The pause between the last seed of a lap and the lift of the next, in beats.
const RELAY_PAUSE: f64 = 0.8;

/// The explanation of the first relay that a person sees, in milliseconds.
const RELAY_EXPLANATION: f64 = 2500.0;

// What follows a sowing has times of its own. They are in milliseconds at normal and at slow
// speed; a shorter beat shortens them.
/// The beat of normal speed.
const NORMAL_BEAT: f64 = 180.0;
/// Shorter beats have no pause before a capture.
const MIN_BEAT_WITH_PAUSE: f64 = 100.0;
/// The pause in which the end of a sowing that wins is explained.
const PAUSE: f64 = 700.0;
/// The same for what a person sees for the first time.
const FIRST_PAUSE: f64 = 1500.0;
/// The time for which each following pit of a run is pointed at before the seeds of all fly.
const FORK: f64 = 300.0;

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    Event(Event),
    /// Seeds that have been captured or swept leave their pit for a store.
    Depart {
        pit: Pit,
        seeds: u8,
    },
    /// The seeds that departed first reach the store. The landings of a flight are
    /// numbered from 0.
    Land {
        seeds: u8,
        number: u16,
    },
    /// The first relay that a person sees is explained at the pit that it goes on from.
    Relay {
        /// Where the lap has ended and the next one begins.
        pit: Pit,
    },
}

/// A cue at its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimelineStep {
    /// Milliseconds from the start of the animation.
    pub at: f64,
    /// The time until the next step in milliseconds; of a departure, the time of the
    /// flight.
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
    /// begins after a `pause`. The `novelties` pause longer.
    ///
    /// The tempo rises from lap to lap, down to a shortest beat; the last lap is a
    /// little slower again. After the pits that are captured have been pointed at, their
    /// seeds fly to the store in one flight.
    pub fn new(events: &[Event], beat: f64, pause: f64, novelties: Novelties) -> Self {
        let mut cues = cues(events);
        if novelties.contains(Novelty::Relay) {
            add_relay(&mut cues);
        }
        set_tempo(&mut cues);
        let pace = (beat / NORMAL_BEAT).min(1.0);
        let mut at = pause;
        let step = |&TimedCue { cue, hand, length }: &TimedCue| {
            let lasts = match length {
                Length::Beats(beats) => beats * beat,
                Length::Explanation => RELAY_EXPLANATION,
                Length::Pause if beat < MIN_BEAT_WITH_PAUSE => 0.0,
                Length::Pause if wins(novelties) => FIRST_PAUSE * pace,
                Length::Pause => PAUSE * pace,
                Length::Milliseconds(time) => time * pace,
            };
            let step = TimelineStep {
                at,
                lasts: match cue {
                    Cue::Depart { .. } => FLIGHT * pace,
                    _ => lasts,
                },
                hand,
                cue,
            };
            at += lasts;
            step
        };
        let steps = cues.iter().map(step).collect();
        Self { steps, end: at }
    }
}

/// Whether what is won is one of these, which are seen for the first time.
fn wins(novelties: Novelties) -> bool {
    !(novelties.without(Novelties::from_iter([Novelty::Relay]))).is_empty()
}

/// A cue with its length.
#[derive(Clone, Copy)]
struct TimedCue {
    cue: Cue,
    /// The side whose hand does it, in a race.
    hand: Option<Side>,
    length: Length,
}

/// The time from a cue to the next one.
#[derive(Clone, Copy)]
enum Length {
    Beats(f64),
    /// That of the first relay.
    Explanation,
    /// That of the end of a sowing that wins.
    Pause,
    /// At normal speed.
    Milliseconds(f64),
}

impl TimedCue {
    /// Its beats, if it is sown by them.
    fn beats(&mut self) -> Option<&mut f64> {
        match &mut self.length {
            Length::Beats(beats) => Some(beats),
            _ => None,
        }
    }
}

/// Makes the laps faster from one to the next, and the whole no longer than its limits.
fn set_tempo(cues: &mut [TimedCue]) {
    let last_lap = cues
        .iter()
        .rposition(|timed| matches!(timed.cue, Cue::Event(Event::Lift { .. })))
        .unwrap_or(0);
    let mut tempo = 1.0;
    for (k, timed) in cues.iter_mut().enumerate() {
        if let Cue::Event(Event::Lift { lap, .. }) = timed.cue {
            tempo = lap_beat(lap, k == last_lap);
        }
        let sows = timed.cue.sows();
        if let Some(beats) = timed.beats().filter(|_| sows) {
            *beats *= tempo;
        }
    }
    let (laps, end) = cues.split_at_mut(last_lap);
    let end_takes = fit(end, MAX_END_BEATS);
    fit(laps, MAX_BEATS - end_takes);
}

/// The beat of a lap against that of the first.
fn lap_beat(lap: u16, is_last: bool) -> f64 {
    let shortest = if is_last {
        SHORTEST_LAST_BEAT
    } else {
        SHORTEST_BEAT
    };
    LAP_BEAT
        .powi(i32::from(lap.saturating_sub(1)))
        .max(shortest)
}

impl Cue {
    /// Whether captured seeds leave a pit or reach a store.
    pub fn is_of_flight(self) -> bool {
        matches!(self, Self::Depart { .. } | Self::Land { .. })
    }

    /// Whether a hand lifts or drops seeds.
    fn sows(self) -> bool {
        matches!(
            self,
            Self::Event(Event::Lift { .. } | Event::Drop { .. } | Event::DropInStore { .. })
        )
    }
}

/// Adds the explanation of the first relay before its lift.
fn add_relay(cues: &mut Vec<TimedCue>) {
    let lift = cues
        .iter()
        .enumerate()
        .find_map(|(at, timed)| match timed.cue {
            Cue::Event(Event::Lift { pit, lap: 2, .. }) => Some((at, pit, timed.hand)),
            _ => None,
        });
    if let Some((at, pit, hand)) = lift {
        let cue = Cue::Relay { pit };
        let length = Length::Explanation;
        cues.insert(at, TimedCue { cue, hand, length });
    }
}

/// Shortens the beats of cues in proportion until they are at most `longest` together; returns
/// how many they are.
fn fit(cues: &mut [TimedCue], longest: f64) -> f64 {
    let mut beats: Vec<&mut f64> = cues.iter_mut().filter_map(TimedCue::beats).collect();
    let all: f64 = beats.iter().map(|beats| **beats).sum();
    if all <= longest {
        return all;
    }
    for beats in &mut beats {
        **beats *= longest / all;
    }
    longest
}

/// The cues of a move. What is captured, and what is swept at the end of a game, flies to the
/// stores after all of it has been shown; the hands of a race sow at the same time.
fn cues(events: &[Event]) -> Vec<TimedCue> {
    let mut cues: Vec<TimedCue> = Vec::with_capacity(events.len() + 32);
    let mut hand = None;
    for alike in events.chunk_by(|one, next| discriminant(one) == discriminant(next)) {
        for &event in alike {
            if let Event::Hand { side } = event {
                hand = Some(side);
                continue;
            }
            let is_race = hand.is_some();
            let is_relay = !is_race && matches!(event, Event::Lift { lap: 2.., .. });
            let last = cues.last_mut().filter(|_| is_relay);
            if let Some(beats) = last.and_then(TimedCue::beats) {
                *beats += RELAY_PAUSE;
            }
            let (cue, length) = (Cue::Event(event), length(event, is_race));
            cues.push(TimedCue { cue, hand, length });
        }
        cues.extend(flight(alike));
    }
    cues
}

/// The length of an event at the tempo of the first lap.
fn length(event: Event, is_race: bool) -> Length {
    Length::Beats(match event {
        Event::Drop { .. } | Event::Stop { .. } if is_race => 0.6,
        Event::Lift { .. } if is_race => 0.8,
        Event::Lift { lap: 1, .. } | Event::Drop { .. } | Event::DropInStore { .. } => 1.0,
        Event::Lift { .. } => 1.6,
        // So that it is seen where a sowing ended, and why.
        Event::Stop { reason, .. } if reason.wins() => return Length::Pause,
        Event::Stop { .. } => 4.0,
        // Each pit of a run is pointed at; the first one is while the sowing is explained.
        Event::Capture {
            why: CaptureReason::Following | CaptureReason::TwoOrFourBefore,
            ..
        } => return Length::Milliseconds(FORK),
        Event::Capture { .. } | Event::Sweep { .. } => 0.0,
        _ => 2.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, StopReason};

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
        let plan = Timeline::new(&sowing(1, 4), 180.0, 0.0, Novelties::default());
        let times: Vec<_> = plan.steps.iter().map(|step| step.at / 180.0).collect();
        assert_eq!(times, [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert_eq!(plan.end, 5.0 * 180.0);
    }

    #[test]
    fn a_pause_comes_before_the_first_step() {
        let plan = Timeline::new(&sowing(1, 4), 180.0, 1200.0, Novelties::default());
        assert_eq!(plan.steps[0].at, 1200.0);
        assert_eq!(plan.end, 1200.0 + 5.0 * 180.0);
    }

    #[test]
    fn a_long_sowing_ends_in_time_with_a_slow_last_lap() {
        let plan = Timeline::new(&sowing(500, 9), 180.0, 0.0, Novelties::default());
        assert!(plan.end <= 12_000.0, "{}", plan.end);
        let last = plan.steps.len() - 1;
        assert_eq!(plan.steps[last].lasts, 180.0 * SHORTEST_LAST_BEAT);
        assert!(plan.steps[last / 2].lasts < 10.0);
        assert!(plan.steps.windows(2).all(|pair| pair[0].at <= pair[1].at));
    }

    /// How long each step of a lap lasts, in milliseconds.
    fn laps(plan: &Timeline) -> Vec<Vec<f64>> {
        let mut laps: Vec<Vec<f64>> = Vec::new();
        for step in &plan.steps {
            if matches!(step.cue, Cue::Event(Event::Lift { .. })) {
                laps.push(Vec::new());
            }
            laps.last_mut().expect("a lap").push(step.lasts);
        }
        laps
    }

    #[test]
    fn the_tempo_rises_from_lap_to_lap() {
        let laps = laps(&Timeline::new(
            &sowing(9, 4),
            100.0,
            0.0,
            Novelties::default(),
        ));
        // Neither the lift nor the last seed, after which the hand rests.
        let beats: Vec<_> = laps.iter().map(|lap| lap[1]).collect();
        for (lap, pair) in beats[..8].windows(2).enumerate() {
            assert!(pair[1] < pair[0] || pair[1] == 50.0, "{lap}: {beats:?}");
        }
        assert_eq!(beats[0], 100.0);
        assert_eq!(beats[7], 50.0);
        assert_eq!(beats[8], 75.0);
        for lap in &laps {
            assert_eq!(lap[1], lap[3], "a lap keeps its beat");
        }
    }

    #[test]
    fn a_hand_rests_before_it_lifts_the_next_lap() {
        let laps = laps(&Timeline::new(
            &sowing(3, 4),
            100.0,
            0.0,
            Novelties::default(),
        ));
        let rest = |lap: &[f64]| lap[4] - lap[3];
        assert!((rest(&laps[0]) - 80.0).abs() < 1e-9);
        assert!((rest(&laps[1]) - 80.0 * LAP_BEAT).abs() < 1e-9);
        assert_eq!(
            rest(&laps[2]),
            0.0,
            "the last lap ends in a pause of its own"
        );
    }

    pub fn stop() -> Event {
        Event::Stop {
            at: Some(Pit::new(3)),
            reason: StopReason::Captures,
        }
    }

    pub fn capture(pit: u8, seeds: u8, why: CaptureReason) -> Event {
        Event::Capture {
            pit: Pit::new(pit),
            seeds,
            by: Side::South,
            why,
        }
    }

    #[test]
    fn the_end_of_a_sowing_and_each_pit_of_a_run_are_seen() {
        let mut events = sowing(1, 4);
        events.push(stop());
        events.push(capture(8, 2, CaptureReason::Opposite));
        events.push(capture(7, 2, CaptureReason::Following));
        let plan = Timeline::new(&events, NORMAL_BEAT, 0.0, Novelties::default());
        let lasts: Vec<_> = plan.steps[5..8].iter().map(|step| step.lasts).collect();
        assert_eq!(lasts, [PAUSE, 0.0, FORK]);
        let fast = Timeline::new(&events, 70.0, 0.0, Novelties::default());
        assert_eq!(fast.steps[5].lasts, 0.0);
        assert!(fast.steps[7].lasts < FORK);
    }

    #[test]
    fn the_first_time_pauses_longer() {
        let mut events = sowing(3, 4);
        let at = Some(Pit::new(3));
        events.push(Event::Stop {
            at,
            reason: StopReason::MakesFour,
        });
        let end = |all: &[Novelty]| {
            let novelties = all.iter().copied().collect();
            Timeline::new(&events, NORMAL_BEAT, 0.0, novelties).end
        };
        let usual = end(&[]);
        let longer = FIRST_PAUSE - PAUSE;
        for (all, pauses) in [
            (&[Novelty::Relay][..], RELAY_EXPLANATION),
            (&[Novelty::Claim], longer),
            (
                &[Novelty::Relay, Novelty::Claim],
                RELAY_EXPLANATION + longer,
            ),
            (&[Novelty::Uur, Novelty::Claim], longer),
        ] {
            assert!((end(all) - usual - pauses).abs() < 1e-6);
        }
        let relay = Novelties::from_iter([Novelty::Relay]);
        let plan = Timeline::new(&events, 100.0, 0.0, relay);
        let is_relay = |step: &TimelineStep| matches!(step.cue, Cue::Relay { .. });
        let at = plan.steps.iter().position(is_relay).expect("a relay");
        assert_eq!(at, 5, "before the second lift");
        assert_eq!(plan.steps[at + 1].at - plan.steps[at].at, RELAY_EXPLANATION);
    }
}
