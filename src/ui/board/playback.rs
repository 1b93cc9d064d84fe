//! Runs the animation of a move by the browser's animation frames.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::{document, window};
use yew::prelude::*;

use super::animation::{Animation, HandEasing, PlaybackControls, Snapshot};
use super::frame::BoardFrame;
use super::model::BoardModel;
use super::sound;
use super::theme::shown_look;
use super::timeline::{Cue, Timeline};
use crate::link::Player;
use crate::rules::{BySide, Event};
use crate::ui::browser::system::can_vibrate;
use crate::ui::state::GameAction;
use crate::ui::state::settings::Look;

/// What the board shows now: the position at rest, a race that is being run,
/// or a moment of the move that led to the position.
#[hook]
pub fn use_playback(model: &Rc<BoardModel>, on_intent: &Callback<GameAction>) -> Rc<Snapshot> {
    let shown = use_state(|| None::<Rc<Snapshot>>);
    let controls = use_controls(model);
    {
        let (model, shown) = (Rc::clone(model), shown.clone());
        let on_intent = on_intent.clone();
        use_effect_with((model.revision, model.from), move |_| {
            let running = model.from.zip(model.beat).map(|(from, beat)| {
                let pause = pause_before(&model, beat);
                let timeline = Timeline::new(&model.events, beat, pause, model.novelties);
                let steps = controls.get().0.steps;
                let revision = model.revision;
                let on_end = on_intent.reform(move |()| GameAction::EndAnimation(revision));
                RunningAnimation::start(Runner {
                    animation: Animation::new(model.rules, timeline, from, revision, steps),
                    on_change: Callback::from(move |now| shown.set(Some(now))),
                    on_end,
                    controls,
                })
            });
            move || drop(running)
        });
    }
    let shown = shown
        .as_ref()
        .filter(|shown| shown.revision == model.revision);
    match (model.from, shown) {
        (Some(_), Some(shown)) => Rc::clone(shown),
        (Some(from), None) => Rc::new(Snapshot::new(model.revision, BoardFrame::new(from, &[]))),
        (None, _) => Rc::new(at_rest(model)),
    }
}

/// The pause before a bot's answer in milliseconds, but not before a replay: so that
/// a person sees first what their own move did.
fn pause_before(model: &BoardModel, beat: f64) -> f64 {
    const PAUSE: f64 = 1200.0;
    const BEATS: f64 = 7.0;
    let mover = model.from.and_then(|from| from.to_move());
    let answers = mover.is_some_and(|mover| {
        let opponent = model.players[mover.other()];
        matches!(model.players[mover], Player::Bot(_)) && opponent == Player::Person
    });
    if answers && !model.is_replay {
        PAUSE.min(BEATS * beat)
    } else {
        0.0
    }
}

/// The board without an animation.
fn at_rest(model: &BoardModel) -> Snapshot {
    match &model.race {
        Some(race) => Snapshot {
            easings: BySide::from_fn(|_| HandEasing::RACE),
            ..Snapshot::new(model.revision, BoardFrame::of_race(race))
        },
        None => Snapshot::new(
            model.revision,
            BoardFrame::new(model.position, &model.events),
        ),
    }
}

/// The player's controls and what is heard and felt, which may change during an
/// animation.
type Controls = Rc<Cell<(PlaybackControls, Feedback)>>;

/// What is heard and felt of an animation.
#[derive(Clone, Copy)]
struct Feedback {
    look: Look,
    volume: u8,
    vibrates: bool,
}

impl Feedback {
    fn of(model: &BoardModel) -> Self {
        let settings = &model.settings;
        let mover = model.from.and_then(|from| from.to_move());
        let is_own = mover.is_some_and(|mover| model.players[mover] == Player::Person);
        Self {
            look: shown_look(model.rules.variant(), settings.look),
            volume: settings.volume,
            // With reduced motion there is no animation, and so no pulse.
            vibrates: is_own && !model.is_replay && settings.vibration && can_vibrate(),
        }
    }

    fn give(self, cue: Cue) {
        sound::play(cue, self.look, self.volume);
        if self.vibrates {
            vibrate(cue);
        }
    }
}

/// Vibrates for a cue, if it is one that is felt.
fn vibrate(cue: Cue) {
    let milliseconds = match cue {
        Cue::Event(Event::Lift { .. }) => 10,
        Cue::Event(Event::Stop { .. }) => 20,
        Cue::Event(Event::Capture { .. }) => 30,
        _ => return,
    };
    // A device may refuse.
    let _ = window().navigator().vibrate_with_duration(milliseconds);
}

#[hook]
fn use_controls(model: &BoardModel) -> Controls {
    let now = PlaybackControls {
        paused: model.paused,
        steps: model.steps,
    };
    let now = (now, Feedback::of(model));
    let controls = use_memo((), |()| Cell::new(now));
    controls.set(now);
    controls
}

/// An animation with what it reports to.
struct Runner {
    animation: Animation,
    on_change: Callback<Rc<Snapshot>>,
    on_end: Callback<()>,
    controls: Controls,
}

/// A running animation; it stops when this is dropped.
struct RunningAnimation {
    frame: Rc<RefCell<Option<AnimationFrame>>>,
    _hidden: EventListener,
}

impl RunningAnimation {
    fn start(runner: Runner) -> Self {
        // A hidden page gets no frames, so its animations end at once.
        let on_end = runner.on_end.clone();
        let end_if_hidden = move || {
            if document().hidden() {
                on_end.emit(());
            }
        };
        end_if_hidden();
        let hidden = EventListener::new(&document(), "visibilitychange", move |_| end_if_hidden());
        let frame = Rc::default();
        request(&frame, runner);
        Self {
            frame,
            _hidden: hidden,
        }
    }
}

impl Drop for RunningAnimation {
    fn drop(&mut self) {
        self.frame.take();
    }
}

/// Requests the next frame.
fn request(frame: &Rc<RefCell<Option<AnimationFrame>>>, mut runner: Runner) {
    let next = Rc::clone(frame);
    let handle = request_animation_frame(move |now| {
        let (controls, feedback) = runner.controls.get();
        let changed = runner
            .animation
            .advance(now, controls, |cue| feedback.give(cue));
        if runner.animation.is_finished() {
            runner.on_end.emit(());
            return;
        }
        if changed {
            let snapshot = runner.animation.snapshot().clone();
            runner.on_change.emit(Rc::new(snapshot));
        }
        request(&next, runner);
    });
    frame.replace(Some(handle));
}
