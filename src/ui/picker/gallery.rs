//! The games to choose from, each as its board.

use gloo::utils::document;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::length::minutes;
use super::moving::use_showcase;
use crate::rules::Variant;
use crate::ui::board::{MovingMiniBoard, mini_width};
use crate::ui::browser::{use_locale, use_press};
use crate::ui::i18n::t;
use crate::ui::state::Command;

/// The id of the gallery's heading.
pub const HEADING: &str = "choose-a-game";

/// The properties of [`Gallery`].
#[derive(Properties, PartialEq)]
pub struct GalleryProps {
    /// The game that is chosen.
    pub chosen: Variant,
    /// Whether its boards may move.
    pub moves: bool,
}

/// All games, one of them chosen. The arrows along the rows are those of every group of
/// radio buttons; up and down go to the game above and below.
#[component]
pub fn Gallery(props: &GalleryProps) -> Html {
    let &GalleryProps { chosen, moves } = props;
    let press = use_press();
    let onkeydown = move |event: KeyboardEvent| {
        let is_up = match event.key().as_str() {
            "ArrowUp" => true,
            "ArrowDown" => false,
            _ => return,
        };
        event.prevent_default();
        let place = Variant::ALL.iter().position(|&variant| variant == chosen);
        let next = place.and_then(|place| match is_up {
            true => place.checked_sub(columns()),
            false => Some(place + columns()),
        });
        if let Some(&variant) = next.and_then(|next| Variant::ALL.get(next)) {
            press.emit(Command::Game(variant));
            if let Some(input) = input_of(variant) {
                // A game that can't get the focus is chosen all the same.
                let _ = input.focus();
            }
        }
    };
    let card = |variant: Variant| {
        html! { <GameCard {variant} is_chosen={variant == chosen} {moves} /> }
    };
    html! {
        <div class="gallery" role="radiogroup" aria-labelledby={HEADING} {onkeydown}>
            { for Variant::ALL.map(card) }
        </div>
    }
}

/// The radio button of a game.
fn input_of(variant: Variant) -> Option<HtmlElement> {
    use wasm_bindgen::JsCast;
    let selector = format!("[data-choose-game={}]", variant.id());
    let element = document().query_selector(&selector).ok().flatten()?;
    element.dyn_into().ok()
}

/// The number of games beside each other, which the styles decide.
fn columns() -> usize {
    let top = |variant: &Variant| {
        let input = input_of(*variant)?;
        Some(input.get_bounding_client_rect().left() as i32)
    };
    let mut lefts: Vec<i32> = Variant::ALL.iter().filter_map(top).collect();
    lefts.sort_unstable();
    lefts.dedup();
    lefts.len().max(1)
}

#[derive(Properties, PartialEq)]
struct GameCardProps {
    variant: Variant,
    is_chosen: bool,
    moves: bool,
}

/// A game: its board, its name, its place, what is particular to it, and its length.
#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let &GameCardProps {
        variant,
        is_chosen,
        moves,
    } = props;
    let locale = use_locale();
    let press = use_press();
    let is_pointed = use_state_eq(|| false);
    let point = |to: bool| {
        let is_pointed = is_pointed.clone();
        move |_: PointerEvent| is_pointed.set(to)
    };
    let moment = use_showcase(variant, is_chosen, *is_pointed, moves);
    let command = Command::Game(variant);
    let game = variant.id();
    let id = |part: &str| format!("{part}-{game}");
    let width = mini_width(&variant.default_rules());
    html! {
        <div class="game" onpointerenter={point(true)} onpointerleave={point(false)}>
            <input
                type="radio"
                name="game"
                checked={is_chosen}
                data-action={command.name()}
                data-at={command.target()}
                data-choose-game={game}
                aria-labelledby={id("name")}
                aria-describedby={format!("{} {} {}", id("place"), id("about"), id("length"))}
                onchange={move |_| press.emit(command)}
            />
            <span class="picture" style={format!("--units: {width}")}>
                <MovingMiniBoard rules={moment.rules} moment={moment.snapshot} />
            </span>
            <span class="name" id={id("name")}>{ t!(locale, "game-short", game = game) }</span>
            <span class="place" id={id("place")}>{ t!(locale, "homeland", game = game) }</span>
            <span class="sentence" id={id("about")}>{ t!(locale, "about", game = game) }</span>
            <span class="length" id={id("length")}>
                <span class="long">{ t!(locale, "about-minutes", minutes = minutes(variant)) }</span>
                <span class="brief">{ t!(locale, "minutes", minutes = minutes(variant)) }</span>
            </span>
        </div>
    }
}
