//! Plays the animation plan of a move.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::document;
use yew::prelude::*;

use super::plan::Plan;
use super::scene::Scene;
use super::state::{Action, State};

/// A moment of an animation.
#[derive(Clone, PartialEq)]
pub struct Moment {
    turn: u32,
    /// What is seen.
    pub scene: Scene,
    /// The time to the next change, in milliseconds.
    pub pace: f64,
}

struct Film {
    plan: Plan,
    next: usize,
    began: Option<f64>,
    moment: Moment,
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
        pace: 0.0,
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
            pace: 0.0,
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
        let mut moved = false;
        while let Some(&step) = film
            .plan
            .steps
            .get(film.next)
            .filter(|step| step.at <= elapsed)
        {
            film.next += 1;
            film.moment.scene.show(state.record.rules(), step.cue);
            film.moment.pace = step.lasts;
            moved = true;
        }
        if elapsed >= film.plan.end {
            drop(film);
            state.dispatch(Action::Shown(state.turn));
            return;
        }
        if moved {
            moment.set(Some(film.moment.clone()));
        }
        drop(film);
        frame(&this, state, moment);
    });
    film.borrow_mut().frame = Some(handle);
}
