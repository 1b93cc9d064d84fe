//! The hook that reports when the time of a player is up, and the moments by which
//! the clock of a game counts.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Date;
use yew::prelude::*;

use super::GameHandle;
use crate::ui::state::GameAction;

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
pub fn use_clock(game: &GameHandle) {
    use_effect_with(game.time_limit(), {
        let game = game.clone();
        move |&limit| {
            let timeout = limit.map(|limit| {
                let wait = (limit - monotonic()).max(0.0) + TOLERANCE;
                Timeout::new(wait.ceil() as u32, move || {
                    game.dispatch(GameAction::CheckClock);
                })
            });
            move || drop(timeout)
        }
    });
    let game = game.clone();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "pagehide", move |_| {
            game.dispatch(GameAction::PauseClock(true));
        });
        move || drop(listener)
    });
}
