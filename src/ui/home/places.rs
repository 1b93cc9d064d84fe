//! Where the games come from: a map, and a card for each place.

use yew::prelude::*;

use super::{GamePlace, MAP_CORNER, MAP_SIZE, PLACES};
use crate::ui::board::px::Px;
use crate::ui::board::theme::look_class;
use crate::ui::i18n::{Locale, t};
use crate::ui::picker::place_texts;
use crate::ui::state::settings::Look;
use crate::ui::state::{Action, View};
use crate::ui::widgets::ActionButton;

/// The radius of a mark on the map, in its units.
const MARK: f64 = 6.0;

/// The land, and for each place a mark with its name, which opens its card.
pub fn places_map(locale: &Locale) -> Html {
    let ((x, y), (width, height)) = (MAP_CORNER, MAP_SIZE);
    let land = Html::from_html_unchecked(AttrValue::Static(concat!(
        "<g>",
        include_str!("map.svg"),
        "</g>"
    )));
    html! {
        <section class="home-map" data-home="places" aria-label={t!(locale, "home-places")}>
            <svg viewBox={format!("{} {} {} {}", Px(x), Px(y), Px(width), Px(height))} aria-hidden="true">
                { land }
                { for PLACES.iter().map(mark) }
            </svg>
            // From the north to the south, as the map is read.
            { for PLACES.iter().rev().map(|place| chip(locale, place)) }
        </section>
    }
}

/// A mark of the map, with the line to its name: a pit with a seed, in the colours of its
/// board.
fn mark(place: &GamePlace) -> Html {
    let ((x, y), (label_x, label_y)) = (place.mark(), place.label());
    let (x, y) = (Px(x), Px(y));
    html! {
        <g class={look_class(place.variant, Look::default())}>
            if place.has_line {
                <path class="map-line" d={format!("M{x} {y}L{} {}", Px(label_x - 5.0), Px(label_y))} />
            }
            <circle class="map-mark" cx={x} cy={y} r={Px(MARK)} />
            <circle class="map-pit" cx={x} cy={y} r="3.7" />
            <circle class="map-seed" cx={x} cy={y} r="2" />
        </g>
    }
}

/// The button over a mark, with the name of the game, and the card that it opens. Both are
/// tied by the name of an anchor.
fn chip(locale: &Locale, place: &GamePlace) -> Html {
    let game = place.variant.id();
    let ((x, y), (label_x, label_y)) = (place.mark(), place.label());
    let id = format!("place-{game}");
    let at = format!(
        "anchor-name: --{id}; --x: {}; --y: {}; --label-x: {}; --label-y: {}",
        Px(x - MAP_CORNER.0),
        Px(y - MAP_CORNER.1),
        Px(label_x - x),
        Px(label_y - y),
    );
    html! {
        <>
            <button type="button" class="map-chip" style={at} popovertarget={id.clone()}>
                <span>
                    <b>{ t!(locale, "home-game", game = game) }</b>
                    <small>{ t!(locale, "homeland", game = game) }</small>
                </span>
            </button>
            <div
                id={id.clone()}
                class="map-card card"
                style={format!("position-anchor: --{id}")}
                popover="auto"
                role="dialog"
                aria-label={t!(locale, "home-game", game = game)}
            >
                <h3>{ t!(locale, "home-game", game = game) }</h3>
                { place_texts(locale, place.variant) }
                <div>
                    <ActionButton action={Action::PickGame(place.variant)} label={t!(locale, "play")} />
                    <ActionButton action={Action::View(View::Rules(place.variant))} label={t!(locale, "rules")} />
                </div>
            </div>
        </>
    }
}
