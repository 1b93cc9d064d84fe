//! One pit of the board.

use yew::prelude::*;

use super::art::{Seeds, shape, side_class};
use super::markup::markup;
use super::parts::truth;
use crate::rules::{Pit, Side};
use crate::ui::layout::{Point, RADIUS};
use crate::ui::scatter;
use crate::ui::{px, shift, turn};

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
    /// Where it can be sown one way only: the move's name, and the way's angle
    /// on the screen in degrees.
    pub only: Option<(AttrValue, f64)>,
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
    // Buttons lie over the number of a chosen pit.
    let heap = usize::from(*seeds) > scatter::FLAT || props.chosen;
    let (dx, dy) = (number.x - at.x, number.y - at.y);
    // Number and letter stand side by side along the row: between those of the
    // middle row the way round the board goes through.
    let ((nx, ny), (lx, ly)) = if dx == 0.0 {
        let off = if *seeds > 9 { 19.0 } else { 14.0 };
        ((dx - off, dy), (dx + off, dy))
    } else {
        ((dx, dy - 12.0), (dx, dy + 13.0))
    };
    let mark = props.mark.map(|owner| {
        let petal = |k: u8| {
            let at = [turn(f64::from(k) * 45.0), shift(RADIUS - 3.0, 0.0)].concat();
            markup! { <g transform={at}>{ shape(owner, 4.5) }</g> }
        };
        markup! {
            <g class={["mark", side_class(owner)]}>
                <circle class="band" r={px(RADIUS - 3.0)} />
                { for (0..8).map(petal) }
            </g>
        }
    });
    let only = props.only.as_ref().map(|&(_, angle)| {
        markup! { <path class="only" d="M43-9l13 9-13 9z" transform={turn(angle)} /> }
    });
    let badge = heap.then(|| {
        markup! {
            <rect class="badge" x="-21" y="-15" width="42" height="30" rx="15" />
            <text>{ seeds.to_string() }</text>
        }
    });
    let bar = props
        .barred
        .then(|| markup! { <path class="bar" d="M-20-20 20 20M20-20-20 20" /> });
    let count = (!heap).then(|| {
        markup! { <text class="number" x={px(nx)} y={px(ny)}>{ seeds.to_string() }</text> }
    });
    let class = [
        "pit",
        side_class(props.owner),
        if props.playable { "playable" } else { "idle" },
        if props.chosen { "chosen" } else { "" },
    ];
    let opens = props.playable && props.only.is_none();
    markup! {
        <g
            class={class}
            transform={shift(at.x, at.y)}
            data-pit={props.letter.to_string()}
            data-seeds={seeds.to_string()}
            data-move={props.only.as_ref().map(|(name, _)| name.clone())}
            role="button"
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-label={props.label.clone()}
            aria-disabled={(!props.playable).then_some("true")}
            aria-expanded={opens.then(|| truth(props.chosen))}
        >
            <circle class="lip" cy="2.5" r={px(RADIUS + 2.0)} />
            <circle class="hollow" r={px(RADIUS)} />
            <circle class="ring" r={px(RADIUS + 1.0)} />
            { mark }
            { only }
            <path class="focus" d="M-47-28v-19h19M28-47h19v19M47 28v19h-19M-28 47h-19v-19" />
            { html! { <Seeds count={*seeds} pit={props.pit.index()} radius={RADIUS} /> } }
            // Read as one, `a 4`, which the pit's name has too: who speaks to
            // the page says what they see.
            <text class="letter" x={px(lx)} y={px(ly)}>{ props.letter.to_string() }</text>
            { " " }
            { badge }
            { bar }
            { count }
            <circle class="reach" r="50" />
        </g>
    }
}
