//! What moves above the board: the hand, seeds in flight; and the two ways to
//! sow a chosen pit.

use yew::prelude::*;

use super::art::Seeds;
use super::layout::{Layout, PITCH, Point};
use super::scene::{Flight, Hand, Spot};
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

/// The angle of a way on the screen, in degrees, 0 to the right.
fn angle(way: Point) -> f64 {
    way.y.atan2(way.x).to_degrees()
}

/// The hand as it is now.
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// What it holds and where it is.
    pub hand: Hand,
    /// The board.
    pub layout: Layout,
    /// How long it takes to the next place, in milliseconds.
    pub pace: f64,
}

/// Draws the hand: a palm with the seeds that it still holds.
#[component]
pub fn HandView(props: &HandProps) -> Html {
    let HandProps { hand, layout, pace } = props;
    let at = place(layout, hand.at);
    let pit = match hand.at {
        Spot::Pit(pit) => pit,
        Spot::Store(_) => Pit::new(0),
    };
    let turn = angle(layout.way(pit, hand.direction));
    let glide = pace * 0.8;
    html! {
        <g
            class="hand"
            style={format!(
                "transform: translate({:.1}px, {:.1}px); transition-duration: {glide:.0}ms",
                at.x, at.y,
            )}
            aria-hidden="true"
        >
            <ellipse class="shade" cx="6" cy="10" rx="30" ry="26" />
            <g transform="translate(0 -22)">
                <g class="turn" style={format!("transform: rotate({turn:.0}deg)")}>
                    <path class="arrow" d="M33-13 52 0 33 13z" />
                </g>
                <circle class="palm" r="31" />
                <Seeds count={hand.seeds.min(16)} pit={40} radius={31.0} />
                <rect class="badge" x="-19" y="-46" width="38" height="28" rx="14" />
                <text class="count" y="-32">{ hand.seeds }</text>
                if hand.lap > 1 {
                    <text class="lap" y="46">{ format!("lap {}", hand.lap) }</text>
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
            <g class="flight" style={format!("--x: {:.1}px; --y: {:.1}px", to.x - from.x, to.y - from.y)}>
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
    let centre = props.layout.pit(props.pit);
    html! {
        { for props.ways.iter().map(|(direction, name, label)| {
            let direction = *direction;
            let way = props.layout.way(props.pit, direction);
            let at = centre.towards(way, PITCH * 0.66);
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
                        <circle class="disc" r="31" />
                        <path class="glyph" d="M-15-6h13v-10L17 0-2 16V6h-13z" transform={format!("rotate({:.0})", angle(way))} />
                    </g>
                </g>
            }
        }) }
    }
}
