//! The timeline of a move's animation: when each of its events is shown.

use crate::rules::{CaptureReason, Event, Pit, Side};
use crate::ui::state::{Novelties, Novelty};

/// The most beats that a whole sowing takes, without the first-time pauses: 12 s at
/// normal speed.
const MAX_BEATS: f64 = 66.0;
/// The most beats of the last lap with its captures.
const MAX_END_BEATS: f64 = 26.0;
/// The beat of a lap against that of the lap before.
const LAP_BEAT: f64 = 0.88;
/// The beat of the fastest lap against that of the first.
const SHORTEST_BEAT: f64 = 0.5;
/// The same for the last lap: its end is to be followed.
const SHORTEST_LAST_BEAT: f64 = 0.75;
/// The pause between the last seed of a lap and the lift of the next, in beats.
const RELAY_PAUSE: f64 = 0.8;
/// The most captures whose seeds are on their way to the store at a time.
const MAX_FLIGHTS: usize = 3;
/// The time in beats from one landing in the store to the next, after the last capture.
const LANDING: f64 = 0.2;
/// The shortest time in beats from the last capture to its landing.
const MIN_FLIGHT: f64 = 2.4;

/// How much longer a relay, a capture, a claim or an uur pauses for the first time, in
/// milliseconds.
const FIRST_PAUSE: f64 = 2500.0;

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    Event(Event),
    /// The oldest seeds in flight reach the store.
    Land,
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
    /// begins after a `pause`. The `novelties` pause longer.
    ///
    /// The tempo rises from lap to lap, down to a shortest beat; the last lap is a
    /// little slower again.
    pub fn new(events: &[Event], beat: f64, pause: f64, novelties: Novelties) -> Self {
        let mut cues = cues(events);
        if novelties.contains(Novelty::Relay) {
            add_relay(&mut cues);
        }
        set_tempo(&mut cues);
        let mut at = pause;
        let step = |&TimedCue { cue, hand, beats }: &TimedCue| {
            let step = TimelineStep {
                at,
                lasts: beats * beat + cue.first_pause(novelties),
                hand,
                cue,
            };
            at += step.lasts;
            step
        };
        let mut steps: Vec<TimelineStep> = cues.iter().map(step).collect();
        set_flights(&mut steps);
        Self { steps, end: at }
    }
}

/// A cue with its length.
#[derive(Clone, Copy)]
struct TimedCue {
    cue: Cue,
    /// The side whose hand does it, in a race.
    hand: Option<Side>,
    /// Its length in beats.
    beats: f64,
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
        if timed.cue.sows() {
            timed.beats *= tempo;
        }
    }
    let (laps, end) = cues.split_at_mut(last_lap);
    let end_takes = fit(end, MAX_END_BEATS);
    fit(laps, MAX_BEATS - end_takes);
}

/// Lets the seeds of each capture move until they land.
fn set_flights(steps: &mut [TimelineStep]) {
    let landings: Vec<f64> = steps
        .iter()
        .filter(|step| step.cue == Cue::Land)
        .map(|step| step.at)
        .collect();
    let flying = steps.iter_mut().filter(|step| step.cue.flies());
    for (step, landing) in flying.zip(landings) {
        step.lasts = landing - step.at;
    }
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
    /// How much longer it lasts if it shows a novelty, in milliseconds. What a sowing
    /// wins is explained at its end.
    fn first_pause(self, novelties: Novelties) -> f64 {
        let wins = novelties.without(Novelties::from_iter([Novelty::Relay]));
        match self {
            Self::Relay { .. } => FIRST_PAUSE,
            Self::Event(Event::Stop { reason, .. }) if reason.wins() && !wins.is_empty() => {
                FIRST_PAUSE
            }
            _ => 0.0,
        }
    }

    /// Whether a hand lifts or drops seeds.
    fn sows(self) -> bool {
        matches!(
            self,
            Self::Event(Event::Lift { .. } | Event::Drop { .. } | Event::DropInStore { .. })
        )
    }

    /// Whether it makes seeds move to a store.
    fn flies(self) -> bool {
        matches!(
            self,
            Self::Event(Event::Capture { .. } | Event::Sweep { .. })
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
        let beats = 0.0;
        cues.insert(at, TimedCue { cue, hand, beats });
    }
}

/// Shortens cues in proportion until they take at most `longest` beats together; returns what
/// they take.
fn fit(cues: &mut [TimedCue], longest: f64) -> f64 {
    let all: f64 = cues.iter().map(|timed| timed.beats).sum();
    if all <= longest {
        return all;
    }
    for timed in cues {
        timed.beats *= longest / all;
    }
    longest
}

/// The cues of a move. Captured seeds move to the store while the next pit is captured;
/// the hands of a race sow at the same time.
fn cues(events: &[Event]) -> Vec<TimedCue> {
    let mut cues: Vec<TimedCue> = Vec::with_capacity(events.len() + 8);
    let mut flights = 0;
    let mut hand = None;
    for &event in events {
        if let Event::Hand { side } = event {
            hand = Some(side);
            continue;
        }
        let is_race = hand.is_some();
        let is_relay = !is_race && matches!(event, Event::Lift { lap: 2.., .. });
        if let Some(last) = cues.last_mut().filter(|_| is_relay) {
            last.beats += RELAY_PAUSE;
        }
        let cue = Cue::Event(event);
        if !cue.flies() {
            cues.extend(landings(flights, hand));
            flights = 0;
        }
        let beats = length(event, is_race);
        cues.push(TimedCue { cue, hand, beats });
        if cue.flies() {
            if flights == MAX_FLIGHTS {
                let (cue, beats) = (Cue::Land, 0.0);
                cues.push(TimedCue { cue, hand, beats });
            } else {
                flights += 1;
            }
        }
    }
    if let Some(last) = cues.last_mut().filter(|_| flights > 0) {
        last.beats = last.beats.max(MIN_FLIGHT);
    }
    cues.extend(landings(flights, hand));
    cues
}

/// The landings of captured seeds, one after another.
fn landings(flights: usize, hand: Option<Side>) -> impl Iterator<Item = TimedCue> {
    let landing = TimedCue {
        cue: Cue::Land,
        hand,
        beats: LANDING,
    };
    std::iter::repeat_n(landing, flights)
}

/// The length of an event at the tempo of the first lap, in beats.
fn length(event: Event, is_race: bool) -> f64 {
    match event {
        Event::Drop { .. } | Event::Stop { .. } if is_race => 0.6,
        Event::Lift { .. } if is_race => 0.8,
        Event::Lift { lap: 1, .. } | Event::Drop { .. } | Event::DropInStore { .. } => 1.0,
        Event::Lift { .. } => 1.6,
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
    }
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

    #[test]
    fn the_end_of_a_sowing_and_each_pit_of_a_run_are_seen() {
        let capture = |why| Event::Capture {
            pit: Pit::new(8),
            seeds: 2,
            by: Side::South,
            why,
        };
        let at = Some(Pit::new(3));
        let mut events = sowing(1, 4);
        let reason = StopReason::Captures;
        events.push(Event::Stop { at, reason });
        events.push(capture(CaptureReason::Opposite));
        events.push(capture(CaptureReason::Following));
        let plan = Timeline::new(&events, 100.0, 0.0, Novelties::default());
        let steps = &plan.steps[5..8];
        assert_eq!(steps[1].at - steps[0].at, 600.0);
        assert_eq!(steps[2].at - steps[1].at, 240.0);
        assert_eq!(plan.steps[8].at - steps[2].at, 400.0);
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
            Timeline::new(&events, 100.0, 0.0, novelties).end
        };
        let usual = end(&[]);
        for (all, pauses) in [
            (&[Novelty::Relay][..], 1.0),
            (&[Novelty::Claim], 1.0),
            (&[Novelty::Relay, Novelty::Claim], 2.0),
            (&[Novelty::Uur, Novelty::Claim], 1.0),
        ] {
            assert!((end(all) - usual - pauses * FIRST_PAUSE).abs() < 1e-6);
        }
        let relay = Novelties::from_iter([Novelty::Relay]);
        let plan = Timeline::new(&events, 100.0, 0.0, relay);
        let is_relay = |step: &TimelineStep| matches!(step.cue, Cue::Relay { .. });
        let at = plan.steps.iter().position(is_relay).expect("a relay");
        assert_eq!(at, 5, "before the second lift");
        assert_eq!(plan.steps[at + 1].at - plan.steps[at].at, FIRST_PAUSE);
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
            let plan = Timeline::new(&events, 70.0, 0.0, Novelties::default());
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
