//! Seeds, and the signs of the two sides.

use yew::prelude::*;

use super::heap::{self, Heap, Slot};
use super::layout::Point;
use super::px::{Px, translate};
use crate::rules::Side;

/// The gradients that the board's styles refer to, and the shapes of seeds.
#[component]
pub fn Definitions() -> Html {
    // They never change: the browser parses them once, and nothing compares them.
    let fixed = Html::from_html_unchecked(AttrValue::Static(include_str!("definitions.svg")));
    html! {
        <>
            <defs>{ for SEED_OUTLINES.iter().enumerate().map(seed_shape) }</defs>
            { fixed }
        </>
    }
}

/// The shape of a seed in one of its rotations, with shadow, grain and highlight. It has no
/// fill of its own: each `use` gives the colour.
fn seed_shape((turn, outline): (usize, &&'static str)) -> Html {
    html! {
        <g id={&SEED_LINKS[turn][1..]}>
            <ellipse class="seed-shadow" cx="1.7" cy="2.9" rx="9" ry="7.6" />
            <path d={*outline} />
            <path
                class="seed-grain"
                d="M-6.9 3.2C-3.6 5.9 3.3 6.1 6.7 3M-8.1.7C-4.5 3.6 4.1 3.8 8.1.4"
                transform={format!("rotate({})", 30 * turn)}
            />
            <ellipse class="seed-glint" cx="-3" cy="-3.2" rx="2.7" ry="1.7" transform="rotate(-28)" />
        </g>
    }
}

#[derive(Properties, PartialEq)]
pub struct SeedsProps {
    pub count: u8,
    /// The places that they take.
    pub heap: Heap,
    /// While they are counted out, the number of seeds of the same side before them.
    #[prop_or_default]
    pub counted: Option<u16>,
}

/// Seeds heaped about a centre. Those that the render before didn't have settle
/// by an animation.
#[component]
pub fn Seeds(props: &SeedsProps) -> Html {
    let drawn = usize::from(props.count).min(props.heap.drawn());
    let before = use_mut_ref(|| drawn);
    let old = *before.borrow();
    use_effect_with(drawn, move |&drawn| {
        before.replace(drawn);
    });
    let seed = |k: usize| {
        let at = props.heap.slot(k);
        html! {
            <use
                key={k}
                class={classes!("seed", SEED_CLASSES[at.kind as usize], (k >= old).then_some("new"))}
                href={SEED_LINKS[at.turn as usize]}
                transform={translate(Point::new(at.x, at.y))}
                style={props.counted.map(|before| format!("--nth: {}", usize::from(before) + k))}
            />
        }
    };
    html! { <g>{ for (0..drawn).map(seed) }</g> }
}

/// A seed alone, about the origin.
pub fn lone_seed(at: Slot) -> Html {
    html! { <use class={classes!("seed", SEED_CLASSES[at.kind as usize])} href={SEED_LINKS[at.turn as usize]} /> }
}

const SEED_CLASSES: [&str; heap::KINDS as usize] = ["seed-0", "seed-1", "seed-2", "seed-3"];

/// The links to the shapes of seeds, one for each rotation.
const SEED_LINKS: [&str; heap::TURNS as usize] = [
    "#seed-shape-0",
    "#seed-shape-1",
    "#seed-shape-2",
    "#seed-shape-3",
    "#seed-shape-4",
    "#seed-shape-5",
    "#seed-shape-6",
    "#seed-shape-7",
    "#seed-shape-8",
    "#seed-shape-9",
    "#seed-shape-10",
    "#seed-shape-11",
];

/// The outline of a seed, rotated in steps of 30 degrees. The seeds aren't rotated
/// by a transform: the light would turn with them.
pub(super) const SEED_OUTLINES: [&str; heap::TURNS as usize] = [
    "M-8.6 0.4C-8.7-1.3-8.2-3.8-6.7-5C-5.1-6.3-1.7-7.3 0.5-7.3C2.8-7.3 5.5-6.4 6.8-5.1C8.2-3.8 8.9-1.2 8.8 0.5C8.8 2.3 8 4.3 6.5 5.4C5 6.5 1.8 7.3-0.4 7.3C-2.5 7.3-5.1 6.4-6.5 5.2C-7.9 4.1-8.6 2.1-8.6 0.4z",
    "M-7.7-4C-6.8-5.5-5.2-7.4-3.2-7.7C-1.3-8 2.2-7.2 4.1-6C6.1-4.9 7.9-2.8 8.5-1C9 0.8 8.3 3.4 7.4 4.9C6.4 6.4 4.8 7.7 2.9 7.9C1 8.1-2.1 7.2-4 6.1C-5.8 5-7.6 3-8.2 1.3C-8.8-0.4-8.5-2.5-7.7-4z",
    "M-4.6-7.3C-3.2-8.2-0.8-9 1-8.3C2.9-7.6 5.4-5.1 6.6-3.2C7.7-1.2 8.3 1.5 7.9 3.4C7.4 5.2 5.5 7.1 3.9 7.9C2.4 8.7 0.3 9.1-1.4 8.3C-3.2 7.5-5.4 5.2-6.5 3.3C-7.5 1.4-8.1-1.2-7.8-3C-7.5-4.8-6.1-6.4-4.6-7.3z",
    "M-0.4-8.6C1.3-8.7 3.8-8.2 5-6.7C6.3-5.1 7.3-1.7 7.3 0.5C7.3 2.8 6.4 5.5 5.1 6.8C3.8 8.2 1.2 8.9-0.5 8.8C-2.3 8.8-4.3 8-5.4 6.5C-6.5 5-7.3 1.8-7.3-0.4C-7.3-2.5-6.4-5.1-5.2-6.5C-4.1-7.9-2.1-8.6-0.4-8.6z",
    "M4-7.7C5.5-6.8 7.4-5.2 7.7-3.2C8-1.3 7.2 2.2 6 4.1C4.9 6.1 2.8 7.9 1 8.5C-0.8 9-3.4 8.3-4.9 7.4C-6.4 6.4-7.7 4.8-7.9 2.9C-8.1 1-7.2-2.1-6.1-4C-5-5.8-3-7.6-1.3-8.2C0.4-8.8 2.5-8.5 4-7.7z",
    "M7.3-4.6C8.2-3.2 9-0.8 8.3 1C7.6 2.9 5.1 5.4 3.2 6.6C1.2 7.7-1.5 8.3-3.4 7.9C-5.2 7.4-7.1 5.5-7.9 3.9C-8.7 2.4-9.1 0.3-8.3-1.4C-7.5-3.2-5.2-5.4-3.3-6.5C-1.4-7.5 1.2-8.1 3-7.8C4.8-7.5 6.4-6.1 7.3-4.6z",
    "M8.6-0.4C8.7 1.3 8.2 3.8 6.7 5C5.1 6.3 1.7 7.3-0.5 7.3C-2.8 7.3-5.5 6.4-6.8 5.1C-8.2 3.8-8.9 1.2-8.8-0.5C-8.8-2.3-8-4.3-6.5-5.4C-5-6.5-1.8-7.3 0.4-7.3C2.5-7.3 5.1-6.4 6.5-5.2C7.9-4.1 8.6-2.1 8.6-0.4z",
    "M7.7 4C6.8 5.5 5.2 7.4 3.2 7.7C1.3 8-2.2 7.2-4.1 6C-6.1 4.9-7.9 2.8-8.5 1C-9-0.8-8.3-3.4-7.4-4.9C-6.4-6.4-4.8-7.7-2.9-7.9C-1-8.1 2.1-7.2 4-6.1C5.8-5 7.6-3 8.2-1.3C8.8 0.4 8.5 2.5 7.7 4z",
    "M4.6 7.3C3.2 8.2 0.8 9-1 8.3C-2.9 7.6-5.4 5.1-6.6 3.2C-7.7 1.2-8.3-1.5-7.9-3.4C-7.4-5.2-5.5-7.1-3.9-7.9C-2.4-8.7-0.3-9.1 1.4-8.3C3.2-7.5 5.4-5.2 6.5-3.3C7.5-1.4 8.1 1.2 7.8 3C7.5 4.8 6.1 6.4 4.6 7.3z",
    "M0.4 8.6C-1.3 8.7-3.8 8.2-5 6.7C-6.3 5.1-7.3 1.7-7.3-0.5C-7.3-2.8-6.4-5.5-5.1-6.8C-3.8-8.2-1.2-8.9 0.5-8.8C2.3-8.8 4.3-8 5.4-6.5C6.5-5 7.3-1.8 7.3 0.4C7.3 2.5 6.4 5.1 5.2 6.5C4.1 7.9 2.1 8.6 0.4 8.6z",
    "M-4 7.7C-5.5 6.8-7.4 5.2-7.7 3.2C-8 1.3-7.2-2.2-6-4.1C-4.9-6.1-2.8-7.9-1-8.5C0.8-9 3.4-8.3 4.9-7.4C6.4-6.4 7.7-4.8 7.9-2.9C8.1-1 7.2 2.1 6.1 4C5 5.8 3 7.6 1.3 8.2C-0.4 8.8-2.5 8.5-4 7.7z",
    "M-7.3 4.6C-8.2 3.2-9 0.8-8.3-1C-7.6-2.9-5.1-5.4-3.2-6.6C-1.2-7.7 1.5-8.3 3.4-7.9C5.2-7.4 7.1-5.5 7.9-3.9C8.7-2.4 9.1-0.3 8.3 1.4C7.5 3.2 5.2 5.4 3.3 6.5C1.4 7.5-1.2 8.1-3 7.8C-4.8 7.5-6.4 6.1-7.3 4.6z",
];

/// The sign of a side, to stand beside its name.
pub fn side_sign(side: Side) -> Html {
    html! {
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle class="halo" r="10.5" />
            { side_shape(side, 6.5) }
        </svg>
    }
}

/// A dot in the colour of a side: round for South, pointed for North.
pub fn side_dot(side: Side) -> Html {
    html! { <i class={classes!("side-dot", side_class(side))} aria-hidden="true" /> }
}

/// The shape of a side's sign: for South a circle of that radius, for North a
/// diamond.
pub fn side_shape(side: Side, radius: f64) -> Html {
    match side {
        Side::South => {
            html! { <circle class="shape" r={Px(radius)} /> }
        }
        Side::North => {
            let r = Px(radius * 1.3);
            html! { <path class="shape" d={format!("M0-{r} {r} 0 0 {r}-{r} 0z")} /> }
        }
    }
}

/// The class that gives a side's colours.
pub fn side_class(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
