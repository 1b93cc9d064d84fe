//! Controls that many parts of the page share.

use yew::prelude::*;

use super::markup::markup;
use crate::ui::settings::Named;

/// A button that does what `action` says at `at`, with a class of its own, if it
/// `can` be pressed now.
pub fn any_button(
    class: &'static str,
    action: &'static str,
    at: &str,
    text: &str,
    can: bool,
) -> Html {
    markup! {
        <button type="button" class={[class]} data-action={action} data-at={at.to_owned()} disabled={(!can).then_some("disabled")}>
            { text.to_owned() }
        </button>
    }
}

/// A button that does what `action` says at `at`.
pub fn button(action: &'static str, at: &str, text: &str) -> Html {
    any_button("", action, at, text, true)
}

/// The button that is most likely wanted.
pub fn main_button(action: &'static str, text: &str) -> Html {
    any_button("main", action, "", text, true)
}

/// A button that can't be pressed now and then.
pub fn button_if(can: bool, action: &'static str, text: &str) -> Html {
    any_button("", action, "", text, can)
}

/// A button with a sign, and its text where there is room.
pub fn sign_button(
    action: &'static str,
    at: usize,
    sign: &'static str,
    text: &str,
    can: bool,
) -> Html {
    let text = AttrValue::from(text.to_owned());
    markup! {
        <button type="button" data-action={action} data-at={at.to_string()} aria-label={text.clone()} title={text.clone()} disabled={(!can).then_some("disabled")}>
            { sign }<span>{ text }</span>
        </button>
    }
}

/// One of the choices of a list: its value, its text, whether it is chosen.
pub type Item = (String, String, bool);

/// A choice of a list. Steering an animation doesn't end it: `keeps` says that
/// this does that.
pub fn choice(option: &'static str, label: &str, keeps: bool, items: Vec<Item>) -> Html {
    // Where there is nothing to choose, nothing is asked.
    if items.len() < 2 {
        return Html::default();
    }
    markup! {
        <label>
            <span>{ label.to_owned() }</span>
            { select("", option, None, keeps, items) }
        </label>
    }
}

/// A choice of a list by itself; `label` is what it is called.
pub fn select(
    class: &'static str,
    option: &'static str,
    label: Option<String>,
    keeps: bool,
    items: Vec<Item>,
) -> Html {
    let item = |(value, text, selected): Item| {
        markup! { <option value={value} selected={selected.then_some("selected")}>{ text }</option> }
    };
    markup! {
        <select class={[class]} data-option={option} aria-label={label} data-keep={keeps.then_some("")}>
            { for items.into_iter().map(item) }
        </select>
    }
}

/// The items of a choice of a few.
pub fn items<T: Named>(now: T, text: impl Fn(T) -> &'static str) -> Vec<Item> {
    let item = |&one: &T| (one.name().to_owned(), text(one).to_owned(), one == now);
    T::ALL.iter().map(item).collect()
}

/// Whether something is so, to those who can't see it.
pub fn truth(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
