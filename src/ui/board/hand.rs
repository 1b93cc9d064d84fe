//! What moves above the board: hands, and captured seeds on their way.

use yew::prelude::*;

use super::animation::HandEasing;
use super::frame::{Flight, SowingHand, Spot};
use super::heap::Heap;
use super::layout::{Layout, Point};
use super::px::{Px, translate};
use super::seeds::{Seeds, side_class};
use crate::rules::{BySide, Pit, Side};
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;

/// The hands that sow, and how each moves to its place.
pub fn sowing_hands(
    layout: Layout,
    hands: BySide<Option<SowingHand>>,
    easings: BySide<HandEasing>,
) -> Html {
    let hand = |side| {
        let easing = easings[side];
        hands[side].map(|hand| {
            html! { <HandView key={side_class(side)} {side} {hand} {layout} {easing} /> }
        })
    };
    html! { for side in Side::ALL { { for hand(side) } } }
}

#[derive(Properties, PartialEq)]
struct HandViewProps {
    side: Side,
    hand: SowingHand,
    layout: Layout,
    easing: HandEasing,
}

/// A hand: a palm with the seeds that it still holds, and an arrow in the
/// direction of sowing.
#[component]
fn HandView(props: &HandViewProps) -> Html {
    let HandViewProps {
        side,
        hand,
        layout,
        easing,
    } = props;
    let locale = use_locale();
    let at = hand.at.centre(layout);
    let pit = match hand.at {
        Spot::Pit(pit) => pit,
        Spot::Store(_) => Pit::new(0),
    };
    let way = layout.way(pit, hand.direction);
    // Opposite the arrow.
    let count = Point::default().towards(way, -44.0);
    html! {
        <g
            class={classes!("hand", side_class(*side))}
            style={format!(
                "transform: translate({}px, {}px); transition: transform {}ms ease-in-out {}ms",
                Px(at.x), Px(at.y), Px(easing.duration), Px(easing.delay),
            )}
            aria-hidden="true"
        >
            <ellipse class="shade" cx="6" cy="10" rx="30" ry="26" />
            <g transform="translate(0 -22)">
                <g class="rotation" style={format!("transform: rotate({}deg)", Px(way.angle()))}>
                    <path class="arrow" d="M33-13 52 0 33 13z" />
                </g>
                <circle class="palm" r="31" />
                <Seeds count={hand.seeds.min(16)} heap={Heap::Pit { pit: 40, radius: 31.0 }} />
                if hand.turned {
                    <g class="turnaround" key={hand.lap}>
                        <path d="M-38 0A38 38 0 1 1 0 38M11 28 0 38 11 48" />
                    </g>
                }
                <g transform={translate(count)}>
                    <rect class="badge" x="-19" y="-14" width="38" height="28" rx="14" />
                    <text class="count">{ hand.seeds }</text>
                </g>
                if hand.lap > 1 {
                    <text class="lap" y={if count.y > 0.0 { "70" } else { "46" }}>
                        { t!(locale, "lap", number = hand.lap) }
                    </text>
                }
            </g>
        </g>
    }
}

/// The properties of [`Flights`].
#[derive(Properties, PartialEq)]
pub struct FlightsProps {
    /// Where the pits and stores lie.
    pub layout: Layout,
    /// The captured seeds on their way.
    pub flights: Vec<Flight>,
}

/// Captured seeds on their way to a store.
#[component]
pub fn Flights(props: &FlightsProps) -> Html {
    let flight = |flight: &Flight| {
        let from = props.layout.pit(flight.from);
        let to = Spot::Store(flight.to).centre(&props.layout);
        html! {
            <g transform={translate(from)} key={flight.id}>
                <g
                    class="flight"
                    style={format!(
                        "--x: {}px; --y: {}px; animation-duration: {}ms",
                        Px(to.x - from.x), Px(to.y - from.y), Px(flight.lasts),
                    )}
                >
                    <circle class="glow" r="36" />
                    <Seeds
                        count={flight.seeds.min(20)}
                        heap={Heap::Pit { pit: flight.from.index(), radius: 40.0 }}
                    />
                </g>
            </g>
        }
    };
    props.flights.iter().map(flight).collect()
}
