//! The keyboard focus.

use web_sys::HtmlElement;
use yew::prelude::*;

/// Moves the focus to an element.
pub fn focus(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        // An element that can't take the focus leaves it where it is.
        let _ = element.focus();
    }
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
