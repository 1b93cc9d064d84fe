//! What a move would do, before it is made.

use yew::prelude::*;

use crate::rules::{Event, Move, Pit, Position, Rules};
use crate::ui::layout::{Layout, RADIUS};
use crate::ui::page::markup::markup;
use crate::ui::page::moving::{angle, place};
use crate::ui::scene::Spot;
use crate::ui::{px, shift, turn};

/// Where the sowing of each way that is open from a pit would end, and what it
/// would take.
pub fn foreseen(rules: &Rules, position: &Position, moves: &[Move], layout: &Layout) -> Html {
    html! {
        { for moves.iter().map(|&mv| {
            let mut events = Vec::new();
            rules.play(position, mv, &mut events);
            let end = events.iter().find_map(|event| match *event {
                Event::Stop { at, .. } => Some(at),
                _ => None,
            });
            let end = end.and_then(|at| match (at, position.to_move()) {
                (Some(pit), _) => Some(Spot::Pit(pit)),
                (None, side) => side.map(Spot::Store),
            });
            let won: Vec<(Pit, String)> = events.iter().filter_map(|event| match *event {
                Event::Capture { pit, seeds, .. } => Some((pit, ["\u{2212}", &seeds.to_string()].concat())),
                Event::Uur { pit, .. } | Event::Claim { pit, .. } => Some((pit, "\u{2691}".to_owned())),
                _ => None,
            }).collect();
            let way = layout.way(mv.pit, mv.direction);
            markup! {
                <g class="foreseen" key={rules.show_move(mv).to_string()}>
                    // Two sowings may end in one pit.
                    { end.map(|spot| {
                        let apart = if moves.len() > 1 { 14.0 } else { 0.0 };
                        let end = place(layout, spot).towards(way, apart);
                        markup! {
                            <g transform={shift(end.x, end.y)}>
                                <circle r={px(RADIUS + 4.0)} />
                                // On the ring, as a pit may say what is taken.
                                <g transform={shift(0.0, -RADIUS)}>
                                    <path d="M-9-12 12 0-9 12z" transform={turn(angle(way))} />
                                </g>
                            </g>
                        }
                    }) }
                    { for won.iter().map(|(pit, said)| {
                        let at = layout.pit(*pit);
                        markup! { <text x={px(at.x)} y={px(at.y)}>{ said.clone() }</text> }
                    }) }
                </g>
            }
        }) }
    }
}
