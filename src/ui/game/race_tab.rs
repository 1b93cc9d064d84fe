//! How a race goes on: a part of the panel while the pits are picked and the hands sow.

use yew::prelude::*;

use crate::rules::Side;
use crate::ui::board::layout::Point;
use crate::ui::board::px::translate;
use crate::ui::board::seeds::side_shape;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::GameState;

/// The three steps of a race. The one that is going on is marked.
pub fn race_tab(locale: &Locale, state: &GameState) -> Html {
    let now = usize::from(state.race_picks().is_some());
    let steps = [
        (t!(locale, "race-pick"), t!(locale, "race-pick-about")),
        (t!(locale, "race"), t!(locale, "race-sow-about")),
        (t!(locale, "race-turns"), t!(locale, "race-turns-about")),
    ];
    let step = |(number, (name, about)): (usize, (String, String))| {
        html! {
            <li aria-current={(number == now).then_some("step")}>
                <i aria-hidden="true">{ locale.number(number as u64 + 1) }</i>
                <div>
                    <h2>{ name }</h2>
                    <p>{ about }</p>
                    if number == 0 {
                        { secret_pick() }
                    }
                </div>
            </li>
        }
    };
    html! { <ol class="race-steps">{ for steps.into_iter().enumerate().map(step) }</ol> }
}

/// A small board of three rows, as South sees it while the pits are picked: North's pits
/// are covered, and one of South's is chosen. A `MiniBoard` can't cover pits.
fn secret_pick() -> Html {
    let at = |column: u8, row: u8| {
        Point::new(
            24.0 + 32.0 * f64::from(column),
            29.0 + 44.0 * f64::from(row),
        )
    };
    // The lower row, and the right half of the middle one.
    let is_own = |column: u8, row: u8| row == 2 || row == 1 && column > 2;
    let pit = |(column, row): (u8, u8)| {
        let is_open = is_own(column, row);
        let class = classes!("pick-pit", (!is_open).then_some("covered"));
        html! {
            <g transform={translate(at(column, row))}>
                <circle {class} r="13" />
                if is_open {
                    <path class="pick-seeds" d="M-4-4h0M5-1h0M-2 5h0" />
                }
            </g>
        }
    };
    let pits = (0..3).flat_map(|row| (0..6).map(move |column| (column, row)));
    html! {
        <svg class="secret-pick look-stone" viewBox="0 0 208 146" aria-hidden="true">
            <rect class="pick-board" width="208" height="146" rx="12" />
            <path class="pick-cover" d="M18 7H190Q201 7 201 18V51H104V95H7V18Q7 7 18 7z" />
            { for pits.map(pit) }
            <circle class="picked" r="16" transform={translate(at(4, 1))} />
            <g class="north" transform="translate(72 51)">{ side_shape(Side::North, 13.0) }</g>
        </svg>
    }
}
