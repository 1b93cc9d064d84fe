//! The surface of the board, and the trail of the last move on it.

use yew::prelude::*;

use super::frame::{Spot, Trail};
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::px::{Px, points};
use super::seeds::side_class;
use crate::rules::Side;

/// The properties of [`Surface`].
#[derive(Properties, PartialEq)]
pub struct SurfaceProps {
    /// The board's layout.
    pub layout: Layout,
    /// The side to move, whose row is lit.
    pub to_move: Option<Side>,
}

/// The surface that the pits are in.
#[component]
pub fn Surface(props: &SurfaceProps) -> Html {
    let &SurfaceProps { layout, to_move } = props;
    let Point { x, y } = layout.size();
    html! {
        <g aria-hidden="true">
            <rect class="slab-edge" x="2" y="2" width={Px(x - 4.0)} height={Px(y - 4.0)} rx="34" />
            <rect class="slab" x="6" y="6" width={Px(x - 12.0)} height={Px(y - 12.0)} rx="30" />
            <path class="grain" d={grain(&layout)} />
            <path class="tuft" d={tufts(&layout)} />
            if layout.border().is_none() {
                { lamps(&layout, to_move) }
            } else {
                { parts(&layout, to_move) }
            }
        </g>
    }
}

/// A few strokes of dry earth.
fn grain(layout: &Layout) -> String {
    let size = layout.size();
    let stroke = |k: u32| {
        let (a, b) = (
            f64::from(k * 37 % 101) / 101.0,
            f64::from(k * 61 % 97) / 97.0,
        );
        let x = Px(20.0 + a * (size.x - 90.0));
        let y = Px(18.0 + b * (size.y - 36.0));
        let (dx1, dy1, dx) = (Px(12.0 + a * 14.0), Px(6.0 - b * 10.0), Px(26.0 + b * 20.0));
        format!("M{x} {y}q{dx1} {dy1} {dx} 0")
    };
    (1..26).map(stroke).collect()
}

/// Grass at the edge of the pasture.
fn tufts(layout: &Layout) -> String {
    let size = layout.size();
    let tuft = |k: u32| {
        let x = Px(50.0 + f64::from(k * 43 % 89) / 89.0 * (size.x - 110.0));
        let y = Px(if k % 5 < 2 { 10.0 } else { size.y - 4.0 });
        format!("M{x} {y}m0 0l-4-8m7 8l1-10m2 10l5-7")
    };
    (1..14).map(tuft).collect()
}

/// The two halves of the board; that of the side to move is lit.
fn lamps(layout: &Layout, to_move: Option<Side>) -> Html {
    let (width, height) = (layout.size().x, layout.size().y);
    let (half_width, half_height) = (width / 2.0 - 6.0, height / 2.0 - 6.0);
    let lamp = |side: Side| {
        let (fill, x, y, w, h) = match (layout.orientation(), side) {
            (Orientation::Flat, Side::South) => (
                "flat-south",
                6.0,
                height / 2.0,
                2.0 * half_width,
                half_height,
            ),
            (Orientation::Flat, Side::North) => {
                ("flat-north", 6.0, 6.0, 2.0 * half_width, half_height)
            }
            (Orientation::Upright, Side::South) => (
                "upright-south",
                width / 2.0,
                6.0,
                half_width,
                2.0 * half_height,
            ),
            (Orientation::Upright, Side::North) => {
                ("upright-north", 6.0, 6.0, half_width, 2.0 * half_height)
            }
        };
        html! {
            <rect
                class={if to_move == Some(side) { "lamp on" } else { "lamp" }}
                fill={format!("url(#lamp-{fill})")}
                x={Px(x)}
                y={Px(y)}
                width={Px(w)}
                height={Px(h)}
                rx="30"
            />
        }
    };
    let flip = (layout.near() == Side::North)
        .then(|| format!("rotate(180 {} {})", Px(width / 2.0), Px(height / 2.0)));
    html! { <g transform={flip}>{ lamp(Side::South) }{ lamp(Side::North) }</g> }
}

/// How three rows are divided: each player's part, the border between them, and
/// the path round the board.
fn parts(layout: &Layout, to_move: Option<Side>) -> Html {
    let part = |side| {
        let class = classes!(
            "part",
            side_class(side),
            (to_move == Some(side)).then_some("on")
        );
        let outline = points(layout.part(side)?);
        Some(html! { <polygon {class} points={outline} /> })
    };
    html! {
        <>
            { for Side::ALL.into_iter().filter_map(part) }
            <polyline class="border" points={points(layout.border().into_iter().flatten())} />
            <marker id="onward" orient="auto" viewBox="-8 -8 16 16" markerWidth="5" markerHeight="5">
                <path class="circuit" d="M-4-6 3 0-4 6" />
            </marker>
            <polygon class="circuit" marker-mid="url(#onward)" points={points(round(layout))} />
        </>
    }
}

/// The path round the board, with a point halfway to each next pit: the arrows at
/// these are seen, those at the pits are covered.
fn round(layout: &Layout) -> Vec<Point> {
    let pits = layout.board().all_pits().map(|pit| layout.pit(pit));
    let next = pits.clone().cycle().skip(1);
    let halfway = |(from, to): (Point, Point)| {
        let middle = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
        [from, middle]
    };
    pits.zip(next).flat_map(halfway).collect()
}

/// The properties of [`TrailView`].
#[derive(Properties, PartialEq)]
pub struct TrailViewProps {
    /// Where the pits lie.
    pub layout: Layout,
    /// The trail.
    pub trail: Trail,
}

/// The path of the last lap, with its start and its end.
#[component]
pub fn TrailView(props: &TrailViewProps) -> Html {
    let TrailViewProps { layout, trail } = props;
    if trail.way.len() < 2 {
        return Html::default();
    }
    let dot = |class: &'static str, at: Point| {
        html! { <circle {class} cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS + 5.0)} /> }
    };
    let start = trail.lifts.first().map(|&(pit, _)| layout.pit(pit));
    let end = trail.way.last().filter(|spot| matches!(spot, Spot::Pit(_)));
    let way = trail.way.iter().map(|spot| spot.centre(layout));
    html! {
        <g aria-hidden="true">
            <polyline class="trail" points={points(way)} />
            { for start.map(|at| dot("trail-start", at)) }
            { for end.map(|spot| dot("trail-end", spot.centre(layout))) }
        </g>
    }
}
