//! The puzzle of the day.

use yew::prelude::*;

use crate::ui::board::MiniBoard;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::PUZZLES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::state::{PuzzleSet, View};
use crate::ui::tasks::{
    PuzzleEntry, PuzzleProgress, daily_link, daily_variant, puzzle_task, puzzles_failure, streak,
    use_collections, week,
};

/// Where the puzzle is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyPlace {
    /// In the place of the running game, under the heading of the view.
    First,
    /// Beside the running game.
    Card,
}

#[derive(Properties, PartialEq)]
pub struct DailyPuzzleProps {
    /// Where it is shown.
    pub place: DailyPlace,
}

/// The puzzle of the day, the days on which it was solved, and the way to it.
#[component]
pub fn DailyPuzzle(props: &DailyPuzzleProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let today = system::day_number(system::now());
    let (collections, retry) = use_collections(vec![daily_variant(today)]);
    let (progress, _) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let title = t!(locale, "puzzle-of-the-day");
    let class = match props.place {
        DailyPlace::First => "home-daily home-first",
        DailyPlace::Card => "home-daily",
    };
    let is_solved = progress.has_solved_day(today);
    let content = match &collections {
        Loading::Ready(collections) => {
            let entry = collections
                .puzzles(PuzzleSet::Daily, today)
                .first()
                .copied();
            match entry {
                Some(entry) => puzzle(&locale, entry, is_solved, look),
                None => html! { <p>{ t!(locale, "no-puzzles") }</p> },
            }
        }
        Loading::Pending => html! { <div class="home-skeleton" aria-hidden="true" /> },
        Loading::Failed => puzzles_failure(&locale, &retry),
    };
    let is_pending = collections == Loading::Pending;
    html! {
        <section
            {class}
            data-home="puzzle"
            data-result={if is_solved { "solved" } else { "open" }}
            aria-busy={is_pending.then_some("true")}
        >
            if props.place == DailyPlace::First {
                <h1 tabindex="-1">{ title }</h1>
            } else {
                <h2>{ title }</h2>
            }
            <div class="home-days">
                { week(&locale, &progress, today) }
                <span>{ streak(&locale, &progress, today) }</span>
            </div>
            { content }
        </section>
    }
}

/// The puzzle with its board. Both links lead to it; the one round the board is for the
/// pointer.
fn puzzle(locale: &Locale, entry: &PuzzleEntry, is_solved: bool, look: Look) -> Html {
    let address = href(View::Puzzle(PuzzleSet::Daily));
    let (variant, puzzle) = (entry.variant, &entry.puzzle);
    html! {
        <div class="home-puzzle">
            <a class="home-board" href={address} tabindex="-1" aria-hidden="true">
                <MiniBoard
                    rules={variant.default_rules()}
                    position={puzzle.position}
                    {look}
                    is_counted=true
                />
            </a>
            <div>
                <p class="home-task">{ puzzle_task(locale, puzzle) }</p>
                <p class="about">
                    { describe::game(locale, variant) }
                    <br />
                    { t!(locale, "difficulty-of", difficulty = puzzle.difficulty) }
                </p>
                { daily_link(locale, "solve", is_solved) }
            </div>
        </div>
    }
}
