//! What lies over the pits: what the last move captured, what a move would do,
//! what the moves are worth.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::CapturedPit;
use super::input::BoardInput;
use super::layout::{Layout, Point, RADIUS};
use super::preview::{LinePreview, Preview, gain_text};
use super::px::Px;
use super::worth::Worths;
use crate::rules::{Move, Pit, Position};
use crate::ui::state::Phase;

#[derive(Properties, PartialEq)]
pub struct OverlayProps {
    pub input: Rc<BoardInput>,
    pub position: Position,
    /// The pit whose moves are previewed.
    pub target: Option<Pit>,
    /// The direction in which a drag aims.
    pub aim: Option<Move>,
}

/// The ways of the pit that is chosen, of a hint, of a pit that is pointed at, or in a
/// game under review the line that the teacher expects; and the worths of the
/// moves.
#[component]
pub fn Overlay(props: &OverlayProps) -> Html {
    let OverlayProps { input, target, .. } = props;
    let (model, layout) = (&input.model, input.layout);
    let best = model.hint.as_ref().map(|hint| hint.best().mv);
    let chosen = props.aim.map(|aim| aim.pit).or(model.selected);
    let chosen = chosen.filter(|_| model.phase == Phase::Choosing);
    let moves = match (chosen, best, *target) {
        (None, Some(best), _) => vec![best],
        (Some(pit), ..) | (None, None, Some(pit)) => input.moves_from(pit).collect(),
        (None, None, None) => Vec::new(),
    };
    let line = moves.is_empty().then(|| model.line.clone());
    let strong = props.aim.or(best).filter(|mv| moves.contains(mv));
    html! {
        <g aria-hidden="true">
            if let Some(best) = best {
                { hint_ring(layout.pit(best.pit)) }
            }
            <Preview rules={model.rules} position={props.position} {moves} {strong} {layout} />
            if let Some(line) = line {
                <LinePreview rules={model.rules} position={props.position} {line} {layout} />
            }
            if let Some(analysis) = model.analysis.clone() {
                <Worths {analysis} rules={model.rules} {layout} />
            }
        </g>
    }
}

/// A ring round the pit that a hint recommends.
fn hint_ring(at: Point) -> Html {
    let ring = |class: &'static str| {
        html! { <circle {class} cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS + 4.0)} /> }
    };
    html! {
        <>
            { ring("hinted case") }
            { ring("hinted") }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct TakenProps {
    pub layout: Layout,
    pub taken: Vec<CapturedPit>,
}

/// What the last move captured, as numbers where it lay.
#[component]
pub fn Taken(props: &TakenProps) -> Html {
    let taken = |&CapturedPit { pit, seeds, .. }: &CapturedPit| {
        html! {
            <g class="taken" aria-hidden="true" key={pit.index()}>
                { gain_text(props.layout.pit(pit), format!("\u{2212}{seeds}")) }
            </g>
        }
    };
    html! { <g>{ for props.taken.iter().map(taken) }</g> }
}
