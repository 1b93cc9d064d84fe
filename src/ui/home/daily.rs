//! The puzzle of the day.

use std::rc::Rc;

use yew::prelude::*;

use super::offer::Offer;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::i18n::t;
use crate::ui::state::{PuzzleSet, View};
use crate::ui::tasks::{
    PuzzleProgress, daily_variant, puzzle_task, puzzles_failure, streak, use_collections, week,
};

#[derive(Properties, PartialEq)]
pub struct DailyPuzzleProps {
    pub progress: Rc<PuzzleProgress>,
    /// The number of the day.
    pub today: i64,
    pub orientation: Orientation,
}

/// The puzzle of the day, the days on which it was solved, and the way to it.
#[component]
pub fn DailyPuzzle(props: &DailyPuzzleProps) -> Html {
    let &DailyPuzzleProps {
        ref progress,
        today,
        orientation,
    } = props;
    let locale = use_locale();
    let look = use_settings().look;
    let rules = daily_variant(today).default_rules();
    let (collections, retry) = use_collections(vec![daily_variant(today)]);
    let is_solved = progress.has_solved_day(today);
    let (line, board) = match &collections {
        Loading::Ready(collections) => match collections.puzzles(PuzzleSet::Daily, today).first() {
            Some(entry) => {
                let position = entry.puzzle.position;
                (
                    html! { { puzzle_task(&locale, &entry.puzzle) } },
                    html! { <MiniBoard {rules} {position} {orientation} {look} is_counted=true /> },
                )
            }
            None => (html! { { t!(locale, "no-puzzles") } }, Html::default()),
        },
        Loading::Pending => (
            html! { "\u{a0}" },
            html! { <i class="home-skeleton bone" /> },
        ),
        Loading::Failed => (puzzles_failure(&locale, &retry), Html::default()),
    };
    let more = html! {
        <div class="home-days">
            { week(&locale, progress, today) }
            if progress.streak(today) > 0 {
                <span>{ streak(&locale, progress, today) }</span>
            }
        </div>
    };
    html! {
        <Offer
            name="puzzle"
            result={if is_solved { "solved" } else { "open" }}
            {rules}
            title={html! { { t!(locale, "puzzle-of-the-day") } }}
            {line}
            {more}
            go={if is_solved { t!(locale, "look-again") } else { t!(locale, "solve-it") }}
            href={href(View::Puzzle(PuzzleSet::Daily))}
            class="solve"
            is_pending={collections == Loading::Pending}
        >
            { board }
        </Offer>
    }
}
