//! The hook that reports when the time of a player is up, and the moments by which
//! the clock of a game counts.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Date;
use yew::prelude::*;

use crate::ui::state::{Action, State};

/// A browser may run a timer this early, in milliseconds.
const TOLERANCE: f64 = 5.0;

/// Milliseconds of a clock that never goes back, from an arbitrary moment on.
pub fn monotonic() -> f64 {
    let performance = window().performance();
    performance.map_or_else(Date::now, |performance| performance.now())
}

/// Has the state look at the clock when the time of a person is up, and pauses the
/// clock when the page is left: the game is then stored with the times of that moment,
/// if this hook is used before the one that stores it.
#[hook]
pub fn use_clock(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.time_limit(), {
        let dispatcher = dispatcher.clone();
        move |&limit| {
            let timeout = limit.map(|limit| {
                let wait = (limit - monotonic()).max(0.0) + TOLERANCE;
                Timeout::new(wait.ceil() as u32, move || {
                    dispatcher.dispatch(Action::CheckClock);
                })
            });
            move || drop(timeout)
        }
    });
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "pagehide", move |_| {
            dispatcher.dispatch(Action::PauseClock(true));
        });
        move || drop(listener)
    });
}
