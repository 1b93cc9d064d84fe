//! The keyboard focus.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

/// The heading of a view, which takes the focus where nothing else does.
pub const HEADING: &str = "main h1";

pub fn focus(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        // An element that can't take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Moves the focus to the first element of a selector, without scrolling; returns
/// whether the element has it now.
pub fn focus_first(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // A hidden or disabled element doesn't take the focus.
    element.focus_with_options(&options).is_ok()
        && document().active_element().as_ref() == Some(element.as_ref())
}

fn has_focus() -> bool {
    // Without a focus the body is the active element.
    let active = document().active_element();
    active.is_some_and(|element| element.tag_name() != "BODY")
}

/// The reference to an element that takes the focus when `is_focused` becomes
/// true.
#[hook]
pub fn use_focus(is_focused: bool) -> NodeRef {
    let element = use_node_ref();
    {
        let element = element.clone();
        use_effect_with(is_focused, move |&is_focused| {
            if is_focused {
                focus(&element);
            }
        });
    }
    element
}

/// Moves the focus to the first element of a selector when `has_come` becomes true and
/// nothing has the focus: the button that was pressed is gone.
#[hook]
pub fn use_next_focus(selector: &'static str, has_come: bool) {
    let had_come = use_mut_ref(|| has_come);
    use_effect_with(has_come, move |&has_come| {
        let had_come = had_come.replace(has_come);
        if has_come && !had_come && !has_focus() {
            focus_first(selector);
        }
    });
}

/// The reference to a heading that takes the focus when `board_number` changes to another than
/// the first (0), when `is_new` becomes true, and when nothing has the focus: the button
/// that was pressed is gone or can't be used any more, or so is the heading that had the
/// focus while the view was loaded.
#[hook]
pub fn use_heading_focus(board_number: u32, is_new: bool) -> NodeRef {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((board_number, is_new), move |&(board_number, is_new)| {
            if board_number > 0 || is_new || !has_focus() {
                focus(&heading);
            }
        });
    }
    heading
}
