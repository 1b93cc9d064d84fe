//! How a match of several rounds stands: a part of the panel.

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Side};
use crate::ui::board::px::Px;
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::describe::{
    self,
    facts::{MatchFacts, RowChecks, RowScale, Who},
};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::GameState;

/// The round, the seeds after each round, the length of a row, and what a round
/// waits for.
pub fn match_tab(locale: &Locale, state: &GameState, facts: &MatchFacts) -> Html {
    let players = state.players;
    html! {
        <section class="match">
            <div>
                <h2>{ t!(locale, "round", number = facts.round) }</h2>
                if !state.is_over() {
                    <p>{ describe::round_begins(locale, state, facts) }</p>
                }
                if state.can_end_match() {
                    <p class="decided">{ describe::decided(locale, state) }</p>
                }
            </div>
            { table(locale, players, state.near(), facts) }
            { for facts.scale.as_ref().map(|scale| scale_of_rows(locale, scale)) }
            if facts.has_copied_row() && !state.is_over() {
                <p>{ t!(locale, "row-copied") }</p>
            }
            { for facts.checks.map(|checks| list_of_checks(locale, state, checks)) }
        </section>
    }
}

/// The seeds of both sides at the start and after each round. The near side comes
/// first.
fn table(locale: &Locale, players: BySide<Player>, near: Side, facts: &MatchFacts) -> Html {
    let sides = [near, near.other()];
    let head = |side: Side| {
        html! {
            <th scope="col" class={side_class(side)}>
                { side_sign(side) }
                { t!(locale, "player", who = Who::of(players, side)) }
            </th>
        }
    };
    let row = |(number, scores): (usize, &BySide<u16>)| {
        let name = match number {
            0 => t!(locale, "at-start"),
            _ => t!(locale, "round", number = number),
        };
        html! {
            <tr data-round={number.to_string()}>
                <th scope="row">{ name }</th>
                { for sides.map(|side| html! { <td>{ locale.number(scores[side]) }</td> }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ t!(locale, "seeds-after") }</th>
                    { for sides.map(head) }
                </tr>
            </thead>
            <tbody>{ for facts.scores.iter().enumerate().map(row) }</tbody>
        </table>
    }
}

/// The length of a row by the seeds of the side that has fewer, with a marker at
/// theirs.
fn scale_of_rows(locale: &Locale, scale: &RowScale) -> Html {
    let part = |seeds: u8| Px(f64::from(seeds) * 100.0 / f64::from(scale.half));
    let ends = scale.steps.iter().skip(1).map(|&(_, from)| from);
    let steps = scale.steps.iter().zip(ends.chain([scale.half]));
    let step = |(&(pits, from), to): (&(u8, u8), u8)| {
        html! {
            <span
                class={(pits == scale.pits).then_some("now")}
                style={format!("flex-grow: {}", to - from)}
            >
                { locale.number(pits) }
                <small>{ locale.number(from) }</small>
            </span>
        }
    };
    html! {
        <div class="scale">
            <p class="head name-and-number">
                <b>{ t!(locale, "row-length", pits = scale.pits) }</b>
                <span>{ t!(locale, "seeds", count = scale.seeds) }</span>
            </p>
            <div class="steps-of-rows" aria-hidden="true">
                { for steps.map(step) }
                <small class="end">{ locale.number(scale.half) }</small>
                <i style={format!("left: {}%", part(scale.seeds))} />
            </div>
            if let Some((pits, seeds)) = scale.next() {
                <p>{ t!(locale, "row-shrinks", seeds = seeds, pits = pits) }</p>
            }
        </div>
    }
}

/// What the round waits for: each with a check, or with how much is missing.
fn list_of_checks(locale: &Locale, state: &GameState, checks: RowChecks) -> Html {
    let check = |missing: u32, text: String| {
        let is_done = missing == 0;
        html! {
            <li data-done={is_done.to_string()}>
                <i role="img" aria-label={t!(locale, "check", done = is_done)}>
                    { if is_done { "\u{2713}".to_owned() } else { locale.number(missing) } }
                </i>
                { text }
            </li>
        }
    };
    let RowChecks { seeds, left, .. } = checks;
    html! {
        <div class="checks">
            <h2>{ t!(locale, "before-round") }</h2>
            <ul>
                { check(left, t!(locale, "row-whole", seeds = seeds, left = left)) }
                { check(checks.pits, describe::row_rule(locale, state.rules())) }
            </ul>
        </div>
    }
}
