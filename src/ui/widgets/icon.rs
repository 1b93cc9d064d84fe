//! A sign that is drawn.

use yew::prelude::*;

/// A sign by its path, in a square of 24 units; the button around it has the
/// name.
pub fn icon(path: &'static str) -> Html {
    html! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
        </svg>
    }
}
