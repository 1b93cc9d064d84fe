//! The flight of seeds that a move captures or sweeps, from their pits to the stores.

use super::{Cue, Length, TimedCue};
use crate::rules::{CaptureReason, Event, Pit};

/// The time that a captured seed flies to the store.
pub const FLIGHT: f64 = 420.0;
/// The time from one departure to the next.
const APART: f64 = 60.0;
/// The most time for all departures of a flight.
const MAX_DEPARTURES: f64 = 1500.0;
/// The most seeds that fly one by one: more fly in pairs.
const MAX_SINGLE: u32 = 12;
/// The time after the last landing in which the gain is shown.
const LANDED: f64 = 200.0;

/// The flight of seeds that are captured or swept, pit by pit; the last seed of a sowing flies
/// last. None of other events.
pub fn flight(events: &[Event]) -> Vec<TimedCue> {
    let is_last = |event: &&Event| {
        let why = CaptureReason::LastSeed;
        matches!(event, Event::Capture { why: reason, .. } if *reason == why)
    };
    let others = events.iter().filter(|event| !is_last(event));
    let ordered = others.chain(events.iter().filter(is_last));
    let taken: Vec<(Pit, u8)> = ordered
        .filter_map(|event| match *event {
            Event::Capture { pit, seeds, .. } | Event::Sweep { pit, seeds, .. } => {
                Some((pit, seeds))
            }
            _ => None,
        })
        .collect();
    let all: u32 = taken.iter().map(|&(_, seeds)| u32::from(seeds)).sum();
    let together = if all > MAX_SINGLE { 2 } else { 1 };
    let departures = taken.iter().flat_map(|&(pit, seeds)| {
        let left = (0..seeds).step_by(together.into());
        left.map(move |gone| (pit, together.min(seeds - gone)))
    });
    let departures: Vec<(Pit, u8)> = departures.collect();
    let apart = APART.min(MAX_DEPARTURES / departures.len() as f64);
    let times = departures
        .iter()
        .enumerate()
        .flat_map(|(k, &(pit, seeds))| {
            let (at, number) = (k as f64 * apart, k as u16);
            [
                (at, Cue::Depart { pit, seeds }),
                (at + FLIGHT, Cue::Land { seeds, number }),
            ]
        });
    let mut times: Vec<(f64, Cue)> = times.collect();
    // A seed lands before another one leaves at the same time.
    let is_departure = |cue: Cue| matches!(cue, Cue::Depart { .. });
    times.sort_unstable_by(|one, other| {
        let by_time = one.0.total_cmp(&other.0);
        by_time.then_with(|| is_departure(one.1).cmp(&is_departure(other.1)))
    });
    let end = times.last().map(|last| last.0 + LANDED);
    let ends = times.iter().skip(1).map(|next| next.0).chain(end);
    let timed = |(&(at, cue), end): (&(f64, Cue), f64)| TimedCue {
        cue,
        hand: None,
        length: Length::Milliseconds(end - at),
    };
    times.iter().zip(ends).map(timed).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{capture, stop};
    use super::super::{NORMAL_BEAT, Timeline, TimelineStep};
    use super::*;
    use crate::rules::Side;
    use crate::ui::state::Novelties;

    /// The flight of a move that captures these pits.
    fn flown(captures: &[Event]) -> Vec<TimelineStep> {
        let events: Vec<_> = std::iter::once(stop()).chain(captures.to_vec()).collect();
        let plan = Timeline::new(&events, NORMAL_BEAT, 0.0, Novelties::default());
        let last = plan.steps.last().expect("steps");
        assert_eq!(plan.end, last.at + LANDED);
        plan.steps[events.len()..].to_vec()
    }

    fn departures(steps: &[TimelineStep]) -> Vec<(f64, Pit, u8)> {
        let start = steps[0].at;
        let departures = steps.iter().filter_map(|step| match step.cue {
            Cue::Depart { pit, seeds } => Some((step.at - start, pit, seeds)),
            _ => None,
        });
        departures.collect()
    }

    #[test]
    fn captured_seeds_fly_one_by_one_and_the_last_seed_last() {
        let last = capture(3, 1, CaptureReason::LastSeed);
        let steps = flown(&[last, capture(8, 3, CaptureReason::Opposite)]);
        let (opposite, own) = (Pit::new(8), Pit::new(3));
        assert_eq!(
            departures(&steps),
            [
                (0.0, opposite, 1),
                (APART, opposite, 1),
                (2.0 * APART, opposite, 1),
                (3.0 * APART, own, 1),
            ]
        );
        let landings: Vec<_> = steps
            .iter()
            .filter_map(|step| match step.cue {
                Cue::Land { number, .. } => Some((number, step.at - steps[0].at)),
                _ => None,
            })
            .collect();
        let at = |k: u16| (k, f64::from(k) * APART + FLIGHT);
        assert_eq!(landings, [at(0), at(1), at(2), at(3)]);
    }

    #[test]
    fn many_seeds_fly_in_pairs_and_in_a_bounded_time() {
        let twelve = flown(&[capture(8, 12, CaptureReason::Opposite)]);
        assert_eq!(departures(&twelve).len(), 12);
        let more = flown(&[
            capture(8, 8, CaptureReason::Opposite),
            capture(7, 5, CaptureReason::Following),
        ]);
        let seeds: Vec<_> = departures(&more).iter().map(|flown| flown.2).collect();
        assert_eq!(seeds, [2, 2, 2, 2, 2, 2, 1]);
        let all: Vec<_> = (0..20)
            .map(|pit| capture(pit, 9, CaptureReason::Opposite))
            .collect();
        let steps = flown(&all);
        let takes = steps[steps.len() - 1].at - steps[0].at;
        assert!(takes <= MAX_DEPARTURES + FLIGHT, "{takes}");
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
            let seeds = |is_departure: bool| -> u32 {
                let seeds = plan.steps.iter().map(|step| match step.cue {
                    Cue::Depart { seeds, .. } if is_departure => seeds.into(),
                    Cue::Land { seeds, .. } if !is_departure => seeds.into(),
                    _ => 0,
                });
                seeds.sum()
            };
            assert_eq!(seeds(true), 2 * u32::from(pits));
            assert_eq!(seeds(false), seeds(true));
        }
    }
}
