//! The surface of the board, and the mark of the last move on it.

use yew::prelude::*;

use super::frame::LastMoveMarks;
use super::heap::hash;
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::px::{Px, point_towards, points, translate};
use super::seeds::{side_class, side_shape};
use crate::rules::{BySide, Pit, Side};
use crate::ui::state::Light;

#[derive(Properties, PartialEq)]
pub struct SurfaceProps {
    pub layout: Layout,
}

/// The surface that the pits are in.
#[component]
pub fn Surface(props: &SurfaceProps) -> Html {
    let layout = props.layout;
    html! {
        <g aria-hidden="true">
            // Above an upright board it would cover a name.
            if layout.orientation() == Orientation::Flat {
                { for grass(&layout).map(|tuft| html! { <path class="grass" d={tuft} /> }) }
            }
            if layout.border().is_none() {
                { carved("groove", points(layout.groove())) }
            } else {
                { division(&layout) }
            }
        </g>
    }
}

/// Tufts of grass at the edges of a pasture: seven blades each.
fn grass(layout: &Layout) -> impl Iterator<Item = String> {
    let size = layout.size();
    let far = [0.06, 0.17, 0.37, 0.7, 0.86, 0.95].map(|x| (x, 5.0));
    let near = [0.1, 0.28, 0.6, 0.8, 0.92].map(|x| (x, size.y + 4.0));
    let tufts = far.into_iter().chain(near).enumerate();
    tufts.map(move |(tuft, (x, y))| {
        let mut path = String::new();
        for blade in 0..7 {
            // A number from 0 to 1 that looks random.
            let random =
                |k: usize| f64::from(hash((tuft * 7 + blade + 100 * k) as u32) % 101) / 101.0;
            let (lean, height) = (random(1) - 0.5, 7.0 + 8.0 * random(5));
            let from = Px(x * size.x + 18.0 * (random(9) - 0.5));
            let bend = (Px(lean * 4.0), Px(-0.6 * height));
            let tip = (Px(1.2 * lean * height), Px(-height));
            path += &format!(
                "M{from} {}q{} {} {} {}",
                Px(y),
                bend.0,
                bend.1,
                tip.0,
                tip.1
            );
        }
        path
    })
}

/// How three rows are divided: the border between the players, their signs at
/// their edges, and arrows where the path round the board leads to another row.
fn division(layout: &Layout) -> Html {
    let size = layout.size();
    let sign = |side: Side| {
        let near = if side == layout.near() { 1.0 } else { -1.0 };
        let at = match layout.orientation() {
            Orientation::Flat => {
                Point::new(size.x / 2.0, size.y / 2.0 + near * (size.y / 2.0 - 15.0))
            }
            Orientation::Upright => {
                Point::new(size.x / 2.0 + near * (size.x / 2.0 - 13.0), size.y / 2.0)
            }
        };
        html! {
            <g class={classes!("owner", side_class(side))} transform={translate(at)}>
                { side_shape(side, 6.0) }
            </g>
        }
    };
    let arrows = arrows(layout).into_iter().map(|[from, to]| {
        let way = from.direction_to(to);
        let gap = RADIUS + 9.0;
        let aside = beside_captions(from, to, size);
        let ends = [from.towards(way, gap), to.towards(way, -gap)];
        let ends = ends.map(|at| Point::new(at.x + aside.x, at.y + aside.y));
        let head = point_towards(ends[1], way);
        html! {
            <>
                { carved("onward", points(ends)) }
                <path class="carved" d="M-9-7 0 0-9 7" transform={head} />
            </>
        }
    });
    html! {
        <>
            { carved("border", points(layout.border().into_iter().flatten())) }
            { for arrows }
            { for Side::ALL.into_iter().map(sign) }
        </>
    }
}

/// How far an arrow along a row or across it stands aside, so that it doesn't run
/// through the captions of the pits: away from the middle of the board.
fn beside_captions(from: Point, to: Point, size: Point) -> Point {
    const ASIDE: f64 = 42.0;
    let aside = |at: f64, size: f64| if at < size / 2.0 { -ASIDE } else { ASIDE };
    if from.x == to.x {
        Point::new(aside(from.x, size.x), 0.0)
    } else if from.y == to.y {
        Point::new(0.0, aside(from.y, size.y))
    } else {
        Point::default()
    }
}

/// The steps of the path round the board that lead from a row to another, from
/// centre to centre.
fn arrows(layout: &Layout) -> Vec<[Point; 2]> {
    let pits = layout.board().all_pits().map(|pit| layout.pit(pit));
    let next = pits.clone().cycle().skip(1);
    let leaves_row = |&(from, to): &(Point, Point)| match layout.orientation() {
        Orientation::Flat => from.y != to.y,
        Orientation::Upright => from.x != to.x,
    };
    let steps = pits.zip(next).filter(leaves_row);
    steps.map(|(from, to)| [from, to]).collect()
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

/// The light on the half of a side that has won. It spreads from the side's store, or from its
/// seat where no stores are drawn.
pub fn winner_light(layout: &Layout, side: Side, light: Option<Light>) -> Html {
    let Some(light) = light else {
        return Html::default();
    };
    let size = layout.size();
    let across = if side == layout.near() { 0.84 } else { 0.16 };
    let (at, radii) = match layout.orientation() {
        Orientation::Flat => ((0.5, across), (0.5, 0.46)),
        Orientation::Upright => ((across, 0.5), (0.46, 0.5)),
    };
    let (at, radii) = [at, radii]
        .map(|(x, y)| Point::new(x * size.x, y * size.y))
        .into();
    let from = layout.captured(side);
    let name = match light {
        Light::Full => None,
        Light::Half => Some("half"),
        Light::Quarter => Some("quarter"),
    };
    html! {
        // It ends at the edge of the board.
        <svg key={side_class(side)} width={Px(size.x)} height={Px(size.y)} aria-hidden="true">
            <ellipse
                class={classes!("light", name)}
                style={format!("--from: {}px {}px", Px(from.x - at.x), Px(from.y - at.y))}
                cx={Px(at.x)}
                cy={Px(at.y)}
                rx={Px(radii.x)}
                ry={Px(radii.y)}
            />
        </svg>
    }
}

/// A faint mark in the pit from which the last move began.
pub fn last_start(layout: &Layout, marks: &LastMoveMarks) -> Html {
    let start = marks.start.map(|pit| layout.pit(pit));
    html! {
        <g aria-hidden="true">
            { for start.map(|at| html! {
                <circle class="trail-start" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS - 4.0)} />
            }) }
        </g>
    }
}

/// Where the hands of a race began: dots in each pit, with the sign of its hand.
pub fn race_starts(layout: Layout, picks: BySide<Pit>) -> Html {
    let start = |side: Side| {
        let at = layout.pit(picks[side]);
        let sign = translate(Point::new(0.0, 4.0 - RADIUS));
        html! {
            <g class={classes!("race-start", side_class(side))} transform={translate(at)}>
                <circle class="trail-start" r={Px(RADIUS - 4.0)} />
                <g transform={sign}>{ side_shape(side, 6.0) }</g>
            </g>
        }
    };
    Side::ALL.into_iter().map(start).collect()
}
