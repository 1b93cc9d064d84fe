//! What lies over the pits: what the last move captured, what a move would do,
//! what the moves are worth.

use std::rc::Rc;

use yew::prelude::*;

use super::input::{BoardInput, Target};
use super::layout::{Layout, RADIUS};
use super::preview::Preview;
use super::px::Px;
use super::worth::Worths;
use crate::rules::{Pit, Position};

/// The properties of [`Overlay`].
#[derive(Properties, PartialEq)]
pub struct OverlayProps {
    /// What is allowed, and where the pits lie.
    pub input: Rc<BoardInput>,
    /// The position shown.
    pub position: Position,
    /// The pit or direction whose preview is open.
    pub target: Option<Target>,
}

/// The hint, or else the preview of a move; and the worths of the moves.
#[component]
pub fn Overlay(props: &OverlayProps) -> Html {
    let OverlayProps { input, target, .. } = props;
    let (model, layout) = (&input.model, input.layout);
    let best = model.hint.as_ref().map(|hint| hint.best().mv);
    let moves = match (best, target) {
        (Some(best), _) => vec![best],
        (None, Some(target)) => input.moves_of(*target),
        (None, None) => Vec::new(),
    };
    html! {
        <>
            if let Some(best) = best { <HintRing {layout} pit={best.pit} /> }
            <Preview rules={model.rules} position={props.position} {moves} {layout} />
            if let Some(analysis) = model.analysis.clone() {
                <Worths {analysis} rules={model.rules} {layout} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct HintRingProps {
    layout: Layout,
    pit: Pit,
}

/// A ring round the pit that a hint recommends.
#[component]
fn HintRing(props: &HintRingProps) -> Html {
    let at = props.layout.pit(props.pit);
    let (x, y, r) = (Px(at.x), Px(at.y), Px(RADIUS + 3.0));
    html! { <circle class="hinted" cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
}

/// The properties of [`Taken`].
#[derive(Properties, PartialEq)]
pub struct TakenProps {
    /// Where the pits lie.
    pub layout: Layout,
    /// The pits captured from, with the seeds captured.
    pub taken: Vec<(Pit, u8)>,
}

/// What the last move captured, as numbers where it lay.
#[component]
pub fn Taken(props: &TakenProps) -> Html {
    let taken = |&(pit, seeds): &(Pit, u8)| {
        let at = props.layout.pit(pit);
        html! {
            <g class="taken" aria-hidden="true" key={pit.index()}>
                <text x={Px(at.x).to_string()} y={Px(at.y).to_string()}>
                    { format!("\u{2212}{seeds}") }
                </text>
            </g>
        }
    };
    props.taken.iter().map(taken).collect()
}
