//! Where the pits and stores of a board lie in the picture.
//!
//! Everything is in the picture's own units: neighbouring pits are
//! [`PITCH`] apart, a pit's radius is [`RADIUS`].

use crate::rules::{Board, BySide, Capture, Direction, Pit, Rows, Rules, Side, Stores};

use super::theme::stores_at_left;

/// From the centre of a pit to that of its neighbour in the row.
pub const PITCH: f64 = 100.0;
/// The radius of a pit.
pub const RADIUS: f64 = 43.0;
/// The radius of the circle that takes a pit's presses.
pub const PRESS_REACH: f64 = PITCH / 2.0;

const ROW_PITCH: f64 = 112.0;
/// Between three rows there are numbers.
const WIDE_ROW_PITCH: f64 = 142.0;
const RIM: f64 = 22.0;
const NUMBER_ROOM: f64 = 30.0;
const STORE_BREADTH: f64 = 84.0;
const STORE_GAP: f64 = 12.0;

/// How the board lies in front of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Orientation {
    /// South's row below, North's above.
    #[default]
    Flat,
    /// Rotated by a quarter for narrow screens: South's row is on the right and
    /// runs upwards, so that forward is still counter-clockwise.
    Upright,
}

impl Orientation {
    /// The media query of the screens on which the board lies upright.
    pub const UPRIGHT: &str = "(max-width: 899px) and (orientation: portrait)";
}

/// A place in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right of the picture's left edge.
    pub x: f64,
    /// Below the picture's top edge.
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point `far` units off in the direction `way`.
    #[must_use]
    pub fn towards(self, way: Self, far: f64) -> Self {
        Self::new(self.x + way.x * far, self.y + way.y * far)
    }

    /// The distance to another point.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The angle of a direction along a row or a column of the screen, in
    /// degrees: 0 (to the right), 90 (down), 180 or 270.
    #[must_use]
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

/// A rectangle of the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenRect {
    /// Its left edge.
    pub left: f64,
    /// Its top edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// An ellipse in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Basin {
    /// Its centre.
    pub centre: Point,
    /// Half its width.
    pub rx: f64,
    /// Half its height.
    pub ry: f64,
}

/// Where a player's store lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StorePlace {
    /// At the right hand, sown on the way.
    Sown,
    /// At the right hand.
    Right,
    /// At the left hand.
    Left,
}

/// The places of one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    board: Board,
    orientation: Orientation,
    /// Rotated by a half: North's row is where South's would be.
    flipped: bool,
    size: Point,
    first: Point,
    stores: Option<BySide<Basin>>,
}

impl Layout {
    /// The layout of a game's board; `flipped`, as North sees it.
    #[must_use]
    pub fn of(rules: &Rules, orientation: Orientation, flipped: bool) -> Self {
        let stores = if rules.capture() == Capture::ClaimFours {
            // What is won by claims stays in the pits.
            None
        } else if rules.stores() == Stores::OwnSown {
            Some(StorePlace::Sown)
        } else if stores_at_left(rules.variant()) {
            Some(StorePlace::Left)
        } else {
            Some(StorePlace::Right)
        };
        Self {
            flipped,
            ..Self::new(rules.board(), orientation, stores)
        }
    }

    /// The layout of `board`; `stores` is where they lie, if the game has any.
    fn new(board: Board, orientation: Orientation, stores: Option<StorePlace>) -> Self {
        let columns = columns(board);
        let across =
            f64::from(rows(board) - 1) * row_pitch(board) + 2.0 * (RADIUS + NUMBER_ROOM + RIM);
        let along = f64::from(columns) * PITCH + 2.0 * RIM;
        let room = if stores.is_some() {
            STORE_BREADTH + STORE_GAP
        } else {
            0.0
        };
        let edge = RIM + NUMBER_ROOM + RADIUS;
        let basin = |x, y, rx, ry| Basin {
            centre: Point::new(x, y),
            rx,
            ry,
        };
        let half = STORE_BREADTH / 2.0;
        let (size, first, mut basins) = match (orientation, stores) {
            (Orientation::Flat, _) => {
                let size = Point::new(along + 2.0 * room, across);
                let tall = across / 2.0 - RIM - 24.0;
                let at = |x| basin(x, size.y / 2.0, half, tall);
                (
                    size,
                    Point::new(RIM + room + PITCH / 2.0, edge),
                    BySide {
                        south: at(size.x - RIM - half),
                        north: at(RIM + half),
                    },
                )
            }
            // A store that is sown lies on the way, between the rows' ends.
            (Orientation::Upright, Some(StorePlace::Sown)) => {
                let size = Point::new(across, along + 2.0 * room);
                let wide = across / 2.0 - RIM - 24.0;
                let at = |y| basin(size.x / 2.0, y, wide, half);
                (
                    size,
                    Point::new(edge, size.y - RIM - room - PITCH / 2.0),
                    BySide {
                        south: at(RIM + half),
                        north: at(size.y - RIM - half),
                    },
                )
            }
            // One that isn't lies beside its owner's row, which saves height.
            (Orientation::Upright, _) => {
                let size = Point::new(across + 2.0 * room, along);
                let tall = (along / 2.0 - RIM - 20.0).min(210.0);
                // At a player's left hand, as far as there is room for it.
                let off = match stores {
                    Some(StorePlace::Left) => size.y / 2.0 - RIM - 20.0 - tall,
                    _ => 0.0,
                };
                let at = |x, off| basin(x, size.y / 2.0 + off, half, tall);
                (
                    size,
                    Point::new(edge + room, size.y - RIM - PITCH / 2.0),
                    BySide {
                        south: at(size.x - RIM - half, off),
                        north: at(RIM + half, -off),
                    },
                )
            }
        };
        if (orientation, stores) == (Orientation::Flat, Some(StorePlace::Left)) {
            std::mem::swap(&mut basins.south, &mut basins.north);
        }
        Self {
            board,
            orientation,
            flipped: false,
            size,
            first,
            stores: stores.map(|_| basins),
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// The picture's width and height.
    #[must_use]
    pub fn size(&self) -> Point {
        self.size
    }

    /// How the board lies.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The side whose row is the near one: below, or on the right.
    #[must_use]
    pub fn near(&self) -> Side {
        if self.flipped {
            Side::North
        } else {
            Side::South
        }
    }

    /// The centre of a pit.
    #[must_use]
    pub fn pit(&self, pit: Pit) -> Point {
        let (column, row) = cell(self.board, pit);
        self.spot(column.into(), row.into())
    }

    /// The point at a column and a row of pits, counted from the centre of the
    /// pit at the left of the far row.
    fn spot(&self, column: f64, row: f64) -> Point {
        let (along, across) = (column * PITCH, row * row_pitch(self.board));
        self.turned(match self.orientation {
            Orientation::Flat => Point::new(self.first.x + along, self.first.y + across),
            Orientation::Upright => Point::new(self.first.x + across, self.first.y - along),
        })
    }

    fn turned(&self, at: Point) -> Point {
        if self.flipped {
            Point::new(self.size.x - at.x, self.size.y - at.y)
        } else {
            at
        }
    }

    /// The line from edge to edge that divides three rows between the players.
    #[must_use]
    pub fn border(&self) -> Option<[Point; 4]> {
        let (across, last) = (
            f64::from(columns(self.board)) / 2.0,
            f64::from(columns(self.board)),
        );
        let line = [(0.0, 1.5), (across, 1.5), (across, 0.5), (last, 0.5)];
        (self.board.rows() == Rows::Three).then(|| line.map(|(x, y)| self.spot(x - 0.5, y)))
    }

    /// The outline of a side's part of three rows.
    #[must_use]
    pub fn part(&self, side: Side) -> Option<Vec<Point>> {
        let last = f64::from(columns(self.board)) - 0.5;
        let edge = match side {
            Side::South => f64::from(rows(self.board)) - 0.5,
            Side::North => -0.5,
        };
        let mut line = self.border()?.to_vec();
        line.extend([self.spot(last, edge), self.spot(-0.5, edge)]);
        Some(line)
    }

    /// A side's store, where the game has one.
    #[must_use]
    pub fn store(&self, side: Side) -> Option<Basin> {
        let basin = self.stores.as_ref()?[side];
        Some(Basin {
            centre: self.turned(basin.centre),
            ..basin
        })
    }

    /// The centre of a pit's number: off the row, on its owner's side.
    #[must_use]
    pub fn number(&self, pit: Pit) -> Point {
        self.pit(pit).towards(self.outward(pit), RADIUS + 20.0)
    }

    /// The pit whose circle of presses a point is in.
    #[must_use]
    pub fn pit_at(&self, at: Point) -> Option<Pit> {
        let mut pits = self.board.all_pits();
        pits.find(|&pit| self.pit(pit).distance(at) <= PRESS_REACH)
    }

    /// The centre of the button beside a pit that stands for a direction: off
    /// the row, so that a press that misses it hits no neighbour.
    #[must_use]
    pub fn button(&self, pit: Pit, direction: Direction) -> Point {
        let radius = self.button_radius();
        self.pit(pit)
            .towards(self.outward(pit), RADIUS * 0.62 + radius)
            .towards(self.way(pit, direction), radius + 5.0)
    }

    /// The point of the picture under a point of the screen. The picture is
    /// fitted into the middle of its `rect`, as SVG does it by default.
    #[must_use]
    pub fn from_screen(&self, rect: ScreenRect, x: f64, y: f64) -> Point {
        let scale = (rect.width / self.size.x).min(rect.height / self.size.y);
        Point::new(
            (x - rect.left - rect.width / 2.0) / scale + self.size.x / 2.0,
            (y - rect.top - rect.height / 2.0) / scale + self.size.y / 2.0,
        )
    }

    /// The radius of a button on the board: on a long upright board, which is
    /// drawn small, it takes more of the picture.
    #[must_use]
    pub fn button_radius(&self) -> f64 {
        let least = 33.0;
        match self.orientation {
            Orientation::Flat => least,
            Orientation::Upright => least * f64::from(self.board.pits().max(6)) / 6.0,
        }
    }

    /// From a pit towards the edge of the board that is its owner's.
    #[must_use]
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
    #[must_use]
    pub fn way(&self, pit: Pit, direction: Direction) -> Point {
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
    #[must_use]
    pub fn direction(&self, pit: Pit, x: f64, y: f64) -> Option<Direction> {
        let way = self.way(pit, Direction::Forward);
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

/// Pits in a row of the picture.
fn columns(board: Board) -> u8 {
    match board.rows() {
        Rows::Two => board.pits(),
        Rows::Three => board.pits() / 3 * 2,
    }
}

fn row_pitch(board: Board) -> f64 {
    match board.rows() {
        Rows::Two => ROW_PITCH,
        Rows::Three => WIDE_ROW_PITCH,
    }
}

fn rows(board: Board) -> u8 {
    match board.rows() {
        Rows::Two => 2,
        Rows::Three => 3,
    }
}

/// Column and row of a pit, from the top left corner.
fn cell(board: Board, pit: Pit) -> (u8, u8) {
    let last = columns(board) - 1;
    let index = pit.index() as u8;
    let (column, row) = match index % board.pits() {
        near if near <= last => (near, rows(board) - 1),
        // The half of the middle row goes back from the right edge.
        middle => (2 * last + 1 - middle, 1),
    };
    match board.owner(pit) {
        Side::South => (column, row),
        Side::North => (last - column, rows(board) - 1 - row),
    }
}

#[cfg(test)]
mod tests;
