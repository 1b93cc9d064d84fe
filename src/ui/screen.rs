//! What the browser says of the screen and the reader's wishes.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::prelude::*;

use super::layout::Stance;
use super::state::{Action, Phase, State};

/// Whether a media query holds, kept up to date.
#[hook]
fn use_media(query: &'static str) -> bool {
    let holds = use_state_eq(|| matches(query));
    {
        let holds = holds.clone();
        use_effect_with(query, move |query| {
            let query = *query;
            let list = window().match_media(query).ok().flatten();
            let listener = list.map(|list| {
                EventListener::new(&list, "change", move |_| holds.set(matches(query)))
            });
            move || drop(listener)
        });
    }
    *holds
}

fn matches(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// How the board lies on this screen.
#[hook]
pub fn use_stance() -> Stance {
    if use_media("(max-width: 899px) and (orientation: portrait)") {
        Stance::Upright
    } else {
        Stance::Flat
    }
}

/// Tells the state whether the reader wants no motion.
#[hook]
pub fn use_stillness(state: &UseReducerHandle<State>) {
    let still = use_media("(prefers-reduced-motion: reduce)");
    let dispatcher = state.dispatcher();
    use_effect_with(still, move |&still| {
        dispatcher.dispatch(Action::Still(still))
    });
}

/// Ends a running animation when a key or a button is pressed anywhere, and
/// drops the choice of a direction when the press is off the board.
#[hook]
pub fn use_impatience(state: &UseReducerHandle<State>) {
    let now = use_mut_ref(|| (None, false));
    let running = (state.phase() == Phase::Sowing).then_some(state.turn);
    *now.borrow_mut() = (running, state.chosen.is_some());
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        // Captured, so that the press that starts an animation can't end it;
        // carried out once the press is over, so that the board still knows
        // what it ended.
        let end = move |event: &Event| {
            let (running, choosing) = *now.borrow();
            let action = match running {
                Some(turn) => Action::Shown(turn),
                None if choosing && off_board(event) => Action::Choose(None),
                None => return,
            };
            let dispatcher = dispatcher.clone();
            Timeout::new(0, move || dispatcher.dispatch(action)).forget();
        };
        let capture = EventListenerOptions::run_in_capture_phase();
        let pointer = {
            let end = end.clone();
            EventListener::new_with_options(&window(), "pointerdown", capture, end)
        };
        let key = EventListener::new_with_options(&window(), "keydown", capture, move |event| {
            if !event.unchecked_ref::<KeyboardEvent>().repeat() {
                end(event);
            }
        });
        move || drop((pointer, key))
    });
}

/// Whether a pointer is pressed outside the board.
fn off_board(event: &Event) -> bool {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    event.type_() == "pointerdown"
        && on.is_some_and(|on| on.closest(".board").is_ok_and(|board| board.is_none()))
}
