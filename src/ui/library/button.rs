//! A button of the library.

use yew::prelude::*;

use super::LibraryAction;
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub(super) struct LibraryButtonProps {
    pub action: LibraryAction,
    pub text: String,
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// Its accessible name, where the text doesn't name what it is applied to.
    #[prop_or_default]
    pub label: Option<String>,
    #[prop_or_default]
    pub class: Classes,
    /// The id of a popover that a press closes, too.
    #[prop_or_default]
    pub closes: Option<AttrValue>,
    pub onpress: Callback<LibraryAction>,
    #[prop_or_default]
    pub button_ref: NodeRef,
}

#[component]
pub(super) fn LibraryButton(props: &LibraryButtonProps) -> Html {
    let action = props.action.clone();
    let target = action.target().map(AttrValue::from);
    let onclick = props.onpress.reform(move |_| action.clone());
    html! {
        <button
            ref={&props.button_ref}
            type="button"
            class={props.class.clone()}
            data-action={props.action.name()}
            data-at={target}
            aria-label={props.label.clone()}
            title={props.icon.and(props.label.clone())}
            popovertarget={props.closes.clone()}
            popovertargetaction={props.closes.as_ref().map(|_| "hide")}
            {onclick}
        >
            { for props.icon.map(icon) }
            <span>{ &props.text }</span>
        </button>
    }
}
