//! A list to choose one value from. It knows the values by their names, so that
//! one component serves all types.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::ui::browser::KEEPS_ANIMATION;
use crate::ui::i18n::Locale;
use crate::ui::state::NamedValue;

/// A value that a list offers.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectItem {
    /// Its name in the markup: the `value` of its element.
    pub name: AttrValue,
    pub text: AttrValue,
}

impl SelectItem {
    pub fn new(name: impl Into<AttrValue>, text: impl Into<AttrValue>) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
        }
    }
}

/// All values of a setting, each with its text.
pub fn items_of<T: NamedValue>(text: impl Fn(T) -> String) -> Vec<SelectItem> {
    let item = |&value: &T| SelectItem::new(value.name(), text(value));
    T::ALL.iter().map(item).collect()
}

/// Numbers, written in the digits of the language.
pub fn items_of_numbers(
    locale: &Locale,
    numbers: impl IntoIterator<Item = u16>,
) -> Vec<SelectItem> {
    let item = |number: u16| SelectItem::new(number.to_string(), locale.number(number));
    numbers.into_iter().map(item).collect()
}

/// Calls `onchange` with the value that `find` has for a name.
pub fn by_name<T: 'static>(onchange: Callback<T>, find: fn(&str) -> Option<T>) -> Callback<String> {
    Callback::from(move |name: String| {
        if let Some(value) = find(&name) {
            onchange.emit(value);
        }
    })
}

fn is_offered(items: &[SelectItem], name: &str) -> bool {
    items.iter().any(|item| item.name == name)
}

#[derive(Clone, Properties, PartialEq)]
pub struct SelectProps {
    /// The name of the option: the value of `data-option`.
    pub option: &'static str,
    /// The name of the list: read out by a [`Select`], shown by a [`SelectField`]; empty
    /// where a label stands around the list.
    pub label: AttrValue,
    /// What the choice does, below the label of a [`SelectField`].
    #[prop_or_default]
    pub about: Option<AttrValue>,
    pub items: Vec<SelectItem>,
    /// The name of the one that is chosen now.
    pub value: AttrValue,
    /// Receives the name of another one.
    pub onchange: Callback<String>,
    #[prop_or_default]
    pub class: Classes,
    /// Whether a press on it leaves a running animation alone.
    #[prop_or_default]
    pub keeps_animation: bool,
}

#[component]
pub fn Select(props: &SelectProps) -> Html {
    let element = use_node_ref();
    // The attribute `selected` means nothing once something has been chosen by
    // hand.
    {
        let element = element.clone();
        let chosen = is_offered(&props.items, &props.value).then(|| props.value.clone());
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
            if is_offered(&items, &name) {
                onchange.emit(name);
            }
            // Where the value is not taken, nothing else renders the list again.
            rendering.force_update();
        }
    };
    let item = |item: &SelectItem| {
        html! {
            <option value={&item.name} selected={item.name == props.value}>{ &item.text }</option>
        }
    };
    html! {
        <select
            ref={element}
            class={classes!(props.class.clone(), props.keeps_animation.then_some(KEEPS_ANIMATION))}
            data-option={props.option}
            aria-label={(!props.label.is_empty()).then(|| props.label.clone())}
            {onchange}
        >
            { for props.items.iter().map(item) }
        </select>
    }
}

/// A [`SelectField`] where there is a choice.
pub fn choice_field(props: SelectProps) -> Html {
    html! {
        if props.items.len() > 1 {
            <SelectField ..props />
        }
    }
}

/// A list to choose from with its label before it.
#[component]
pub fn SelectField(props: &SelectProps) -> Html {
    html! {
        <label>
            <span>
                { &props.label }
                if let Some(about) = &props.about {
                    <small>{ about }</small>
                }
            </span>
            <Select label="" ..props.clone() />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::i18n::samples::arabic;

    #[test]
    fn only_what_is_offered_can_be_chosen() {
        // A value is known by its European digits in every language.
        let items = items_of_numbers(&arabic(), 3..=5);
        assert_eq!(items[1], SelectItem::new("4", "٤"));
        assert!(is_offered(&items, "4"));
        for name in ["", "banana", "6", "04"] {
            assert!(!is_offered(&items, name), "{name}");
        }
    }
}
