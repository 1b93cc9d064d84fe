//! The puzzles of a set, one after another.

use std::rc::Rc;

use yew::prelude::*;

use super::puzzle_list::{puzzles_failure, use_collections};
use super::puzzle_panel::puzzle_panel;
use super::rating_chart::rating_change;
use super::texts::{move_name, puzzle_head, puzzle_set_name, puzzle_task, rating_text};
use super::view::{TaskSource, TaskView, no_task, try_buttons, use_attempt};
use super::{
    Attempt, Collections, PuzzleEntry, PuzzleProgress, PuzzleScore, daily_variant, next_puzzle,
};
use crate::link::LinkContent;
use crate::rules::Variant;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::PUZZLES;
use crate::ui::browser::stored_progress::{ProgressChange, use_stored_progress};
use crate::ui::browser::{focus, system, use_heading_focus, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View};
use crate::ui::widgets::{Icon, ShareButton, icon};

#[derive(Properties, PartialEq)]
pub struct PuzzleViewProps {
    pub set: PuzzleSet,
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
    let why = match &collections {
        Loading::Ready(collections) => {
            let orientation = props.orientation;
            return html! { <Puzzles {set} {collections} {today} {orientation} /> };
        }
        Loading::Pending => Html::default(),
        Loading::Failed => puzzles_failure(&locale, &retry),
    };
    let title = puzzle_set_name(&locale, set);
    no_task(Some("puzzle"), title, collections == Loading::Pending, why)
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
    let (progress, change) = use_stored_progress::<PuzzleProgress>(PUZZLES);
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
        let why = html! { <p>{ t!(locale, "no-puzzles") }</p> };
        return no_task(Some("puzzle"), puzzle_set_name(&locale, set), false, why);
    };
    let number = shown.len();
    let onnext = Callback::from(move |()| {
        let next = choose(&shown, system::day_number(system::now()));
        shown.set(shown.iter().cloned().chain(next).collect());
    });
    html! {
        <PuzzleTask
            key={number}
            {set}
            entry={current.entry}
            is_first={number == 1}
            day={current.day}
            {progress}
            {change}
            {onnext}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
pub struct PuzzleTaskProps {
    pub set: PuzzleSet,
    pub entry: PuzzleEntry,
    /// Whether it is the first that the view shows.
    pub is_first: bool,
    /// The number of the day on which it was chosen.
    pub day: i64,
    pub progress: Rc<PuzzleProgress>,
    pub change: ProgressChange<PuzzleProgress>,
    pub onnext: Callback<()>,
    pub orientation: Orientation,
}

#[component]
fn PuzzleTask(props: &PuzzleTaskProps) -> Html {
    let locale = use_locale();
    let PuzzleTaskProps {
        set,
        entry,
        progress,
        ..
    } = props;
    let task = use_memo(entry.clone(), PuzzleEntry::task);
    let onchange = {
        let (entry, change) = (entry.clone(), props.change.clone());
        let (day, is_daily) = (props.day, *set == PuzzleSet::Daily);
        move |_: &Attempt, after: &Attempt| {
            let (entry, after) = (entry.clone(), after.clone());
            change.emit(Box::new(move |progress: &mut PuzzleProgress| {
                progress.take(&entry, &after, day, is_daily);
            }));
        }
    };
    let initial = || Attempt::new(progress.has_missed(entry));
    let handle = use_attempt(&task, initial, onchange);
    let attempt = &handle.attempt;
    let board = attempt.board_number;
    let heading = use_heading_focus(board, board == 0 && !props.is_first);
    let worths = use_node_ref();
    // Whether this attempt moves the rating.
    let is_rated = *use_state_eq(|| !progress.has_score(entry));
    let score = attempt.score.filter(|_| is_rated);
    let is_over = attempt.outcome.is_over();
    let puzzle = &entry.puzzle;
    let rules = task.game.current().rules();
    let asked = || {
        let about = match (is_rated && attempt.score.is_none(), attempt.miss_count()) {
            (false, _) => t!(locale, "puzzle-unrated"),
            (true, 0) => t!(locale, "puzzle-tries"),
            (true, _) => t!(locale, "puzzle-second-try"),
        };
        (puzzle_task(&locale, puzzle), about)
    };
    let solution = || {
        let mv = move_name(rules, puzzle.solution);
        t!(locale, "puzzle-solution", mv = mv, seeds = puzzle.gain)
    };
    let (title, text) = puzzle_head(&locale, rules, attempt, asked, solution);
    html! {
        <TaskView
            source={TaskSource::Puzzles(format!("{} {:x}", entry.variant.id(), entry.id))}
            task={&task}
            handle={handle.clone()}
            name={html! { <b>{ puzzle_set_name(&locale, *set) }</b> }}
            {title}
            text={html! { text }}
            {heading}
            result={html! {
                if is_over {
                    { result_line(&locale, progress, score, &worths) }
                }
            }}
            panel={puzzle_panel(&locale, props, &task, attempt, score, &worths)}
            foot={html! {
                <>
                    { try_buttons(&locale, &handle) }
                    <ShareButton
                        content={LinkContent::puzzle(task.game.clone())}
                        text={puzzle_task(&locale, puzzle)}
                    />
                    { next_button(&locale, props, is_over) }
                </>
            }}
            orientation={props.orientation}
        />
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
fn next_button(locale: &Locale, props: &PuzzleTaskProps, is_over: bool) -> Html {
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
