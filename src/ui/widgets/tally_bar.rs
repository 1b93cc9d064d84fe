//! The numbers of a tally as a bar.

use std::fmt::Display;

use yew::prelude::*;

/// A bar of the parts of a tally, `width` percent as wide as its column.
pub fn tally_bar(parts: &[(&'static str, u32)], width: impl Display) -> Html {
    html! {
        <span class="room" aria-hidden="true">
            <span class="tally-bar" style={format!("inline-size: {width}%")}>
                { tally_parts(parts) }
            </span>
        </span>
    }
}

/// The parts of a tally: each has a class and a number of games, which is its length. Those
/// without games are left out.
pub fn tally_parts(parts: &[(&'static str, u32)]) -> Html {
    let part = |&(class, count): &(&'static str, u32)| {
        html! { <i {class} style={format!("flex-grow: {count}")} /> }
    };
    let parts = parts.iter().filter(|(_, count)| *count > 0);
    html! { { for parts.map(part) } }
}
