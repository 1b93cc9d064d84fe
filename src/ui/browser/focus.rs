//! The keyboard focus.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

pub fn focus(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        // An element that can't take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// The control in the view that has the focus, as a selector by which it is found again.
pub fn focused_control() -> Option<String> {
    let active = document().active_element()?;
    let attribute = |name: &str| {
        let value = active.get_attribute(name)?;
        Some(format!("[{name}={value:?}]"))
    };
    let named: String = ["id", "class", "href", "data-action", "data-at"]
        .into_iter()
        .filter_map(attribute)
        .collect();
    (!named.is_empty()).then(|| format!("main {named}"))
}

/// Moves the focus to the heading of the view, without scrolling.
pub fn focus_heading() {
    focus_in_view(None);
}

/// Moves the focus to a control of the view, if it is there, otherwise to the heading; without
/// scrolling.
pub fn focus_in_view(control: Option<&str>) {
    let find = |selector| document().query_selector(selector).ok().flatten();
    let found = control.and_then(find).or_else(|| find("main h1"));
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
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

/// Moves the focus to an element when `has_come` becomes true and nothing has the focus,
/// because the button that was pressed is gone.
#[hook]
pub fn use_next_focus(element: &NodeRef, has_come: bool) {
    let element = element.clone();
    let had_come = use_mut_ref(|| has_come);
    use_effect_with(has_come, move |&has_come| {
        let had_come = had_come.replace(has_come);
        if has_come && !had_come && !has_focus() {
            focus(&element);
        }
    });
}

/// The reference to a heading that takes the focus for each board after the first (number
/// 0), when `is_new` becomes true, and where nothing has the focus: the pressed button is
/// gone, or the heading of the view while it was loaded.
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
