//! The chart of the player's rating.

use yew::prelude::*;

use super::texts::rating_text;
use super::{PlayerRating, RatingPoint};
use crate::ui::board::px::Px;
use crate::ui::i18n::{Locale, t};

/// The size of the chart in its own units.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 132.0;
/// The room on the right for the numbers, and above and below.
const RIGHT: f64 = 44.0;
const EDGE: f64 = 12.0;

/// The least span of the scale.
const MIN_SPAN: f64 = 200.0;

/// The span of the scale before the second day, for the band of a first rating.
const FIRST_SPAN: f64 = 1_000.0;

/// The rating at the end of each day with a puzzle, in a band of its uncertainty;
/// before the second day the rating of now.
pub fn rating_chart(locale: &Locale, history: &[RatingPoint], now: PlayerRating) -> Html {
    let has_days = history.len() > 1;
    let now = RatingPoint {
        day: 0,
        rating: now.rating.round() as u16,
        deviation: now.deviation.round() as u16,
    };
    let history = if has_days { history } else { &[now; 2] };
    let (first, last) = (history[0], history[history.len() - 1]);
    let min_span = if has_days { MIN_SPAN } else { FIRST_SPAN };
    let ratings = || history.iter().map(|point| f64::from(point.rating));
    let low = ratings().fold(f64::INFINITY, f64::min);
    let high = ratings().fold(0.0, f64::max);
    let span = (high - low).max(min_span);
    let low = (low + high - span) / 2.0;
    let end = (history.len() - 1) as f64;
    let x = |index: usize| 4.0 + index as f64 / end * (WIDTH - RIGHT - 8.0);
    let y = |rating: f64| HEIGHT - EDGE - (rating - low) / span * (HEIGHT - 2.0 * EDGE);
    let points = |offset: f64| {
        let point = move |(index, point): (usize, &RatingPoint)| {
            let rating = f64::from(point.rating) + offset * f64::from(point.deviation);
            (x(index), y(rating).clamp(0.0, HEIGHT))
        };
        history.iter().enumerate().map(point).collect::<Vec<_>>()
    };
    let path = |points: &[(f64, f64)]| {
        let place = |&(x, y): &(f64, f64)| format!("{} {}", Px(x), Px(y));
        points.iter().map(place).collect::<Vec<_>>().join("L")
    };
    let lower: Vec<_> = points(-1.0).into_iter().rev().collect();
    let band = format!("M{}L{}z", path(&points(1.0)), path(&lower));
    let line = format!("M{}", path(&points(0.0)));
    let label = has_days.then(|| {
        t!(
            locale,
            "rating-chart",
            first = first.rating,
            last = last.rating,
            days = history.len(),
        )
    });
    let level = |rating: f64| {
        html! {
            <>
                <path class="level" d={format!("M0 {}H{}", Px(y(rating)), Px(WIDTH - RIGHT))} />
                <text x={Px(WIDTH)} y={Px(y(rating) + 4.0)}>{ rating_text(locale, rating) }</text>
            </>
        }
    };
    let (at_x, at_y) = (Px(x(history.len() - 1)), Px(y(f64::from(last.rating))));
    html! {
        <svg
            class="rating-chart"
            viewBox={format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT))}
            role={has_days.then_some("img")}
            aria-hidden={(!has_days).then_some("true")}
            aria-label={label}
        >
            { for [low, low + span / 2.0, low + span].map(level) }
            <path class="band" d={band} />
            if has_days {
                <path class="line" d={line} />
            }
            <circle cx={at_x} cy={at_y} r="4.5" />
        </svg>
    }
}
