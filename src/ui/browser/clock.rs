//! The hook that reports when the time of a player is up, and the moments by which
//! the clock of a game counts.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Date;
use yew::prelude::*;

use super::GameHandle;
use crate::ui::state::GameAction;

/// A browser may run a timer this early, in milliseconds.
const TOLERANCE: f64 = 5.0;

/// The most that is counted between two readings, in milliseconds. A clock that runs is read
/// every second at least ([`check_at`]).
const MAX_GAP: f64 = 5000.0;

thread_local! {
    /// The moment of the last reading by the browser's clock, and by [`monotonic`].
    static LAST_READING: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
}

/// Milliseconds of a clock that never goes back, from an arbitrary moment on. It stands while
/// the page doesn't run, as when the device sleeps: some systems count that time, others don't.
pub fn monotonic() -> f64 {
    let performance = window().performance();
    let now = performance.map_or_else(Date::now, |performance| performance.now());
    let (before, counted) = LAST_READING.get();
    let counted = counted + (now - before).clamp(0.0, MAX_GAP);
    LAST_READING.set((now, counted));
    counted
}

/// Has the state look at the clock when the time of a person is up, and pauses the
/// clock when the page is left: the game is then stored with the times of that moment,
/// if this hook is used before the one that stores it.
#[hook]
pub fn use_clock(game: &GameHandle) {
    use_effect_with(game.time_limit(), {
        let game = game.clone();
        move |&limit| {
            let timeout = Rc::default();
            if let Some(limit) = limit {
                check_at(game, limit, &timeout);
            }
            move || drop(timeout.take())
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

/// Has the state look at the clock at a moment. A timer comes early where the page was stopped
/// meanwhile.
fn check_at(game: GameHandle, limit: f64, timeout: &Rc<RefCell<Option<Timeout>>>) {
    let next = Rc::clone(timeout);
    let wait = (limit - monotonic()).clamp(0.0, 1000.0) + TOLERANCE;
    let check = move || {
        if monotonic() < limit {
            check_at(game, limit, &next);
        } else {
            game.dispatch(GameAction::CheckClock);
        }
    };
    timeout.replace(Some(Timeout::new(wait.ceil() as u32, check)));
}
