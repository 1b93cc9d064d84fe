//! What moves above the board: the hand, seeds in flight; and the two ways to
//! sow a chosen pit.

use yew::prelude::*;

use super::animate::Glide;
use super::art::{Seeds, side_class};
use super::markup::markup;
use crate::rules::{Direction, Move, Pit, Rules, Side};
use crate::ui::layout::{Layout, Point, RADIUS};
use crate::ui::scene::{Flight, Hand, Spot};
use crate::ui::words::Words;
use crate::ui::{px, shift, turn};

/// Where a spot lies.
#[must_use]
pub fn place(layout: &Layout, spot: Spot) -> Point {
    match spot {
        Spot::Pit(pit) => layout.pit(pit),
        Spot::Store(side) => layout
            .store(side)
            .map_or_else(Point::default, |store| store.centre),
    }
}

/// The angle of a way along a row or a column of the screen, in degrees from 0
/// (to the right) to 270.
#[must_use]
pub fn angle(way: Point) -> f64 {
    if way.y > 0.0 {
        90.0
    } else if way.y < 0.0 {
        270.0
    } else if way.x < 0.0 {
        180.0
    } else {
        0.0
    }
}

/// Draws the hand: a palm with the seeds that it still holds.
pub fn hand(side: Side, hand: &Hand, layout: &Layout, glide: Glide, words: Words) -> Html {
    let at = place(layout, hand.at);
    let pit = match hand.at {
        Spot::Pit(pit) => pit,
        Spot::Store(_) => Pit::new(0),
    };
    let way = layout.way(pit, hand.direction);
    // The count keeps out of the arrow's way.
    let back = Point::default().towards(way, -44.0);
    let about = hand.turned.then(|| {
        markup! {
            <g class="about" key={hand.lap.to_string()}>
                <path d="M-38 0A38 38 0 1 1 0 38M11 28 0 38 11 48" />
            </g>
        }
    });
    let lap = (hand.lap > 1).then(|| {
        let low = if back.y > 0.0 { "70" } else { "46" };
        markup! { <text class="lap" y={low}>{ words.lap(hand.lap) }</text> }
    });
    markup! {
        <g
            class={["hand", side_class(side)]}
            key={side_class(side)}
            style={[
                "transform: translate(", &*px(at.x), "px, ", &px(at.y), "px); transition: transform ",
                &px(glide.takes), "ms ease-in-out ", &px(glide.rests), "ms",
            ].concat()}
            aria-hidden="true"
        >
            <ellipse class="shade" cx="6" cy="10" rx="30" ry="26" />
            <g transform="translate(0 -22)">
                <g class="turn" style={["transform: rotate(", &*px(angle(way)), "deg)"].concat()}>
                    <path class="arrow" d="M33-13 52 0 33 13z" />
                </g>
                <circle class="palm" r="31" />
                { html! { <Seeds count={hand.seeds.min(16)} pit={40} radius={31.0} /> } }
                { about }
                <g transform={shift(back.x, back.y)}>
                    <rect class="badge" x="-19" y="-14" width="38" height="28" rx="14" />
                    <text class="count">{ hand.seeds.to_string() }</text>
                </g>
                { lap }
            </g>
        </g>
    }
}

/// Draws captured seeds as they travel to the store.
pub fn flight(flight: &Flight, layout: &Layout) -> Html {
    let (from, to) = (
        layout.pit(flight.from),
        place(layout, Spot::Store(flight.to)),
    );
    markup! {
        <g transform={shift(from.x, from.y)} key={flight.id.to_string()}>
            <g
                class="flight"
                style={[
                    "--x: ", &*px(to.x - from.x), "px; --y: ", &px(to.y - from.y),
                    "px; animation-duration: ", &px(flight.lasts), "ms",
                ].concat()}
            >
                <circle class="glow" r="36" />
                { html! { <Seeds count={flight.seeds.min(20)} pit={flight.from.index()} radius={40.0} /> } }
            </g>
        </g>
    }
}

/// The buttons beside a pit: `data-` name, value, label, sign and turn of each.
type Button = (&'static str, String, String, &'static str, f64, Direction);

/// The ways that are open from the chosen pit.
pub fn ways(
    rules: &Rules,
    words: Words,
    moves: &[Move],
    aimed: Option<Direction>,
    layout: &Layout,
    pit: Pit,
) -> Html {
    let button = |&mv: &Move| {
        let class = if aimed == Some(mv.direction) {
            "way aimed"
        } else {
            "way"
        };
        let label = words.sow(rules.board().letter(pit), mv.direction);
        let name = rules.show_move(mv).to_string();
        (
            class,
            name,
            label,
            "M-15-6h13v-10L17 0-2 16V6h-13z",
            angle(layout.way(pit, mv.direction)),
            mv.direction,
        )
    };
    let buttons = moves.iter().map(button).collect();
    beside(layout, pit, "data-move", buttons)
}

/// What puts a seed into the chosen pit of a row that is being arranged, and
/// takes one out.
pub fn places(words: Words, layout: &Layout, pit: Pit) -> Html {
    let letter = layout.board().letter(pit);
    // More is to the right, or above.
    let way = layout.way(pit, Direction::Forward);
    let (onward, back) = if way.x - way.y > 0.0 {
        (Direction::Forward, Direction::Backward)
    } else {
        (Direction::Backward, Direction::Forward)
    };
    let more = (
        "way",
        "1".to_owned(),
        words.add_seed(letter),
        "M-15-3h12v-12h6v12h12v6h-12v12h-6v-12h-12z",
        0.0,
        onward,
    );
    let fewer = (
        "way",
        "-1".to_owned(),
        words.take_seed(letter),
        "M-15-3h30v6h-30z",
        0.0,
        back,
    );
    beside(layout, pit, "data-place", vec![more, fewer])
}

/// Draws buttons beside a pit, off its row: pressing one can't miss into a
/// neighbour.
fn beside(layout: &Layout, pit: Pit, attribute: &str, buttons: Vec<Button>) -> Html {
    let radius = layout.press_radius();
    let beside = layout
        .pit(pit)
        .towards(layout.outward(pit), RADIUS * 0.62 + radius);
    let is_move = attribute == "data-move";
    html! {
        { for buttons.into_iter().map(|(class, value, label, sign, angle, direction)| {
            let at = beside.towards(layout.way(pit, direction), radius + 5.0);
            let size = [turn(angle), "scale(".to_owned(), px(radius / 31.0), ")".to_owned()].concat();
            markup! {
                <g transform={shift(at.x, at.y)} key={value.clone()}>
                    <g
                        {class}
                        data-move={is_move.then(|| value.clone())}
                        data-place={(!is_move).then_some(value)}
                        role="button"
                        tabindex="-1"
                        aria-label={label}
                    >
                        <circle class="disc" r={px(radius)} />
                        <path class="glyph" d={sign} transform={size} />
                    </g>
                </g>
            }
        }) }
    }
}
