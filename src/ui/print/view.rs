//! What is printed, as pages of white paper, with the button that prints them.

use yew::prelude::*;

use super::board_sheet::{BoardSheet, PIT_RADIUS, board_sheets};
use super::list::about;
use super::puzzle_sheets::PuzzleSheets;
use crate::rules::{Rules, Side, Variant};
use crate::ui::board::basin_outline;
use crate::ui::board::layout::{Basin, Point};
use crate::ui::board::px::{Px, translate};
use crate::ui::browser::route::href;
use crate::ui::browser::{system, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::rulebook::RulesSheet;
use crate::ui::state::{Printout, View};
use crate::ui::tasks::puzzle_set_name;

#[derive(Properties, PartialEq)]
pub struct PrintoutViewProps {
    pub printout: Printout,
}

/// The sheets of a printout.
#[component]
pub fn PrintoutView(props: &PrintoutViewProps) -> Html {
    let locale = &use_locale();
    let printout = props.printout;
    let (title, sheets) = match printout {
        Printout::Board(variant) => (describe::game(locale, variant), draw_board(locale, variant)),
        Printout::Rules(variant) => (
            describe::game(locale, variant),
            html! { <RulesSheet {variant} /> },
        ),
        Printout::Puzzles(set) => (
            puzzle_set_name(locale, set),
            html! { <PuzzleSheets {set} /> },
        ),
        Printout::Record => (t!(locale, "record-sheet"), record(locale)),
    };
    html! {
        <article class="printout list-view" data-printout={printout.to_string()}>
            <header>
                <h1 tabindex="-1">{ title }</h1>
                <p>{ about(locale, printout) }</p>
                <div class="print-buttons">
                    <a class="button quiet" href={href(View::Printouts)}>{ t!(locale, "printouts") }</a>
                    <button
                        type="button"
                        class="main"
                        data-action="print"
                        onclick={|_| system::print()}
                    >
                        { t!(locale, "print-it") }
                    </button>
                </div>
            </header>
            { sheets }
        </article>
    }
}

/// The board of a game on one sheet or two.
fn draw_board(locale: &Locale, variant: Variant) -> Html {
    let rules = variant.default_rules();
    let sheets = board_sheets(&rules);
    let count = sheets.len();
    let sheet = |(place, sheet): (usize, &BoardSheet)| {
        html! {
            <section key={place} class="paper board-paper">
                <h2>
                    { describe::game(locale, variant) }
                    { " " }
                    <small>{ describe::size(locale, &rules) }</small>
                    if count > 1 {
                        <small>{ t!(locale, "practice-of", number = place + 1, count = count) }</small>
                    }
                </h2>
                { board_picture(locale, &rules, sheet) }
                if count > 1 {
                    <p>{ t!(locale, "board-sheets-join") }</p>
                }
            </section>
        }
    };
    html! { <div class="sheets">{ for sheets.iter().enumerate().map(sheet) }</div> }
}

/// The radius of the marks at which two sheets are joined, half of each on each sheet.
const JOIN_MARK: f64 = 4.0;

/// A board in millimetres, each a unit of the picture.
fn board_picture(locale: &Locale, rules: &Rules, sheet: &BoardSheet) -> Html {
    let (width, height) = (Px(sheet.size.x), Px(sheet.size.y));
    let board = rules.board();
    let pits = sheet.pits.iter().map(|printed| {
        let (at, letter) = (printed.centre, printed.letter);
        html! {
            <>
                <circle cx={Px(at.x)} cy={Px(at.y)} r={Px(PIT_RADIUS)} />
                { text(letter, board.letter(printed.pit).to_string()) }
            </>
        }
    });
    let store = |(side, basin): &(Side, Basin)| {
        html! {
            <>
                <path d={basin_outline(basin)} transform={translate(basin.centre)} />
                { text(basin.centre, t!(locale, "side", side = *side)) }
            </>
        }
    };
    let [from, to] = sheet.middle;
    let middle = format!("M{} {}L{} {}", Px(from.x), Px(from.y), Px(to.x), Px(to.y));
    let mark = |x: f64, y: f64| {
        html! { <circle cx={Px(x)} cy={Px(y)} r={Px(JOIN_MARK)} /> }
    };
    html! {
        <svg
            class="board-sheet"
            width={format!("{width}mm")}
            height={format!("{height}mm")}
            viewBox={format!("0 0 {width} {height}")}
            translate="no"
            aria-hidden="true"
        >
            <path class="middle" d={middle} />
            { for pits }
            { for sheet.stores.iter().map(store) }
            if let Some(x) = sheet.join {
                <path class="join" d={format!("M{} 0v{height}", Px(x))} />
                { mark(x, JOIN_MARK + 1.0) }
                { mark(x, sheet.size.y - JOIN_MARK - 1.0) }
            }
        </svg>
    }
}

fn text(at: Point, text: String) -> Html {
    html! { <text x={Px(at.x)} y={Px(at.y)}>{ text }</text> }
}

/// The lines of a column of a game record.
const LINES: usize = 30;

/// A blank game record.
fn record(locale: &Locale) -> Html {
    let side = |side: Side| t!(locale, "side", side = side);
    let fields = [
        t!(locale, "setup-game"),
        t!(locale, "record-date"),
        side(Side::South),
        side(Side::North),
        t!(locale, "record-result"),
    ];
    let field = |name: String| html! { <p><span>{ name }</span><i /></p> };
    let line = |number: usize| {
        html! { <li key={number}><span>{ locale.number(number as u64) }</span><i /><i /></li> }
    };
    let column = |column: usize| {
        let first = column * LINES + 1;
        html! {
            <ol>
                <li class="record-sides">
                    <span />
                    { for Side::ALL.map(|it| html! { <b>{ side(it) }</b> }) }
                </li>
                { for (first..first + LINES).map(line) }
            </ol>
        }
    };
    html! {
        <section class="paper record-sheet">
            <h2>{ t!(locale, "record-sheet") }</h2>
            <div class="record-fields">{ for fields.map(field) }</div>
            <div class="record-lines" aria-hidden="true">{ for [0, 1].map(column) }</div>
        </section>
    }
}
