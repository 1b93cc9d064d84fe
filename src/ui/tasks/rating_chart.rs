//! The player's rating: its last change, and its line.

use yew::prelude::*;

use super::{PuzzleProgress, RatingPoint};
use crate::ui::board::layout::Point;
use crate::ui::board::plot::Plot;
use crate::ui::board::px::Px;
use crate::ui::i18n::{Locale, t};

/// The size of the chart in its own units, and the room around the line.
const WIDTH: f64 = 264.0;
const HEIGHT: f64 = 56.0;
const EDGE: f64 = 8.0;

/// The least span of the scale.
const MIN_SPAN: f64 = 200.0;

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

/// The rating at the end of each day with a puzzle; before the second day the way ahead, for
/// the eye only.
pub fn rating_chart(locale: &Locale, history: &[RatingPoint]) -> Html {
    let view_box = format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT));
    let [first, .., last] = history else {
        return html! {
            <svg class="rating-chart" viewBox={view_box} aria-hidden="true">
                <path class="ahead" d="M11 44C70 43 96 34 134 32S214 16 256 10" />
                <circle cx="11" cy="44" r="6" />
            </svg>
        };
    };
    let plot = plot_of(history);
    let days = (0..history.len()).map(|day| day as f64);
    let points = days.zip(history.iter().map(|point| f64::from(point.rating)));
    let label = t!(
        locale,
        "rating-chart",
        first = first.rating,
        last = last.rating,
        days = history.len(),
    );
    html! {
        <svg class="rating-chart" viewBox={view_box} role="img" aria-label={label}>
            <path class="line" d={format!("M{}", plot.line(points))} />
            <circle cx={Px(plot.x(plot.x[1]))} cy={Px(plot.y(last.rating.into()))} r="6" />
        </svg>
    }
}

/// The places of a history of two days or more, which has all its ratings in the middle.
fn plot_of(history: &[RatingPoint]) -> Plot {
    let ratings = || history.iter().map(|point| f64::from(point.rating));
    let low = ratings().fold(f64::INFINITY, f64::min);
    let high = ratings().fold(0.0, f64::max);
    let span = (high - low).max(MIN_SPAN);
    let middle = (low + high) / 2.0;
    Plot {
        corners: [
            Point::new(EDGE, EDGE),
            Point::new(WIDTH - EDGE, HEIGHT - EDGE),
        ],
        x: [0.0, (history.len() - 1) as f64],
        y: [middle - span / 2.0, middle + span / 2.0],
    }
}
