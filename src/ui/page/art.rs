//! The drawings that every board shares: gradients, seeds, signs.

use yew::prelude::*;

use super::markup::markup;
use crate::rules::Side;
use crate::ui::scatter;
use crate::ui::{px, shift, turn};

/// What the board's parts refer to by name: gradients. A lamp shines from the
/// edge of the board where its side sits.
pub fn definitions() -> Html {
    Html::from_html_unchecked(AttrValue::Static(include_str!("definitions.svg")))
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
    let seed = |k: usize| {
        let at = scatter::slot(props.pit, k);
        let (x, y) = (at.x * props.radius, at.y * props.radius);
        markup! {
            <g
                key={k.to_string()}
                class={if k >= before { "seed new" } else { "seed" }}
                transform={shift(x, y)}
            >
                // By the hundred: `html!` needs less time for what never differs.
                { html! { <ellipse class="seed-shadow" cx="1.6" cy="2.6" rx="8.6" ry="7.2" /> } }
                <ellipse
                    class={["seed-", &at.kind.to_string()].concat()}
                    rx="8.6"
                    ry="7.5"
                    transform={turn(at.turn)}
                />
                { html! { <ellipse class="seed-glint" cx="-2.6" cy="-2.9" rx="2.1" ry="1.4" /> } }
            </g>
        }
    };
    (0..drawn).map(seed).collect()
}

/// The sign of a side, to stand beside its name.
pub fn sign(side: Side) -> Html {
    markup! {
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle class="halo" r="10.5" />
            { shape(side, 6.5) }
        </svg>
    }
}

/// The sign of a side: round for South, a diamond for North.
pub fn shape(side: Side, radius: f64) -> Html {
    match side {
        Side::South => markup! { <circle class="shape" r={px(radius)} /> },
        Side::North => {
            let r = radius * 1.3;
            let r = px(r);
            markup! { <path class="shape" d={["M0-", &r, " ", &r, " 0 0 ", &r, "-", &r, " 0z"].concat()} /> }
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
