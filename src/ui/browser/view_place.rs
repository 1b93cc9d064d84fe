//! The place in each view at which the player left it.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use super::focus::{focus_in_view, focused_control};
use crate::ui::state::View;

/// The place at which a view was left.
#[derive(Clone, Debug, Default)]
struct Place {
    scroll: f64,
    control: Option<String>,
}

/// Shows a new view from its heading on, and a view that the player returns to where it was
/// left: its data are still there ([`loading`](super::loading)), so it is as long as before.
/// The focus goes to the heading, or back to the control that had it.
#[hook]
pub fn use_view_place(view: View, is_return: &Rc<Cell<bool>>) {
    let places = use_mut_ref(HashMap::<View, Place>::new);
    let shown = use_mut_ref(|| view);
    let before = shown.replace(view);
    if before != view {
        // The document still has the view before.
        let place = Place {
            scroll: window().scroll_y().unwrap_or_default(),
            control: focused_control(),
        };
        places.borrow_mut().insert(before, place);
    }
    let is_return = Rc::clone(is_return);
    use_effect_with(view, move |&view| {
        if before == view {
            return;
        }
        let places = places.borrow();
        let place = places.get(&view).filter(|_| is_return.get());
        let place = place.cloned().unwrap_or_default();
        // The board takes the focus by itself.
        if view != View::Board {
            focus_in_view(place.control.as_deref());
        }
        window().scroll_to_with_x_and_y(0.0, place.scroll);
    });
}
