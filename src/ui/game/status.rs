//! What has just happened, and whose turn it is.

use yew::prelude::*;

/// The properties of a [`Status`].
#[derive(Properties, PartialEq)]
pub struct StatusProps {
    /// Whose turn it is, or how the game ended.
    pub now: AttrValue,
    /// What happened, or what to do.
    pub said: AttrValue,
}

/// Two sentences about the game, announced by screen readers.
#[component]
pub fn Status(props: &StatusProps) -> Html {
    html! {
        <div class="status" role="status" aria-live="polite">
            <p class="now">{ &props.now }</p>
            <p class="said">{ &props.said }</p>
        </div>
    }
}
