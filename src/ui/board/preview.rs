//! What a move would do, before it is played.

use yew::prelude::*;

use super::frame::Spot;
use super::layout::{Layout, Point, RADIUS};
use super::px::{Px, rotate, translate};
use crate::rules::{Event, Move, Pit, Position, Rules};

/// The properties of [`Preview`].
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The rules.
    pub rules: Rules,
    /// The position before the moves.
    pub position: Position,
    /// The moves of one pit.
    pub moves: Vec<Move>,
    /// Where the pits lie.
    pub layout: Layout,
}

/// Where the sowing of each move would end, and what it would capture.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let PreviewProps { rules, layout, .. } = props;
    // Two sowings may end in the same pit.
    let apart = if props.moves.len() > 1 { 14.0 } else { 0.0 };
    let preview = |&mv: &Move| {
        let seen = MovePreview::of(rules, &props.position, mv);
        let way = layout.way(mv.pit, mv.direction);
        let end = seen
            .end
            .map(|spot| end_ring(spot.centre(layout).towards(way, apart), way.angle()));
        let won = seen.won.iter().map(|(pit, text)| {
            let at = layout.pit(*pit);
            html! { <text x={Px(at.x)} y={Px(at.y)}>{ text }</text> }
        });
        html! {
            <g class="preview" key={rules.display_move(mv).to_string()}>
                { for end }
                { for won }
            </g>
        }
    };
    props.moves.iter().map(preview).collect()
}

/// What a move would do.
struct MovePreview {
    /// Where its last seed falls.
    end: Option<Spot>,
    /// The pits that it captures, claims or makes uurs.
    won: Vec<(Pit, String)>,
}

impl MovePreview {
    fn of(rules: &Rules, position: &Position, mv: Move) -> Self {
        let mut events = Vec::new();
        rules.play(position, mv, &mut events);
        let stop = events.iter().find_map(|event| match *event {
            Event::Stop { at, .. } => Some(at),
            _ => None,
        });
        let end = stop.and_then(|at| match at {
            Some(pit) => Some(Spot::Pit(pit)),
            None => position.to_move().map(Spot::Store),
        });
        let won = events.iter().filter_map(|event| match *event {
            Event::Capture { pit, seeds, .. } => Some((pit, format!("\u{2212}{seeds}"))),
            Event::Uur { pit, .. } | Event::Claim { pit, .. } => Some((pit, "\u{2691}".to_owned())),
            _ => None,
        });
        Self {
            end,
            won: won.collect(),
        }
    }
}

/// A ring where a sowing ends, with an arrow of its direction.
fn end_ring(at: Point, angle: f64) -> Html {
    html! {
        <g transform={translate(at)}>
            <circle r={Px(RADIUS + 4.0)} />
            // On the ring: the pit may show what is captured.
            <g transform={translate(Point::new(0.0, -RADIUS))}>
                <path d="M-9-12 12 0-9 12z" transform={rotate(angle)} />
            </g>
        </g>
    }
}
