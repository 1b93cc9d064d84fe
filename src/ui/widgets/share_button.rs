//! The button that shares a position.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Icon, icon};
use crate::link::{LinkContent, LinkView, encode};
use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::t;

#[derive(Properties, PartialEq)]
pub struct ShareButtonProps {
    pub content: LinkContent,
    pub text: AttrValue,
    /// Replaces the usual text.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    #[prop_or(Icon::Share)]
    pub icon: Icon,
}

/// Shares the link of the position, by the device or by the clipboard.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let locale = use_locale();
    let copy_result = use_state_eq(|| None::<bool>);
    let onclick = {
        let (copy_result, content, text) = (
            copy_result.clone(),
            props.content.clone(),
            props.text.clone(),
        );
        Callback::from(move |_: MouseEvent| {
            // Copied once more, it is announced once more.
            copy_result.set(None);
            let page = sharing::link_address(content.game.current().rules().variant());
            let link = format!("{page}{}", encode(&content));
            let (text, copy_result) = (text.clone(), copy_result.clone());
            spawn_local(async move {
                if sharing::can_share() {
                    // A player who cancels needs no message.
                    sharing::share(Some(&text), &link).await;
                } else {
                    copy_result.set(Some(sharing::copy(&format!("{text}\n{link}")).await));
                }
            });
        })
    };
    let action = match props.content.view {
        LinkView::Puzzle => "share-puzzle",
        _ => "share-position",
    };
    html! {
        <>
            <button type="button" data-action={action} {onclick}>
                { icon(props.icon) }
                { props.label.clone().unwrap_or_else(|| t!(locale, "share-label").into()) }
            </button>
            <span class="shared" role="status">
                {
                    match *copy_result {
                        Some(true) => t!(locale, "copied"),
                        Some(false) => t!(locale, "not-copied"),
                        None => String::new(),
                    }
                }
            </span>
        </>
    }
}
