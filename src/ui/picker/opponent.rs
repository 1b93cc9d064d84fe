//! The opponent, and how strong it is.

use yew::prelude::*;

use super::level::LevelScale;
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::{Action, NamedValue, Opponent};
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
    let dispatcher = use_dispatcher();
    let chosen = props.chosen;
    let item = |one: Opponent| {
        let action = Action::ChooseOpponent(one);
        let symbol = match one {
            Opponent::Bot => Icon::Bot,
            Opponent::Person => Icon::People,
            Opponent::Friend => Icon::Link,
        };
        let opponent = one.name();
        html! {
            <label class="opponent">
                <input
                    type="radio"
                    name="opponent"
                    checked={one == chosen}
                    data-action={action.name()}
                    data-at={action.target()}
                    data-choose-opponent={opponent}
                    onchange={dispatcher.on(action)}
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
            <fieldset class="opponents" aria-label={t!(locale, "against")}>
                <legend aria-hidden="true">{ t!(locale, "against") }</legend>
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
