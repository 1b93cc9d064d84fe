//! The seeds of both players, move by move.

use std::fmt::Write;

use yew::prelude::*;

use crate::rules::{BySide, Match, Position, Rounds, Side};
use crate::ui::board::layout::Point;
use crate::ui::board::px::{Px, translate};
use crate::ui::board::seeds::{side_class, side_shape};
use crate::ui::i18n::{Locale, t};

/// The size of the chart, with room for the numbers at its right.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 170.0;
const NUMBERS: f64 = 34.0;
const TOP: f64 = 10.0;
/// The least number of moves that the width stands for.
const MIN_PLIES: usize = 6;
/// The lowest place of a number.
const LOWEST: f64 = HEIGHT - 8.0;
/// Numbers that are closer to each other are moved apart.
const APART: f64 = 18.0;

/// The seeds that each side had after each move of the round that is shown, up to
/// the position after `now` plies, and the line that wins. The `decisive` move is
/// marked.
pub fn store_chart(locale: &Locale, game: &Match, now: usize, decisive: Option<usize>) -> Html {
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
    let x = |ply: usize| ply as f64 * (WIDTH - NUMBERS) / plies as f64;
    let y = |seeds: u16| HEIGHT - 6.0 - f64::from(seeds) * (HEIGHT - 6.0 - TOP) / f64::from(most);
    let line = |side: Side| steps(positions, side, x, y);
    let number_at = |side: Side| {
        let (own, other) = (y(scores[side]), y(scores[side.other()]));
        let missing = (APART - (own - other).abs()).max(0.0) / 2.0;
        let is_upper = own < other || own == other && side == Side::South;
        let apart = own + if is_upper { -missing } else { missing };
        // Both stand above the edge of the chart.
        apart - (own.max(other) + missing - LOWEST).max(0.0)
    };
    let end = x(at);
    html! {
        <figure class="chart">
            <figcaption>
                <span>{ t!(locale, "chart") }</span>
                if let Some(goal) = goal {
                    <span>{ t!(locale, "chart-goal", seeds = goal) }</span>
                }
            </figcaption>
            <svg viewBox={format!("-6 0 {} {}", Px(WIDTH + 6.0), Px(HEIGHT))} aria-hidden="true">
                if let Some(number) = decisive {
                    <rect
                        class="decisive"
                        x={Px(x(number) - 7.0)}
                        y={Px(TOP)}
                        width="14"
                        height={Px(HEIGHT - TOP - 6.0)}
                        rx="4"
                    />
                }
                if let Some(goal) = goal {
                    <path class="goal" d={format!("M0 {}h{}", Px(y(goal)), Px(WIDTH - NUMBERS))} />
                }
                <path class="base" d={format!("M0 {}h{}", Px(y(0)), Px(WIDTH - NUMBERS))} />
                { for [Side::North, Side::South].map(|side| html! {
                    <g class={side_class(side)}>
                        <path class="line" d={line(side)} />
                        <g transform={translate(Point::new(end, y(scores[side])))}>{ side_shape(side, 4.6) }</g>
                        <text x={Px(end + 11.0)} y={Px(number_at(side) + 5.0)}>{ scores[side] }</text>
                    </g>
                }) }
            </svg>
        </figure>
    }
}

/// A line that rises in steps.
fn steps(
    positions: &[Position],
    side: Side,
    x: impl Fn(usize) -> f64,
    y: impl Fn(u16) -> f64,
) -> String {
    let mut path = String::new();
    for (ply, position) in positions.iter().enumerate() {
        let (x, y) = (Px(x(ply)), Px(y(position.score(side))));
        // Writing to a text can't fail.
        let _ = if ply == 0 {
            write!(path, "M{x} {y}")
        } else {
            write!(path, "H{x}V{y}")
        };
    }
    path
}
