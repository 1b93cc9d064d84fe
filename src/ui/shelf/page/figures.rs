//! The statistics.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::px;
use crate::ui::shelf::words::Words;
use crate::ui::shelf::{Rival, Shelf, Tally, statistics};

/// How wide the bar of a row is, in its own units.
const BAR: f64 = 100.0;

/// Draws the statistics of the games that are wanted.
pub(super) fn figures(shelf: &Shelf, words: Words) -> Html {
    let all = statistics(&shelf.entries);
    let wanted = |variant: Variant| shelf.filter.is_none_or(|filter| filter == variant);
    let games: Vec<_> = (all.iter())
        .filter(|(variant, _)| wanted(*variant))
        .collect();
    html! {
        <section class="figures" aria-labelledby="figures-title">
            <h2 id="figures-title">{ words.statistics() }</h2>
            if games.is_empty() {
                <p class="about">{ words.no_statistics() }</p>
            } else {
                <table>
                    <caption class="about">{ words.statistics_about() }</caption>
                    <thead><tr>
                        { for [words.opponent(), words.played(), words.won(), words.drawn(), words.lost()].map(|name| html! {
                            <th scope="col">{ name }</th>
                        }) }
                    </tr></thead>
                    { for games.into_iter().map(|(variant, rivals)| game(*variant, rivals, words)) }
                </table>
            }
        </section>
    }
}

fn game(variant: Variant, rivals: &[(Rival, Tally)], words: Words) -> Html {
    html! {
        <tbody data-figures={variant.id()}>
            <tr><th scope="rowgroup" colspan="5">{ words.board().game(variant) }</th></tr>
            { for rivals.iter().map(|(rival, tally)| row(words.kind(*rival), *rival != Rival::Here, *tally)) }
            if let Some(tally) = Tally::together(rivals) {
                { row(words.together().to_owned(), true, tally) }
            }
        </tbody>
    }
}

/// The games against one opponent; `counts`, if the player can win or lose them.
fn row(name: String, counts: bool, tally: Tally) -> Html {
    let Tally {
        played,
        won,
        drawn,
        lost,
    } = tally;
    let cell = |number: u32| {
        let text = if counts {
            number.to_string()
        } else {
            "\u{2013}".to_owned()
        };
        html! { <td>{ text }</td> }
    };
    html! {
        <tr>
            <th scope="row">
                { name }
                if counts { { bar([won, drawn, lost]) } }
            </th>
            <td>{ played }</td>
            { cell(won) }
            <td>{ drawn }</td>
            { cell(lost) }
        </tr>
    }
}

/// How the games of a row went, as lengths.
fn bar(parts: [u32; 3]) -> Html {
    let all = f64::from(parts.iter().sum::<u32>().max(1));
    let mut x = 0.0;
    let part = |(class, number): (&'static str, u32)| {
        let (from, width) = (x, f64::from(number) / all * BAR);
        x += width;
        html! { <rect {class} x={px(from)} width={px(width)} height="4" /> }
    };
    html! {
        <svg class="tally" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            { for ["won", "drawn", "lost"].into_iter().zip(parts).map(part) }
        </svg>
    }
}
