//! A group of values to choose one from, each with a picture of what it does.

use yew::prelude::*;

/// A value that a group offers.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name in the markup: the `value` of its radio button.
    pub name: AttrValue,
    pub text: AttrValue,
    /// A description of a few words; empty where the text is enough.
    pub about: AttrValue,
    /// Its picture, for the eye only.
    pub picture: Html,
    pub is_disabled: bool,
    pub onchoose: Callback<()>,
}

impl Choice {
    /// A value with a text only, which can be chosen.
    pub fn new(
        name: impl Into<AttrValue>,
        text: impl Into<AttrValue>,
        onchoose: Callback<()>,
    ) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
            about: AttrValue::default(),
            picture: Html::default(),
            is_disabled: false,
            onchoose,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ChoicesProps {
    /// The name of the option: the value of `data-option` of every radio button.
    pub option: &'static str,
    pub label: AttrValue,
    pub items: Vec<Choice>,
    /// The name of the one that is chosen now.
    pub value: AttrValue,
}

/// A group of radio buttons under a heading.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let choice = |item: &Choice| {
        let onchange = item.onchoose.reform(|_: Event| ());
        html! {
            <label>
                <input
                    type="radio"
                    name={props.option}
                    data-option={props.option}
                    value={&item.name}
                    checked={item.name == props.value}
                    disabled={item.is_disabled}
                    {onchange}
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
