//! The places of a chart.

use super::layout::Point;
use super::px::Px;

/// Maps the data of a chart to places in the units of its drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// The upper left and the lower right corner of the drawing.
    pub corners: [Point; 2],
    /// The least and the greatest value from left to right, and from below to above.
    pub x: [f64; 2],
    pub y: [f64; 2],
}

impl Plot {
    /// In percent: such a chart fills whatever room it gets.
    pub fn in_percent(x: [f64; 2], y: [f64; 2]) -> Self {
        let corners = [Point::new(0.0, 0.0), Point::new(100.0, 100.0)];
        Self { corners, x, y }
    }

    pub fn x(&self, x: f64) -> f64 {
        let [from, to] = self.corners;
        from.x + (x - self.x[0]) / (self.x[1] - self.x[0]) * (to.x - from.x)
    }

    pub fn y(&self, y: f64) -> f64 {
        let [from, to] = self.corners;
        to.y - (y - self.y[0]) / (self.y[1] - self.y[0]) * (to.y - from.y)
    }

    /// A line from point to point, as an SVG path without its first `M`.
    pub fn line(&self, points: impl IntoIterator<Item = (f64, f64)>) -> String {
        let place = |(x, y)| format!("{} {}", Px(self.x(x)), Px(self.y(y)));
        points.into_iter().map(place).collect::<Vec<_>>().join("L")
    }

    /// A line that keeps its height up to the next point.
    pub fn steps(&self, points: impl IntoIterator<Item = (f64, f64)>) -> String {
        let mut height = None;
        self.line(points.into_iter().flat_map(|(x, y)| {
            let corner = height.replace(y).map(|before| (x, before));
            corner.into_iter().chain([(x, y)])
        }))
    }
}
