//! The chart of the points of the last ten games.

use yew::prelude::*;

use super::TrendPoint;
use super::days::day;
use crate::ui::board::px::Px;
use crate::ui::browser::system;
use crate::ui::i18n::{Locale, Tenths, t};

/// The size of the chart in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 116.0;
/// The room beside the lines, for the numbers.
const LEFT: f64 = 22.0;
const RIGHT: f64 = 34.0;
/// The room above and below.
const EDGE: f64 = 8.0;

/// The most points that are drawn; of more, some are left out.
const MAX_POINTS: usize = 300;

/// The half points of ten games that are won.
const MAX_HALF_POINTS: u32 = 20;

/// From this time on, in seconds, months are written instead of days.
const MONTHS: u64 = 90 * 24 * 3600;

/// The heading and the chart; nothing before the eleventh game, when the line begins.
pub(super) fn trend_chart(locale: &Locale, points: &[TrendPoint]) -> Html {
    let [first, .., last] = points else {
        return Html::default();
    };
    html! {
        <>
            <h3>
                { t!(locale, "library-last-ten") }
                <small>{ t!(locale, "library-draw-counts") }</small>
            </h3>
            { chart(locale, points, *first, *last) }
        </>
    }
}

fn chart(locale: &Locale, points: &[TrendPoint], first: TrendPoint, last: TrendPoint) -> Html {
    let end = points.len() - 1;
    let x = |index: usize| LEFT + index as f64 / end as f64 * (WIDTH - LEFT - RIGHT);
    let steps = end.min(MAX_POINTS);
    let line: String = (0..=steps)
        .map(|step| {
            let index = step * end / steps;
            let command = if step == 0 { 'M' } else { 'L' };
            format!(
                "{command}{} {}",
                Px(x(index)),
                Px(y(points[index].half_points))
            )
        })
        .collect();
    let halves = || points.iter().map(|point| point.half_points);
    let tenths = |half_points: u32| Tenths(half_points * 5);
    let label = t!(
        locale,
        "library-trend-about",
        first = tenths(first.half_points),
        last = tenths(last.half_points),
        least = tenths(halves().min().unwrap_or_default()),
        most = tenths(halves().max().unwrap_or_default()),
    );
    let grid = |half_points: u32| {
        let class = if half_points == MAX_HALF_POINTS / 2 {
            "middle"
        } else {
            "edge"
        };
        let at = y(half_points);
        html! {
            <>
                <path {class} d={format!("M{} {}H{}", Px(LEFT), Px(at), Px(WIDTH - RIGHT))} />
                <text x={Px(LEFT - 8.0)} y={Px(at)}>{ locale.number(half_points / 2) }</text>
            </>
        }
    };
    let (x_end, y_end) = (Px(x(end)), Px(y(last.half_points)));
    html! {
        <div class="trend">
            <svg viewBox={format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT))} role="img" aria-label={label}>
                { for [MAX_HALF_POINTS, MAX_HALF_POINTS / 2, 0].map(grid) }
                <path class="course" d={line} />
                <circle class="latest" cx={x_end} cy={y_end} r="4.5" />
                <text class="value" x={Px(x(end) + 8.0)} y={y_end}>{ in_halves(locale, last.half_points) }</text>
            </svg>
            { times(locale, points) }
        </div>
    }
}

/// The height of a number of half points.
fn y(half_points: u32) -> f64 {
    let share = f64::from(half_points) / f64::from(MAX_HALF_POINTS);
    EDGE + (1.0 - share) * (HEIGHT - 2.0 * EDGE)
}

/// A number of half points: `6½`.
fn in_halves(locale: &Locale, half_points: u32) -> String {
    let points = half_points / 2;
    if half_points.is_multiple_of(2) {
        locale.number(points)
    } else {
        t!(locale, "library-half-points", points = points)
    }
}

/// When some of the games were played, below their points.
fn times(locale: &Locale, points: &[TrendPoint]) -> Html {
    let end = points.len() - 1;
    let (earliest, latest) = (points[0].played, points[end].played);
    let text = |moment: u64| {
        if moment < latest && latest - earliest > MONTHS {
            system::month(moment, locale.language().tag())
        } else {
            day(locale, moment)
        }
    };
    let mut before = String::new();
    let label = |third: usize| {
        let index = third * end / 3;
        let moment = points[index].played;
        let text = text(moment);
        if text == before {
            return Html::default();
        }
        before.clone_from(&text);
        let from_left = index as f64 / end as f64 * (WIDTH - LEFT - RIGHT) + LEFT;
        let place = Px(from_left / WIDTH * 100.0);
        let class = match third {
            0 => "from",
            3 => "until",
            _ => "between",
        };
        let exact = system::date(moment, locale.language().tag()).map(|(exact, _)| exact);
        html! {
            <time {class} datetime={exact} style={format!("left: {place}%")}>{ text }</time>
        }
    };
    html! { <p class="times" aria-hidden="true">{ for (0..=3).map(label) }</p> }
}
