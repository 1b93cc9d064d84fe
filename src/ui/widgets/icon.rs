//! A sign that is drawn.

use yew::prelude::*;

/// The properties of an [`Icon`].
#[derive(Properties, PartialEq)]
pub struct IconProps {
    /// Its path, in a square of 24 units.
    pub path: &'static str,
}

/// A drawn sign; the button around it has the name.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    html! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={props.path} />
        </svg>
    }
}
