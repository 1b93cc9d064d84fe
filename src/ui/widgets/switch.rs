//! A switch.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// The name of the option: the value of `data-option`.
    pub option: &'static str,
    pub label: AttrValue,
    /// What the option does, below the label.
    #[prop_or_default]
    pub about: Option<AttrValue>,
    pub checked: bool,
    /// Receives whether it is on now.
    pub onchange: Callback<bool>,
}

#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let onchange = props
        .onchange
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label>
            <span>
                { &props.label }
                if let Some(about) = &props.about {
                    <small>{ about }</small>
                }
            </span>
            <input
                type="checkbox"
                role="switch"
                data-option={props.option}
                checked={props.checked}
                {onchange}
            />
        </label>
    }
}
