//! The trail of a sowing while it is shown: from the pit that was lifted along the
//! pits that have got a seed in this lap.

use yew::prelude::*;

use super::frame::{BoardFrame, SownSpot};
use super::layout::{Layout, RADIUS};
use super::px::Px;
use super::seeds::side_class;
use super::sowing_line::trail_hop;
use super::strokes::cased_path;
use crate::rules::Side;

/// The most hops that are drawn: those before them have faded.
const MAX_HOPS: usize = 12;

/// The trails of the sides that have sown.
pub fn sowing_trails(layout: Layout, frame: &BoardFrame) -> Html {
    let trail = |side| {
        let sown = frame.sown[side].clone();
        let lifted = *sown.first()?;
        let has_ended = frame.hands[side].is_none();
        Some(
            html! { <SowingTrail key={side_class(side)} {layout} {side} {lifted} {sown} {has_ended} /> },
        )
    };
    html! { { for Side::ALL.into_iter().filter_map(trail) } }
}

#[derive(Properties, PartialEq)]
struct SowingTrailProps {
    layout: Layout,
    side: Side,
    /// The spot whose seeds were lifted.
    lifted: SownSpot,
    /// That, and where a seed has fallen since.
    sown: Vec<SownSpot>,
    /// The sowing is over, and the trail fades.
    has_ended: bool,
}

/// The trail of a side's lap. It fades behind the hand by the order of its hops, in
/// the styles: a new hop changes none of the others.
#[component]
fn SowingTrail(props: &SowingTrailProps) -> Html {
    let SowingTrailProps {
        ref layout,
        side,
        lifted,
        ref sown,
        has_ended,
    } = *props;
    let hops = sown.windows(2).enumerate();
    let hops = hops.skip(sown.len().saturating_sub(MAX_HOPS + 1));
    let hop = |(number, pair): (usize, &[SownSpot])| {
        html! {
            <TrailHop
                key={format!("{} {number}", pair[1].lap)}
                layout={*layout}
                from={pair[0]}
                to={pair[1]}
            />
        }
    };
    let start = lifted.place(layout);
    html! {
        <g class={classes!("trail", side_class(side), has_ended.then_some("ended"))}>
            <circle class="trail-start" cx={Px(start.x)} cy={Px(start.y)} r={Px(RADIUS - 4.0)} />
            <g>{ for hops.map(hop) }</g>
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct TrailHopProps {
    layout: Layout,
    from: SownSpot,
    to: SownSpot,
}

#[component]
fn TrailHop(props: &TrailHopProps) -> Html {
    html! { <g>{ cased_path("hop", trail_hop(&props.layout, props.from, props.to)) }</g> }
}
