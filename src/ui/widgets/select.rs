//! A list to choose one value from.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::ui::browser::KEEPS_ANIMATION;
use crate::ui::state::settings::SettingValue;

/// A value that a list offers.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectItem<T> {
    /// The value.
    pub value: T,
    /// Its name in the markup: the `value` of its element.
    pub name: AttrValue,
    /// Its text.
    pub text: AttrValue,
}

impl<T> SelectItem<T> {
    /// A value with its name and its text.
    pub fn new(value: T, name: impl Into<AttrValue>, text: impl Into<AttrValue>) -> Self {
        Self {
            value,
            name: name.into(),
            text: text.into(),
        }
    }
}

/// All values of a setting, each with its text.
pub fn items_of<T: SettingValue, A: Into<AttrValue>>(text: impl Fn(T) -> A) -> Vec<SelectItem<T>> {
    let item = |&value: &T| SelectItem::new(value, value.name(), text(value));
    T::ALL.iter().map(item).collect()
}

/// The numbers of a range.
pub fn items_of_range(range: std::ops::RangeInclusive<u8>) -> Vec<SelectItem<u8>> {
    range
        .map(|number| SelectItem::new(number, number.to_string(), number.to_string()))
        .collect()
}

/// The value of that name; `None` if it isn't offered.
fn named<T: Clone>(items: &[SelectItem<T>], name: &str) -> Option<T> {
    let item = items.iter().find(|item| item.name == name)?;
    Some(item.value.clone())
}

/// The properties of a [`Select`] and of a [`SelectField`].
#[derive(Clone, Properties, PartialEq)]
pub struct SelectProps<T: Clone + PartialEq> {
    /// The name of the option: the value of `data-option`.
    pub option: &'static str,
    /// What is chosen: read out for a [`Select`], shown by a [`SelectField`]; empty
    /// where the list is labelled otherwise.
    pub label: AttrValue,
    /// The values.
    pub items: Vec<SelectItem<T>>,
    /// The one that is chosen now.
    pub value: T,
    /// Receives another one.
    pub onchange: Callback<T>,
    /// The class of the list.
    #[prop_or_default]
    pub class: Classes,
    /// Whether a press on it leaves a running animation alone.
    #[prop_or_default]
    pub keep: bool,
}

/// A list to choose from.
#[component]
pub fn Select<T: Clone + PartialEq + 'static>(props: &SelectProps<T>) -> Html {
    let element = use_node_ref();
    let chosen = props.items.iter().find(|item| item.value == props.value);
    let chosen = chosen.map(|item| item.name.clone());
    // The attribute `selected` means nothing once something has been chosen by
    // hand.
    {
        let element = element.clone();
        use_effect(move || {
            if let (Some(list), Some(name)) = (element.cast::<HtmlSelectElement>(), chosen) {
                list.set_value(&name);
            }
        });
    }
    let rendering = use_force_update();
    let onchange = {
        let (items, onchange) = (props.items.clone(), props.onchange.clone());
        move |event: Event| {
            let name = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(value) = named(&items, &name) {
                onchange.emit(value);
            }
            // Where the value is not taken, nothing else renders the list again.
            rendering.force_update();
        }
    };
    let item = |item: &SelectItem<T>| {
        html! {
            <option value={&item.name} selected={item.value == props.value}>{ &item.text }</option>
        }
    };
    html! {
        <select
            ref={element}
            class={classes!(props.class.clone(), props.keep.then_some(KEEPS_ANIMATION))}
            data-option={props.option}
            aria-label={(!props.label.is_empty()).then(|| props.label.clone())}
            {onchange}
        >
            { for props.items.iter().map(item) }
        </select>
    }
}

/// A list to choose from with its label before it; nothing where there is no
/// choice.
#[component]
pub fn SelectField<T: Clone + PartialEq + 'static>(props: &SelectProps<T>) -> Html {
    if props.items.len() < 2 {
        return Html::default();
    }
    html! {
        <label>
            <span>{ &props.label }</span>
            <Select<T> label="" ..props.clone() />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_offered_can_be_chosen() {
        let items = items_of_range(3..=5);
        assert_eq!(named(&items, "4"), Some(4));
        for name in ["", "banana", "6", "04"] {
            assert_eq!(named(&items, name), None, "{name}");
        }
    }
}
