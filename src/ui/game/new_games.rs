//! The games to begin.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Action;
use crate::ui::state::settings::Look;
use crate::ui::widgets::ActionButton;

/// A board of each game, to one scale; a press opens the picker with that game chosen.
pub fn new_games(locale: &Locale, look: Look) -> Html {
    let game = |variant: Variant| {
        let rules = variant.default_rules();
        html! {
            <li key={variant.id()} style={format!("--units: {}", Px(mini_width(&rules)))}>
                <ActionButton action={Action::PickGame(variant)}>
                    <MiniBoard {rules} {look} />
                    <b>{ t!(locale, "home-game", game = variant.id()) }</b>
                </ActionButton>
            </li>
        }
    };
    html! {
        <section class="new-games" data-home="start">
            <h2>{ t!(locale, "home-start") }</h2>
            <ul>{ for Variant::ALL.map(game) }</ul>
        </section>
    }
}
