//! A switch.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A switch with its label. `option` is the value of `data-option`; `onchange` receives
/// whether it is on now. `picture` shows what it does.
pub fn checkbox(
    option: &'static str,
    label: String,
    about: Option<String>,
    picture: Html,
    checked: bool,
    onchange: &Callback<bool>,
) -> Html {
    let onchange =
        onchange.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label>
            <span>
                { picture }
                { label }
                if let Some(about) = about {
                    <small>{ about }</small>
                }
            </span>
            <input type="checkbox" role="switch" data-option={option} {checked} {onchange} />
        </label>
    }
}
