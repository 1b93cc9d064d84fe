//! A button that does an action.

use yew::prelude::*;

use super::{Icon, icon};
use crate::ui::browser::use_dispatcher;
use crate::ui::state::Action;

#[derive(Properties, PartialEq)]
pub struct ActionButtonProps {
    pub action: Action,
    /// Its text; its accessible name where an icon or something else is shown.
    #[prop_or_default]
    pub label: AttrValue,
    /// An icon, with the text beside it where there is room.
    #[prop_or_default]
    pub icon: Option<Icon>,
    #[prop_or_default]
    pub children: Html,
    #[prop_or_default]
    pub class: Classes,
    /// The id of a sheet that a press closes, too.
    #[prop_or_default]
    pub closes: Option<&'static str>,
    #[prop_or_default]
    pub disabled: bool,
    #[prop_or_default]
    pub button_ref: NodeRef,
    /// For a switch: whether it is on.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// For an entry of a list: whether it is the current one.
    #[prop_or_default]
    pub current: bool,
    /// For an entry of a list in which only one is a stop for the Tab key: whether this
    /// is the one.
    #[prop_or_default]
    pub tab_stop: Option<bool>,
}

#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let dispatcher = use_dispatcher();
    let action = &props.action;
    let is_text = props.icon.is_none() && props.children == Html::default();
    let name = (!is_text && !props.label.is_empty()).then(|| props.label.clone());
    html! {
        <button
            ref={props.button_ref.clone()}
            type="button"
            class={props.class.clone()}
            data-action={action.name()}
            data-at={action.target()}
            aria-label={name.clone()}
            title={name}
            aria-pressed={props.pressed.map(|pressed| pressed.to_string())}
            aria-current={props.current.then_some("step")}
            tabindex={props.tab_stop.map(|is_stop| if is_stop { "0" } else { "-1" })}
            disabled={props.disabled}
            popovertarget={props.closes}
            popovertargetaction={props.closes.map(|_| "hide")}
            onclick={dispatcher.on(action.clone())}
        >
            if is_text {
                { &props.label }
            } else if let Some(symbol) = props.icon {
                { icon(symbol) }
                <span>{ &props.label }</span>
            } else {
                { props.children.clone() }
            }
        </button>
    }
}
