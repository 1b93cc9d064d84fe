//! The surface of the board, and the trail of the last move on it.

use yew::prelude::*;

use super::frame::Trail;
use super::layout::{Layout, Point, RADIUS};
use super::px::{Px, points};
use super::seeds::side_class;
use crate::rules::Side;

/// The properties of [`Surface`].
#[derive(Properties, PartialEq)]
pub struct SurfaceProps {
    /// The board's layout.
    pub layout: Layout,
    /// The side to move, whose part of three rows is lit.
    pub to_move: Option<Side>,
}

/// The surface that the pits are in.
#[component]
pub fn Surface(props: &SurfaceProps) -> Html {
    let &SurfaceProps { layout, to_move } = props;
    // The side to move changes, and the grass stays.
    let grass = use_memo(layout, grass);
    html! {
        <g aria-hidden="true">
            <path class="grass" d={(*grass).clone()} />
            if layout.border().is_none() {
                { carved("groove", points(layout.groove())) }
            } else {
                { parts(&layout, to_move) }
            }
        </g>
    }
}

/// Tufts of grass at the edges of a pasture: seven blades each.
fn grass(layout: &Layout) -> String {
    let size = layout.size();
    let far = [0.06, 0.17, 0.37, 0.7, 0.86, 0.95].map(|x| (x, 4.0));
    let near = [0.1, 0.28, 0.6, 0.8, 0.92].map(|x| (x, size.y + 2.0));
    let mut path = String::new();
    for (tuft, (x, y)) in far.into_iter().chain(near).enumerate() {
        for blade in 0..7 {
            // A number from 0 to 1 that looks random.
            let random = |k: usize| ((tuft * 7 + blade) * (k + 37) % 101) as f64 / 101.0;
            let (lean, height) = (random(1) - 0.5, 9.0 + 14.0 * random(5));
            let from = Px(x * size.x + 18.0 * (random(9) - 0.5));
            let bend = (Px(lean * 4.0), Px(-0.6 * height));
            let tip = (Px(lean * height), Px(-height));
            path += &format!(
                "M{from} {}q{} {} {} {}",
                Px(y),
                bend.0,
                bend.1,
                tip.0,
                tip.1
            );
        }
    }
    path
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
            { carved("border", points(layout.border().into_iter().flatten())) }
            <marker id="onward" orient="auto" viewBox="-8 -8 16 16" markerWidth="5" markerHeight="5">
                <path class="circuit" d="M-4-6 3 0-4 6" />
            </marker>
            <polygon class="circuit" marker-mid="url(#onward)" points={points(round(layout))} />
        </>
    }
}

/// A line that is carved into the board: dark, with a lit edge.
fn carved(class: &'static str, points: String) -> Html {
    html! {
        <g {class}>
            <polyline class="carved" points={points.clone()} />
            <polyline class="carved lit" transform="translate(1.2 1.8)" {points} />
        </g>
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

/// A quiet mark in the pit that the last move began from.
#[component]
pub fn TrailView(props: &TrailViewProps) -> Html {
    let TrailViewProps { layout, trail } = props;
    let start = trail.lifts.first().map(|&(pit, _)| layout.pit(pit));
    html! {
        <g aria-hidden="true">
            { for start.map(|at| html! {
                <circle class="trail-start" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS - 4.0)} />
            }) }
        </g>
    }
}
