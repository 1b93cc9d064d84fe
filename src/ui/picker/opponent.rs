//! The opponent, and the level of the bot.

use yew::prelude::*;

use crate::bot::Level;
use crate::link::Player;
use crate::rules::Variant;
use crate::ui::browser::{use_locale, use_setting, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Command, NamedValue, NewGame, Opponent};
use crate::ui::widgets::select::by_name;
use crate::ui::widgets::{CommandButton, SelectField, SelectItem};

/// The opponents, one of them chosen.
pub fn opponent_choice(locale: &Locale, choice: NewGame) -> Html {
    let NewGame {
        variant, opponent, ..
    } = choice;
    let button = |one: Opponent| {
        html! {
            <CommandButton
                command={Command::Opponent(one)}
                pressed={one == opponent}
                label={t!(locale, "opponents", opponent = one.name())}
            />
        }
    };
    html! {
        <div class="row">
            <span class="pick" role="group" aria-label={t!(locale, "opponent")}>
                { for Opponent::ALL.iter().copied().map(button) }
            </span>
            if opponent == Opponent::Bot {
                <LevelChoice {variant} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LevelChoiceProps {
    variant: Variant,
}

/// The level of the bot, and how strong it is in a game.
#[component]
fn LevelChoice(props: &LevelChoiceProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onchange = use_setting(|settings, level| settings.level = level);
    let item = |level: u8| {
        let name = t!(locale, "level", level = level);
        let about = t!(locale, "level-about", level = level);
        SelectItem::new(level.to_string(), format!("{name}: {about}"))
    };
    let items: Vec<_> = (1..=Level::MAX_NUMBER).map(item).collect();
    let measured = match settings.bot() {
        Player::Bot(level) => Level::measured(props.variant, level).map(|points| {
            let scaled = Level::is_scaled(level);
            t!(locale, "measured", points = points, scaled = scaled)
        }),
        Player::Person | Player::Friend => None,
    };
    html! {
        <>
            <SelectField
                option="level"
                label={t!(locale, "level-label")}
                {items}
                value={settings.level.max(1).to_string()}
                onchange={by_name(onchange, |level| level.parse().ok())}
            />
            if let Some(measured) = measured {
                <p class="about">{ measured }</p>
            }
        </>
    }
}
