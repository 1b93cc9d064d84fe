//! A picture of the position. Styles lay out a card, which nobody sees, and `static/picture.js`
//! draws it as a file.

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::Reflect;
use yew::prelude::*;

use super::friend_preview::seat;
use crate::link::{Name, Player};
use crate::rules::{BySide, Side};
use crate::ui::board::PictureBoard;
use crate::ui::browser::{GameHandle, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameState, NamedValue, named_values};
use crate::ui::widgets::{Icon, icon};

named_values! {
    pub enum PictureShape {
        /// 1200 by 630 pixels, as in previews of links.
        Wide => "wide",
        /// 1200 by 1200 pixels.
        Square => "square",
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct PicturePanelProps {
    pub state: GameHandle,
}

/// The buttons that make a picture, and what became of it.
#[component]
pub(super) fn PicturePanel(props: &PicturePanelProps) -> Html {
    let locale = use_locale();
    let drawn = use_state_eq(|| None::<PictureShape>);
    let outcome = use_state_eq(|| None::<String>);
    let is_drawing = drawn.is_some();
    let button = |&shape: &PictureShape| {
        let (drawn, outcome) = (drawn.clone(), outcome.clone());
        let onclick = move |_: MouseEvent| {
            if drawn.is_none() {
                outcome.set(None);
                drawn.set(Some(shape));
            }
        };
        let label = match shape {
            PictureShape::Wide => t!(locale, "picture-wide"),
            PictureShape::Square => t!(locale, "picture-square"),
        };
        html! {
            <button
                type="button"
                data-action="picture"
                data-at={shape.name()}
                aria-disabled={is_drawing.then_some("true")}
                {onclick}
            >
                { icon(Icon::Share) }
                { label }
            </button>
        }
    };
    let onend = {
        let (drawn, outcome) = (drawn.clone(), outcome.clone());
        Callback::from(move |way: Option<String>| {
            outcome.set(way);
            drawn.set(None);
        })
    };
    let told = match outcome.as_deref() {
        Some("shared") => t!(locale, "picture-shared"),
        Some("copied") => t!(locale, "picture-copied"),
        Some("saved") => t!(locale, "picture-saved"),
        Some("failed") => t!(locale, "picture-failed"),
        _ => String::new(),
    };
    html! {
        <section class="picture-sharing">
            <h3>{ t!(locale, "picture") }</h3>
            <div class="row">{ for PictureShape::ALL.iter().map(button) }</div>
            <p class="outcome" role="status">{ told }</p>
            if let Some(shape) = *drawn {
                <PictureCard state={props.state.clone()} {shape} {onend} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct PictureCardProps {
    state: GameHandle,
    shape: PictureShape,
    /// Receives what the script says of the picture: that it was `shared`, `copied`, `saved`,
    /// `stopped` by the player, or that it `failed`.
    onend: Callback<Option<String>>,
}

/// The card, and the script that draws it.
#[component]
fn PictureCard(props: &PictureCardProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let PictureCardProps {
        state,
        shape,
        onend,
    } = props;
    let (card, script) = (use_node_ref(), use_node_ref());
    {
        let (card, script, onend) = (card.clone(), script.clone(), onend.clone());
        use_effect_with((), move |()| {
            let drawn = card.get().map(|card| {
                let onend = onend.clone();
                EventListener::once(&card, "mbegu-picture", move |event| {
                    let way = Reflect::get(event, &"detail".into());
                    onend.emit(way.ok().and_then(|way| way.as_string()));
                })
            });
            let failed = script.get().map(|script| {
                EventListener::once(&script, "error", move |_| {
                    onend.emit(Some("failed".to_owned()));
                })
            });
            move || drop((drawn, failed))
        });
    }
    let (rules, position) = (*state.rules(), *state.position());
    let scores = state.final_scores();
    let scores = scores.unwrap_or_else(|| BySide::from_fn(|side| position.score(side)));
    let near = state.near();
    let player = |side: Side| {
        let name = html! { { name(&locale, state, side) } };
        seat(&locale, side, name, scores[side], Html::default())
    };
    let address = window().location().href().unwrap_or_default();
    html! {
        <>
            <div
                ref={card}
                class={classes!("picture-card", shape.name())}
                data-name={format!("mbegu-{}-{}.png", rules.variant(), shape.name())}
                aria-hidden="true"
                inert=true
            >
                <p class="name">{ describe::game(&locale, rules.variant()) }</p>
                <p class="address" dir="ltr">{ short_address(&address) }</p>
                { player(near.other()) }
                <PictureBoard {rules} {position} {near} {look} />
                { player(near) }
            </div>
            <script ref={script} src="./picture.js" />
        </>
    }
}

/// A player as others may read it: a person has the name of the side, a friend the one that the
/// player has given.
fn name(locale: &Locale, state: &GameState, side: Side) -> String {
    match (state.players[side], &state.header.friend) {
        (Player::Bot(level), _) => describe::bot(locale, level),
        (Player::Friend, friend) if *friend != Name::default() => friend.as_str().to_owned(),
        _ => t!(locale, "side", side = side),
    }
}

/// Where the page is found, without what every address has; `None` for one that only this
/// device knows.
fn short_address(address: &str) -> Option<String> {
    let address = address.split(['?', '#']).next()?;
    let address = (address.strip_prefix("https://")).or_else(|| address.strip_prefix("http://"))?;
    let address = address.trim_end_matches("index.html").trim_end_matches('/');
    let host = address.split('/').next()?;
    let is_own = host.starts_with("127.")
        || host.starts_with("[::1]")
        || (host.split(':').next())
            .is_some_and(|name| name.rsplit('.').next() == Some("localhost"));
    (!is_own).then(|| address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_short_and_none_of_this_device_alone() {
        for (address, short) in [
            ("https://example.org/", Some("example.org")),
            (
                "https://example.org/mbegu/index.html?a#/home",
                Some("example.org/mbegu"),
            ),
            ("http://192.168.0.5:8080/", Some("192.168.0.5:8080")),
            (
                "https://localhost.example.org/",
                Some("localhost.example.org"),
            ),
            ("http://localhost:8080/", None),
            ("http://mbegu.localhost/", None),
            ("http://127.0.0.1:8000/page/", None),
            ("http://[::1]:8000/", None),
            ("file:///home/index.html", None),
        ] {
            assert_eq!(short_address(address).as_deref(), short, "{address}");
        }
    }
}
