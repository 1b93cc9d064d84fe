//! The player's rating: its last change, and its chart.

use yew::prelude::*;

use super::texts::rating_text;
use super::{PlayerRating, PuzzleProgress, RatingPoint};
use crate::ui::board::layout::Point;
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
    let scale = Scale::of(history, if has_days { MIN_SPAN } else { FIRST_SPAN });
    let label = has_days.then(|| {
        t!(
            locale,
            "rating-chart",
            first = first.rating,
            last = last.rating,
            days = history.len(),
        )
    });
    let end = scale.place(history.len() - 1, last.rating.into());
    html! {
        <svg
            class="rating-chart"
            viewBox={format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT))}
            role={has_days.then_some("img")}
            aria-hidden={(!has_days).then_some("true")}
            aria-label={label}
        >
            { for scale.levels().map(|rating| level(locale, &scale, rating)) }
            <path class="band" d={band(&scale, history)} />
            if has_days {
                <path class="line" d={format!("M{}", path(&scale.places(history, 0.0)))} />
            }
            <circle cx={Px(end.x)} cy={Px(end.y)} r="4.5" />
        </svg>
    }
}

/// The days and ratings that the chart covers.
struct Scale {
    /// The lowest rating.
    low: f64,
    /// From the lowest rating to the highest.
    span: f64,
    /// The number of the last day, from 0.
    last: usize,
}

impl Scale {
    /// The scale of a history of two days or more, which has all its ratings in the middle.
    fn of(history: &[RatingPoint], min_span: f64) -> Self {
        let ratings = || history.iter().map(|point| f64::from(point.rating));
        let low = ratings().fold(f64::INFINITY, f64::min);
        let high = ratings().fold(0.0, f64::max);
        let span = (high - low).max(min_span);
        Self {
            low: (low + high - span) / 2.0,
            span,
            last: history.len() - 1,
        }
    }

    /// The place of a rating on a day.
    fn place(&self, day: usize, rating: f64) -> Point {
        let x = 4.0 + day as f64 / self.last as f64 * (WIDTH - RIGHT - 8.0);
        Point::new(x, self.y(rating))
    }

    fn y(&self, rating: f64) -> f64 {
        HEIGHT - EDGE - (rating - self.low) / self.span * (HEIGHT - 2.0 * EDGE)
    }

    /// The places of the ratings, each with a part of its deviation added to it.
    fn places(&self, history: &[RatingPoint], part: f64) -> Vec<Point> {
        let place = |(day, point): (usize, &RatingPoint)| {
            let rating = f64::from(point.rating) + part * f64::from(point.deviation);
            let Point { x, y } = self.place(day, rating);
            Point::new(x, y.clamp(0.0, HEIGHT))
        };
        history.iter().enumerate().map(place).collect()
    }

    /// The ratings that are written beside the chart.
    fn levels(&self) -> impl Iterator<Item = f64> {
        [0.0, 0.5, 1.0]
            .map(|part| self.low + part * self.span)
            .into_iter()
    }
}

/// A line across the chart at a rating, with its number.
fn level(locale: &Locale, scale: &Scale, rating: f64) -> Html {
    let y = scale.y(rating);
    html! {
        <>
            <path class="level" d={format!("M0 {}H{}", Px(y), Px(WIDTH - RIGHT))} />
            <text x={Px(WIDTH)} y={Px(y + 4.0)}>{ rating_text(locale, rating) }</text>
        </>
    }
}

/// The outline of the band: a deviation above the ratings, and back one below them.
fn band(scale: &Scale, history: &[RatingPoint]) -> String {
    let above = scale.places(history, 1.0);
    let mut below = scale.places(history, -1.0);
    below.reverse();
    format!("M{}L{}z", path(&above), path(&below))
}

/// A line from place to place, as a part of an SVG path.
fn path(places: &[Point]) -> String {
    let place = |at: &Point| format!("{} {}", Px(at.x), Px(at.y));
    places.iter().map(place).collect::<Vec<_>>().join("L")
}
