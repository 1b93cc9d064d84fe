//! The puzzle of the day: as the one thing, or in a line.

use std::rc::Rc;

use yew::prelude::*;

use super::offer::Offer;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View};
use crate::ui::tasks::{
    PuzzleProgress, daily_variant, puzzle_task, puzzles_failure, streak, use_collections, week,
};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct DailyPuzzleProps {
    pub progress: Rc<PuzzleProgress>,
    /// The number of the day.
    pub today: i64,
    pub orientation: Orientation,
}

/// The puzzle of the day, while it is open, the days on which it was solved, and the way
/// to it.
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
            result="open"
            {rules}
            title={html! { { t!(locale, "puzzle-of-the-day") } }}
            {line}
            {more}
            go={t!(locale, "solve-it")}
            href={href(View::Puzzle(PuzzleSet::Daily))}
            class="solve"
            is_pending={collections == Loading::Pending}
        >
            { board }
        </Offer>
    }
}

/// The puzzle of the day in a line: the days on which it was solved, and the way to it.
pub fn puzzle_line(locale: &Locale, progress: &PuzzleProgress, today: i64) -> Html {
    let result = progress.daily(today);
    let about = match progress.streak(today) {
        0 if result.is_over() => t!(locale, "look-again"),
        0 => t!(locale, "solve-it"),
        _ => streak(locale, progress, today),
    };
    html! {
        <section
            class="home-learn"
            data-home="puzzle"
            data-result={result.name()}
        >
            <a href={href(View::Puzzle(PuzzleSet::Daily))}>
                { icon(Icon::Puzzle) }
                <b>{ t!(locale, "puzzle-of-the-day") }</b>
                { week(locale, progress, today) }
                <span>{ about }</span>
                { icon(Icon::Next) }
            </a>
        </section>
    }
}
