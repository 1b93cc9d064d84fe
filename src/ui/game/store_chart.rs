//! The seeds of both players, move by move.

use yew::prelude::*;

use crate::rules::{BySide, Match, Rounds, Side};
use crate::ui::board::layout::Point;
use crate::ui::board::plot::Plot;
use crate::ui::board::px::{Px, percent, translate};
use crate::ui::board::seeds::{side_class, side_shape};
use crate::ui::i18n::{Locale, t};

/// The least number of moves that the width stands for.
const MIN_PLIES: usize = 6;
/// Numbers that are closer to each other are moved apart, in percent of the height.
const APART: f64 = 13.0;
/// The middle of the lowest number, in percent of the height: above the line of no seeds.
const LOWEST: f64 = 93.0;
/// The shift of each side's sign from the end of the lines where the scores are equal, in
/// pixels.
const SIGN_SHIFT: f64 = 5.0;

/// The seeds that each side had after each move of the round that is shown, up to
/// the position after `now` plies, and the line that wins.
pub fn store_chart(locale: &Locale, game: &Match, now: usize) -> Html {
    let (record, at) = game.at_ply(now);
    let positions = &record.positions()[..=at];
    let rules = record.rules();
    // Where several rounds decide, no number of seeds wins.
    let goal = (rules.rounds() == Rounds::Single).then(|| rules.goal());
    let last = &positions[at];
    let scores = BySide::from_fn(|side| last.score(side));
    let most = goal
        .unwrap_or(rules.total() / 2)
        .max(scores.south)
        .max(scores.north);
    let plies = (record.positions().len() - 1).max(MIN_PLIES);
    let plot = Plot::in_percent([0.0, plies as f64], [0.0, most.into()]);
    let x = |ply: usize| plot.x(ply as f64);
    let y = |seeds: u16| plot.y(seeds.into());
    let line = |side: Side| {
        let seeds = positions.iter().map(|it| it.score(side).into());
        format!("M{}", plot.steps((0..).map(f64::from).zip(seeds)))
    };
    let number_at = |side: Side| {
        let (own, other) = (y(scores[side]), y(scores[side.other()]));
        let missing = (APART - (own - other).abs()).max(0.0) / 2.0;
        let apart = own + if own < other { -missing } else { missing };
        // Both stand above the edge of the chart.
        apart - (own.max(other) + missing - 100.0).max(0.0)
    };
    let end = x(at);
    let is_even = scores.south == scores.north;
    // Equal scores have two signs side by side, and one number.
    let sign_shift = |side: Side| match (is_even, side) {
        (false, _) => 0.0,
        (true, Side::South) => SIGN_SHIFT,
        (true, Side::North) => -SIGN_SHIFT,
    };
    html! {
        <figure class="chart">
            <figcaption>
                <span>{ t!(locale, "chart") }</span>
                if let Some(goal) = goal {
                    <span>{ t!(locale, "chart-goal", seeds = goal) }</span>
                }
            </figcaption>
            <svg translate="no" aria-hidden="true">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
                    if let Some(goal) = goal {
                        <path class="goal" d={format!("M0 {}h100", Px(y(goal)))} />
                    }
                    <path class="base" d="M0 100h100" />
                    { for [Side::North, Side::South].map(|side| html! {
                        <path class={classes!("line", side_class(side))} d={line(side)} />
                    }) }
                </svg>
                { for [Side::North, Side::South].map(|side| html! {
                    <g class={side_class(side)}>
                        <svg x={percent(end)} y={percent(y(scores[side]))}>
                            <g transform={translate(Point::new(sign_shift(side), 0.0))}>{ side_shape(side, 4.6) }</g>
                        </svg>
                        if !is_even {
                            <text x={percent(end)} dx="11" y={percent(number_at(side))}>{ locale.number(scores[side]) }</text>
                        }
                    </g>
                }) }
                if is_even {
                    <text x={percent(end)} dx="14" y={percent(y(scores.south).min(LOWEST))}>{ locale.number(scores.south) }</text>
                }
            </svg>
        </figure>
    }
}
