//! What the browser says of the screen and the reader's wishes.

use gloo::events::EventListener;
use gloo::utils::window;
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
    if use_media("(max-width: 599px) and (orientation: portrait)") {
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

/// Ends a running animation when a key or a button is pressed anywhere.
#[hook]
pub fn use_impatience(state: &UseReducerHandle<State>) {
    let running = (state.phase() == Phase::Sowing).then_some(state.turn);
    let dispatcher = state.dispatcher();
    use_effect_with(running, move |&running| {
        let listeners = running.map(|turn| {
            ["pointerdown", "keydown"].map(|event| {
                let dispatcher = dispatcher.clone();
                EventListener::new(&window(), event, move |_| {
                    dispatcher.dispatch(Action::Shown(turn))
                })
            })
        });
        move || drop(listeners)
    });
}
