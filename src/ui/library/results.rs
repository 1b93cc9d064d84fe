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
            <h2 id="results-title">
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
            <p class="numbers">
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
        let id = it.variant.id();
        let room = if number == 0 {
            Room::Line
        } else {
            Room::Column
        };
        let class = classes!("tally", (room == Room::Line).then_some("whole-line"));
        html! {
            <details data-figures={id} open={number == 0}>
                <summary {class}>
                    <span>{ describe::game(locale, it.variant) }{ icon(Icon::Open) }</span>
                    { tally_cells(locale, it.total(), scale.of_bar(it.total(), room), true) }
                </summary>
                <ul>{ for it.rows.iter().map(|row| opponent_row(locale, row, scale)) }</ul>
            </details>
        }
    };
    html! {
        <>
            <h3>
                { t!(locale, "library-by-level") }
                <small aria-hidden="true">{ t!(locale, "library-tally-key") }</small>
            </h3>
            { for variants.iter().enumerate().map(variant) }
        </>
    }
}

/// The share of a line that the column of the bars takes (figures.css).
const COLUMN: f64 = 0.33;

/// The room of a bar.
#[derive(Clone, Copy, PartialEq)]
enum Room {
    /// A line of its own.
    Line,
    /// The column between names and numbers.
    Column,
}

/// The length of a game, the same in every bar, as a share of a line.
#[derive(Clone, Copy)]
struct BarScale(f64);

impl BarScale {
    /// The scale with which all bars fit: that of the first variant has a line of
    /// its own.
    fn of(variants: &[VariantResults]) -> Self {
        let first = variants.first().map_or(1, |it| it.total().played).max(1);
        let totals = variants.iter().skip(1).map(|it| it.total().played);
        let rows = variants.iter().flat_map(|it| &it.rows);
        let most = rows.map(|(_, row)| row.played).chain(totals).max();
        let most = most.unwrap_or_default().max(1);
        Self((1.0 / f64::from(first)).min(COLUMN / f64::from(most)))
    }

    /// The width of a bar in percent of its room.
    fn of_bar(self, it: Tally, room: Room) -> Px {
        let share = f64::from(it.played) * self.0 * 100.0;
        Px(match room {
            Room::Line => share,
            Room::Column => share / COLUMN,
        })
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
            { tally_cells(locale, row, scale.of_bar(row, Room::Column), opponent.has_player()) }
        </li>
    }
}

/// A bar for the number of games, `width` percent wide, and the numbers of wins, draws and
/// losses. Without a player only the games are counted.
fn tally_cells(locale: &Locale, tally: Tally, width: Px, has_player: bool) -> Html {
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
            { tally_bar(&parts, width) }
            { numbers }
        </>
    }
}
