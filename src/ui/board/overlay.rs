//! What lies over the pits: what the last move captured, what a move would do,
//! what the moves are worth.

use std::rc::Rc;

use yew::prelude::*;

use super::input::{BoardInput, Target};
use super::layout::{Layout, Point, RADIUS};
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
            { for best.map(|best| hint_ring(layout.pit(best.pit))) }
            <Preview rules={model.rules} position={props.position} {moves} {layout} />
            if let Some(analysis) = model.analysis.clone() {
                <Worths {analysis} rules={model.rules} {layout} />
            }
        </>
    }
}

/// A ring round the pit that a hint recommends.
fn hint_ring(at: Point) -> Html {
    html! { <circle class="hinted" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS + 3.0)} /> }
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
                <text x={Px(at.x)} y={Px(at.y)}>
                    { format!("\u{2212}{seeds}") }
                </text>
            </g>
        }
    };
    props.taken.iter().map(taken).collect()
}
