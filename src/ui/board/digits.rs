//! Numbers in the digits of the language, for pictures that have no locale at hand.

use yew::prelude::*;

use crate::ui::browser::use_locale;

#[derive(Properties, PartialEq)]
pub struct DigitsProps {
    /// A number with European digits, perhaps with a sign: `12`, `+3`.
    pub text: String,
}

/// A number in the digits of the language.
#[component]
pub fn Digits(props: &DigitsProps) -> Html {
    let locale = use_locale();
    html! { <tspan>{ locale.digits(&*props.text) }</tspan> }
}
