//! Points and shapes of the picture and of the screen.

/// A place in the picture from its upper left corner, or the size of the picture: its lower
/// right corner. Also a difference of two places.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point `far` units off in the direction `way`.
    pub fn towards(self, way: Self, far: f64) -> Self {
        Self::new(self.x + way.x * far, self.y + way.y * far)
    }

    /// The unit vector towards another point; downwards to the same one.
    pub fn direction_to(self, other: Self) -> Self {
        let length = self.distance(other);
        if length == 0.0 {
            return Self::new(0.0, 1.0);
        }
        Self::new((other.x - self.x) / length, (other.y - self.y) / length)
    }

    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The angle of a direction along a row or a column of the screen, in
    /// degrees: 0 (to the right), 90 (down), 180 or 270.
    pub fn angle(self) -> f64 {
        if self.y > 0.0 {
            90.0
        } else if self.y < 0.0 {
            270.0
        } else if self.x < 0.0 {
            180.0
        } else {
            0.0
        }
    }
}

/// A store in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Basin {
    /// In the coordinates of the picture.
    pub centre: Point,
    pub rx: f64,
    pub ry: f64,
    /// From its centre to that of its number.
    pub number: Point,
    /// From its centre to that of its owner's sign.
    pub sign: Point,
}
