//! The view of a puzzle: the task, the board, the panel and the buttons.

use std::rc::Rc;

use yew::prelude::*;

use super::board::AttemptBoard;
use super::loading::{puzzles_failure, use_collections};
use super::puzzle_panel::PuzzlePanel;
use super::rating_change::rating_change;
use super::solution_line::with_line;
use super::stored_puzzles::{TryResult, use_puzzle_progress};
use super::texts::{move_name, puzzle_set_name, rating_text, task};
use super::try_buttons::try_buttons;
use super::use_attempt::{AttemptChange, use_attempt};
use super::{
    Collections, PuzzleAttempt, PuzzleEntry, PuzzleOutcome, PuzzleProgress, PuzzleScore,
    daily_variant, next_puzzle,
};
use crate::link::LinkContent;
use crate::rules::{Match, Variant};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::{focus, system, use_heading_focus, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View};
use crate::ui::widgets::{Icon, ShareButton, icon};

/// The properties of [`PuzzleView`].
#[derive(Properties, PartialEq)]
pub struct PuzzleViewProps {
    /// The set from which the puzzles are taken.
    pub set: PuzzleSet,
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// The puzzles of a set, once they are loaded.
#[component]
pub fn PuzzleView(props: &PuzzleViewProps) -> Html {
    let locale = use_locale();
    let set = props.set;
    // It stays if midnight passes.
    let today = *use_memo((), |()| system::day_number(system::now()));
    let games = match set {
        PuzzleSet::Daily => vec![daily_variant(today)],
        PuzzleSet::Game(variant) => vec![variant],
        PuzzleSet::Theme(_) => Variant::ALL.to_vec(),
    };
    let (collections, retry) = use_collections(games);
    match &collections {
        Loading::Ready(collections) => html! {
            <Puzzles
                {set}
                collections={Rc::clone(collections)}
                {today}
                orientation={props.orientation}
            />
        },
        Loading::Pending => notice(&locale, set, true, Html::default()),
        Loading::Failed => notice(&locale, set, false, puzzles_failure(&locale, &retry)),
    }
}

/// The view while there is no puzzle.
fn notice(locale: &Locale, set: PuzzleSet, is_pending: bool, content: Html) -> Html {
    html! {
        <article class="task-view puzzle" aria-busy={is_pending.then_some("true")}>
            <header class="task-head">
                <h1 tabindex="-1">{ puzzle_set_name(locale, set) }</h1>
                { content }
            </header>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct PuzzlesProps {
    set: PuzzleSet,
    collections: Rc<Collections>,
    today: i64,
    orientation: Orientation,
}

/// A puzzle that this visit has shown.
#[derive(Clone, PartialEq)]
struct ShownPuzzle {
    entry: PuzzleEntry,
    /// The number of the day on which it was chosen.
    day: i64,
}

/// One puzzle after another.
#[component]
fn Puzzles(props: &PuzzlesProps) -> Html {
    let locale = use_locale();
    let (progress, add) = use_puzzle_progress();
    let set = props.set;
    let choose = {
        let (collections, progress) = (Rc::clone(&props.collections), Rc::clone(&progress));
        move |shown: &[ShownPuzzle], day: i64| {
            let keys = shown
                .iter()
                .map(|shown| (shown.entry.variant, shown.entry.id));
            let keys: Vec<_> = keys.collect();
            let entry = next_puzzle(&collections, set, &progress, day, &keys)?.clone();
            Some(ShownPuzzle { entry, day })
        }
    };
    let shown = use_state(|| Vec::from_iter(choose(&[], props.today)));
    let Some(current) = shown.last().cloned() else {
        let text = html! { <p>{ t!(locale, "no-puzzles") }</p> };
        return notice(&locale, set, false, text);
    };
    let number = shown.len();
    let onnext = Callback::from(move |()| {
        let next = choose(&shown, system::day_number(system::now()));
        shown.set(shown.iter().cloned().chain(next).collect());
    });
    html! {
        <Puzzle
            key={number}
            {set}
            entry={current.entry}
            is_first={number == 1}
            day={current.day}
            {progress}
            onresult={add}
            {onnext}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
struct PuzzleProps {
    set: PuzzleSet,
    entry: PuzzleEntry,
    /// Whether it is the first that the view shows.
    is_first: bool,
    /// The number of the day on which it was chosen.
    day: i64,
    progress: Rc<PuzzleProgress>,
    onresult: Callback<TryResult>,
    onnext: Callback<()>,
    orientation: Orientation,
}

/// A puzzle, its tries and its solution.
#[component]
fn Puzzle(props: &PuzzleProps) -> Html {
    let locale = use_locale();
    let entry = &props.entry;
    let (variant, puzzle) = (entry.variant, &entry.puzzle);
    let onchange = {
        let (entry, onresult) = (entry.clone(), props.onresult.clone());
        let (day, is_daily) = (props.day, props.set == PuzzleSet::Daily);
        move |change: &AttemptChange<'_>| {
            let is_solved = change.after.is_solved();
            let is_miss = change.after.misses().len() > change.before.misses().len();
            let score = change.score();
            if score.is_some() || is_solved || is_miss {
                onresult.emit(TryResult {
                    entry: entry.clone(),
                    score,
                    is_solved,
                    day,
                    is_daily,
                });
            }
        }
    };
    let solution = puzzle.solution;
    let initial = || PuzzleAttempt::new(props.progress.has_missed(entry));
    let handle = use_attempt(initial, move |mv| mv == solution, onchange);
    let attempt = &handle.attempt;
    let is_new = attempt.board_number() == 0 && !props.is_first;
    let heading = use_heading_focus(attempt.board_number(), is_new);
    let worths = use_node_ref();
    // Whether this attempt moves the rating.
    let is_rated = use_state_eq(|| !props.progress.has_score(entry));
    let score = attempt.score().filter(|_| *is_rated);
    let game = Match::from_position(variant.default_rules(), puzzle.position);
    let outcome = attempt.outcome();
    html! {
        <article
            class="task-view puzzle"
            data-puzzle={format!("{} {:x}", variant.id(), entry.id)}
            data-result={outcome.name()}
        >
            <header class="task-head">
                <p class="task-name">
                    <b>{ puzzle_set_name(&locale, props.set) }</b>
                </p>
                <div role="status">{ head(&locale, entry, attempt, *is_rated, &heading) }</div>
                if outcome.is_over() {
                    { result_line(&locale, &props.progress, score, &worths) }
                }
            </header>
            <AttemptBoard
                number={attempt.board_number()}
                game={game.clone()}
                solution={attempt.shows_line().then(|| with_line(&game, puzzle))}
                onmove={&handle.onmove}
                orientation={props.orientation}
            />
            <PuzzlePanel
                set={props.set}
                entry={entry.clone()}
                attempt={attempt.clone()}
                {score}
                progress={Rc::clone(&props.progress)}
                today={props.day}
                {worths}
            />
            <div class="task-foot">
                { try_buttons(&locale, &handle) }
                <ShareButton content={LinkContent::puzzle(game)} text={task(&locale, puzzle)} />
                { next_button(&locale, props, outcome.is_over()) }
            </div>
        </article>
    }
}

/// The task, or the result of the last try.
fn head(
    locale: &Locale,
    entry: &PuzzleEntry,
    attempt: &PuzzleAttempt,
    is_rated: bool,
    heading: &NodeRef,
) -> Html {
    let PuzzleEntry {
        variant, puzzle, ..
    } = entry;
    let rules = variant.default_rules();
    let told = || {
        let solution = move_name(&rules, puzzle.solution);
        t!(
            locale,
            "puzzle-solution",
            mv = solution,
            seeds = puzzle.gain
        )
    };
    let (title, text) = match (attempt.outcome(), attempt.misses().last()) {
        (PuzzleOutcome::Wrong, Some(&miss)) => (
            t!(locale, "not-yet"),
            t!(locale, "puzzle-wrong", mv = move_name(&rules, miss)),
        ),
        (PuzzleOutcome::Open | PuzzleOutcome::Wrong, _) => {
            let about = match (is_rated && attempt.score().is_none(), attempt.miss_count()) {
                (false, _) => t!(locale, "puzzle-unrated"),
                (true, 0) => t!(locale, "puzzle-tries"),
                (true, _) => t!(locale, "puzzle-second-try"),
            };
            (task(locale, puzzle), about)
        }
        (PuzzleOutcome::Solved, _) => (t!(locale, "puzzle-solved"), told()),
        (PuzzleOutcome::Shown, _) => (t!(locale, "the-solution"), told()),
    };
    html! {
        <>
            <h1 ref={heading} tabindex="-1">{ title }</h1>
            <p>{ text }</p>
        </>
    }
}

/// The new rating, if the attempt moved it, and the button that leads to the worths of the
/// moves. The styles hide it where the panel stands beside the board.
fn result_line(
    locale: &Locale,
    progress: &PuzzleProgress,
    score: Option<PuzzleScore>,
    worths: &NodeRef,
) -> Html {
    let worths = worths.clone();
    let onclick = Callback::from(move |_: MouseEvent| focus(&worths));
    html! {
        <p class="result-line">
            if score.is_some() {
                <span>
                    { t!(locale, "your-rating") }
                    { " " }
                    <b>{ rating_text(locale, progress.rating.rating) }</b>
                    { " " }
                    { rating_change(locale, progress) }
                </span>
            }
            <button type="button" data-action="move-worths" {onclick}>
                { t!(locale, "all-moves") }
                { icon(Icon::Down) }
            </button>
        </p>
    }
}

/// The button for the next puzzle; from the puzzle of the day, a link to the puzzles of
/// its game.
fn next_button(locale: &Locale, props: &PuzzleProps, is_over: bool) -> Html {
    let label = html! {
        <>
            { t!(locale, "next-puzzle") }
            { icon(Icon::Next) }
        </>
    };
    let class = classes!("button", is_over.then_some("main"));
    if props.set == PuzzleSet::Daily {
        let address = href(View::Puzzle(PuzzleSet::Game(props.entry.variant)));
        return html! { <a {class} data-action="next-puzzle" href={address}>{ label }</a> };
    }
    let onnext = props.onnext.reform(|_: MouseEvent| ());
    html! {
        <button type="button" {class} data-action="next-puzzle" onclick={onnext}>{ label }</button>
    }
}
