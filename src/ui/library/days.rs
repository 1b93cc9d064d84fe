//! Days in few words.

use yew::prelude::*;

use super::render_queue::{RenderQueue, use_turn};
use crate::ui::browser::{system, use_locale};
use crate::ui::i18n::{Locale, t};

/// The last days that are called by their weekday.
const WEEK: i64 = 6;

/// The day of a moment (in seconds since the beginning of 1970, UTC): today,
/// yesterday, a weekday of the last week, or a date.
fn day(locale: &Locale, moment: u64) -> String {
    let language = locale.language().tag();
    match system::day_number(system::now()) - system::day_number(moment) {
        0 => t!(locale, "library-today"),
        1 => t!(locale, "library-yesterday"),
        2..=WEEK => system::weekday(moment, language),
        _ => locale.digits(system::short_date(moment, language)),
    }
}

/// The day of a moment as an element; nothing for an unknown moment.
pub fn day_element(locale: &Locale, moment: u64) -> Html {
    let Some((exact, full)) = system::date(moment, locale.language().tag()) else {
        return Html::default();
    };
    let full = locale.digits(full);
    html! { <time datetime={exact} title={full}>{ day(locale, moment) }</time> }
}

/// The properties of a [`DayHeading`].
#[derive(Properties, PartialEq)]
pub(super) struct DayHeadingProps {
    /// A moment of the day, in seconds since the beginning of 1970 (UTC).
    pub moment: u64,
    /// The queue in which it waits to be rendered.
    pub queue: RenderQueue,
    /// Whether it is rendered at once.
    pub is_at_once: bool,
}

/// The day above its games. It waits for its turn like them: the browser takes most of a
/// millisecond for the words.
#[component]
pub(super) fn DayHeading(props: &DayHeadingProps) -> Html {
    let locale = use_locale();
    let is_turn = use_turn(&props.queue, props.is_at_once);
    html! {
        <p class="date">
            if is_turn {
                { day_element(&locale, props.moment) }
            } else {
                // Keeps its height.
                { "\u{a0}" }
            }
        </p>
    }
}
