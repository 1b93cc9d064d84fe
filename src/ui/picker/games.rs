//! The games to choose from.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::board::MiniBoard;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Command;
use crate::ui::widgets::CommandButton;

/// All games, one of them chosen.
pub fn game_list(locale: &Locale, chosen: Variant) -> Html {
    let game = |variant: Variant| {
        html! {
            <CommandButton
                command={Command::Game(variant)}
                class="game"
                pressed={variant == chosen}
            >
                <MiniBoard rules={variant.default_rules()} />
                <span class="title">{ describe::game(locale, variant) }</span>
                <span class="about">{ t!(locale, "about", game = variant.id()) }</span>
            </CommandButton>
        }
    };
    html! { <div class="games">{ for Variant::ALL.map(game) }</div> }
}

/// Where a game is from, how long it is, and the way to its rules.
pub fn chosen_game(locale: &Locale, variant: Variant) -> Html {
    let about = [
        t!(locale, "place", game = variant.id()),
        t!(locale, "people", game = variant.id()),
        t!(locale, "length", game = variant.id()),
    ];
    let about: Vec<_> = (about.into_iter())
        .chain(describe::differs(locale, variant))
        .collect();
    html! {
        <div class="chosen-game" aria-live="polite">
            <h2>{ describe::game(locale, variant) }</h2>
            <p>{ about.join(" \u{b7} ") }</p>
            <CommandButton command={Command::Rules(variant)} label={t!(locale, "rules")} />
        </div>
    }
}
