//! The one thing that the view offers, with its board.

use yew::prelude::*;

use crate::rules::{Rows, Rules};

#[derive(Properties, PartialEq)]
pub struct OfferProps {
    /// The value of `data-home`.
    pub name: &'static str,
    /// The value of `data-result`.
    #[prop_or_default]
    pub result: Option<&'static str>,
    pub rules: Rules,
    pub title: Html,
    /// A line below the title.
    pub line: Html,
    /// What stands between the line and the link.
    pub more: Html,
    /// The text of the link.
    pub go: String,
    /// Where the link and the board lead.
    pub href: AttrValue,
    pub class: &'static str,
    #[prop_or_default]
    pub is_pending: bool,
    /// The board, or why there is none.
    pub children: Html,
}

/// A title with a link, and the board, which leads to the same.
#[component]
pub fn Offer(props: &OfferProps) -> Html {
    // Beside a board of three rows there is always room.
    let is_tall = props.rules.board().rows() == Rows::Three;
    html! {
        <section
            class={classes!("home-first", is_tall.then_some("tall"))}
            data-home={props.name}
            data-result={props.result}
            aria-busy={props.is_pending.then_some("true")}
        >
            <div class="home-head">
                <h1 tabindex="-1">{ props.title.clone() }</h1>
                <div class="home-line">{ props.line.clone() }</div>
                { props.more.clone() }
                <a class={classes!("button", "main", props.class)} href={&props.href}>{ &props.go }</a>
            </div>
            // For the pointer.
            <a class="home-board" href={&props.href} tabindex="-1" aria-hidden="true">
                { props.children.clone() }
            </a>
        </section>
    }
}
