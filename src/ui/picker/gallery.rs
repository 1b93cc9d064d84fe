//! The games to choose from, each as its board.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::moving::use_showcase;
use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::browser::keys::meaning;
use crate::ui::browser::{focus, use_dispatcher, use_locale};
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::state::Action;

/// The id of the gallery's heading.
pub const HEADING: &str = "choose-a-game";

#[derive(Properties, PartialEq)]
pub struct GalleryProps {
    pub chosen: Variant,
    pub is_animated: bool,
}

/// All games, one of them chosen. The arrows along the rows are those of every group of
/// radio buttons; up and down go to the game above and below.
#[component]
pub fn Gallery(props: &GalleryProps) -> Html {
    let &GalleryProps {
        chosen,
        is_animated,
    } = props;
    let dispatcher = use_dispatcher();
    let nodes = use_memo((), |()| Variant::ALL.map(|_| NodeRef::default()));
    let inputs = nodes.clone();
    let onkeydown = move |event: KeyboardEvent| {
        let is_up = match meaning(&event).as_str() {
            "ArrowUp" => true,
            "ArrowDown" => false,
            _ => return,
        };
        event.prevent_default();
        let place = Variant::ALL.iter().position(|&variant| variant == chosen);
        let columns = columns(&*inputs);
        let next = place.and_then(|place| match is_up {
            true => place.checked_sub(columns),
            false => Some(place + columns),
        });
        let Some(next) = next.filter(|&next| next < Variant::ALL.len()) else {
            return;
        };
        dispatcher.dispatch(Action::ChooseGame(Variant::ALL[next]));
        focus(&inputs[next]);
    };
    let card = |(node, variant): (&NodeRef, Variant)| {
        html! { <GameCard node={node.clone()} {variant} is_chosen={variant == chosen} {is_animated} /> }
    };
    html! {
        <div class="gallery" role="radiogroup" aria-labelledby={HEADING} {onkeydown}>
            { for nodes.iter().zip(Variant::ALL).map(card) }
        </div>
    }
}

/// The number of games beside each other, which the styles decide.
fn columns(nodes: &[NodeRef]) -> usize {
    let left = |node: &NodeRef| {
        let input = node.cast::<HtmlElement>()?;
        Some(input.get_bounding_client_rect().left() as i32)
    };
    let mut lefts: Vec<i32> = nodes.iter().filter_map(left).collect();
    lefts.sort_unstable();
    lefts.dedup();
    lefts.len().max(1)
}

#[derive(Properties, PartialEq)]
struct GameCardProps {
    node: NodeRef,
    variant: Variant,
    is_chosen: bool,
    is_animated: bool,
}

/// A game: its board, its name, its place, what is particular to it, and its length.
#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let &GameCardProps {
        ref node,
        variant,
        is_chosen,
        is_animated,
    } = props;
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let is_pointed = use_state_eq(|| false);
    let point = |to: bool| {
        let is_pointed = is_pointed.clone();
        move |_: PointerEvent| is_pointed.set(to)
    };
    let moment = use_showcase(variant, is_chosen, *is_pointed, is_animated);
    let action = Action::ChooseGame(variant);
    let game = variant.id();
    let id = |part: &str| format!("{part}-{game}");
    let width = Px(mini_width(&variant.default_rules()));
    html! {
        <div class="game" onpointerenter={point(true)} onpointerleave={point(false)}>
            <input
                ref={node}
                type="radio"
                name="game"
                checked={is_chosen}
                data-action={action.name()}
                data-at={action.target()}
                data-choose-game={game}
                aria-labelledby={id("name")}
                aria-describedby={format!("{} {} {}", id("place"), id("about"), id("length"))}
                onchange={dispatcher.on(action)}
            />
            <span class="picture" style={format!("--units: {width}")}>
                <MiniBoard rules={moment.rules} moment={moment.snapshot} />
            </span>
            <span class="name" id={id("name")}>{ t!(locale, "game-short", game = game) }</span>
            <span class="place" id={id("place")}>{ t!(locale, "homeland", game = game) }</span>
            <span class="sentence" id={id("about")}>{ describe::about(&locale, variant) }</span>
            <span class="length" id={id("length")}>
                <span class="long">{ t!(locale, "about-minutes", minutes = minutes(variant)) }</span>
                <span class="brief">{ t!(locale, "minutes", minutes = minutes(variant)) }</span>
            </span>
        </div>
    }
}

/// How long a game with all its rounds takes about, in minutes: the median of forty games
/// of the level `player` with itself (4.7, 5.5, 39.0, 10.9, 12.4 and 9.8 minutes in the order of the
/// games), rounded to five minutes. A move took its animation at normal speed, and 8
/// seconds of one side or the bot's pause and thinking of the other.
fn minutes(variant: Variant) -> u16 {
    match variant {
        Variant::Giuthi | Variant::GiuthiStore => 5,
        Variant::GiuthiRounds => 40,
        Variant::Alemungula | Variant::LayliGoobalay | Variant::SulusAidi => 10,
    }
}
