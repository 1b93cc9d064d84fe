//! Days in few words.

use yew::prelude::*;

use crate::ui::browser::system;
use crate::ui::i18n::{Locale, t};

/// The last days that are called by their weekday.
const WEEK: i64 = 6;

/// The day of a moment (in seconds since the beginning of 1970, UTC): today,
/// yesterday, a weekday of the last week, or a date.
pub(super) fn day(locale: &Locale, moment: u64) -> String {
    let language = locale.language().tag();
    match system::day_number(system::now()) - system::day_number(moment) {
        0 => t!(locale, "library-today"),
        1 => t!(locale, "library-yesterday"),
        2..=WEEK => system::weekday(moment, language),
        _ => system::short_date(moment, language),
    }
}

/// The day of a moment as an element; nothing for an unknown moment.
pub fn day_element(locale: &Locale, moment: u64) -> Html {
    let Some((exact, full)) = system::date(moment, locale.language().tag()) else {
        return Html::default();
    };
    html! { <time datetime={exact} title={full}>{ day(locale, moment) }</time> }
}
