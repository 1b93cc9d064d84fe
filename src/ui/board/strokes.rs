//! What is drawn in several places: strokes with a dark edge, by which they are seen on
//! every material, and numbers.

use yew::prelude::*;

use super::layout::Point;
use super::px::{Px, point_towards};
use crate::ui::browser::use_locale;

/// A path with its dark edge.
pub fn cased_path(class: &'static str, d: String) -> Html {
    html! {
        <>
            <path class="case" d={d.clone()} />
            <path {class} {d} />
        </>
    }
}

/// A ring with its dark edge.
pub fn ring(class: &'static str, at: Point, radius: f64) -> Html {
    let ring = |class: Classes| {
        html! { <circle {class} cx={Px(at.x)} cy={Px(at.y)} r={Px(radius)} /> }
    };
    html! {
        <>
            { ring(classes!(class, "case")) }
            { ring(class.into()) }
        </>
    }
}

/// The head of an arrow, with its point at the origin of `d`.
pub fn arrow_head(d: &'static str, at: Point, direction: Point) -> Html {
    html! { <path class="head" {d} transform={point_towards(at, direction)} /> }
}

#[derive(Properties, PartialEq)]
pub struct DigitsProps {
    /// A number with European digits, perhaps with a sign: `12`, `+3`.
    pub text: String,
}

/// A number in the digits of the language, for pictures that have no locale at hand.
#[component]
pub fn Digits(props: &DigitsProps) -> Html {
    let locale = use_locale();
    html! { <tspan>{ locale.digits(&*props.text) }</tspan> }
}
