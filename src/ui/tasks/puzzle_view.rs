//! The puzzles of a set, one after another.

use std::rc::Rc;

use yew::prelude::*;

use super::puzzle_list::{puzzles_failure, use_collections};
use super::puzzle_task::PuzzleTask;
use super::texts::puzzle_set_name;
use super::view::NoTask;
use super::{Collections, PuzzleEntry, PuzzleProgress, games_of, next_puzzle};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::storage::{self, PUZZLES, SHOWN_PUZZLE};
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::PuzzleSet;

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
    let (collections, retry) = use_collections(games_of(set, today));
    let why = match &collections {
        Loading::Ready(collections) => {
            let orientation = props.orientation;
            return html! { <Puzzles {set} {collections} {today} {orientation} /> };
        }
        Loading::Pending => Html::default(),
        Loading::Failed => puzzles_failure(&locale, &retry),
    };
    let title = puzzle_set_name(&locale, set);
    let is_pending = collections == Loading::Pending;
    html! { <NoTask class="puzzle" {title} {is_pending}>{ why }</NoTask> }
}

#[derive(Properties, PartialEq)]
struct PuzzlesProps {
    set: PuzzleSet,
    collections: Rc<Collections>,
    today: i64,
    orientation: Orientation,
}

/// One puzzle after another.
#[component]
fn Puzzles(props: &PuzzlesProps) -> Html {
    let locale = use_locale();
    let (progress, change) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let set = props.set;
    let choose = {
        let (collections, progress) = (Rc::clone(&props.collections), Rc::clone(&progress));
        let today = props.today;
        move |shown: &[PuzzleEntry]| {
            next_puzzle(&collections, set, &progress, today, shown).cloned()
        }
    };
    let name = move |entry: &PuzzleEntry| format!("{set} {} {}", entry.variant.id(), entry.id);
    // After a reload, or on the way back, the same puzzle is shown again until it is solved.
    let before = {
        let (collections, today) = (Rc::clone(&props.collections), props.today);
        let progress = Rc::clone(&progress);
        move || {
            let before = storage::read_in_tab(SHOWN_PUZZLE)?;
            let mut puzzles = collections.puzzles(set, today).into_iter();
            let is_it = |entry: &&PuzzleEntry| name(entry) == before && !progress.has_solved(entry);
            puzzles.find(is_it).cloned()
        }
    };
    let shown = use_state(|| Vec::from_iter(before().or_else(|| choose(&[]))));
    use_effect_with(shown.last().map(name), |shown| {
        if let Some(shown) = shown {
            storage::write_in_tab(SHOWN_PUZZLE, shown);
        }
    });
    let Some(entry) = shown.last().cloned() else {
        return html! {
            <NoTask class="puzzle" title={puzzle_set_name(&locale, set)}>
                <p>{ t!(locale, "no-puzzles") }</p>
            </NoTask>
        };
    };
    let number = shown.len();
    let onnext = Callback::from(move |_: MouseEvent| {
        let next = choose(&shown);
        shown.set(shown.iter().cloned().chain(next).collect());
    });
    html! {
        <PuzzleTask
            key={number}
            {set}
            {entry}
            takes_focus={number > 1}
            today={props.today}
            {progress}
            {change}
            {onnext}
            orientation={props.orientation}
        />
    }
}
