//! The board of a link's game for other pages, in a frame: `?embed` and the link. It
//! stores nothing, and what leads on opens in a tab of its own.

use yew::prelude::*;

use crate::link::{LinkContent, LinkError, LinkView};
use crate::ui::board::MiniBoard;
use crate::ui::browser::sharing::link_address;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Notice;
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct EmbedViewProps {
    pub locale: Locale,
    /// The fragment of the address, which the link to the page repeats.
    pub link: AttrValue,
    /// Its content, or what is wrong with it.
    pub content: Result<LinkContent, LinkError>,
}

/// The board of a game, with buttons to step through it and a link to the page itself.
#[component]
pub fn EmbedView(props: &EmbedViewProps) -> Html {
    let EmbedViewProps {
        locale,
        link,
        content,
    } = props;
    let first = match content {
        Ok(LinkContent {
            view: LinkView::AtPly(at),
            ..
        }) => *at,
        Ok(content) => content.game.plies(),
        Err(_) => 0,
    };
    let shown = use_state_eq(|| first);
    let content = match content {
        Ok(content) => content,
        Err(error) => {
            let said = describe::notice(locale, &Notice::BrokenLink(error.clone()));
            return html! { <main class="embed"><p role="alert">{ said }</p></main> };
        }
    };
    let (game, number) = (&content.game, *shown);
    let (record, at) = game.at_ply(number);
    let (rules, position) = (*record.rules(), record.positions()[at]);
    let said = match number {
        0 => t!(locale, "at-start"),
        _ => t!(locale, "at-move", number = number, of = game.plies()),
    };
    let href = format!(
        "{}{link}",
        link_address(game.first_round().rules().variant())
    );
    let step = |to: Option<usize>, symbol, label: String| {
        let shown = shown.clone();
        let onclick = move |_| {
            if let Some(to) = to {
                shown.set(to);
            }
        };
        html! {
            // A button that is disabled would lose the focus.
            <button
                type="button"
                data-action="look"
                data-at={to.map(|to| to.to_string())}
                aria-disabled={to.is_none().to_string()}
                aria-label={label.clone()}
                title={label}
                {onclick}
            >
                { icon(symbol) }
            </button>
        }
    };
    let next = (number < game.plies()).then_some(number + 1);
    html! {
        // The board reads it for the digits of its numbers.
        <ContextProvider<Locale> context={locale.clone()}>
            <main class="embed" data-position={position.to_string()}>
                <MiniBoard {rules} position={Some(position)} is_counted=true />
                <div class="embed-foot">
                    { step(number.checked_sub(1), Icon::Previous, t!(locale, "step-back")) }
                    { step(next, Icon::Next, t!(locale, "step-on")) }
                    <p role="status">{ said }</p>
                    <a {href} target="_blank" rel="noopener">{ t!(locale, "embed-play") }</a>
                </div>
            </main>
        </ContextProvider<Locale>>
    }
}
