//! Where the games come from: a map, and a paragraph for each.

use yew::prelude::*;

use super::{GamePlace, MAP_SIZE, PLACES};
use crate::ui::board::px::Px;
use crate::ui::board::theme::look_class;
use crate::ui::browser::route::href;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// The radius of a mark on the map, in its units.
const MARK: f64 = 9.0;

/// For each game where it comes from, who plays it and with what.
pub fn place_list(locale: &Locale) -> Html {
    // The games of the north first, as the map is read.
    let texts = PLACES.iter().rev().map(|place| paragraph(locale, place));
    html! {
        <section class="home-places" data-home="places" aria-label={t!(locale, "home-places")}>
            <ul>{ for texts }</ul>
        </section>
    }
}

/// The map under its heading, for the eye only: the list of the places says what it
/// shows.
pub fn places_map(locale: &Locale) -> Html {
    html! {
        <div class="home-on-map" aria-hidden="true">
            <h2>{ t!(locale, "home-places") }</h2>
            { map(locale) }
        </div>
    }
}

/// A game in words, with the source: a line that opens, one at a time, so that all of the
/// view is seen at once on a wide screen.
fn paragraph(locale: &Locale, place: &GamePlace) -> Html {
    let game = place.variant.id();
    html! {
        <li key={game}>
            <details name="place">
                <summary>
                    <h3>{ t!(locale, "home-game", game = game) }</h3>
                    <small>{ t!(locale, "homeland", game = game) }</small>
                    { icon(Icon::Open) }
                </summary>
                <p>{ t!(locale, "place-about", game = game) }</p>
                <p class="about">{ t!(locale, "place-source", game = game) }</p>
                <a href={href(View::Rules(place.variant))}>{ t!(locale, "rules") }</a>
            </details>
        </li>
    }
}

/// The land, and a mark for each place.
fn map(locale: &Locale) -> Html {
    let (width, height) = MAP_SIZE;
    let land = Html::from_html_unchecked(AttrValue::Static(concat!(
        "<g>",
        include_str!("map.svg"),
        "</g>"
    )));
    html! {
        <svg class="home-map" viewBox={format!("0 0 {} {}", Px(width), Px(height))}>
            { land }
            { for PLACES.iter().map(|place| mark(locale, place)) }
        </svg>
    }
}

/// A mark of the map with its label: a pit with a seed, in the colours of its board.
fn mark(locale: &Locale, place: &GamePlace) -> Html {
    let game = place.variant.id();
    let ((x, y), (label_x, label_y)) = (place.mark(), place.label());
    let (x, y) = (Px(x), Px(y));
    let (text_x, line_end) = (Px(label_x), Px(label_x - 6.0));
    html! {
        <g class={look_class(place.variant, Look::default())}>
            if place.has_line {
                <path class="map-line" d={format!("M{x} {y}L{line_end} {}", Px(label_y))} />
            }
            <circle class="map-mark" cx={x} cy={y} r={Px(MARK)} />
            <circle class="map-pit" cx={x} cy={y} r="5.5" />
            <circle class="map-seed" cx={x} cy={y} r="3" />
            <text class="map-name" x={text_x} y={Px(label_y + 5.0)}>
                { t!(locale, "home-game", game = game) }
            </text>
            <text x={text_x} y={Px(label_y + 22.0)}>
                { t!(locale, "homeland", game = game) }
            </text>
        </g>
    }
}
