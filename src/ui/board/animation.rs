//! A move's animation as it runs: which steps of its timeline have been shown.

use super::frame::BoardFrame;
use super::timeline::{Cue, Timeline, TimelineStep};
use crate::rules::{BySide, Event, Position, Rules, Side};

/// How a hand moves to its next place, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HandEasing {
    /// The pause before it moves.
    pub delay: f64,
    /// How long it moves.
    pub duration: f64,
}

impl HandEasing {
    /// In a race that is run at the pace of the players.
    pub const RACE: Self = Self {
        delay: 0.0,
        duration: 90.0,
    };

    /// After a lift the hand stays at the pit for more than half of the step, so that the
    /// start of each lap is seen.
    fn after_lift(lasts: f64) -> Self {
        Self {
            delay: lasts * 0.55,
            duration: lasts * 0.4,
        }
    }

    fn after_drop(lasts: f64) -> Self {
        Self {
            delay: lasts * 0.15,
            duration: lasts * 0.75,
        }
    }
}

/// What the board shows at one moment of an animation.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// The revision of the game that the animation belongs to.
    pub revision: u32,
    pub frame: BoardFrame,
    /// How each hand moves on from there.
    pub easings: BySide<HandEasing>,
}

impl Snapshot {
    /// A picture without moving hands.
    pub fn new(revision: u32, frame: BoardFrame) -> Self {
        Self {
            revision,
            frame,
            easings: BySide::default(),
        }
    }
}

/// How the player controls a running animation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlaybackControls {
    /// It stands still.
    pub paused: bool,
    /// Counts the single steps asked for while it stands still.
    pub steps: u32,
}

#[derive(Clone, Debug)]
pub struct Animation {
    rules: Rules,
    timeline: Timeline,
    /// The next step of the timeline to show.
    next: usize,
    /// How much of the timeline has been shown, in milliseconds.
    elapsed: f64,
    last_frame: Option<f64>,
    /// The single steps taken so far.
    steps: u32,
    snapshot: Snapshot,
    /// Hands that have just lifted. They are drawn at the lifted pit for one
    /// frame before they move on.
    lifted: Vec<Option<Side>>,
}

impl Animation {
    /// The animation of a move from `before`; `steps` is the count of single
    /// steps up to now.
    pub fn new(
        rules: Rules,
        timeline: Timeline,
        before: Position,
        revision: u32,
        steps: u32,
    ) -> Self {
        Self {
            rules,
            timeline,
            next: 0,
            elapsed: 0.0,
            last_frame: None,
            steps,
            snapshot: Snapshot::new(revision, BoardFrame::new(before, &[])),
            lifted: Vec::new(),
        }
    }

    /// What is shown now.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// Whether everything has been shown.
    pub fn is_finished(&self) -> bool {
        self.elapsed >= self.timeline.end
    }

    /// Advances to the frame at `now`, in milliseconds of any clock, and
    /// reports each cue that is shown; returns whether the picture changed.
    pub fn advance(
        &mut self,
        now: f64,
        controls: PlaybackControls,
        mut on_cue: impl FnMut(Cue),
    ) -> bool {
        let since = now - self.last_frame.replace(now).unwrap_or(now);
        if !controls.paused {
            self.elapsed += since;
        } else if controls.steps != self.steps {
            // A single step skips the wait before the next event. A flight is one step.
            let mut rest = self.timeline.steps[self.next..].iter();
            let next = rest.find(|step| !step.cue.is_of_flight());
            self.elapsed = next.map_or(self.timeline.end, |step| step.at);
        }
        self.steps = controls.steps;
        let mut changed = false;
        for hand in std::mem::take(&mut self.lifted) {
            self.move_hand_on(hand);
            changed = true;
        }
        while let Some(&step) = self.timeline.steps.get(self.next)
            && step.at <= self.elapsed
        {
            self.next += 1;
            self.show(step);
            if !(controls.paused && step.cue.is_of_flight()) {
                on_cue(step.cue);
            }
            changed = true;
        }
        changed
    }

    fn show(&mut self, step: TimelineStep) {
        self.snapshot.frame.show(&self.rules, step);
        let side = step.hand.unwrap_or(self.snapshot.frame.acting());
        if matches!(step.cue, Cue::Event(Event::Lift { .. })) {
            self.snapshot.easings[side] = HandEasing::after_lift(step.lasts);
            self.lifted.push(step.hand);
        } else {
            self.snapshot.easings[side] = HandEasing::after_drop(self.until_next(step));
            self.move_hand_on(step.hand);
        }
    }

    fn next_of(&self, hand: Option<Side>) -> Option<TimelineStep> {
        let mut rest = self.timeline.steps[self.next..].iter();
        rest.find(|step| step.hand == hand).copied()
    }

    /// The time from a step to the next one of the same hand, in milliseconds.
    fn until_next(&self, step: TimelineStep) -> f64 {
        let next = self.next_of(step.hand);
        next.map_or(step.lasts, |next| next.at - step.at)
    }

    fn move_hand_on(&mut self, hand: Option<Side>) {
        if let Some(next) = self.next_of(hand) {
            self.snapshot.frame.reach(next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::ui::board::frame::Spot;
    use crate::ui::state::Novelties;

    const BEAT: f64 = 100.0;
    const RUNNING: PlaybackControls = PlaybackControls {
        paused: false,
        steps: 0,
    };

    /// The first move of Giuthi that sows more than one lap, and what it does.
    fn relay() -> (Animation, Vec<Event>) {
        let rules = Variant::Giuthi.default_rules();
        let mut before = rules.start(Side::South);
        loop {
            let mut events = Vec::new();
            let moves: Vec<_> = rules.moves(&before).iter().collect();
            let found = moves.iter().find(|&&mv| {
                events.clear();
                rules.play_unchecked(&before, mv, &mut events);
                let relay = |event: &Event| matches!(event, Event::Lift { lap: 2, .. });
                events.iter().any(relay)
            });
            if found.is_some() {
                let timeline = Timeline::new(&events, BEAT, 0.0, Novelties::default());
                return (Animation::new(rules, timeline, before, 7, 0), events);
            }
            before = rules.play_unchecked(&before, moves[0], &mut ());
        }
    }

    fn run(animation: &mut Animation, frames: impl IntoIterator<Item = f64>) -> Vec<Cue> {
        let mut cues = Vec::new();
        for now in frames {
            animation.advance(now, RUNNING, |cue| cues.push(cue));
        }
        cues
    }

    #[test]
    fn an_animation_shows_every_event_once_and_ends_at_the_new_position() {
        let (mut animation, events) = relay();
        let before = animation.snapshot().frame.position;
        let frames = (0..10_000).map(|k| f64::from(k) * 16.0);
        let cues = run(&mut animation, frames);
        assert!(animation.is_finished());
        let shown: Vec<_> = cues
            .iter()
            .filter_map(|cue| match cue {
                Cue::Event(event) => Some(*event),
                _ => None,
            })
            .collect();
        assert_eq!(shown, events);
        let mut after = before;
        for event in events {
            animation.rules.apply(&mut after, event);
        }
        assert_eq!(animation.snapshot().frame.position, after);
        assert_eq!(animation.snapshot().revision, 7);
    }

    #[test]
    fn a_frame_without_a_cue_changes_nothing() {
        let (mut animation, _) = relay();
        assert!(animation.advance(5_000.0, RUNNING, |_| ()), "the lift");
        assert!(animation.advance(5_001.0, RUNNING, |_| ()), "the hand");
        assert!(!animation.advance(5_002.0, RUNNING, |_| ()));
        assert!(animation.advance(5_000.0 + BEAT, RUNNING, |_| ()), "a drop");
    }

    #[test]
    fn a_paused_animation_stands_still_and_steps_one_cue_at_a_time() {
        let (mut animation, events) = relay();
        run(&mut animation, [0.0, 16.0]);
        let still = |steps| PlaybackControls {
            paused: true,
            steps,
        };
        let here = animation.snapshot().clone();
        assert!(!animation.advance(60_000.0, still(0), |_| ()));
        assert_eq!(*animation.snapshot(), here);
        for step in 1..5 {
            let mut cues = Vec::new();
            let now = 60_000.0 + f64::from(step);
            assert!(animation.advance(now, still(step), |cue| cues.push(cue)));
            assert_eq!(cues, [Cue::Event(events[step as usize])]);
        }
        // After the pause nothing is skipped.
        let mut cues = 0;
        animation.advance(60_014.0, RUNNING, |_| cues += 1);
        assert_eq!(cues, 0);
    }

    #[test]
    fn steps_of_a_paused_animation_lead_to_its_end() {
        let (mut animation, _) = relay();
        let steps = animation.timeline.steps.len() as u32 + 1;
        for step in 1..=steps {
            let controls = PlaybackControls {
                paused: true,
                steps: step,
            };
            animation.advance(f64::from(step), controls, |_| ());
        }
        assert!(animation.is_finished());
    }

    #[test]
    fn a_hand_rests_at_a_relay_before_it_moves_on() {
        let (mut animation, _) = relay();
        let is_relay =
            |step: &TimelineStep| matches!(step.cue, Cue::Event(Event::Lift { lap: 2, .. }));
        let lift = animation.timeline.steps.iter().find(|step| is_relay(step));
        let lift = *lift.expect("a second lap");
        let Cue::Event(Event::Lift { pit, .. }) = lift.cue else {
            unreachable!("it is a lift");
        };
        run(&mut animation, [0.0, lift.at]);
        let side = animation.snapshot().frame.acting();
        let hand = |animation: &Animation| animation.snapshot().frame.hands[side];
        assert_eq!(hand(&animation).map(|hand| hand.at), Some(Spot::Pit(pit)));
        let easing = animation.snapshot().easings[side];
        assert_eq!(easing.delay, lift.lasts * 0.55);
        assert!(easing.delay + easing.duration < lift.lasts);
        // One frame later it is on its way.
        run(&mut animation, [lift.at + 16.0]);
        assert_ne!(hand(&animation).map(|hand| hand.at), Some(Spot::Pit(pit)));
    }
}
