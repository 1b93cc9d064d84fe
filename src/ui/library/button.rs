//! A button of the library, which emits a command.

use yew::prelude::*;

use super::LibraryCommand;
use crate::ui::widgets::{Icon, icon};

/// The properties of a [`LibraryButton`].
#[derive(Properties, PartialEq)]
pub(super) struct LibraryButtonProps {
    /// What it does.
    pub command: LibraryCommand,
    /// The visible text.
    pub text: String,
    /// Its icon, before the text.
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
    /// Receives the command.
    pub onpress: Callback<LibraryCommand>,
    /// Its element.
    #[prop_or_default]
    pub button_ref: NodeRef,
}

/// A button that sends its command.
#[component]
pub(super) fn LibraryButton(props: &LibraryButtonProps) -> Html {
    let command = props.command.clone();
    let target = command.target().map(AttrValue::from);
    let onclick = props.onpress.reform(move |_| command.clone());
    html! {
        <button
            ref={&props.button_ref}
            type="button"
            class={props.class.clone()}
            data-action={props.command.name()}
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
