//! A notice in the place of what could not be loaded.

use yew::prelude::*;

/// Says that something could not be loaded, with a button that tries again. `name` is
/// the value of `data-retry`.
pub fn loading_failure(
    name: &'static str,
    text: String,
    try_again: String,
    onretry: &Callback<()>,
) -> Html {
    html! {
        <div class="loading-failure" role="alert">
            <p>{ text }</p>
            <button type="button" data-retry={name} onclick={onretry.reform(|_: MouseEvent| ())}>
                { try_again }
            </button>
        </div>
    }
}
