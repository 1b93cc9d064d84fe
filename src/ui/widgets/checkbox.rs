//! A box that is checked or not.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The properties of a [`Checkbox`].
#[derive(Properties, PartialEq)]
pub struct CheckboxProps {
    /// The name of the option: the value of `data-option`.
    pub option: &'static str,
    /// The text beside the box.
    pub label: AttrValue,
    /// Whether it is checked.
    pub checked: bool,
    /// Receives whether it is checked now.
    pub onchange: Callback<bool>,
}

/// A box that is checked or not, with its label.
#[component]
pub fn Checkbox(props: &CheckboxProps) -> Html {
    let onchange = props
        .onchange
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label>
            <span>{ &props.label }</span>
            <input type="checkbox" data-option={props.option} checked={props.checked} {onchange} />
        </label>
    }
}
