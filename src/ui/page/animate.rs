//! Plays the animation plan of a move.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::document;
use yew::prelude::*;

use super::sound;
use crate::rules::{BySide, Event, Rules, Side};
use crate::ui::plan::{Cue, Plan, Step};
use crate::ui::scene::Scene;
use crate::ui::state::{Action, State};

/// A moment of an animation.
#[derive(Clone, PartialEq)]
pub struct Moment {
    turn: u32,
    /// What is seen.
    pub scene: Scene,
    /// How each hand goes on.
    pub glides: BySide<Glide>,
}

impl Moment {
    fn new(turn: u32, scene: Scene) -> Self {
        Self {
            turn,
            scene,
            glides: BySide::default(),
        }
    }
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
    /// At the pace of the players.
    const QUICK: Self = Self {
        rests: 0.0,
        takes: 90.0,
    };

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

/// What the player asks of a running animation.
#[derive(Clone, Copy, Default, PartialEq)]
struct Wish {
    paused: bool,
    steps: u32,
    volume: u8,
}

struct Film {
    plan: Plan,
    next: usize,
    /// How much of it has been seen, in milliseconds.
    elapsed: f64,
    /// When the last frame was.
    last: Option<f64>,
    /// The steps taken by hand.
    steps: u32,
    moment: Moment,
    /// Hands that have just lifted: they are seen there before they go on.
    lifted: Vec<Option<Side>>,
    frame: Option<AnimationFrame>,
}

impl Film {
    /// Goes on to a frame's time; whether anything changed.
    fn advance(&mut self, now: f64, wish: Wish, rules: &Rules) -> bool {
        let since = now - self.last.replace(now).unwrap_or(now);
        if !wish.paused {
            self.elapsed += since;
        } else if wish.steps != self.steps {
            // One thing more, whenever it would have come.
            let coming = self.plan.steps.get(self.next);
            self.elapsed = coming.map_or(self.plan.end, |step| step.at);
        }
        self.steps = wish.steps;
        let mut changed = false;
        for hand in std::mem::take(&mut self.lifted) {
            self.go_on(hand);
            changed = true;
        }
        while let Some(&step) = self
            .plan
            .steps
            .get(self.next)
            .filter(|step| step.at <= self.elapsed)
        {
            self.next += 1;
            self.moment.scene.show(rules, step);
            sound::play(step.cue, wish.volume);
            changed = true;
            let side = step.hand.unwrap_or(self.moment.scene.acting());
            if matches!(step.cue, Cue::Event(Event::Lift { .. })) {
                self.moment.glides[side] = Glide::after_lifting(step.lasts);
                self.lifted.push(step.hand);
            } else {
                self.moment.glides[side] = Glide::after_dropping(self.until_next(step));
                self.go_on(step.hand);
            }
        }
        changed
    }

    /// The next step of a hand.
    fn coming(&self, hand: Option<Side>) -> Option<Step> {
        let mut rest = self.plan.steps[self.next..].iter();
        rest.find(|step| step.hand == hand).copied()
    }

    /// How long a hand rests after a step, in milliseconds.
    fn until_next(&self, step: Step) -> f64 {
        let coming = self.coming(step.hand);
        coming.map_or(step.lasts, |coming| coming.at - step.at)
    }

    fn go_on(&mut self, hand: Option<Side>) {
        if let Some(coming) = self.coming(hand) {
            self.moment.scene.reach(coming);
        }
    }
}

/// What the board shows now: the position at rest, a race that is being run,
/// or a moment of the move that led to the position.
#[hook]
pub fn use_moment(state: &UseReducerHandle<State>) -> Moment {
    let moment = use_state_eq(|| None::<Moment>);
    let wish = use_mut_ref(Wish::default);
    *wish.borrow_mut() = Wish {
        paused: state.paused,
        steps: state.steps,
        volume: state.settings.volume,
    };
    let start = state
        .showing
        .map(|position| Moment::new(state.turn, Scene::new(position, &[])));
    {
        let (start, state, moment) = (start.clone(), state.clone(), moment.clone());
        use_effect_with((state.turn, state.showing), move |_| {
            let showing = start.zip(state.beat()).map(|(start, beat)| {
                let film = Film {
                    plan: Plan::new(&state.last, beat),
                    next: 0,
                    elapsed: 0.0,
                    last: None,
                    steps: wish.borrow().steps,
                    moment: start,
                    lifted: Vec::new(),
                    frame: None,
                };
                Showing::start(film, state, moment, wish)
            });
            move || drop(showing)
        });
    }
    match (start, &state.race) {
        (None, Some(race)) => Moment {
            glides: BySide::from_fn(|_| Glide::QUICK),
            ..Moment::new(state.turn, Scene::of_race(race))
        },
        (None, None) => Moment::new(state.turn, Scene::new(*state.position(), &state.last)),
        (Some(start), _) => match &*moment {
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
        wish: Rc<RefCell<Wish>>,
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
        frame(&film, state, moment, wish);
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
    wish: Rc<RefCell<Wish>>,
) {
    let this = Rc::clone(film);
    let handle = request_animation_frame(move |now| {
        let mut film = this.borrow_mut();
        let wished = *wish.borrow();
        let changed = film.advance(now, wished, state.rules());
        if film.elapsed >= film.plan.end {
            drop(film);
            state.dispatch(Action::Shown(state.turn));
            return;
        }
        if changed {
            moment.set(Some(film.moment.clone()));
        }
        drop(film);
        frame(&this, state, moment, wish);
    });
    film.borrow_mut().frame = Some(handle);
}
