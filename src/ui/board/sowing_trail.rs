//! The trail of a sowing while it is shown: from the pit that was lifted along the
//! pits that have got a seed in this lap.

use yew::prelude::*;

use super::frame::{BoardFrame, SownSpot};
use super::layout::{Layout, RADIUS};
use super::px::{Px, translate};
use super::seeds::{side_class, side_shape};
use super::sowing_line::trail_hop;
use crate::rules::Side;

/// The most hops that are drawn: those before them have faded.
const MAX_HOPS: usize = 12;

/// The trails of both sides.
pub fn sowing_trails(layout: Layout, frame: &BoardFrame) -> Html {
    let trail = |side| {
        let hand = frame.hands[side]?;
        let sown = frame.sown[side].clone();
        let lap = hand.lap;
        Some(html! { <SowingTrail key={side_class(side)} {layout} {side} {lap} {sown} /> })
    };
    html! { { for Side::ALL.into_iter().filter_map(trail) } }
}

#[derive(Properties, PartialEq)]
struct SowingTrailProps {
    layout: Layout,
    side: Side,
    lap: u16,
    sown: Vec<SownSpot>,
}

/// The trail of a side's lap. It fades behind the hand by the order of its hops, in
/// the styles: a new hop changes none of the others.
#[component]
fn SowingTrail(props: &SowingTrailProps) -> Html {
    let SowingTrailProps {
        layout,
        side,
        lap,
        sown,
    } = props;
    let hops = sown.windows(2).enumerate();
    let hops = hops.skip(sown.len().saturating_sub(MAX_HOPS + 1));
    let hop = |(number, pair): (usize, &[SownSpot])| {
        html! {
            <TrailHop
                key={format!("{lap} {number}")}
                layout={*layout}
                side={*side}
                lap={*lap}
                from={pair[0]}
                to={pair[1]}
            />
        }
    };
    html! {
        <g class={classes!("trail", side_class(*side))}>
            if let Some(at) = sown.first().map(|lifted| lifted.place(layout)) {
                <circle class="trail-start" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS - 4.0)} />
            }
            <g>{ for hops.map(hop) }</g>
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct TrailHopProps {
    layout: Layout,
    side: Side,
    lap: u16,
    from: SownSpot,
    to: SownSpot,
}

/// A hop of a trail, with a ring about the seed that was dropped.
#[component]
fn TrailHop(props: &TrailHopProps) -> Html {
    let &TrailHopProps {
        layout,
        side,
        lap,
        from,
        to,
    } = props;
    let line = trail_hop(&layout, side, lap, from, to);
    html! {
        <g>
            <path class="case" d={line.clone()} />
            <path d={line} />
            <g transform={translate(to.place(&layout))}>{ side_shape(side, 12.0) }</g>
        </g>
    }
}
