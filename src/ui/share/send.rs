//! The ways to send a link.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ui::browser::sharing;

/// A way to send a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By the clipboard.
    Copy,
    /// By the device's own sharing.
    Share,
    /// By hand: the player says that it is sent.
    Hand,
}

impl Way {
    /// The value of `data-way`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Copy => "copy",
            Self::Share => "share",
            Self::Hand => "hand",
        }
    }
}

/// The properties of [`SendButton`].
#[derive(Properties, PartialEq)]
pub struct SendButtonProps {
    /// The way.
    pub way: Way,
    /// Its text.
    pub label: AttrValue,
    /// The link.
    pub link: AttrValue,
    /// Its class.
    #[prop_or_default]
    pub class: Classes,
    /// Called once the link is sent.
    pub onsent: Callback<()>,
    /// Receives whether the link is in the clipboard.
    #[prop_or_default]
    pub oncopy: Callback<bool>,
}

/// A button that sends a link.
#[component]
pub fn SendButton(props: &SendButtonProps) -> Html {
    let (way, link) = (props.way, props.link.clone());
    let (onsent, oncopy) = (props.onsent.clone(), props.oncopy.clone());
    let onclick = move |_| {
        let (link, onsent, oncopy) = (link.clone(), onsent.clone(), oncopy.clone());
        spawn_local(async move {
            let is_sent = match way {
                Way::Copy => {
                    let is_copied = sharing::copy(&link).await;
                    oncopy.emit(is_copied);
                    is_copied
                }
                Way::Share => sharing::share(&link).await,
                Way::Hand => true,
            };
            if is_sent {
                onsent.emit(());
            }
        });
    };
    html! {
        <button
            type="button"
            class={props.class.clone()}
            data-way={way.name()}
            value={&props.link}
            {onclick}
        >
            { &props.label }
        </button>
    }
}
