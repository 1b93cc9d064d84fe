//! The statistics.

use yew::prelude::*;

use super::describe::opponent_kind;
use super::{LibraryState, OpponentKind, Tally, statistics};
use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::i18n::{Locale, t};

/// The width of the bar of a row, in its own units.
const BAR_WIDTH: f64 = 100.0;

/// The statistics of the games that the filter lets through.
pub(super) fn figures(locale: &Locale, library: &LibraryState) -> Html {
    let filter = library.filter;
    let mut variants = statistics(&library.entries);
    variants.retain(|(variant, _)| filter.is_none_or(|filter| filter == *variant));
    let columns = [
        t!(locale, "library-opponent"),
        t!(locale, "library-played"),
        t!(locale, "library-won"),
        t!(locale, "library-drawn"),
        t!(locale, "library-lost"),
    ];
    html! {
        <section class="figures" aria-labelledby="figures-title">
            <h2 id="figures-title">{ t!(locale, "library-statistics") }</h2>
            if variants.is_empty() {
                <p class="about">{ t!(locale, "library-no-statistics") }</p>
            } else {
                <table>
                    <caption class="about">{ t!(locale, "library-statistics-about") }</caption>
                    <thead>
                        <tr>
                            { for columns.map(|name| html! { <th scope="col">{ name }</th> }) }
                        </tr>
                    </thead>
                    { for variants.iter().map(|(variant, rows)| table_body(locale, *variant, rows)) }
                </table>
            }
        </section>
    }
}

/// The rows of one variant.
fn table_body(locale: &Locale, variant: Variant, rows: &[(OpponentKind, Tally)]) -> Html {
    let variant = variant.id();
    let row = |&(opponent, tally): &(OpponentKind, Tally)| {
        let has_player = opponent != OpponentKind::SameScreen;
        table_row(&opponent_kind(locale, opponent), has_player, tally)
    };
    html! {
        <tbody data-figures={variant}>
            <tr><th scope="rowgroup" colspan="5">{ t!(locale, "game", game = variant) }</th></tr>
            { for rows.iter().map(row) }
            if let Some(tally) = Tally::total(rows) {
                { table_row(&t!(locale, "library-together"), true, tally) }
            }
        </tbody>
    }
}

/// The games against one opponent. Only where the player is one of the two can
/// they win or lose.
fn table_row(name: &str, has_player: bool, tally: Tally) -> Html {
    let Tally {
        played,
        won,
        drawn,
        lost,
    } = tally;
    let cell = |count: u32| {
        let text = has_player.then(|| count.to_string());
        html! { <td>{ text.unwrap_or_else(|| "\u{2013}".to_owned()) }</td> }
    };
    html! {
        <tr>
            <th scope="row">
                { name }
                if has_player {
                    { bar([won, drawn, lost]) }
                }
            </th>
            <td>{ played }</td>
            { cell(won) }
            <td>{ drawn }</td>
            { cell(lost) }
        </tr>
    }
}

/// The results of a row as lengths.
fn bar(results: [u32; 3]) -> Html {
    let all = f64::from(results.iter().sum::<u32>().max(1));
    let mut end = 0.0;
    let part = |(class, count): (&'static str, u32)| {
        let (start, width) = (end, f64::from(count) / all * BAR_WIDTH);
        end += width;
        html! { <rect {class} x={Px(start)} width={Px(width)} height="4" /> }
    };
    html! {
        <svg class="tally" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            { for ["won", "drawn", "lost"].into_iter().zip(results).map(part) }
        </svg>
    }
}
