//! What moves above the board: hands, and captured seeds on their way.

use yew::prelude::*;

use super::animation::HandEasing;
use super::frame::{Flight, SowingHand, Spot};
use super::heap::Heap;
use super::layout::{Layout, Point};
use super::px::{Px, translate};
use super::seeds::{Seeds, side_class, side_shape};
use super::strokes::Digits;
use crate::rules::{BySide, Side};

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
    if Side::ALL.into_iter().all(|side| hands[side].is_none()) {
        return Html::default();
    }
    html! {
        <>
            // It never changes: the browser parses it once for a sowing.
            { Html::from_html_unchecked(AttrValue::Static(SHAPES)) }
            { for Side::ALL.into_iter().filter_map(hand) }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct HandViewProps {
    side: Side,
    hand: SowingHand,
    layout: Layout,
    easing: HandEasing,
}

/// The shapes of both hands, which the hands refer to.
const SHAPES: &str = include_str!("hands.svg");
/// The size of a hand: the shapes are drawn for larger pits.
const SCALE: &str = "0.56";

/// The most seeds that are drawn in a hand, as more would hide the palm. The number beside the
/// hand counts all.
const MAX_DRAWN_IN_HAND: u8 = 7;

/// A hand that reaches in from its owner's side, with the seeds that it still holds
/// and their number.
#[component]
fn HandView(props: &HandViewProps) -> Html {
    let HandViewProps {
        side,
        hand,
        layout,
        easing,
    } = props;
    let at = hand.at.centre(layout);
    let (shape, outline) = match side {
        Side::South => ("#hand-south", "#south-outline"),
        Side::North => ("#hand-north", "#north-outline"),
    };
    // The hand of the near side reaches in from below. The shapes are drawn for a
    // board whose near side is South.
    let is_near = *side == layout.near();
    let out = if is_near { 1.0 } else { -1.0 };
    let half_turn = if layout.near() == Side::North {
        "rotate(180) "
    } else {
        ""
    };
    let scale = format!("{half_turn}scale({SCALE})");
    let badge = Point::new(35.0 * out, 24.0 * out);
    html! {
        <g
            class={classes!("hand", side_class(*side))}
            style={format!(
                "transform: translate({}px, {}px); transition: transform {}ms ease-in-out {}ms",
                Px(at.x), Px(at.y), Px(easing.duration), Px(easing.delay),
            )}
            aria-hidden="true"
        >
            <g transform={translate(Point::new(0.0, 16.0 * out))}>
                <use class="shade" href={outline} transform={format!("translate(14 20) {scale}")} />
                <use class="in-colour" href={shape} transform={scale.clone()} />
                <use class="outlined" href={outline} transform={scale} />
                <g transform={translate(Point::new(0.0, 4.0 * out))}>
                    <Seeds count={hand.seeds.min(MAX_DRAWN_IN_HAND)} heap={Heap::Pit { pit: 40, radius: 25.0 }} />
                </g>
                if hand.turned {
                    <g class="turnaround" key={hand.lap}>
                        <path d="M-38 0A38 38 0 1 1 0 38M11 28 0 38 11 48" />
                    </g>
                }
                <g class="held" transform={translate(badge)}>
                    { side_shape(*side, 15.0) }
                    <text class="count"><Digits text={hand.seeds.to_string()} /></text>
                </g>
            </g>
        </g>
    }
}

/// Captured seeds on their way to a store.
pub fn flights(layout: &Layout, flights: &[Flight]) -> Html {
    let flight = |flight: &Flight| {
        let from = layout.pit(flight.from);
        let to = Spot::Store(flight.to).centre(layout);
        html! {
            <g transform={translate(from)} key={flight.id}>
                <g
                    class="flight"
                    style={format!(
                        "--x: {}px; --y: {}px; animation-duration: {}ms",
                        Px(to.x - from.x), Px(to.y - from.y), Px(flight.lasts),
                    )}
                >
                    <Seeds
                        count={flight.seeds.min(20)}
                        heap={Heap::Pit { pit: flight.from.index(), radius: 40.0 }}
                    />
                </g>
            </g>
        }
    };
    html! { <g aria-hidden="true">{ for flights.iter().map(flight) }</g> }
}
