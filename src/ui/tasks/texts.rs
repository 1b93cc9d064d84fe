//! Names and sentences about puzzles, and the parts that several views have.

use yew::prelude::*;

use super::{Attempt, Outcome, PuzzleProgress};
use crate::bot::{CollectedPuzzle, PuzzleTheme};
use crate::rules::{Move, Rules, Side};
use crate::ui::browser::route::href;
use crate::ui::browser::system;
use crate::ui::describe;
use crate::ui::game::Mistake;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View, whole_seeds};
use crate::ui::widgets::{Icon, icon};

pub fn theme_name(locale: &Locale, theme: PuzzleTheme) -> String {
    t!(locale, "puzzle-theme", topic = theme.name())
}

/// What a set of puzzles is called in headings and titles.
pub fn puzzle_set_name(locale: &Locale, set: PuzzleSet) -> String {
    match set {
        PuzzleSet::Daily => t!(locale, "puzzle-of-the-day"),
        PuzzleSet::Game(variant) => {
            t!(locale, "puzzles-of", name = describe::game(locale, variant))
        }
        PuzzleSet::Theme(theme) => t!(locale, "puzzles-of", name = theme_name(locale, theme)),
    }
}

/// What a puzzle asks.
pub fn puzzle_task(locale: &Locale, puzzle: &CollectedPuzzle) -> String {
    t!(locale, "puzzle-task", seeds = puzzle.gain)
}

/// The heading and the text of a puzzle: what is `asked`, what the last try did, or the
/// `solution`.
pub fn puzzle_head(
    locale: &Locale,
    rules: &Rules,
    attempt: &Attempt,
    asked: impl FnOnce() -> (String, String),
    solution: impl FnOnce() -> String,
) -> (String, String) {
    match (attempt.outcome, attempt.last_miss()) {
        (Outcome::Wrong, Some(miss)) => {
            let text = t!(
                locale,
                "puzzle-wrong",
                mv = move_in_words(locale, rules, miss)
            );
            (t!(locale, "not-yet"), text)
        }
        (Outcome::Open | Outcome::Wrong, _) => asked(),
        (Outcome::Right, _) => (t!(locale, "puzzle-solved"), solution()),
        (Outcome::Shown, _) => (t!(locale, "the-solution"), solution()),
    }
}

/// A rating, in whole points and without a sign between groups of digits.
pub fn rating_text(locale: &Locale, rating: f64) -> String {
    locale.digits((rating.round() as u32).to_string())
}

/// A move in a sentence. On the board of a task South's row is the near one.
pub fn move_in_words(locale: &Locale, rules: &Rules, mv: Move) -> String {
    describe::move_in_words(locale, rules, Side::South, mv)
}

/// A move as lists name it: `c↺`.
pub fn move_name(rules: &Rules, mv: Move) -> String {
    describe::notation(&rules.display_move(mv).to_string())
}

/// The move that was played in a game, and what it cost.
pub fn own_move(locale: &Locale, mistake: &Mistake) -> String {
    t!(
        locale,
        "own-move",
        mv = move_in_words(locale, mistake.rules(), mistake.played),
        seeds = whole_seeds(mistake.cost),
    )
}

/// When a task is due, after that many days; one that was due before is due today.
pub fn due(locale: &Locale, days: i64) -> String {
    let days = usize::try_from(days).unwrap_or(0);
    t!(locale, "practice-due", days = days)
}

/// The days that a week shows.
const DAYS: i64 = 7;

/// The last seven days up to `today` as a row of pits, with a seed for every day whose
/// puzzle is solved; for the eye only.
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

/// The link to the puzzle of the day; `is_over`: it is solved, or its solution was shown.
pub fn daily_link(locale: &Locale, is_over: bool) -> Html {
    html! {
        <a class="button main" href={href(View::Puzzle(PuzzleSet::Daily))}>
            if is_over {
                { t!(locale, "look-again") }
            } else {
                { t!(locale, "solve-it") }
            }
            { icon(Icon::Next) }
        </a>
    }
}
