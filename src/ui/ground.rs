//! What lies still: the ground, the stores, and what the last move left.

use yew::prelude::*;

use super::layout::{Layout, Point, RADIUS, Stance};
use super::moving::place;
use super::scene::{Scene, Spot};
use super::store::StoreView;
use super::words::Words;
use super::words::facts::Who;
use crate::link::Player;
use crate::rules::{BySide, Side};

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
    let Point {
        x: width,
        y: height,
    } = props.layout.size();
    let size = |inset: f64| {
        (
            format!("{:.0}", width - 2.0 * inset),
            format!("{:.0}", height - 2.0 * inset),
        )
    };
    let ((w, h), (edge_w, edge_h)) = (size(6.0), size(2.0));
    let lamp = |side: Side| {
        let (half_w, half_h) = (width / 2.0 - 6.0, height / 2.0 - 6.0);
        let (fill, x, y, w, h) = match (props.layout.stance(), side) {
            (Stance::Flat, Side::South) => ("flat-south", 6.0, height / 2.0, 2.0 * half_w, half_h),
            (Stance::Flat, Side::North) => ("flat-north", 6.0, 6.0, 2.0 * half_w, half_h),
            (Stance::Upright, Side::South) => {
                ("upright-south", width / 2.0, 6.0, half_w, 2.0 * half_h)
            }
            (Stance::Upright, Side::North) => ("upright-north", 6.0, 6.0, half_w, 2.0 * half_h),
        };
        html! {
            <rect
                class={classes!("lamp", (props.lit == Some(side)).then_some("on"))}
                fill={format!("url(#lamp-{fill})")}
                x={x.to_string()} y={y.to_string()} width={w.to_string()} height={h.to_string()} rx="30"
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
        format!(
            "M{x:.0} {y:.0}q{:.0} {:.0} {:.0} 0",
            12.0 + a * 14.0,
            6.0 - b * 10.0,
            26.0 + b * 20.0
        )
    };
    let tuft = |k: u32| {
        let x = 50.0 + f64::from(k * 43 % 89) / 89.0 * (width - 110.0);
        let y = if k % 5 < 2 { 10.0 } else { height - 4.0 };
        format!(
            "M{x:.0} {y:.0}l-4-8M{:.0} {y:.0}l1-10M{:.0} {y:.0}l5-7",
            x + 3.0,
            x + 6.0
        )
    };
    html! {
        <g aria-hidden="true">
            <rect class="slab-edge" x="2" y="2" width={edge_w} height={edge_h} rx="34" />
            <rect class="slab" x="6" y="6" width={w} height={h} rx="30" />
            <path class="grain" d={(1..26).map(stroke).collect::<String>()} />
            <path class="tuft" d={(1..14).map(tuft).collect::<String>()} />
            { lamp(Side::South) }
            { lamp(Side::North) }
        </g>
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
    html! { { for Side::ALL.into_iter().filter_map(store) } }
}

/// The last lap's way, with its start and its end.
pub fn trail(layout: &Layout, scene: &Scene) -> Html {
    let way = &scene.trail.way;
    if scene.hand.is_some() || way.len() < 2 {
        return Html::default();
    }
    let points: String = way
        .iter()
        .map(|&spot| place(layout, spot))
        .map(|at| format!("{:.0},{:.0} ", at.x, at.y))
        .collect();
    let start = scene.trail.lifts.first().map(|&(pit, _)| layout.pit(pit));
    let end = way
        .last()
        .map(|&spot| (place(layout, spot), matches!(spot, Spot::Pit(_))));
    html! {
        <g aria-hidden="true">
            <polyline class="trail" {points} />
            if let Some(at) = start {
                <circle class="trail-start" cx={at.x.to_string()} cy={at.y.to_string()} r={(RADIUS + 5.0).to_string()} />
            }
            if let Some((at, true)) = end {
                <circle class="trail-end" cx={at.x.to_string()} cy={at.y.to_string()} r={(RADIUS + 5.0).to_string()} />
            }
        </g>
    }
}

/// What was captured, as a number where it lay.
pub fn taken(layout: &Layout, scene: &Scene) -> Html {
    html! {
        { for scene.trail.taken.iter().map(|&(pit, seeds)| {
            let at = layout.pit(pit);
            html! {
                <g class="taken" aria-hidden="true" key={format!("taken-{}", pit.index())}>
                    <text x={at.x.to_string()} y={at.y.to_string()}>{ format!("\u{2212}{seeds}") }</text>
                </g>
            }
        }) }
    }
}
