//! Seeds, and the signs of the two sides.

use yew::prelude::*;

use super::heap;
use super::layout::Point;
use super::px::{Px, rotate, translate};
use crate::rules::Side;

/// The gradients that the board's styles refer to.
#[component]
pub fn Definitions() -> Html {
    // They never change: the browser parses them once, and nothing compares them.
    Html::from_html_unchecked(AttrValue::Static(include_str!("definitions.svg")))
}

/// The properties of [`Seeds`].
#[derive(Properties, PartialEq)]
pub struct SeedsProps {
    /// Their number.
    pub count: u8,
    /// The pit whose places they take.
    pub pit: usize,
    /// The radius of the circle they lie in.
    pub radius: f64,
}

/// Seeds heaped about a centre. Those that the render before didn't have settle
/// by an animation.
#[component]
pub fn Seeds(props: &SeedsProps) -> Html {
    let drawn = usize::from(props.count).min(heap::DRAWN);
    let before = use_mut_ref(|| drawn);
    let old = *before.borrow();
    use_effect_with(drawn, move |&drawn| {
        before.replace(drawn);
    });
    let seed = |k: usize| {
        let at = heap::slot(props.pit, k);
        let place = Point::new(at.x * props.radius, at.y * props.radius);
        html! {
            <g
                key={k}
                class={if k < old { "seed" } else { "seed new" }}
                transform={translate(place)}
            >
                <ellipse class="seed-shadow" cx="1.6" cy="2.6" rx="8.6" ry="7.2" />
                <ellipse
                    class={SEED_CLASSES[at.kind as usize]}
                    rx="8.6"
                    ry="7.5"
                    transform={rotate(at.turn)}
                />
                <ellipse class="seed-glint" cx="-2.6" cy="-2.9" rx="2.1" ry="1.4" />
            </g>
        }
    };
    (0..drawn).map(seed).collect()
}

const SEED_CLASSES: [&str; heap::KINDS as usize] =
    ["seed-0", "seed-1", "seed-2", "seed-3", "seed-4"];

/// The sign of a side, to stand beside its name.
pub fn side_sign(side: Side) -> Html {
    html! {
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle class="halo" r="10.5" />
            { side_shape(side, 6.5) }
        </svg>
    }
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
#[must_use]
pub fn side_class(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
