//! The puzzles of a set on paper: six on a sheet, and their answers on another.

use yew::prelude::*;

use crate::rules::Side;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::browser::environment::use_today;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::use_locale;
use crate::ui::describe::{self, facts::Who};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::PuzzleSet;
use crate::ui::state::settings::Look;
use crate::ui::tasks::{
    PuzzleEntry, games_of, move_in_words, move_name, puzzle_set_name, puzzle_task, puzzles_failure,
    use_collections,
};
use crate::ui::widgets::{Icon, icon};

/// The puzzles on a sheet.
const ON_SHEET: usize = 6;

#[derive(Properties, PartialEq)]
pub struct PuzzleSheetsProps {
    pub set: PuzzleSet,
}

/// Six puzzles of a set, the easiest first, with buttons that lead to other six.
#[component]
pub fn PuzzleSheets(props: &PuzzleSheetsProps) -> Html {
    // On paper every board lies flat, whatever the screen is like.
    let locale = use_locale().for_boards(Orientation::Flat);
    let (set, today) = (props.set, use_today());
    let (collections, retry) = use_collections(games_of(set, today));
    let page = use_state_eq(|| 0_usize);
    let content = match &collections {
        Loading::Ready(collections) => {
            let mut puzzles = collections.puzzles(set, today);
            puzzles.sort_by_key(|entry| entry.puzzle.difficulty);
            let all = puzzles.len();
            let puzzles: Vec<_> = (1..).zip(puzzles).skip(*page * ON_SHEET).collect();
            let puzzles = &puzzles[..puzzles.len().min(ON_SHEET)];
            html! {
                <>
                    { steps(&locale, &page, all) }
                    { sheet(&locale, set, puzzles, false) }
                    { sheet(&locale, set, puzzles, true) }
                </>
            }
        }
        Loading::Pending => html! { <section class="paper skeleton" /> },
        Loading::Failed => puzzles_failure(&locale, &retry),
    };
    html! {
        <div class="sheets" aria-busy={(collections == Loading::Pending).then_some("true")}>
            { content }
        </div>
    }
}

/// The buttons that lead to the six puzzles before and after those of a page.
fn steps(locale: &Locale, page: &UseStateHandle<usize>, all: usize) -> Html {
    let first = **page * ON_SHEET;
    let last = all.min(first + ON_SHEET);
    let step = |to: Option<usize>, name: &'static str, label: String, symbol: Icon| {
        let page = page.clone();
        let onclick = to.map(|to| Callback::from(move |_: MouseEvent| page.set(to)));
        html! {
            <button type="button" class="quiet" data-action={name} aria-label={label.clone()} title={label} disabled={to.is_none()} {onclick}>
                { icon(symbol) }
            </button>
        }
    };
    html! {
        <div class="sheet-steps" role="group" aria-label={t!(locale, "puzzles")}>
            { step(page.checked_sub(1), "six-before", t!(locale, "six-before"), Icon::Previous) }
            <span role="status">
                { t!(locale, "puzzle-range", first = first + 1, last = last, all = all) }
            </span>
            { step((last < all).then_some(**page + 1), "six-next", t!(locale, "six-next"), Icon::Next) }
        </div>
    }
}

/// A sheet of puzzles with their numbers, or of their answers.
fn sheet(
    locale: &Locale,
    set: PuzzleSet,
    puzzles: &[(usize, &PuzzleEntry)],
    is_answer: bool,
) -> Html {
    let entry = |&(number, entry): &(usize, &PuzzleEntry)| {
        let (rules, puzzle) = (entry.variant.default_rules(), &entry.puzzle);
        let text = if is_answer {
            let mv = move_in_words(locale, &rules, puzzle.solution);
            t!(locale, "puzzle-solution", mv = mv, seeds = puzzle.gain)
        } else {
            t!(locale, "sentence", said = puzzle_task(locale, puzzle))
        };
        html! {
            <li key={number}>
                <h3>
                    { locale.number(number as u64) }
                    { " " }
                    <small>{ describe::game(locale, entry.variant) }</small>
                    if is_answer {
                        <b translate="no"><bdi dir="ltr">{ move_name(&rules, puzzle.solution) }</bdi></b>
                    }
                </h3>
                <MiniBoard
                    {rules}
                    position={puzzle.position}
                    look={Look::Plain}
                    is_counted=true
                    is_lettered=true
                    sown={is_answer.then_some(puzzle.solution.pit)}
                />
                <p>{ text }</p>
            </li>
        }
    };
    let owner = |side: Side| {
        html! { <span class={side_class(side)}>{ side_sign(side) }{ t!(locale, "side", side = side) }</span> }
    };
    let turn = t!(locale, "turn", who = Who::Side(Side::South));
    html! {
        <section class="paper puzzle-sheet" data-answers={is_answer.then_some("true")}>
            <h2>
                { puzzle_set_name(locale, set) }
                if is_answer {
                    { " " }
                    <small>{ t!(locale, "answers") }</small>
                }
            </h2>
            <p class="sides">
                { t!(locale, "sentence", said = turn) }
                { for Side::ALL.map(owner) }
            </p>
            <ol>{ for puzzles.iter().map(entry) }</ol>
        </section>
    }
}
