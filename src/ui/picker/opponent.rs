//! The opponent, and how strong it is.

use yew::prelude::*;

use super::level::LevelScale;
use crate::ui::browser::{use_locale, use_press};
use crate::ui::i18n::t;
use crate::ui::state::{Command, NamedValue, Opponent};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct OpponentChoiceProps {
    pub chosen: Opponent,
}

/// The opponents, one of them chosen, and the level of the bot or a sentence in its
/// place.
#[component]
pub fn OpponentChoice(props: &OpponentChoiceProps) -> Html {
    let locale = use_locale();
    let press = use_press();
    let chosen = props.chosen;
    let item = |one: Opponent| {
        let command = Command::Opponent(one);
        let symbol = match one {
            Opponent::Bot => Icon::Bot,
            Opponent::Person => Icon::People,
            Opponent::Friend => Icon::Link,
        };
        let press = press.clone();
        let opponent = one.name();
        html! {
            <label class="opponent">
                <input
                    type="radio"
                    name="opponent"
                    checked={one == chosen}
                    data-action={command.name()}
                    data-at={command.target()}
                    data-choose-opponent={opponent}
                    onchange={move |_| press.emit(command)}
                />
                { icon(symbol) }
                <b>{ t!(locale, "opponents", opponent = opponent) }</b>
                <b class="short">{ t!(locale, "opponent-short", opponent = opponent) }</b>
                <small>{ t!(locale, "opponent-about", opponent = opponent) }</small>
                <span class="tick">{ icon(Icon::Check) }</span>
            </label>
        }
    };
    html! {
        <>
            <fieldset class="opponents">
                <legend>{ t!(locale, "against") }</legend>
                { for Opponent::ALL.iter().copied().map(item) }
            </fieldset>
            <div class="strength">
                if chosen == Opponent::Bot {
                    <LevelScale />
                } else {
                    <p>{ t!(locale, "without-level", opponent = chosen.name()) }</p>
                }
            </div>
        </>
    }
}
