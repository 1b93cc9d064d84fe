//! The results of the games that the filter lets through.

use std::cmp::Reverse;

use yew::prelude::*;

use super::{LibraryState, OpponentKind, VariantResults, statistics, texts};
use crate::ui::board::px::Px;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Tally;
use crate::ui::widgets::{Icon, icon, tally_bar, tally_parts};

/// The card with the results.
pub(super) fn results(locale: &Locale, library: &LibraryState) -> Html {
    let mut variants = statistics(library.filtered());
    variants.sort_by_key(|it| Reverse(it.total().played));
    let totals: Vec<_> = variants.iter().map(VariantResults::total).collect();
    let all = Tally::sum(&totals);
    let games: u32 = variants.iter().map(VariantResults::games).sum();
    html! {
        <section class="results" aria-labelledby="results-title">
            <h2 id="results-title" class="name-and-number">
                { t!(locale, "library-results") }
                <small>{ t!(locale, "library-finished-games", count = games) }</small>
            </h2>
            if variants.is_empty() {
                <p class="about">{ t!(locale, "library-no-results") }</p>
            } else {
                if all.played > 0 {
                    { overall(locale, all) }
                }
                { by_variant(locale, &variants) }
            }
        </section>
    }
}

/// All results as one bar, with their numbers.
fn overall(locale: &Locale, all: Tally) -> Html {
    let parts = [("won", all.won), ("drawn", all.drawn), ("lost", all.lost)];
    let number = |count: u32, text: String| {
        html! { <span><b>{ locale.number(count) }</b>{ " " }{ text }</span> }
    };
    html! {
        <>
            <div class="tally-bar overall" aria-hidden="true">
                { tally_parts(&parts) }
            </div>
            <p class="numbers name-and-number">
                { number(all.won, t!(locale, "library-won")) }
                { number(all.drawn, t!(locale, "library-drawn")) }
                { number(all.lost, t!(locale, "library-lost")) }
            </p>
        </>
    }
}

/// The results of each variant, which unfold those by opponent.
fn by_variant(locale: &Locale, variants: &[VariantResults]) -> Html {
    let scale = BarScale::of(variants);
    let variant = |(number, it): (usize, &VariantResults)| {
        html! {
            <details data-figures={it.variant.id()} open={number == 0}>
                <summary class="tally">
                    <span>{ describe::game(locale, it.variant) }{ icon(Icon::Open) }</span>
                    { tally_cells(locale, it.total(), scale, true) }
                </summary>
                <ul>{ for it.rows.iter().map(|row| opponent_row(locale, row, scale)) }</ul>
            </details>
        }
    };
    html! {
        <>
            <h3 class="name-and-number">
                { t!(locale, "library-by-level") }
                <small aria-hidden="true">{ t!(locale, "library-tally-key") }</small>
            </h3>
            { for variants.iter().enumerate().map(variant) }
        </>
    }
}

/// The width of a game, the same in every bar, in percent of the column of the bars.
#[derive(Clone, Copy)]
struct BarScale(f64);

impl BarScale {
    /// The scale with which the longest bar fills its column.
    fn of(variants: &[VariantResults]) -> Self {
        let most = variants.iter().map(|it| it.total().played).max();
        Self(100.0 / f64::from(most.unwrap_or_default().max(1)))
    }
}

fn opponent_row(
    locale: &Locale,
    &(opponent, row): &(OpponentKind, Tally),
    scale: BarScale,
) -> Html {
    let name = match opponent {
        OpponentKind::Bot(level) => t!(locale, "level", level = level),
        other => texts::opponent_kind(locale, other),
    };
    html! {
        <li class="tally">
            <span>{ name }</span>
            { tally_cells(locale, row, scale, opponent.has_player()) }
        </li>
    }
}

/// A bar for the number of games, and the numbers of wins, draws and losses. Without a player
/// only the games are counted.
fn tally_cells(locale: &Locale, tally: Tally, scale: BarScale, has_player: bool) -> Html {
    let Tally {
        played,
        won,
        drawn,
        lost,
    } = tally;
    let parts = if has_player {
        vec![("won", won), ("drawn", drawn), ("lost", lost)]
    } else {
        vec![("neither", played)]
    };
    let numbers = if has_player {
        html! {
            <>
                <span class="numbers" aria-hidden="true">
                    { locale.number(won) }
                    <i>{ "\u{2013}" }</i>
                    { locale.number(drawn) }
                    <i>{ "\u{2013}" }</i>
                    { locale.number(lost) }
                </span>
                <span class="for-readers">{ describe::tally(locale, tally) }</span>
            </>
        }
    } else {
        let games = t!(locale, "library-finished-games", count = played);
        html! {
            <>
                <span class="numbers" aria-hidden="true">{ locale.number(played) }</span>
                <span class="for-readers">{ games }</span>
            </>
        }
    };
    html! {
        <>
            { tally_bar(&parts, Px(f64::from(played) * scale.0)) }
            { numbers }
        </>
    }
}
