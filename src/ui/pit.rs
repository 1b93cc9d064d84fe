//! One pit of the board.

use yew::prelude::*;

use super::art::Seeds;
use super::layout::{Point, RADIUS};
use super::scatter;
use crate::rules::{Pit, Side};

/// A pit as it looks now.
#[derive(Properties, PartialEq)]
pub struct PitProps {
    /// Which.
    pub pit: Pit,
    /// Its letter.
    pub letter: char,
    /// Whose row it is in.
    pub owner: Side,
    /// Its centre.
    pub at: Point,
    /// Where its number stands.
    pub number: Point,
    /// Seeds in it.
    pub seeds: u8,
    /// Whose uur or claimed pit it is.
    pub mark: Option<Side>,
    /// Whether it may not be played this turn.
    pub barred: bool,
    /// Whether it can be played now.
    pub playable: bool,
    /// Whether its direction is being chosen.
    pub chosen: bool,
    /// Whether the keyboard's focus rests here.
    pub tab_stop: bool,
    /// What it is called.
    pub label: AttrValue,
}

/// Draws a pit.
#[component]
pub fn PitView(props: &PitProps) -> Html {
    let PitProps {
        at, number, seeds, ..
    } = props;
    let heap = usize::from(*seeds) > scatter::FLAT;
    let (dx, dy) = (number.x - at.x, number.y - at.y);
    // The letter stands beside the number, along the row.
    let (lx, ly) = if dx == 0.0 {
        (dx + 26.0, dy)
    } else {
        (dx, dy + 24.0)
    };
    html! {
        <g
            class={classes!(
                "pit",
                side_class(props.owner),
                if props.playable { "playable" } else { "idle" },
                props.chosen.then_some("chosen"),
            )}
            transform={format!("translate({:.1} {:.1})", at.x, at.y)}
            data-pit={props.letter.to_string()}
            data-seeds={seeds.to_string()}
            role="button"
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-label={props.label.clone()}
            aria-disabled={(!props.playable).then_some("true")}
            aria-expanded={props.playable.then_some(if props.chosen { "true" } else { "false" })}
        >
            <circle class="lip" cy="2.5" r={(RADIUS + 2.0).to_string()} />
            <circle class="hollow" r={RADIUS.to_string()} />
            <circle class="ring" r={(RADIUS + 1.0).to_string()} />
            if let Some(owner) = props.mark {
                <g class={classes!("mark", side_class(owner))}>
                    <circle class="band" r={(RADIUS - 3.0).to_string()} />
                    { for (0..8).map(|k| html! {
                        <g transform={format!("rotate({}) translate({:.0} 0)", k * 45, RADIUS - 3.0)} key={k}>
                            { shape(owner, 4.5) }
                        </g>
                    }) }
                </g>
            }
            <circle class="focus" r={(RADIUS + 6.0).to_string()} />
            <Seeds count={*seeds} pit={props.pit.index()} radius={RADIUS} />
            if heap {
                <rect class="badge" x="-21" y="-15" width="42" height="30" rx="15" />
                <text>{ seeds }</text>
            }
            if props.barred {
                <path class="bar" d="M-20-20 20 20M20-20-20 20" />
            }
            <text class="number" x={dx.to_string()} y={dy.to_string()}>{ seeds }</text>
            <text class="letter" x={lx.to_string()} y={ly.to_string()}>{ props.letter }</text>
            <circle class="reach" r="50" />
        </g>
    }
}

/// The sign of a side: round for South, a diamond for North.
pub fn shape(side: Side, radius: f64) -> Html {
    match side {
        Side::South => html! { <circle class="shape" r={radius.to_string()} /> },
        Side::North => {
            let r = radius * 1.3;
            html! { <path class="shape" d={format!("M0-{r:.1} {r:.1} 0 0 {r:.1}-{r:.1} 0z")} /> }
        }
    }
}

/// The class that gives a side's colours.
#[must_use]
pub fn side_class(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
