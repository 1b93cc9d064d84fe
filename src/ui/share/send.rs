//! The methods to send a link.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ui::browser::sharing;
use crate::ui::widgets::{Icon, icon};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendMethod {
    Copy,
    /// By the device's own sharing.
    Share,
    /// By hand: the player says that it is sent.
    Hand,
}

impl SendMethod {
    /// The value of `data-way`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Copy => "copy",
            Self::Share => "share",
            Self::Hand => "hand",
        }
    }

    fn icon(self) -> Option<Icon> {
        match self {
            Self::Copy => Some(Icon::Copy),
            Self::Share => Some(Icon::Share),
            Self::Hand => None,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SendButtonProps {
    /// How the link is sent.
    pub method: SendMethod,
    pub label: AttrValue,
    /// The whole address that is sent.
    pub link: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    /// Receives the method once the link is sent.
    pub onsent: Callback<SendMethod>,
    /// Called if the link can't be put into the clipboard.
    #[prop_or_default]
    pub onfail: Callback<()>,
    #[prop_or_default]
    pub button_ref: NodeRef,
}

/// A button that sends a link.
#[component]
pub fn SendButton(props: &SendButtonProps) -> Html {
    let (method, link) = (props.method, props.link.clone());
    let (onsent, onfail) = (props.onsent.clone(), props.onfail.clone());
    let onclick = move |_| {
        let (link, onsent, onfail) = (link.clone(), onsent.clone(), onfail.clone());
        spawn_local(async move {
            let is_sent = match method {
                SendMethod::Copy => sharing::copy(&link).await,
                SendMethod::Share => sharing::share(None, &link).await,
                SendMethod::Hand => true,
            };
            if is_sent {
                onsent.emit(method);
            } else {
                onfail.emit(());
            }
        });
    };
    html! {
        <button
            ref={&props.button_ref}
            type="button"
            class={props.class.clone()}
            data-way={method.name()}
            {onclick}
        >
            { for method.icon().map(icon) }
            { &props.label }
        </button>
    }
}
