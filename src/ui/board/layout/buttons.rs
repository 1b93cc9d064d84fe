//! Directions on the picture, and the buttons that stand for them.

use super::{Layout, Orientation, Point};
use crate::rules::{Direction, Pit};

/// The length of an upright board of six pits a row.
const SIX_PIT_LENGTH: f64 = 644.0;

impl Layout {
    /// The centre of the button beside a pit's number that stands for a direction:
    /// off the row, so that a press that misses it hits no neighbour.
    pub fn button(&self, pit: Pit, direction: Direction) -> Point {
        let apart = match self.orientation {
            Orientation::Flat => 44.0,
            Orientation::Upright => self.button_radius() + 17.0,
        };
        self.number(pit)
            .towards(self.heading(pit, direction), apart)
    }

    /// The radius of the circle that takes the presses of a button on the board. On a
    /// long upright board, which is drawn small, it takes more of the picture.
    pub fn button_radius(&self) -> f64 {
        let least = 33.0;
        match self.orientation {
            Orientation::Flat => least,
            Orientation::Upright => least * (self.size.y / SIX_PIT_LENGTH).max(1.0),
        }
    }

    /// The radius of a button as it is drawn: 46 pixels across on a wide screen and on
    /// a usual phone.
    pub fn button_disc(&self) -> f64 {
        match self.orientation {
            Orientation::Flat => 18.5,
            Orientation::Upright => self.button_radius() * 0.88,
        }
    }

    /// From a pit towards the edge of the board that is its owner's.
    pub fn outward(&self, pit: Pit) -> Point {
        let sign = if self.board.owner(pit) == self.near() {
            1.0
        } else {
            -1.0
        };
        match self.orientation {
            Orientation::Flat => Point::new(0.0, sign),
            Orientation::Upright => Point::new(sign, 0.0),
        }
    }

    /// The unit vector along the row in which a seed leaves a pit.
    pub fn heading(&self, pit: Pit, direction: Direction) -> Point {
        let along = |direction| {
            let (from, to) = (self.pit(pit), self.pit(self.board.next(pit, direction)));
            match self.orientation {
                Orientation::Flat if to.y == from.y => {
                    Some(Point::new((to.x - from.x).signum(), 0.0))
                }
                Orientation::Upright if to.x == from.x => {
                    Some(Point::new(0.0, (to.y - from.y).signum()))
                }
                _ => None,
            }
        };
        // At a row's end the next pit lies in another row, so look the other way.
        along(direction)
            .or_else(|| along(direction.reversed()).map(|way| Point::new(-way.x, -way.y)))
            .unwrap_or_default()
    }

    /// The direction of sowing from `pit` that leads along the vector `(x, y)` of
    /// the screen; `None` if the vector is more across the row than along it.
    pub fn direction(&self, pit: Pit, x: f64, y: f64) -> Option<Direction> {
        let way = self.heading(pit, Direction::Forward);
        let along = x * way.x + y * way.y;
        let across = x * way.y - y * way.x;
        if along.abs() <= across.abs() {
            None
        } else if along > 0.0 {
            Some(Direction::Forward)
        } else {
            Some(Direction::Backward)
        }
    }
}
