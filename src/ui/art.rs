//! The drawings that every board shares: gradients, seeds, signs.

use yew::prelude::*;

use super::scatter;
use crate::rules::Side;

/// What the board's parts refer to by name.
#[component]
pub fn Definitions() -> Html {
    let stop = |offset: &'static str, colour: &str| {
        html! { <stop {offset} style={format!("stop-color: var({colour})")} /> }
    };
    let lamp = |id: &'static str, [x1, y1, x2, y2]: [u8; 4], colour: &str| {
        html! {
            <linearGradient {id} x1={x1.to_string()} y1={y1.to_string()} x2={x2.to_string()} y2={y2.to_string()}>
                { stop("0.15", colour) }
                <stop offset="1" style={format!("stop-color: var({colour}); stop-opacity: 0")} />
            </linearGradient>
        }
    };
    html! {
        <defs>
            <linearGradient id="slab" x1="0" y1="0" x2="0.25" y2="1">
                { stop("0", "--slab-light") }{ stop("1", "--slab-dark") }
            </linearGradient>
            <radialGradient id="hollow" cx="0.5" cy="0.4" r="0.62">
                { stop("0", "--hollow-deep") }{ stop("0.72", "--hollow-deep") }{ stop("1", "--hollow-shallow") }
            </radialGradient>
            <radialGradient id="palm" cx="0.45" cy="0.35" r="0.7">
                { stop("0", "--palm-light") }{ stop("1", "--palm") }
            </radialGradient>
            // The lamp shines from the edge of the board where its side sits.
            { lamp("lamp-flat-south", [0, 1, 0, 0], "--south-lamp") }
            { lamp("lamp-flat-north", [0, 0, 0, 1], "--north-lamp") }
            { lamp("lamp-upright-south", [1, 0, 0, 0], "--south-lamp") }
            { lamp("lamp-upright-north", [0, 0, 1, 0], "--north-lamp") }
            { for (0..scatter::KINDS).map(|kind| html! {
                <radialGradient id={format!("seed-fill-{kind}")} cx="0.5" cy="0.5" r="0.6">
                    { stop("0.3", &format!("--seed-{kind}")) }
                    { stop("1", "--seed-shade") }
                </radialGradient>
            }) }
        </defs>
    }
}

/// Seeds heaped about a centre: as they lie in the pit of that number.
#[derive(Properties, PartialEq)]
pub struct SeedsProps {
    /// How many.
    pub count: u8,
    /// Whose places they take.
    pub pit: usize,
    /// The radius of the place they lie in.
    pub radius: f64,
}

/// Draws seeds. Those that were not there before settle.
#[component]
pub fn Seeds(props: &SeedsProps) -> Html {
    let drawn = usize::from(props.count).min(scatter::DRAWN);
    let before = use_mut_ref(|| drawn).replace(drawn);
    html! {
        { for (0..drawn).map(|k| {
            let at = scatter::slot(props.pit, k);
            let (x, y) = (at.x * props.radius, at.y * props.radius);
            html! {
                <g
                    key={k}
                    class={classes!("seed", (k >= before).then_some("new"))}
                    transform={format!("translate({x:.1} {y:.1})")}
                >
                    <ellipse class="seed-shadow" cx="1.6" cy="2.6" rx="8.6" ry="7.2" />
                    <ellipse
                        class={format!("seed-{}", at.kind)}
                        rx="8.6"
                        ry="7.5"
                        transform={format!("rotate({:.0})", at.turn)}
                    />
                    <ellipse class="seed-glint" cx="-2.6" cy="-2.9" rx="2.1" ry="1.4" />
                </g>
            }
        }) }
    }
}

/// The sign of a side.
#[derive(Properties, PartialEq)]
pub struct SignProps {
    /// Whose.
    pub side: Side,
}

/// Draws the sign of a side: a sun for South, a diamond for North.
#[component]
pub fn Sign(props: &SignProps) -> Html {
    html! {
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle class="halo" r="10.5" />
            { shape(props.side, 6.5) }
        </svg>
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
