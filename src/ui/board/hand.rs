//! What moves above the board: hands, and captured seeds on their way.

use yew::prelude::*;

use super::animation::HandEasing;
use super::frame::{Flight, SowingHand, Spot};
use super::heap::{Heap, Slot};
use super::layout::{Layout, Point, RADIUS};
use super::px::{Px, translate};
use super::seeds::{Seeds, lone_seed, side_class, side_shape};
use super::store::store_heap;
use super::strokes::Digits;
use crate::rules::{BySide, Side};
use crate::ui::i18n::TextDirection;

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

/// The shape of a hand and of its bracelets, which the hands refer to.
const SHAPES: &str = include_str!("hands.svg");
/// The size of a hand: the shape is drawn for larger pits.
const SCALE: &str = "0.4";
/// The size of the seeds in it.
const SEED_SCALE: &str = "0.8";
/// From the centre of a pit to that of the hand over it, towards its owner: so that the seed
/// that falls is seen.
const ASIDE: f64 = 30.0;

/// The most seeds that are drawn in a hand, as more would hide the palm. The number beside the
/// hand counts all.
const MAX_DRAWN_IN_HAND: u8 = 5;

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
    // The hand of the near side reaches in from below.
    let (out, half_turn) = if *side == layout.near() {
        (1.0, "")
    } else {
        (-1.0, "rotate(180) ")
    };
    let scale = format!("{half_turn}scale({SCALE})");
    let bracelet = match side {
        Side::South => "#hand-beads",
        Side::North => "#hand-shells",
    };
    // From one pit to the next an animation lifts it: one of another name begins anew.
    let is_odd = matches!(hand.at, Spot::Pit(pit) if pit.index() % 2 == 1);
    html! {
        <g
            class={classes!("hand", side_class(*side), is_odd.then_some("odd"))}
            style={format!(
                "transform: translate({}px, {}px); --lasts: {}ms; --delay: {}ms",
                Px(at.x), Px(at.y), Px(easing.duration), Px(easing.delay),
            )}
            aria-hidden="true"
        >
            <g transform={translate(Point::new(0.0, ASIDE * out))}>
                <use class="shade" href="#hand-outline" transform={format!("translate(10 14) {scale}")} />
                <g class="lifted-hand">
                    <g class="in-colour" transform={scale.clone()}>
                        <use href="#hand-shape" />
                        <use href={bracelet} />
                    </g>
                    <use class="outlined" href="#hand-outline" transform={scale} />
                    <g transform={format!("translate(0 {}) scale({SEED_SCALE})", Px(3.0 * out))}>
                        <Seeds count={hand.seeds.min(MAX_DRAWN_IN_HAND)} heap={Heap::Pit { pit: 40, radius: 20.0 }} />
                    </g>
                    if hand.turned {
                        <g class="turnaround" key={hand.lap}>
                            <path d="M-28 0A28 28 0 1 1 0 28M8 20 0 28 8 36" />
                        </g>
                    }
                    if hand.seeds > 0 {
                        <g class="held" transform={translate(Point::new(26.0 * out, 18.0 * out))}>
                            { side_shape(*side, 12.0) }
                            <text class="count"><Digits text={hand.seeds.to_string()} /></text>
                        </g>
                    }
                </g>
            </g>
        </g>
    }
}

/// The longest tail of a seed that flies.
const MAX_TAIL: f64 = 60.0;

/// Captured seeds on their way to a store.
pub fn flights(layout: &Layout, flights: &[Flight], direction: TextDirection) -> Html {
    let flight = |flight: &Flight| {
        let heap = Heap::Pit {
            pit: flight.from.index(),
            radius: RADIUS,
        };
        let seed = heap.slot(flight.place.into());
        let from = moved(layout.pit(flight.from), &seed);
        let to = landing(layout, flight, direction);
        let bend = bend(layout, from, to);
        // A fifth of the way, unless that is long.
        let tail = Px(-(from.distance(to) / 5.0).min(MAX_TAIL));
        html! {
            <g transform={translate(from)} key={flight.id}>
                <g
                    class="flight"
                    style={format!(
                        "--x: {}; --y: {}; --bend-x: {}; --bend-y: {}; --lasts: {}ms",
                        Px(to.x - from.x), Px(to.y - from.y), Px(bend.x), Px(bend.y), Px(flight.lasts),
                    )}
                >
                    <ellipse class="shade" rx="9" ry="7.6" />
                    <path class="tail" d={format!("M0-6L{tail} 0 0 6z")} />
                    { lone_seed(seed) }
                </g>
            </g>
        }
    };
    html! { <g aria-hidden="true">{ for flights.iter().map(flight) }</g> }
}

/// The end of a flight: the place of the seed in the store, or its owner's number beside the
/// board, which stands at the end of a line of text.
fn landing(layout: &Layout, flight: &Flight, direction: TextDirection) -> Point {
    match layout.store(flight.to) {
        Some(basin) => {
            let heap = store_heap(flight.to, &basin);
            moved(basin.centre, &heap.slot(flight.place_there.into()))
        }
        None => {
            let at = layout.captured(flight.to);
            match direction {
                TextDirection::LeftToRight => at,
                TextDirection::RightToLeft => Point::new(layout.size().x - at.x, at.y),
            }
        }
    }
}

fn moved(at: Point, slot: &Slot) -> Point {
    Point::new(at.x + slot.x, at.y + slot.y)
}

/// The bend of a flight's arc: four times the height of its top above the
/// straight line. It goes up, or to the middle of the board if it flies up or down, and stays on
/// the board.
fn bend(layout: &Layout, from: Point, to: Point) -> Point {
    /// The height of the top of an arc against its length.
    const HEIGHT: f64 = 0.35;
    /// From the top to the edge of the board.
    const EDGE: f64 = 14.0;
    /// The least height, also at the edge.
    const LEAST: f64 = 24.0;
    let (way, size) = (from.direction_to(to), layout.size());
    let middle = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let is_steep = way.y.abs() > 0.9;
    let turns = if is_steep {
        (size.x / 2.0 - middle.x) * way.y < 0.0
    } else {
        way.x < 0.0
    };
    let aside = if turns { -1.0 } else { 1.0 };
    let aside = Point::new(way.y * aside, -way.x * aside);
    let room = if is_steep {
        size.x / 2.0
    } else {
        middle.y - EDGE
    };
    let height = (from.distance(to) * HEIGHT).min(room.max(LEAST));
    Point::new(4.0 * height * aside.x, 4.0 * height * aside.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Pit, Variant};
    use crate::ui::board::layout::Orientation;

    #[test]
    fn seeds_fly_above_the_straight_line_and_on_the_board() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let layout = Layout::of(&rules, Orientation::Flat, Side::South);
            // Without stores nothing is captured.
            for pit in rules.board().all_pits().filter(|_| layout.has_stores()) {
                for side in Side::ALL {
                    let (from, to) = (layout.pit(pit), Spot::Store(side).centre(&layout));
                    let bend = bend(&layout, from, to);
                    assert!(bend.y < 0.0, "{variant:?} {pit:?}: {bend:?}");
                    let top = (from.y + to.y) / 2.0 + bend.y / 4.0;
                    assert!(top > 0.0, "{variant:?} {pit:?}: {top}");
                }
            }
        }
    }

    #[test]
    fn a_seed_lands_on_the_place_where_it_is_drawn() {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let flight = Flight {
            id: 0,
            from: Pit::new(2),
            place: 1,
            to: Side::South,
            place_there: 7,
            lasts: 1.0,
        };
        let basin = layout.store(Side::South).expect("a store");
        let slot = store_heap(Side::South, &basin).slot(7);
        assert_eq!(
            landing(&layout, &flight, TextDirection::LeftToRight),
            moved(basin.centre, &slot)
        );
    }
}
