//! A move before it is played: its sowing line, and the seeds and pits that it
//! would win; and the same gains while the move is shown.

use yew::prelude::*;

use super::frame::{LastMoveMarks, Spot, place_of_seed};
use super::layout::{Layout, Point, RADIUS};
use super::px::{Px, translate};
use super::sowing_line::{END_RADIUS, SowingLine, capture_line, laps};
use super::strokes::{Digits, arrow_head, cased_path, ring};
use crate::rules::{Direction, Event, Move, Pit, Position, Rules};

/// The head of an arrow, as an SVG path.
const HEAD: &str = "M9 0-10 8.5-5 0-10-8.5z";
/// The radius of the disc of a gain: room for a sign and two figures.
const GAIN_RADIUS: f64 = 28.0;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub rules: Rules,
    /// The position before the moves.
    pub position: Position,
    /// The moves of one pit.
    pub moves: Vec<Move>,
    /// The one that is drawn; the others are drawn where their buttons are pointed at.
    pub shown: Option<Move>,
    pub layout: Layout,
}

/// The sowing line of a move, and what it would win.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let PreviewProps { rules, shown, .. } = props;
    let preview = |&mv: &Move| {
        let emphasis = (*shown != Some(mv)).then_some("other");
        let class = classes!("preview", "strong", emphasis, direction_class(mv.direction));
        let mut events = Vec::new();
        rules.play_unchecked(&props.position, mv, &mut events);
        let line = MoveLine::of(&props.layout, &events);
        html! {
            <g {class}>
                { for line.as_ref().map(MoveLine::draw) }
                { draw_gains(&props.layout, &events) }
                { for line.as_ref().map(MoveLine::draw_head) }
            </g>
        }
    };
    html! { <g>{ for props.moves.iter().map(preview) }</g> }
}

/// The beginning of a sowing: a ring about its pit, and an arrow to the next one.
pub fn first_hop(layout: &Layout, rules: &Rules, position: &Position, mv: Move) -> Html {
    let mut events = Vec::new();
    rules.play_unchecked(position, mv, &mut events);
    let mut laps = laps(&events);
    laps.truncate(1);
    for lap in &mut laps {
        lap.truncate(2);
    }
    let line = SowingLine::of(layout, &laps);
    html! {
        <g class="preview strong" aria-hidden="true">
            { ring("hinted", layout.pit(mv.pit), RADIUS + 4.0) }
            if let Some(SowingLine { path, end, direction, .. }) = line {
                { cased_path("line", path) }
                { arrow_head(HEAD, end, direction) }
            }
        </g>
    }
}

/// The move of these that takes most; of two that take the same, the one to the right or up.
pub fn better_move(
    rules: &Rules,
    layout: &Layout,
    position: &Position,
    moves: impl IntoIterator<Item = Move>,
) -> Option<Move> {
    moves.into_iter().max_by_key(|mv| {
        let mut events = Vec::new();
        rules.play_unchecked(position, *mv, &mut events);
        let taken = LastMoveMarks::of(&events).taken;
        let seeds: u16 = taken.iter().map(|taken| u16::from(taken.seeds)).sum();
        let way = layout.heading(mv.pit, mv.direction);
        (seeds, way.x - way.y > 0.0)
    })
}

/// The class of a move's line and of its button, by which pointing at the button makes
/// the other line faint.
pub fn direction_class(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Backward => "backward",
    }
}

/// A sowing line.
struct MoveLine {
    line: SowingLine,
    /// The centre of the spot in which the sowing ends.
    end: Point,
}

impl MoveLine {
    fn of(layout: &Layout, events: &[Event]) -> Option<Self> {
        let laps = laps(events);
        Some(Self {
            line: SowingLine::of(layout, &laps)?,
            end: laps.last()?.last()?.centre(layout),
        })
    }

    /// The line of the first lap with a dot for each seed. If the sowing goes on, a ring is
    /// where it ends.
    fn draw(&self) -> Html {
        let Self { line, end } = self;
        let dot = |at: &Point| {
            html! { <circle class="landing" cx={Px(at.x)} cy={Px(at.y)} /> }
        };
        html! {
            <>
                { cased_path("line", line.path.clone()) }
                { for line.landings.iter().map(dot) }
                if line.goes_on {
                    { ring("end", *end, END_RADIUS) }
                }
            </>
        }
    }

    /// The arrow at its end.
    fn draw_head(&self) -> Html {
        let SowingLine { end, direction, .. } = self.line;
        arrow_head(HEAD, end, direction)
    }
}

/// The gains of a move before it is played: a line about each captured pit, and a flag for
/// each pit that would become the player's own.
fn draw_gains(layout: &Layout, events: &[Event]) -> Html {
    let marks = LastMoveMarks::of(events);
    let text = |pit: Pit, text: String| gain_text(layout.pit(pit), text);
    let flags = events.iter().filter_map(|event| match *event {
        Event::Uur { pit, .. } | Event::Claim { pit, .. } => Some(text(pit, "\u{2691}".to_owned())),
        _ => None,
    });
    html! {
        <>
            { capture_lines(layout, &marks) }
            { for flags }
        </>
    }
}

/// The gain of a pit, on a disc that keeps it legible over seeds.
fn gain_text(at: Point, text: String) -> Html {
    html! {
        <g class="gain-of-pit" transform={translate(at)}>
            <circle r={Px(GAIN_RADIUS)} />
            <text><Digits {text} /></text>
        </g>
    }
}

/// The lines about captured pits.
fn capture_lines(layout: &Layout, marks: &LastMoveMarks) -> Html {
    let lines = marks.taken.iter();
    let lines = lines.filter_map(|captured| capture_line(layout, captured));
    lines.map(|line| cased_path("scoop", line)).collect()
}

/// The end of a move while it is shown: a ring about its last seed until that is taken, and a
/// line about each pit that is captured.
pub fn move_end(layout: &Layout, position: &Position, marks: &LastMoveMarks) -> Html {
    let place = |end: Pit| {
        let (spot, seeds) = (Spot::Pit(end), position.seeds(end));
        place_of_seed(layout, spot, seeds)
    };
    html! {
        <g aria-hidden="true">
            if let Some(end) = marks.end.filter(|_| marks.stop.is_some()) {
                <g class="preview strong done">
                    if position.seeds(end) > 0 {
                        { ring("last-seed", place(end), 17.0) }
                    }
                    { capture_lines(layout, marks) }
                </g>
            }
        </g>
    }
}
