//! The place in each view at which the player left it: the scroll position and the
//! control with the focus.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use web_sys::Element;
use yew::prelude::*;

use super::focus::{HEADING, focus_first};
use crate::ui::state::View;

/// The attributes that tell one control of a view from another.
const IDENTIFYING: [&str; 8] = [
    "id",
    "data-action",
    "data-at",
    "data-option",
    "data-choose-game",
    "data-pit",
    "href",
    "popovertarget",
];

/// The tries to show a place again, and the milliseconds between them.
const RESTORE_TRIES: u32 = 40;
const RESTORE_INTERVAL: u32 = 50;

/// A place in a view.
#[derive(Clone, Default)]
struct Place {
    /// The scroll position in CSS pixels.
    scroll: f64,
    /// A selector of the control with the focus.
    control: Option<String>,
    /// The revision of the table at that time.
    revision: u32,
}

/// Shows a new view from its heading on, and a view that the player returns to at the
/// place where it was left, unless the table has another `revision` since then.
#[hook]
pub fn use_view_places(view: View, revision: u32, is_return: &Rc<Cell<bool>>) {
    let places = use_mut_ref(HashMap::<View, Place>::new);
    let shown = use_mut_ref(|| (view, revision));
    // From the rendering of a new view to the effect below the browser scrolls, and not
    // the player.
    let is_changing = use_mut_ref(|| false);
    {
        let places = Rc::clone(&places);
        let (shown, is_changing) = (Rc::clone(&shown), Rc::clone(&is_changing));
        use_effect_with((), move |()| {
            let listeners = ["focusin", "scroll"].map(|event| {
                let places = Rc::clone(&places);
                let (shown, is_changing) = (Rc::clone(&shown), Rc::clone(&is_changing));
                EventListener::new(&document(), event, move |_| {
                    if !*is_changing.borrow() {
                        note(&places, *shown.borrow());
                    }
                })
            });
            move || drop(listeners)
        });
    }
    let before = shown.replace((view, revision)).0;
    if before != view {
        is_changing.replace(true);
    }
    let is_return = Rc::clone(is_return);
    use_effect_with(view, move |&view| {
        is_changing.replace(false);
        let is_current = Rc::new(Cell::new(before != view));
        if is_current.get() {
            let place = places.borrow().get(&view).cloned();
            let place = place.filter(|place| is_return.get() && place.revision == revision);
            window().scroll_to_with_x_and_y(0.0, 0.0);
            // The board takes the focus by itself.
            if view != View::Board {
                focus_first(HEADING);
            }
            if let Some(place) = place {
                restore(place, Rc::clone(&is_current), RESTORE_TRIES);
            }
        }
        // A key, a press or the wheel ends the restoring.
        let listeners = ["keydown", "pointerdown", "wheel"].map(|event| {
            let is_current = Rc::clone(&is_current);
            EventListener::new(&window(), event, move |_| is_current.set(false))
        });
        move || {
            drop(listeners);
            is_current.set(false);
        }
    });
}

/// Shows a place again. A view that is still loading its data is shorter and lacks
/// controls, so this is tried again until the player does something.
fn restore(place: Place, is_current: Rc<Cell<bool>>, tries: u32) {
    window().scroll_to_with_x_and_y(0.0, place.scroll);
    let is_there = (window().scroll_y().unwrap_or_default() - place.scroll).abs() < 1.0;
    let has_focus = place.control.as_deref().is_none_or(focus_first);
    if tries == 0 || is_there && has_focus {
        return;
    }
    Timeout::new(RESTORE_INTERVAL, move || {
        if is_current.get() {
            restore(place, is_current, tries - 1);
        }
    })
    .forget();
}

/// Stores the present place in a view.
fn note(places: &RefCell<HashMap<View, Place>>, (view, revision): (View, u32)) {
    let mut places = places.borrow_mut();
    let place = places.entry(view).or_default();
    place.scroll = window().scroll_y().unwrap_or_default();
    place.revision = revision;
    let active = document().active_element();
    if let Some(selector) = active.and_then(|element| selector_of(&element)) {
        place.control = Some(selector);
    }
}

/// A selector by which a control is found again, if it has an identifying attribute.
fn selector_of(element: &Element) -> Option<String> {
    let attributes: String = IDENTIFYING
        .iter()
        .filter_map(|name| Some(format!("[{name}={:?}]", element.get_attribute(name)?)))
        .collect();
    (!attributes.is_empty()).then_some(attributes)
}
