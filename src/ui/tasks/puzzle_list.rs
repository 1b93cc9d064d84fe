//! The puzzles: that of the day, and those by theme and by game; and the practice.

use std::rc::Rc;

use web_sys::RequestCache;
use yew::prelude::*;

use super::rating_chart::{rating_change, rating_chart};
use super::texts::{daily_link, due, own_move, puzzle_task, rating_text, streak, theme_name, week};
use super::{Collections, Practice, PracticeTask, PuzzleEntry, PuzzleProgress};
use crate::bot::{PuzzleTheme, read_collection};
use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::browser::environment::use_today;
use crate::ui::browser::fetch;
use crate::ui::browser::loading::{Loading, use_loading};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::{PRACTICE, PUZZLES};
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::describe;
use crate::ui::game::HandoutLinks;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::state::{PuzzleSet, View};
use crate::ui::widgets::{Icon, icon, loading_failure};

/// The puzzles of some games, and a callback that tries again to load them.
#[hook]
pub fn use_collections(games: Vec<Variant>) -> (Loading<Collections>, Callback<()>) {
    use_loading(games, load_all)
}

/// The notice in the place of puzzles that could not be loaded.
pub fn puzzles_failure(locale: &Locale, onretry: &Callback<()>) -> Html {
    let (text, again) = (t!(locale, "puzzles-failed"), t!(locale, "try-again"));
    loading_failure("puzzles", text, again, onretry)
}

/// Loads the files of some games; `None` if one of them can't be loaded.
async fn load_all(games: Vec<Variant>) -> Option<Rc<Collections>> {
    let mut loaded = Vec::new();
    for game in games {
        let address = format!("./puzzles/{}.txt", game.id());
        let text = fetch::text(&address, RequestCache::Default).await?;
        let puzzles = read_collection(&game.default_rules(), &text).ok()?;
        loaded.extend(
            puzzles
                .into_iter()
                .map(|puzzle| PuzzleEntry::new(game, puzzle)),
        );
    }
    Some(Rc::new(Collections(loaded)))
}

/// The puzzle of the day, the player's rating, and the sets of puzzles.
#[component]
pub fn PuzzleList() -> Html {
    let locale = use_locale();
    let (collections, retry) = use_collections(Variant::ALL.to_vec());
    let (progress, _) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let (practice, _) = use_stored_progress::<Practice>(PRACTICE);
    let today = use_today();
    let look = use_settings().look;
    let is_pending = collections == Loading::Pending;
    html! {
        <article class="puzzles list-view" aria-busy={is_pending.then_some("true")}>
            <header>
                <h1 tabindex="-1">{ t!(locale, "puzzles") }</h1>
                <p>{ t!(locale, "puzzles-about") }</p>
            </header>
            {
                match &collections {
                    Loading::Ready(collections) => {
                        daily_card(&locale, collections, &progress, today, look).unwrap_or_default()
                    }
                    Loading::Pending => html! { <section class="daily card skeleton" aria-hidden="true" /> },
                    Loading::Failed => puzzles_failure(&locale, &retry),
                }
            }
            { drill(&locale) }
            if let Loading::Ready(collections) = &collections {
                { themes(&locale, collections, &progress) }
                { games(&locale, collections, &progress, look) }
                { rating(&locale, &progress) }
                { practice_list(&locale, &practice, today, look) }
            }
            <a class="button quiet" href={href(View::Editor)}>{ t!(locale, "set-up-position") }</a>
            <a class="button quiet" href={href(View::Printouts)}>{ t!(locale, "printouts") }</a>
            <HandoutLinks />
        </article>
    }
}

fn daily_card(
    locale: &Locale,
    collections: &Collections,
    progress: &PuzzleProgress,
    today: i64,
    look: Look,
) -> Option<Html> {
    let entry = *collections.puzzles(PuzzleSet::Daily, today).first()?;
    let (variant, puzzle) = (entry.variant, &entry.puzzle);
    let result = progress.daily(today);
    let name = t!(locale, "game-short", game = variant.id());
    Some(html! {
        <section class="daily card" data-result={result.name()}>
            <MiniBoard rules={variant.default_rules()} position={puzzle.position} {look} />
            <div>
                <h2>{ t!(locale, "puzzle-of-the-day") }</h2>
                <p>{ t!(locale, "sentence", said = puzzle_task(locale, puzzle)) }</p>
                <p class="about">
                    { t!(locale, "sentence", said = name) }
                    { " " }
                    { t!(locale, "difficulty-of", difficulty = puzzle.difficulty) }
                </p>
                { week(locale, progress, today) }
                if progress.streak(today) > 0 {
                    <p class="about">{ streak(locale, progress, today) }</p>
                }
                { daily_link(locale, result.is_over()) }
            </div>
        </section>
    })
}

fn rating(locale: &Locale, progress: &PuzzleProgress) -> Html {
    html! {
        <section class="rating">
            <h2>{ t!(locale, "your-rating") }</h2>
            if progress.has_rating() {
                <p class="figure">
                    <b>{ rating_text(locale, progress.rating.rating) }</b>
                    { rating_change(locale, progress) }
                    <span class="about">{ t!(locale, "puzzles-solved", solved = progress.solved()) }</span>
                </p>
            }
            { rating_chart(locale, &progress.history) }
            if !progress.has_rating() {
                <p>{ t!(locale, "rating-none") }</p>
            }
        </section>
    }
}

/// A small drawing for each theme, in the order of [`PuzzleTheme::ALL`].
const THEME_DRAWINGS: &str = include_str!("themes.svg");

/// What a theme is about, for the eye only: pits, seeds, and what a move does.
fn theme_drawing(theme: PuzzleTheme) -> Html {
    let drawing = THEME_DRAWINGS.split("\n\n").nth(theme as usize);
    let drawing = AttrValue::Static(drawing.unwrap_or_default());
    html! {
        <svg class="theme-drawing" viewBox="0 0 144 64" aria-hidden="true">
            { Html::from_html_unchecked(drawing) }
        </svg>
    }
}

fn themes(locale: &Locale, collections: &Collections, progress: &PuzzleProgress) -> Html {
    let entry = |&theme: &PuzzleTheme| {
        let set = PuzzleSet::Theme(theme);
        html! {
            <li key={theme.name()}>
                <a href={href(View::Puzzle(set))}>
                    { theme_drawing(theme) }
                    <b>{ theme_name(locale, theme) }</b>
                    { counts(locale, collections, progress, set) }
                </a>
            </li>
        }
    };
    html! {
        <section class="sets">
            <h2>{ t!(locale, "by-theme") }</h2>
            <ul class="themes">{ for PuzzleTheme::ALL.iter().map(entry) }</ul>
        </section>
    }
}

fn games(
    locale: &Locale,
    collections: &Collections,
    progress: &PuzzleProgress,
    look: Look,
) -> Html {
    let entry = |variant: Variant| {
        let set = PuzzleSet::Game(variant);
        let rules = variant.default_rules();
        html! {
            <li key={variant.id()} style={format!("--width: {}", Px(mini_width(&rules)))}>
                <a href={href(View::Puzzle(set))}>
                    <MiniBoard {rules} {look} />
                    <b>{ t!(locale, "game-short", game = variant.id()) }</b>
                    { counts(locale, collections, progress, set) }
                </a>
            </li>
        }
    };
    html! {
        <section class="sets">
            <h2>{ t!(locale, "by-game") }</h2>
            <ul class="games">{ for Variant::ALL.map(entry) }</ul>
        </section>
    }
}

/// How many puzzles a set has; once some are solved, how many of them.
fn counts(
    locale: &Locale,
    collections: &Collections,
    progress: &PuzzleProgress,
    set: PuzzleSet,
) -> Html {
    let (solved, all) = collections.counts(set, progress);
    let text = match solved {
        0 => locale.number(all as u64),
        solved => t!(locale, "solved-of", solved = solved, all = all),
    };
    html! { <span class="about">{ text }</span> }
}

/// The link to the drill.
fn drill(locale: &Locale) -> Html {
    html! {
        <section class="drills">
            { drill_drawing() }
            <div>
                <h2>{ t!(locale, "drill") }</h2>
                <p>{ t!(locale, "drill-about") }</p>
            </div>
            <a class="button" href={href(View::Drills)}>{ t!(locale, "begin-course") }</a>
        </section>
    }
}

/// A sowing whose end is asked for, for the eye only.
fn drill_drawing() -> Html {
    let dent = |cx: &'static str| html! { <circle class="dent" {cx} cy="44" r="11" /> };
    html! {
        <svg class="theme-drawing" viewBox="0 0 144 64" aria-hidden="true">
            { for ["43", "72", "101", "130"].map(dent) }
            <circle class="pit" cx="14" cy="44" r="11" />
            <ellipse class="seed" cx="10" cy="42" rx="4.1" ry="3.5" />
            <ellipse class="seed" cx="18" cy="46" rx="4.1" ry="3.5" />
            <path class="way" d="M14 28q14-14 28 1" />
            <path class="line" d="M36 26l7 5 1-8" />
            <path class="line" d="M97 13a5 5 0 1 1 7 5q-3 2-3 5M101 28v.1" />
        </svg>
    }
}

/// The most tasks that are listed.
const MAX_LISTED: usize = 4;

/// The tasks that are due first, and the link to those of today.
fn practice_list(locale: &Locale, practice: &Practice, today: i64, look: Look) -> Html {
    let open = practice.open();
    let count = practice.due(today).len();
    let entry = |&task: &&PracticeTask| {
        let rules = *task.mistake.rules();
        let position = *task.mistake.game.current().position();
        html! {
            <li key={task.link.clone()}>
                <MiniBoard {rules} {position} {look} />
                <div>
                    <b>{ describe::game(locale, rules.variant()) }</b>
                    <p class="about">{ own_move(locale, &task.mistake) }</p>
                </div>
                <small class={classes!((task.due <= today).then_some("now"))}>
                    { due(locale, task.due - today) }
                </small>
            </li>
        }
    };
    html! {
        <section class="practice">
            <h2>{ t!(locale, "practise-again") }</h2>
            if open.is_empty() {
                { practice_drawing() }
                <p>{ t!(locale, "practice-none") }</p>
                <a class="button" href={href(View::Picker)}>{ t!(locale, "new-game") }</a>
            } else {
                <ul>{ for open.iter().take(MAX_LISTED).map(entry) }</ul>
            }
            if count > 0 {
                <a class="button" data-action="practise" href={href(View::Practice)}>
                    { t!(locale, "practise-today", count = count) }
                    { icon(Icon::Next) }
                </a>
            }
        </section>
    }
}

/// A seed that comes back, for the eye only.
fn practice_drawing() -> Html {
    let dent = |cx: &'static str| html! { <circle class="dent" {cx} cy="44" r="11" /> };
    html! {
        <svg class="theme-drawing" viewBox="0 0 144 64" aria-hidden="true">
            { for ["14", "43", "101", "130"].map(dent) }
            <circle class="pit" cx="72" cy="44" r="11" />
            <ellipse class="seed" cx="72" cy="44" rx="4.1" ry="3.5" />
            <path class="way" d="M72 28q14-14 28 1" />
            <path class="line" d="M94 26l7 5 1-8" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_drawing() {
        let drawings = THEME_DRAWINGS.split("\n\n").count();
        assert_eq!(drawings, PuzzleTheme::ALL.len());
    }
}
