//! The clock of the chosen game.

use yew::prelude::*;

use crate::link::ClockKind;
use crate::ui::browser::{use_locale, use_setting, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::SelectField;
use crate::ui::widgets::select::{SelectItem, by_name, items_of_numbers};

/// The minutes for a game that are offered.
const MINUTES: [u16; 11] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90];
/// The seconds that a move adds that are offered.
const INCREMENTS: [u16; 8] = [0, 1, 2, 3, 5, 10, 15, 30];
/// The seconds for a move that are offered.
const SECONDS: [u16; 10] = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120];

/// The kinds, by their names in the markup.
const KINDS: [(&str, Option<ClockKind>); 3] = [
    ("off", None),
    (
        "game",
        Some(ClockKind::Game {
            minutes: 5,
            increment: 3,
        }),
    ),
    ("move", Some(ClockKind::Move { seconds: 30 })),
];

/// The kind of the clock, and its times.
#[component]
pub fn ClockFields() -> Html {
    let locale = use_locale();
    let clock = use_settings().clock;
    let set = use_setting(|settings, clock| settings.clock = clock);
    let kind = match clock {
        None => "off",
        Some(ClockKind::Game { .. }) => "game",
        Some(ClockKind::Move { .. }) => "move",
    };
    let kinds =
        KINDS.map(|(name, _)| SelectItem::new(name, t!(locale, "clock-kind", clock = name)));
    let find = |name: &str| KINDS.into_iter().find(|(its, _)| *its == name);
    html! {
        <>
            <SelectField
                option="clock"
                label={t!(locale, "clock")}
                items={kinds.to_vec()}
                value={kind}
                onchange={by_name(set.reform(|(_, kind)| kind), find)}
            />
            {
                match clock {
                    None => Html::default(),
                    Some(ClockKind::Game { minutes, increment }) => {
                        game_fields(&locale, minutes, increment, &set)
                    }
                    Some(ClockKind::Move { seconds }) => move_field(&locale, seconds, &set),
                }
            }
            if clock.is_some() {
                <p class="about">{ t!(locale, "clock-sleep") }</p>
            }
        </>
    }
}

/// The times of a clock for the whole game.
fn game_fields(
    locale: &Locale,
    minutes: u8,
    increment: u8,
    set: &Callback<Option<ClockKind>>,
) -> Html {
    let with_minutes = set.reform(move |minutes| Some(ClockKind::Game { minutes, increment }));
    let with_increment = set.reform(move |increment| Some(ClockKind::Game { minutes, increment }));
    html! {
        <>
            <SelectField
                key="minutes"
                option="minutes"
                label={t!(locale, "clock-minutes")}
                items={items_of_numbers(locale, MINUTES)}
                value={minutes.to_string()}
                onchange={by_name(with_minutes, |text| text.parse().ok())}
            />
            <SelectField
                key="increment"
                option="increment"
                label={t!(locale, "clock-increment")}
                items={items_of_numbers(locale, INCREMENTS)}
                value={increment.to_string()}
                onchange={by_name(with_increment, |text| text.parse().ok())}
            />
        </>
    }
}

/// The time of a clock for each move.
fn move_field(locale: &Locale, seconds: u16, set: &Callback<Option<ClockKind>>) -> Html {
    let with_seconds = set.reform(|seconds| Some(ClockKind::Move { seconds }));
    html! {
        <SelectField
            key="seconds"
            option="seconds"
            label={t!(locale, "clock-seconds")}
            items={items_of_numbers(locale, SECONDS)}
            value={seconds.to_string()}
            onchange={by_name(with_seconds, |text| text.parse().ok())}
        />
    }
}
