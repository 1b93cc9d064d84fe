//! The button that shares a position as a puzzle.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Icon, icon};
use crate::link::{LinkContent, encode};
use crate::rules::Match;
use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::t;

/// The properties of [`ShareButton`].
#[derive(Properties, PartialEq)]
pub struct ShareButtonProps {
    /// The game at the position of the puzzle.
    pub game: Match,
    /// The text beside the link.
    pub text: AttrValue,
}

/// Shares the link of the position as a puzzle, by the device or by the clipboard.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let locale = use_locale();
    let is_copied = use_state_eq(|| None::<bool>);
    let onclick = {
        let (is_copied, game, text) = (is_copied.clone(), props.game.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            // Copied once more, it is announced once more.
            is_copied.set(None);
            let page = sharing::link_address(game.current().rules().variant());
            let content = LinkContent::puzzle(game.clone());
            let Ok(link) = encode(&content) else {
                is_copied.set(Some(false));
                return;
            };
            let (link, text, is_copied) =
                (format!("{page}{link}"), text.clone(), is_copied.clone());
            spawn_local(async move {
                if sharing::can_share() {
                    // A player who cancels needs no message.
                    sharing::share(Some(&text), &link).await;
                } else {
                    is_copied.set(Some(sharing::copy(&format!("{text}\n{link}")).await));
                }
            });
        })
    };
    html! {
        <>
            <button type="button" data-action="share-puzzle" {onclick}>
                { icon(Icon::Share) }
                { t!(locale, "share-label") }
            </button>
            <span class="shared" role="status">
                {
                    match *is_copied {
                        Some(true) => t!(locale, "copied"),
                        Some(false) => t!(locale, "not-copied"),
                        None => String::new(),
                    }
                }
            </span>
        </>
    }
}
