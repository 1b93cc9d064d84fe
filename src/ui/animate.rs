//! Plays the animation plan of a move.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::document;
use yew::prelude::*;

use super::plan::{Cue, Plan};
use super::scene::Scene;
use super::state::{Action, State};
use crate::rules::Event;

/// A moment of an animation.
#[derive(Clone, PartialEq)]
pub struct Moment {
    turn: u32,
    /// What is seen.
    pub scene: Scene,
    /// How the hand goes on.
    pub glide: Glide,
}

/// The hand's way to the next place, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Glide {
    /// Before it sets out.
    pub rests: f64,
    /// Until it is there.
    pub takes: f64,
}

impl Glide {
    /// A relay is a visible breath: the hand stops, takes, and goes on.
    fn after_lifting(lasts: f64) -> Self {
        Self {
            rests: lasts * 0.55,
            takes: lasts * 0.4,
        }
    }

    fn after_dropping(lasts: f64) -> Self {
        Self {
            rests: lasts * 0.15,
            takes: lasts * 0.75,
        }
    }
}

struct Film {
    plan: Plan,
    next: usize,
    began: Option<f64>,
    moment: Moment,
    /// The last step shown was a lift.
    lifted: bool,
    frame: Option<AnimationFrame>,
}

/// What the board shows now: the position at rest, or a moment of the move
/// that led to it.
#[hook]
pub fn use_moment(state: &UseReducerHandle<State>) -> Moment {
    let moment = use_state_eq(|| None::<Moment>);
    let start = state.showing.map(|position| Moment {
        turn: state.turn,
        scene: Scene::new(position, &[]),
        glide: Glide::default(),
    });
    {
        let (start, state, moment) = (start.clone(), state.clone(), moment.clone());
        use_effect_with((state.turn, state.showing), move |_| {
            let showing = start.zip(state.beat()).map(|(start, beat)| {
                let film = Film {
                    plan: Plan::new(&state.last, beat),
                    next: 0,
                    began: None,
                    moment: start,
                    lifted: false,
                    frame: None,
                };
                Showing::start(film, state, moment)
            });
            move || drop(showing)
        });
    }
    match start {
        None => Moment {
            turn: state.turn,
            scene: Scene::new(*state.record.position(), &state.last),
            glide: Glide::default(),
        },
        Some(start) => match &*moment {
            Some(moment) if moment.turn == start.turn => moment.clone(),
            _ => start,
        },
    }
}

/// A running animation; dropping it stops it.
struct Showing {
    film: Rc<RefCell<Film>>,
    _hidden: EventListener,
}

impl Showing {
    fn start(
        film: Film,
        state: UseReducerHandle<State>,
        moment: UseStateHandle<Option<Moment>>,
    ) -> Self {
        let film = Rc::new(RefCell::new(film));
        let dispatcher = state.dispatcher();
        let turn = state.turn;
        // A hidden page gets no frames, so there is nothing to wait for.
        let end = move || {
            if document().hidden() {
                dispatcher.dispatch(Action::Shown(turn));
            }
        };
        end();
        let hidden = EventListener::new(&document(), "visibilitychange", move |_| end());
        frame(&film, state, moment);
        Self {
            film,
            _hidden: hidden,
        }
    }
}

impl Drop for Showing {
    fn drop(&mut self) {
        self.film.borrow_mut().frame = None;
    }
}

fn frame(
    film: &Rc<RefCell<Film>>,
    state: UseReducerHandle<State>,
    moment: UseStateHandle<Option<Moment>>,
) {
    let this = Rc::clone(film);
    let handle = request_animation_frame(move |now| {
        let mut film = this.borrow_mut();
        let elapsed = now - *film.began.get_or_insert(now);
        let mut shown = None;
        while let Some(&step) = film
            .plan
            .steps
            .get(film.next)
            .filter(|step| step.at <= elapsed)
        {
            film.next += 1;
            film.moment.scene.show(state.record.rules(), step);
            shown = Some(step);
        }
        if elapsed >= film.plan.end {
            drop(film);
            state.dispatch(Action::Shown(state.turn));
            return;
        }
        // A hand that has just lifted is seen there before it goes on.
        let lifted = shown.is_some_and(|step| matches!(step.cue, Cue::Event(Event::Lift { .. })));
        if let Some(step) = shown {
            film.moment.glide = if lifted {
                Glide::after_lifting(step.lasts)
            } else {
                Glide::after_dropping(step.lasts)
            };
        }
        let goes_on = if shown.is_some() {
            !lifted
        } else {
            film.lifted
        };
        film.lifted = lifted;
        if goes_on && let Some(&coming) = film.plan.steps.get(film.next) {
            film.moment.scene.reach(coming.cue);
        }
        if shown.is_some() || goes_on {
            moment.set(Some(film.moment.clone()));
        }
        drop(film);
        frame(&this, state, moment);
    });
    film.borrow_mut().frame = Some(handle);
}
