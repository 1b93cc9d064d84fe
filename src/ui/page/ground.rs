//! What lies still: the ground, the stores, and what the last move left.

use yew::prelude::*;

use super::art::side_class;
use super::markup::markup;
use super::moving::place;
use super::store::StoreView;
use crate::link::Player;
use crate::rules::{BySide, Pit, Side};
use crate::ui::layout::{Layout, Point, RADIUS, Stance};
use crate::ui::px;
use crate::ui::scene::{Scene, Spot};
use crate::ui::words::Words;
use crate::ui::words::facts::Who;

/// The ground's properties.
#[derive(Properties, PartialEq)]
pub struct SlabProps {
    /// The board.
    pub layout: Layout,
    /// The side to move.
    pub lit: Option<Side>,
}

/// The ground that the holes are in; the row of the side to move is lit.
#[component]
pub fn Slab(props: &SlabProps) -> Html {
    let layout = &props.layout;
    let Point {
        x: width,
        y: height,
    } = layout.size();
    let size = |inset: f64| (px(width - 2.0 * inset), px(height - 2.0 * inset));
    let ((w, h), (edge_w, edge_h)) = (size(6.0), size(2.0));
    let lamp = |side: Side| {
        let (half_w, half_h) = (width / 2.0 - 6.0, height / 2.0 - 6.0);
        let (fill, x, y, w, h) = match (layout.stance(), side) {
            (Stance::Flat, Side::South) => ("flat-south", 6.0, height / 2.0, 2.0 * half_w, half_h),
            (Stance::Flat, Side::North) => ("flat-north", 6.0, 6.0, 2.0 * half_w, half_h),
            (Stance::Upright, Side::South) => {
                ("upright-south", width / 2.0, 6.0, half_w, 2.0 * half_h)
            }
            (Stance::Upright, Side::North) => ("upright-north", 6.0, 6.0, half_w, 2.0 * half_h),
        };
        markup! {
            <rect
                class={if props.lit == Some(side) { "lamp on" } else { "lamp" }}
                fill={["url(#lamp-", fill, ")"].concat()}
                x={px(x)} y={px(y)} width={px(w)} height={px(h)} rx="30"
            />
        }
    };
    // A few strokes of dry earth, and grass at the edge of the pasture.
    let stroke = |k: u32| {
        let (a, b) = (
            f64::from(k * 37 % 101) / 101.0,
            f64::from(k * 61 % 97) / 97.0,
        );
        let (x, y) = (20.0 + a * (width - 90.0), 18.0 + b * (height - 36.0));
        let bend = [12.0 + a * 14.0, 6.0 - b * 10.0, 26.0 + b * 20.0].map(px);
        [
            "M",
            &*px(x),
            " ",
            &px(y),
            "q",
            &bend[0],
            " ",
            &bend[1],
            " ",
            &bend[2],
            " 0",
        ]
        .concat()
    };
    let tuft = |k: u32| {
        let x = 50.0 + f64::from(k * 43 % 89) / 89.0 * (width - 110.0);
        let y = if k % 5 < 2 { 10.0 } else { height - 4.0 };
        ["M", &*px(x), " ", &px(y), "m0 0l-4-8m7 8l1-10m2 10l5-7"].concat()
    };
    let lamps = layout.border().is_none().then(|| {
        let turned = (layout.near() == Side::North)
            .then(|| ["rotate(180 ", &px(width / 2.0), " ", &px(height / 2.0), ")"].concat());
        markup! { <g transform={turned}>{ lamp(Side::South) }{ lamp(Side::North) }</g> }
    });
    markup! {
        <g aria-hidden="true">
            <rect class="slab-edge" x="2" y="2" width={edge_w} height={edge_h} rx="34" />
            <rect class="slab" x="6" y="6" width={w} height={h} rx="30" />
            <path class="grain" d={(1..26).map(stroke).collect::<String>()} />
            <path class="tuft" d={(1..14).map(tuft).collect::<String>()} />
            { lamps }
            { parts(layout, props.lit) }
        </g>
    }
}

/// Where three rows are shared out: each player's part, the border between
/// them, and the way round the board.
fn parts(layout: &Layout, lit: Option<Side>) -> Html {
    let line = |points: &[Point]| -> String {
        let point = |at: &Point| [&*px(at.x), ",", &px(at.y), " "].concat();
        points.iter().map(point).collect()
    };
    let Some(border) = layout.border() else {
        return Html::default();
    };
    let ring: Vec<Point> = layout
        .board()
        .all_pits()
        .map(|pit| layout.pit(pit))
        .collect();
    // An arrow stands halfway to each next pit; those at the pits are hidden.
    let next = ring.iter().cycle().skip(1);
    let halfway = |(from, to): (&Point, &Point)| {
        let middle = Point {
            x: (from.x + to.x) / 2.0,
            y: (from.y + to.y) / 2.0,
        };
        [*from, middle]
    };
    let ring: Vec<Point> = ring.iter().zip(next).flat_map(halfway).collect();
    let part = |side| {
        let on = if lit == Some(side) { "on" } else { "" };
        let points = line(&layout.part(side)?);
        Some(markup! { <polygon class={["part", side_class(side), on]} points={points} /> })
    };
    markup! {
        <>
            { for Side::ALL.into_iter().filter_map(part) }
            <polyline class="border" points={line(&border)} />
            <marker id="onward" orient="auto" viewBox="-8 -8 16 16" markerWidth="5" markerHeight="5">
                <path class="round" d="M-4-6 3 0-4 6" />
            </marker>
            <polygon class="round" marker-mid="url(#onward)" points={line(&ring)} />
        </>
    }
}

/// The stores, where the game has any.
pub fn stores(layout: &Layout, scene: &Scene, w: Words, players: BySide<Player>) -> Html {
    let store = |side| {
        let seeds = scene.store(side);
        layout.store(side).map(|basin| {
            html! {
                <StoreView {side} {basin} {seeds} label={w.store(Who::of(players, side), seeds.into())} />
            }
        })
    };
    Side::ALL.into_iter().filter_map(store).collect()
}

/// The last lap's way, with its start and its end.
pub fn trail(layout: &Layout, scene: &Scene) -> Html {
    let way = &scene.trail.way;
    if scene.is_sowing() || way.len() < 2 {
        return Html::default();
    }
    let points: String = way
        .iter()
        .map(|&spot| place(layout, spot))
        .map(|at| [&*px(at.x), ",", &px(at.y), " "].concat())
        .collect();
    let start = scene.trail.lifts.first().map(|&(pit, _)| layout.pit(pit));
    let end = way.last().filter(|spot| matches!(spot, Spot::Pit(_)));
    let end = end.map(|&spot| place(layout, spot));
    let dot = |class: &'static str, at: Point| {
        let r = px(RADIUS + 5.0);
        markup! { <circle class={class} cx={px(at.x)} cy={px(at.y)} r={r} /> }
    };
    markup! {
        <g aria-hidden="true">
            <polyline class="trail" {points} />
            { start.map(|at| dot("trail-start", at)) }
            { end.map(|at| dot("trail-end", at)) }
        </g>
    }
}

/// What was captured, as a number where it lay.
pub fn taken(layout: &Layout, scene: &Scene) -> Html {
    let taken = |&(pit, seeds): &(Pit, u8)| {
        let at = layout.pit(pit);
        markup! {
            <g class="taken" aria-hidden="true" key={pit.index().to_string()}>
                <text x={px(at.x)} y={px(at.y)}>{ ["\u{2212}", &seeds.to_string()].concat() }</text>
            </g>
        }
    };
    scene.trail.taken.iter().map(taken).collect()
}
