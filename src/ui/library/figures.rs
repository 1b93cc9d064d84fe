//! The statistics.

use yew::prelude::*;

use super::describe::opponent_kind;
use super::{LibraryState, OpponentKind, Tally, statistics};
use crate::rules::Variant;
use crate::ui::board::px::Px;
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;

/// The width of the bar of a row, in its own units.
const BAR_WIDTH: f64 = 100.0;

/// The properties of the [`Figures`].
#[derive(Properties, PartialEq)]
pub(super) struct FiguresProps {
    /// The stored games and the filter.
    pub library: UseReducerHandle<LibraryState>,
}

/// The statistics of the games that the filter lets through.
#[component]
pub(super) fn Figures(props: &FiguresProps) -> Html {
    let locale = use_locale();
    let filter = props.library.filter;
    let mut variants = statistics(&props.library.entries);
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
                    { for variants.into_iter().map(|(variant, rows)| html! {
                        <VariantFigures {variant} {rows} />
                    }) }
                </table>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct VariantFiguresProps {
    variant: Variant,
    rows: Vec<(OpponentKind, Tally)>,
}

/// The rows of one variant.
#[component]
fn VariantFigures(props: &VariantFiguresProps) -> Html {
    let locale = use_locale();
    let variant = props.variant.id();
    let row = |&(opponent, tally): &(OpponentKind, Tally)| {
        let has_player = opponent != OpponentKind::SameScreen;
        html! { <TallyRow name={opponent_kind(&locale, opponent)} {has_player} {tally} /> }
    };
    html! {
        <tbody data-figures={variant}>
            <tr><th scope="rowgroup" colspan="5">{ t!(locale, "game", game = variant) }</th></tr>
            { for props.rows.iter().map(row) }
            if let Some(tally) = Tally::total(&props.rows) {
                <TallyRow name={t!(locale, "library-together")} has_player=true {tally} />
            }
        </tbody>
    }
}

#[derive(Properties, PartialEq)]
struct TallyRowProps {
    name: String,
    /// Whether the player is one of the two, and can win or lose.
    has_player: bool,
    tally: Tally,
}

/// The games against one opponent.
#[component]
fn TallyRow(props: &TallyRowProps) -> Html {
    let Tally {
        played,
        won,
        drawn,
        lost,
    } = props.tally;
    let cell = |count: u32| {
        let text = props.has_player.then(|| count.to_string());
        html! { <td>{ text.unwrap_or_else(|| "\u{2013}".to_owned()) }</td> }
    };
    html! {
        <tr>
            <th scope="row">
                { &props.name }
                if props.has_player {
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
        html! { <rect {class} x={Px(start).to_string()} width={Px(width).to_string()} height="4" /> }
    };
    html! {
        <svg class="tally" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            { for ["won", "drawn", "lost"].into_iter().zip(results).map(part) }
        </svg>
    }
}
