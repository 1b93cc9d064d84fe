//! What moves above the board: the hand, seeds in flight; and the two ways to
//! sow a chosen pit.

use yew::prelude::*;

use super::animate::Glide;
use super::art::Seeds;
use super::layout::{Layout, Point, RADIUS};
use super::scene::{Flight, Hand, Spot};
use super::words::use_words;
use crate::rules::{Direction, Pit};

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

/// The angle of a way on the screen, in degrees from 0 (to the right) to 360.
#[must_use]
pub fn angle(way: Point) -> f64 {
    way.y.atan2(way.x).to_degrees().rem_euclid(360.0)
}

/// The hand as it is now.
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// What it holds and where it is.
    pub hand: Hand,
    /// The board.
    pub layout: Layout,
    /// How it goes on to the next place.
    pub glide: Glide,
}

/// Draws the hand: a palm with the seeds that it still holds.
#[component]
pub fn HandView(props: &HandProps) -> Html {
    let w = use_words();
    let HandProps {
        hand,
        layout,
        glide,
    } = props;
    let at = place(layout, hand.at);
    let pit = match hand.at {
        Spot::Pit(pit) => pit,
        Spot::Store(_) => Pit::new(0),
    };
    let way = layout.way(pit, hand.direction);
    // The count keeps out of the arrow's way.
    let back = Point::default().towards(way, -44.0);
    html! {
        <g
            class="hand"
            style={format!(
                "transform: translate({:.1}px, {:.1}px); transition: transform {:.0}ms ease-in-out {:.0}ms",
                at.x, at.y, glide.takes, glide.rests,
            )}
            aria-hidden="true"
        >
            <ellipse class="shade" cx="6" cy="10" rx="30" ry="26" />
            <g transform="translate(0 -22)">
                <g class="turn" style={format!("transform: rotate({:.0}deg)", angle(way))}>
                    <path class="arrow" d="M33-13 52 0 33 13z" />
                </g>
                <circle class="palm" r="31" />
                <Seeds count={hand.seeds.min(16)} pit={40} radius={31.0} />
                if hand.turned {
                    <g class="about" key={hand.lap}>
                        <path d="M-38 0A38 38 0 1 1 0 38M11 28 0 38 11 48" />
                    </g>
                }
                <g transform={format!("translate({:.0} {:.0})", back.x, back.y)}>
                    <rect class="badge" x="-19" y="-14" width="38" height="28" rx="14" />
                    <text class="count">{ hand.seeds }</text>
                </g>
                if hand.lap > 1 {
                    <text class="lap" y={if back.y > 0.0 { "70" } else { "46" }}>{ w.lap(hand.lap) }</text>
                }
            </g>
        </g>
    }
}

/// Seeds on their way.
#[derive(Properties, PartialEq)]
pub struct FlightProps {
    /// Which.
    pub flight: Flight,
    /// The board.
    pub layout: Layout,
}

/// Draws captured seeds as they travel to the store.
#[component]
pub fn FlightView(props: &FlightProps) -> Html {
    let FlightProps { flight, layout } = props;
    let (from, to) = (
        layout.pit(flight.from),
        place(layout, Spot::Store(flight.to)),
    );
    html! {
        <g transform={format!("translate({:.1} {:.1})", from.x, from.y)} aria-hidden="true">
            <g
                class="flight"
                style={format!(
                    "--x: {:.1}px; --y: {:.1}px; animation-duration: {:.0}ms",
                    to.x - from.x, to.y - from.y, flight.lasts,
                )}
            >
                <circle class="glow" r="36" />
                <Seeds count={flight.seeds.min(20)} pit={flight.from.index()} radius={40.0} />
            </g>
        </g>
    }
}

/// The ways open from the chosen pit.
#[derive(Properties, PartialEq)]
pub struct WaysProps {
    /// The pit.
    pub pit: Pit,
    /// The ways open, with the name and the label of the move.
    pub ways: Vec<(Direction, String, String)>,
    /// The way that a drag points to.
    pub aimed: Option<Direction>,
    /// The board.
    pub layout: Layout,
    /// Called with the way that is pressed.
    pub on_choose: Callback<Direction>,
}

/// Draws an arrow for each way.
#[component]
pub fn WaysView(props: &WaysProps) -> Html {
    // Beside the pit, off its row: pressing one can't miss into a neighbour.
    let centre = props.layout.pit(props.pit);
    let radius = props.layout.press_radius();
    let beside = centre.towards(props.layout.outward(props.pit), RADIUS * 0.62 + radius);
    html! {
        { for props.ways.iter().map(|(direction, name, label)| {
            let direction = *direction;
            let way = props.layout.way(props.pit, direction);
            let at = beside.towards(way, radius + 5.0);
            let onclick = {
                let choose = props.on_choose.clone();
                Callback::from(move |event: MouseEvent| {
                    event.stop_propagation();
                    choose.emit(direction);
                })
            };
            html! {
                <g transform={format!("translate({:.1} {:.1})", at.x, at.y)} key={name.clone()}>
                    <g
                        class={classes!("way", (props.aimed == Some(direction)).then_some("aimed"))}
                        data-move={name.clone()}
                        role="button"
                        tabindex="-1"
                        aria-label={label.clone()}
                        {onclick}
                    >
                        <circle class="disc" r={radius.to_string()} />
                        <path class="glyph" d="M-15-6h13v-10L17 0-2 16V6h-13z" transform={format!("rotate({:.0}) scale({:.2})", angle(way), radius / 31.0)} />
                    </g>
                </g>
            }
        }) }
    }
}
