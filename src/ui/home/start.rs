//! The boards of the six games, each of which leads to the picker.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Command;
use crate::ui::state::settings::Look;
use crate::ui::widgets::CommandButton;

/// A board of each game, with what is particular to it.
pub fn start(locale: &Locale, look: Look) -> Html {
    let game = |variant: Variant| {
        let rules = variant.default_rules();
        html! {
            <li key={variant.id()}>
                <CommandButton command={Command::PickGame(variant)}>
                    <span class="home-picture" style={format!("--units: {}", Px(mini_width(&rules)))}>
                        <MiniBoard {rules} {look} />
                    </span>
                    <b>{ t!(locale, "home-game", game = variant.id()) }</b>
                    <small>{ t!(locale, "home-kind", game = variant.id()) }</small>
                </CommandButton>
            </li>
        }
    };
    html! {
        <section class="home-start" data-home="start">
            <h2>{ t!(locale, "home-start") }</h2>
            <ul>{ for Variant::ALL.map(game) }</ul>
        </section>
    }
}
