//! The last seven days as a row of pits: a seed for every day whose puzzle is solved.

use yew::prelude::*;

use super::PuzzleProgress;
use crate::ui::browser::system;
use crate::ui::i18n::{Locale, t};

/// The days that are shown.
const DAYS: i64 = 7;

/// The last seven days up to `today`, for the eye only.
pub fn week(locale: &Locale, progress: &PuzzleProgress, today: i64) -> Html {
    let language = locale.language().tag();
    let days = (today - DAYS + 1..=today).map(|day| {
        let is_today = day == today;
        let is_solved = progress.has_solved_day(day);
        let class = classes!(is_solved.then_some("done"), is_today.then_some("now"));
        html! {
            <li {class}>
                <i />
                <span>{ system::narrow_weekday(day, language) }</span>
            </li>
        }
    });
    html! {
        <ol class="track week" aria-hidden="true">{ for days }</ol>
    }
}

/// The length of the streak in words.
pub fn streak(locale: &Locale, progress: &PuzzleProgress, today: i64) -> String {
    t!(locale, "streak-days", days = progress.streak(today))
}
