//! A bead for every seed that a player has.

use std::fmt::Write;

use yew::prelude::*;

use crate::rules::Side;
use crate::ui::board::px::Px;
use crate::ui::describe::facts::SeatFacts;

/// The distance between the centres of two beads, in the units of the drawing.
const STEP: f64 = 8.4;
/// The room between two groups of ten.
const GROUP_GAP: f64 = 5.0;
/// The height of the row, with a bead's edges.
const HEIGHT: f64 = 10.0;

/// A player's seeds, one by one in groups of ten: round for South, pointed for
/// North, outlined where they lie in uurs or claimed pits. Dots are what is still
/// needed, where one round decides the game.
pub fn beads(side: Side, facts: &SeatFacts) -> Html {
    let SeatFacts { stored, marked, .. } = *facts;
    let goal = if facts.is_single { facts.goal } else { 0 };
    let held = stored + marked;
    let x = |bead: u16| f64::from(bead) * STEP + f64::from(bead / 10) * GROUP_GAP + HEIGHT / 2.0;
    let path = |beads: std::ops::Range<u16>, shape: &str| {
        beads.fold(String::new(), |mut path, bead| {
            // Writing to a text can't fail.
            let _ = write!(path, "M{} 5{shape}", Px(x(bead)));
            path
        })
    };
    let shape = match side {
        // A line of no length with round ends is a dot.
        Side::South => "h0",
        Side::North => "m-3.6 0l3.6-3.6 3.6 3.6-3.6 3.6z",
    };
    let all = held.max(goal);
    let width = x(all) + HEIGHT / 2.0;
    html! {
        <svg
            class="beads"
            viewBox={format!("0 0 {} {}", Px(width), Px(HEIGHT))}
            preserveAspectRatio="xMaxYMid"
            aria-hidden="true"
        >
            <path class="stored" d={path(0..stored, shape)} />
            <path class="marked" d={path(stored..held, shape)} />
            <path class="marked-inside" d={path(stored..held, shape)} />
            <path class="needed" d={path(held..all, "h0")} />
        </svg>
    }
}
