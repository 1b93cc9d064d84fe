//! A group of values to choose one from, each with a picture of what it does.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A value that a group offers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// Its name in the markup: the `value` of its radio button.
    pub name: AttrValue,
    pub text: AttrValue,
    /// A description of a few words; empty where the text is enough.
    pub about: AttrValue,
    /// Its picture, for the eye only.
    pub picture: Html,
    /// Whether it can't be chosen now.
    pub is_disabled: bool,
}

/// The properties of [`Choices`].
#[derive(Properties, PartialEq)]
pub struct ChoicesProps {
    /// The name of the option: the value of `data-option` of every radio button.
    pub option: &'static str,
    /// The heading of the group.
    pub label: AttrValue,
    /// The values.
    pub items: Vec<Choice>,
    /// The name of the one that is chosen now.
    pub value: AttrValue,
    /// Receives the name of another one.
    pub onchange: Callback<String>,
}

/// A group of radio buttons under a heading.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let onchange = (props.onchange)
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().value());
    let choice = |item: &Choice| {
        html! {
            <label>
                <input
                    type="radio"
                    name={props.option}
                    data-option={props.option}
                    value={&item.name}
                    checked={item.name == props.value}
                    disabled={item.is_disabled}
                    onchange={&onchange}
                />
                { item.picture.clone() }
                <span>{ &item.text }</span>
                if !item.about.is_empty() {
                    <small>{ &item.about }</small>
                }
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choices-group", props.option)}>
            <legend>{ &props.label }</legend>
            <div>{ for props.items.iter().map(choice) }</div>
        </fieldset>
    }
}
