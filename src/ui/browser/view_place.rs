//! The place in each view at which the player left it.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use super::focus::focus_heading;
use crate::ui::state::View;

/// Shows a new view from its heading on, and a view that the player returns to where it was
/// left: its data are still there ([`loading`](super::loading)), so it is as long as before.
/// The focus goes to the heading.
#[hook]
pub fn use_view_place(view: View, is_return: &Rc<Cell<bool>>) {
    let places = use_mut_ref(HashMap::<View, f64>::new);
    let shown = use_mut_ref(|| view);
    let before = shown.replace(view);
    if before != view {
        // The document still has the view before.
        let scroll = window().scroll_y().unwrap_or_default();
        places.borrow_mut().insert(before, scroll);
    }
    let is_return = Rc::clone(is_return);
    use_effect_with(view, move |&view| {
        if before == view {
            return;
        }
        // The board takes the focus by itself.
        if view != View::Board {
            focus_heading();
        }
        let places = places.borrow();
        let place = places.get(&view).filter(|_| is_return.get());
        window().scroll_to_with_x_and_y(0.0, place.copied().unwrap_or_default());
    });
}
