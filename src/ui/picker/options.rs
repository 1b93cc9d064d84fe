//! The size of the chosen game, who begins it, and its clock.

use std::iter;

use web_sys::Element;
use yew::prelude::*;
use yew::props;

use super::clock::ClockFields;
use super::fair_start::FairStartField;
use crate::rules::Side;
use crate::ui::browser::{use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::{First, GameStart, RacePace, Settings};
use crate::ui::state::{Action, Change, NamedValue, NewGame, Opponent};
use crate::ui::widgets::select::{SelectProps, by_name, choice_field, items_of, items_of_numbers};
use crate::ui::widgets::{Icon, SelectField, icon};

#[derive(Properties, PartialEq)]
pub struct GameOptionsProps {
    pub choice: NewGame,
}

/// The size of the chosen game, who begins it, and its clock: folded under a line that
/// says what is set.
#[component]
pub fn GameOptions(props: &GameOptionsProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let NewGame {
        variant,
        options,
        opponent,
    } = props.choice;
    let has_race = variant.default_rules().fields().has_race;
    let onpits = use_choice(|choice, pits| choice.options.pits = pits);
    let onseeds = use_choice(|choice, seeds| choice.options.seeds = seeds);
    let onfirst = use_setting(|settings, first| settings.first = Some(first));
    let onrace = use_setting(|settings, race| settings.race = race);
    // They are below what can be seen.
    let ontoggle = |event: Event| {
        let details = event.target_dyn_into::<Element>();
        if let Some(details) = details.filter(|details| details.has_attribute("open")) {
            details.scroll_into_view();
        }
    };
    html! {
        <details class="options" {ontoggle}>
            <summary>
                <b>{ t!(locale, "options") }</b>
                { " " }
                <span class="set">{ for summary(&locale, props.choice, &settings) }</span>
                { icon(Icon::Open) }
            </summary>
            { choice_field(props!(SelectProps {
                option: "pits",
                label: t!(locale, "pits-a-row"),
                items: items_of_numbers(&locale, variant.allowed_pits().map(u16::from)),
                value: options.pits.to_string(),
                onchange: by_name(onpits, |pits| pits.parse().ok()),
            })) }
            { choice_field(props!(SelectProps {
                option: "seeds",
                label: t!(locale, "seeds-a-pit"),
                items: items_of_numbers(&locale, variant.allowed_seeds().map(u16::from)),
                value: options.seeds.to_string(),
                onchange: by_name(onseeds, |seeds| seeds.parse().ok()),
            })) }
            // Where a race opens the game, it decides who begins.
            if !has_race {
                <SelectField
                    key="first"
                    option="first"
                    label={t!(locale, "who-begins")}
                    items={items_of(|first| first_text(&locale, first, opponent))}
                    value={settings.first(variant).name()}
                    onchange={by_name(onfirst, First::find)}
                />
            } else if opponent != Opponent::Friend {
                <SelectField
                    key="race"
                    option="race"
                    label={t!(locale, "race")}
                    items={items_of(|pace: RacePace| t!(locale, "pace", pace = pace.name()))}
                    value={settings.race.name()}
                    onchange={by_name(onrace, RacePace::find)}
                />
            }
            <FairStartField choice={props.choice} />
            // A friend takes any time to answer.
            if opponent != Opponent::Friend {
                <ClockFields />
            }
            if let Some(text) = measured(&locale, props.choice, &settings) {
                <p class="about">{ text }</p>
            }
        </details>
    }
}

/// What is set, in a line.
fn summary(locale: &Locale, choice: NewGame, settings: &Settings) -> Option<String> {
    let opponent = choice.opponent;
    let rules = choice.variant.rules(choice.options).ok()?;
    let has_race = rules.fields().has_race;
    let begins = match (settings.first(choice.variant), opponent) {
        _ if has_race && opponent == Opponent::Friend => "race",
        _ if has_race => settings.race.name(),
        (First::Random, _) => "lot",
        (First::South, Opponent::Bot | Opponent::Friend) => "you",
        (First::North, Opponent::Bot) => "bot",
        (First::North, Opponent::Friend) => "friend",
        (First::South, Opponent::Person) => "south",
        (First::North, Opponent::Person) => "north",
    };
    let (seeds, (_, pits)) = (rules.options().seeds, describe::rows_and_pits(&rules));
    let set = t!(
        locale,
        "options-set",
        seeds = seeds,
        pits = pits,
        begins = begins
    );
    let start = match choice.game_start(settings) {
        GameStart::Usual => None,
        start => Some(t!(locale, "fair-start-kind", start = start.name())),
    };
    let clock = settings.clock.filter(|_| opponent != Opponent::Friend);
    let clock = clock.map(|clock| describe::clock_kind(locale, clock));
    let others = start.into_iter().chain(clock);
    Some(locale.enumeration(iter::once(set).chain(others)))
}

/// How the chosen level was measured.
fn measured(locale: &Locale, choice: NewGame, settings: &Settings) -> Option<String> {
    let level = settings.level();
    let points = level.measured(choice.variant)?;
    let scaled = level.is_scaled();
    (choice.opponent == Opponent::Bot)
        .then(|| t!(locale, "measured", points = points, scaled = scaled))
}

/// Who begins, in words.
fn first_text(locale: &Locale, first: First, opponent: Opponent) -> String {
    match (first, opponent) {
        (First::Random, _) => t!(locale, "by-lot"),
        (First::South, Opponent::Bot | Opponent::Friend) => t!(locale, "you"),
        (First::North, Opponent::Bot) => t!(locale, "the-bot"),
        (First::North, Opponent::Friend) => t!(locale, "your-friend"),
        (First::South, Opponent::Person) => t!(locale, "side", side = Side::South),
        (First::North, Opponent::Person) => t!(locale, "side", side = Side::North),
    }
}

/// A callback that changes what is chosen.
#[hook]
fn use_choice<T: Clone + 'static>(set: fn(&mut NewGame, T)) -> Callback<T> {
    let dispatcher = use_dispatcher();
    Callback::from(move |value: T| {
        let change = Change::new(move |choice| set(choice, value.clone()));
        dispatcher.dispatch(Action::ChangeNewGame(change));
    })
}
