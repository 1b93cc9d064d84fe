//! A box that is checked or not.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A box that is checked or not, with its label. `option` is the value of
/// `data-option`; `onchange` receives whether the box is checked now.
pub fn checkbox(
    option: &'static str,
    label: String,
    checked: bool,
    onchange: &Callback<bool>,
) -> Html {
    let onchange =
        onchange.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label>
            <span>{ label }</span>
            <input type="checkbox" data-option={option} {checked} {onchange} />
        </label>
    }
}
