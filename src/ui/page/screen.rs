//! What the browser says of the screen and the reader's wishes.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::prelude::*;

use crate::ui::layout::Stance;
use crate::ui::settings::Named;
use crate::ui::state::{Action, Notice, Phase, State, View};

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
    if use_media(Stance::UPRIGHT) {
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

/// Says that a newer version of the page has been loaded, as soon as there is
/// nothing else to be said; static/offline.js finds out.
#[hook]
pub fn use_version(state: &UseReducerHandle<State>) {
    let newer = use_state_eq(|| false);
    {
        let newer = newer.clone();
        use_effect_with((), move |()| {
            let look = move || {
                let root = document().document_element();
                newer.set(root.is_some_and(|root| root.has_attribute("data-update")));
            };
            look();
            let listener = EventListener::new(&window(), "mbegu-update", move |_| look());
            move || drop(listener)
        });
    }
    let told = use_mut_ref(|| false);
    let dispatcher = state.dispatcher();
    use_effect_with((*newer, state.notice.is_none()), move |&now| {
        if now == (true, true) && !told.replace(true) {
            dispatcher.dispatch(Action::Tell(Notice::NewVersion));
        }
    });
}

/// Every view begins at its top.
#[hook]
pub fn use_top(state: &State) {
    use_effect_with(state.view, |_| window().scroll_to_with_x_and_y(0.0, 0.0));
}

/// Tells the browser the page's language and colours.
#[hook]
pub fn use_root(state: &UseReducerHandle<State>) {
    use_effect_with((state.settings.theme, state.words()), |(theme, words)| {
        let language = words.language();
        document().set_title(words.page_title());
        if let Some(root) = document().document_element() {
            // Without these the page sounds or looks wrong to some, no more.
            let _ = root.set_attribute("data-theme", theme.name());
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", language.direction());
        }
    });
}

/// Ends a running animation when a key or a button is pressed anywhere but on
/// what steers the animation, and
/// drops the choice of a direction when the press is off the board. Escape
/// leaves the rules.
#[hook]
pub fn use_impatience(state: &UseReducerHandle<State>) {
    let now = use_mut_ref(|| (None, false, None));
    let running = (state.phase() == Phase::Sowing).then_some(state.turn);
    let reading = matches!(state.view, View::Rules(_)).then(|| state.behind());
    *now.borrow_mut() = (running, state.chosen.is_some(), reading);
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        // Captured, so that the press that starts an animation can't end it;
        // carried out once the press is over, so that the board still knows
        // what it ended.
        let end = move |event: &Event| {
            if on(event, "[data-keep]") {
                return;
            }
            let (running, choosing, reading) = *now.borrow();
            let action = match (running, reading) {
                (Some(turn), _) => Action::Shown(turn),
                (None, Some(behind)) if is_escape(event) => Action::View(behind),
                (None, _) if choosing && off_board(event) => Action::Choose(None),
                (None, _) => return,
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

fn is_escape(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>();
    key.is_some_and(|event| event.key() == "Escape")
}

/// Whether a pointer is pressed outside the board.
fn off_board(event: &Event) -> bool {
    event.type_() == "pointerdown" && !on(event, ".board")
}

/// Whether an event is on something that a CSS selector finds.
fn on(event: &Event, selector: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}
