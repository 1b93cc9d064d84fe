//! The player's rating: its last change, and its chart.

use yew::prelude::*;

use super::texts::rating_text;
use super::{PlayerRating, PuzzleProgress, RatingPoint};
use crate::ui::board::layout::Point;
use crate::ui::board::plot::Plot;
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

/// The last change of the rating, with its sign.
pub fn rating_change(locale: &Locale, progress: &PuzzleProgress) -> Html {
    let change = progress.last_change;
    let amount = u32::from(change.unsigned_abs());
    let (class, text) = if change < 0 {
        ("down", t!(locale, "rating-down", by = amount))
    } else {
        ("up", t!(locale, "rating-up", by = amount))
    };
    html! { <span {class}>{ text }</span> }
}

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
    let plot = plot_of(history, if has_days { MIN_SPAN } else { FIRST_SPAN });
    let [low, high] = plot.y;
    let label = has_days.then(|| {
        t!(
            locale,
            "rating-chart",
            first = first.rating,
            last = last.rating,
            days = history.len(),
        )
    });
    html! {
        <svg
            class="rating-chart"
            viewBox={format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT))}
            role={has_days.then_some("img")}
            aria-hidden={(!has_days).then_some("true")}
            aria-label={label}
        >
            { for [low, (low + high) / 2.0, high].map(|rating| level(locale, &plot, rating)) }
            <path class="band" d={band(&plot, history)} />
            if has_days {
                <path class="line" d={format!("M{}", plot.line(points(&plot, history, 0.0)))} />
            }
            <circle cx={Px(plot.x(plot.x[1]))} cy={Px(plot.y(last.rating.into()))} r="4.5" />
        </svg>
    }
}

/// The places of a history of two days or more, which has all its ratings in the middle.
fn plot_of(history: &[RatingPoint], min_span: f64) -> Plot {
    let ratings = || history.iter().map(|point| f64::from(point.rating));
    let low = ratings().fold(f64::INFINITY, f64::min);
    let high = ratings().fold(0.0, f64::max);
    let span = (high - low).max(min_span);
    let middle = (low + high) / 2.0;
    Plot {
        corners: [
            Point::new(4.0, EDGE),
            Point::new(WIDTH - RIGHT - 4.0, HEIGHT - EDGE),
        ],
        x: [0.0, (history.len() - 1) as f64],
        y: [middle - span / 2.0, middle + span / 2.0],
    }
}

/// The ratings by their days, each with a part of its deviation added to it, but within the
/// chart.
fn points(
    plot: &Plot,
    history: &[RatingPoint],
    part: f64,
) -> impl DoubleEndedIterator<Item = (f64, f64)> {
    let [low, high] = plot.y;
    let edge = EDGE * (high - low) / (HEIGHT - 2.0 * EDGE);
    let days = (0..history.len()).map(|day| day as f64);
    days.zip(history).map(move |(day, point)| {
        let rating = f64::from(point.rating) + part * f64::from(point.deviation);
        (day, rating.clamp(low - edge, high + edge))
    })
}

/// A line across the chart at a rating, with its number.
fn level(locale: &Locale, plot: &Plot, rating: f64) -> Html {
    let y = plot.y(rating);
    html! {
        <>
            <path class="level" d={format!("M0 {}H{}", Px(y), Px(WIDTH - RIGHT))} />
            <text x={Px(WIDTH)} y={Px(y + 4.0)}>{ rating_text(locale, rating) }</text>
        </>
    }
}

/// The outline of the band: a deviation above the ratings, and back one below them.
fn band(plot: &Plot, history: &[RatingPoint]) -> String {
    let outline = points(plot, history, 1.0).chain(points(plot, history, -1.0).rev());
    format!("M{}z", plot.line(outline))
}
