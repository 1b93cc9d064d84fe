//! Runs the animation of a move by the browser's animation frames.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::{document, window};
use yew::prelude::*;

use super::animation::{Animation, HandEasing, PlaybackControls, Snapshot};
use super::frame::BoardFrame;
use super::played::PlayedBoard;
use super::sound;
use super::theme::shown_look;
use super::timeline::{Cue, Timeline};
use crate::link::Player;
use crate::rules::{BySide, Event, Position};
use crate::ui::browser::system::can_vibrate;
use crate::ui::state::GameState;
use crate::ui::state::settings::Look;

/// What the board shows now: the position at rest, a race that is being run,
/// or a moment of the move that led to the position. Calls back with the revision when its
/// animation has ended or the page is hidden.
#[hook]
pub fn use_playback(board: &PlayedBoard<'_>, on_end: impl Fn(u32) + 'static) -> Rc<Snapshot> {
    let game = board.game;
    let (revision, before) = (game.revision, game.playback.before().copied());
    let shown = use_state(|| None::<Rc<Snapshot>>);
    let controls = use_controls(board);
    {
        let (rules, playback, shown) = (board.rules, game.playback.clone(), shown.clone());
        let start = before.zip(game.beat());
        let start = start.map(|(from, beat)| (from, beat, pause_before(game, from, beat)));
        use_effect_with((revision, before), move |_| {
            let running = start.map(|(from, beat, pause)| {
                let timeline = Timeline::new(&playback.events, beat, pause, playback.novelties);
                RunningAnimation::start(Runner {
                    animation: Animation::new(rules, timeline, from, revision, playback.steps),
                    on_change: Callback::from(move |now| shown.set(Some(now))),
                    on_end: Callback::from(move |()| on_end(revision)),
                    controls,
                })
            });
            move || drop(running)
        });
    }
    let shown = shown.as_ref().filter(|shown| shown.revision == revision);
    match (before, shown) {
        (Some(_), Some(shown)) => Rc::clone(shown),
        (Some(from), None) => Rc::new(Snapshot::new(revision, BoardFrame::new(from, &[]))),
        (None, _) => Rc::new(at_rest(board)),
    }
}

/// The pause before a bot's answer in milliseconds, but not before a replay: so that
/// a person sees first what their own move did.
fn pause_before(game: &GameState, from: Position, beat: f64) -> f64 {
    const PAUSE: f64 = 1200.0;
    const BEATS: f64 = 7.0;
    let answers = from.to_move().is_some_and(|mover| {
        matches!(game.players[mover], Player::Bot(_)) && game.is_person(mover.other())
    });
    if answers && !game.playback.is_replay {
        PAUSE.min(BEATS * beat)
    } else {
        0.0
    }
}

/// The board without an animation.
fn at_rest(board: &PlayedBoard<'_>) -> Snapshot {
    let revision = board.game.revision;
    match board.game.race_setup.race() {
        Some(race) => Snapshot {
            easings: BySide::from_fn(|_| HandEasing::RACE),
            ..Snapshot::new(revision, BoardFrame::of_race(race))
        },
        None => Snapshot::new(revision, BoardFrame::new(board.position, board.events())),
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
    fn of(board: &PlayedBoard<'_>) -> Self {
        let (game, settings) = (board.game, &board.game.settings);
        let mover = game.playback.before().and_then(Position::to_move);
        let is_own = mover.is_some_and(|mover| game.is_person(mover));
        Self {
            look: shown_look(board.rules.variant(), settings.look),
            volume: settings.volume,
            // With reduced motion there is no animation, and so no pulse.
            vibrates: is_own && !game.playback.is_replay && settings.vibration && can_vibrate(),
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
fn use_controls(board: &PlayedBoard<'_>) -> Controls {
    let playback = &board.game.playback;
    let now = PlaybackControls {
        paused: playback.is_paused(),
        steps: playback.steps,
    };
    let now = (now, Feedback::of(board));
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
