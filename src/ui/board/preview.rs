//! What a move would do, before it is played: the way of its seeds, and what it
//! would capture.

use yew::prelude::*;

use super::frame::{Spot, Trail};
use super::layout::{Layout, Point, RADIUS};
use super::px::{Px, point_towards};
use super::way::{Way, laps, scoop};
use crate::rules::{CaptureReason, Event, Move, Pit, Position, Rules, StopReason};

/// From a captured pit's rim to the line about it.
const SCOOP_GAP: f64 = 9.0;

/// How much a way stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// One of several ways.
    Plain,
    /// The way of a hint, or the one that a drag aims at.
    Strong,
    /// Another than the strong one.
    Faint,
}

/// The properties of [`Preview`].
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The rules.
    pub rules: Rules,
    /// The position before the moves.
    pub position: Position,
    /// The moves of one pit.
    pub moves: Vec<Move>,
    /// The one that stands out.
    pub strong: Option<Move>,
    /// Where the pits lie.
    pub layout: Layout,
}

/// The ways of moves.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let PreviewProps { rules, strong, .. } = props;
    let preview = |&mv: &Move| {
        let emphasis = match strong {
            None => Emphasis::Plain,
            Some(strong) if *strong == mv => Emphasis::Strong,
            Some(_) => Emphasis::Faint,
        };
        let mut events = Vec::new();
        rules.play(&props.position, mv, &mut events);
        html! {
            <g
                key={rules.display_move(mv).to_string()}
                class={match emphasis {
                    Emphasis::Plain => "preview",
                    Emphasis::Strong => "preview strong",
                    Emphasis::Faint => "preview faint",
                }}
            >
                { for draw_way(&props.layout, &events) }
                { draw_wins(&props.layout, &events) }
            </g>
        }
    };
    // The one that stands out lies on top.
    let mut moves = props.moves.clone();
    moves.sort_by_key(|mv| Some(*mv) == *strong);
    moves.iter().map(preview).collect()
}

/// The line of a sowing, with a dot for each seed and an arrow at its end. If not
/// all laps are drawn, a ring is where the sowing ends.
fn draw_way(layout: &Layout, events: &[Event]) -> Option<Html> {
    let laps = laps(events);
    let way = Way::of(layout, &laps)?;
    let end = laps.last()?.last()?.centre(layout);
    let dot = |at: &Point| {
        html! { <circle class="landing" cx={Px(at.x)} cy={Px(at.y)} r="4.2" /> }
    };
    Some(html! {
        <>
            <path class="case" d={way.path.clone()} />
            <path class="line" d={way.path} />
            { for way.landings.iter().map(dot) }
            if way.is_whole {
                <path
                    class="head"
                    d="M9 0-10 8.5-5 0-10-8.5z"
                    transform={point_towards(way.end, way.direction)}
                />
            } else {
                <circle class="end" cx={Px(end.x)} cy={Px(end.y)} r={Px(RADIUS + 4.0)} />
            }
        </>
    })
}

/// What a move would win: a line about each captured pit, and a flag for each pit
/// that it would make the player's own.
fn draw_wins(layout: &Layout, events: &[Event]) -> Html {
    let mut html = Vec::new();
    let mut winner: Option<Pit> = None;
    for event in events {
        match *event {
            Event::Stop { at, .. } => winner = at,
            Event::Capture {
                pit, seeds, why, ..
            } => {
                let to = layout.pit(pit);
                // The last seed itself is where the way ends.
                if why == CaptureReason::LastSeed {
                    continue;
                }
                let from = stem(layout, winner, pit, why);
                let line = scoop(from, to, RADIUS + SCOOP_GAP);
                html.push(html! {
                    <>
                        <path class="case" d={line.clone()} />
                        <path class="scoop" d={line} />
                        <text x={Px(to.x)} y={Px(to.y)}>{ format!("\u{2212}{seeds}") }</text>
                    </>
                });
            }
            Event::Uur { pit, .. } | Event::Claim { pit, .. } => {
                let at = layout.pit(pit);
                html.push(html! { <text x={Px(at.x)} y={Px(at.y)}>{ "\u{2691}" }</text> });
            }
            _ => {}
        }
    }
    html.into_iter().collect()
}

/// The properties of [`Wins`].
#[derive(Properties, PartialEq)]
pub struct WinsProps {
    /// Where the pits lie.
    pub layout: Layout,
    /// The move that is being shown.
    pub trail: Trail,
}

/// What a move wins while it is shown: a ring about the pit of its last seed, and a
/// line about each pit that is captured.
#[component]
pub fn Wins(props: &WinsProps) -> Html {
    let WinsProps { layout, trail } = props;
    let Some(end) = trail
        .end
        .filter(|_| trail.stop.is_some_and(StopReason::wins))
    else {
        return Html::default();
    };
    let at = layout.pit(end);
    let taken = trail
        .taken
        .iter()
        .filter(|(pit, _)| *pit != end || !trail.is_opposite());
    let line = |&(pit, _): &(Pit, u8)| {
        let opposite = layout.board().opposite(pit);
        let from = if trail.is_opposite() { opposite } else { pit };
        let line = scoop(layout.pit(from), layout.pit(pit), RADIUS + SCOOP_GAP);
        html! {
            <>
                <path class="case" d={line.clone()} />
                <path class="scoop" d={line} />
            </>
        }
    };
    html! {
        <g class="preview strong">
            <circle class="last-seed" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS + 4.0)} />
            { for taken.map(line) }
        </g>
    }
}

/// Where the line about a captured pit has its stem: at the pit that captures it.
fn stem(layout: &Layout, winner: Option<Pit>, pit: Pit, why: CaptureReason) -> Point {
    let captured_by = match why {
        CaptureReason::Opposite => winner,
        CaptureReason::Following => Some(layout.board().opposite(pit)),
        CaptureReason::LastSeed | CaptureReason::TwoOrFour | CaptureReason::TwoOrFourBefore => None,
    };
    Spot::Pit(captured_by.unwrap_or(pit)).centre(layout)
}
