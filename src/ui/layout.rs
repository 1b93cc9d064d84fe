//! Where the pits and stores of a board lie in the picture.
//!
//! Everything is in the picture's own units: neighbouring pits are
//! [`PITCH`] apart, a pit's radius is [`RADIUS`].

use crate::rules::{Board, BySide, Capture, Direction, Pit, Rows, Rules, Side, Stores};

use super::games::stores_at_left;

/// From the centre of a pit to that of its neighbour in the row.
pub const PITCH: f64 = 100.0;
/// Of a pit.
pub const RADIUS: f64 = 43.0;

const ROW_PITCH: f64 = 112.0;
/// Between three rows there are numbers.
const WIDE_ROW_PITCH: f64 = 142.0;
const RIM: f64 = 22.0;
const NUMBER_ROOM: f64 = 30.0;
const STORE_BREADTH: f64 = 84.0;
const STORE_GAP: f64 = 12.0;

/// How the board lies before the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// South's row below, North's above.
    #[default]
    Flat,
    /// Turned a quarter, for narrow screens: South's row on the right, going
    /// up, so that forward is counter-clockwise still.
    Upright,
}

impl Stance {
    /// The screens that the board lies upright on, as a media query.
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
    /// A point.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point `far` units off in the direction `way`.
    #[must_use]
    pub fn towards(self, way: Self, far: f64) -> Self {
        Self::new(self.x + way.x * far, self.y + way.y * far)
    }
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
enum Place {
    /// At the right hand, on the way of the sowing.
    Sown,
    /// At the right hand.
    Right,
    /// At the left hand.
    Left,
}

/// The places of one board.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    board: Board,
    stance: Stance,
    /// Turned half round: North's row is where South's would be.
    flipped: bool,
    size: Point,
    first: Point,
    stores: Option<BySide<Basin>>,
}

impl Layout {
    /// Lays out the board of a game; `flipped`, as North sees it.
    #[must_use]
    pub fn of(rules: &Rules, stance: Stance, flipped: bool) -> Self {
        let stores = if rules.capture() == Capture::ClaimFours {
            // What is won by claims stays in the pits.
            None
        } else if rules.stores() == Stores::OwnSown {
            Some(Place::Sown)
        } else if stores_at_left(rules.variant()) {
            Some(Place::Left)
        } else {
            Some(Place::Right)
        };
        Self {
            flipped,
            ..Self::new(rules.board(), stance, stores)
        }
    }

    /// Lays out `board`; `stores` says where they lie, if the game has any.
    fn new(board: Board, stance: Stance, stores: Option<Place>) -> Self {
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
        let (size, first, mut basins) = match (stance, stores) {
            (Stance::Flat, _) => {
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
            (Stance::Upright, Some(Place::Sown)) => {
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
            (Stance::Upright, _) => {
                let size = Point::new(across + 2.0 * room, along);
                let tall = (along / 2.0 - RIM - 20.0).min(210.0);
                // At a player's left hand, as far as there is room for it.
                let off = match stores {
                    Some(Place::Left) => size.y / 2.0 - RIM - 20.0 - tall,
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
        if (stance, stores) == (Stance::Flat, Some(Place::Left)) {
            std::mem::swap(&mut basins.south, &mut basins.north);
        }
        Self {
            board,
            stance,
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
    pub fn stance(&self) -> Stance {
        self.stance
    }

    /// Whose row is the near one: below, or on the right.
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
        self.turned(match self.stance {
            Stance::Flat => Point::new(self.first.x + along, self.first.y + across),
            Stance::Upright => Point::new(self.first.x + across, self.first.y - along),
        })
    }

    fn turned(&self, at: Point) -> Point {
        if self.flipped {
            Point::new(self.size.x - at.x, self.size.y - at.y)
        } else {
            at
        }
    }

    /// Where three rows are divided between the players: a line from edge to
    /// edge, point by point.
    #[must_use]
    pub fn border(&self) -> Option<[Point; 4]> {
        let (across, last) = (
            f64::from(columns(self.board)) / 2.0,
            f64::from(columns(self.board)),
        );
        let line = [(0.0, 1.5), (across, 1.5), (across, 0.5), (last, 0.5)];
        (self.board.rows == Rows::Three).then(|| line.map(|(x, y)| self.spot(x - 0.5, y)))
    }

    /// A side's part of three rows, as a closed line.
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

    /// Where a pit's number stands: off the row, on its owner's side.
    #[must_use]
    pub fn number(&self, pit: Pit) -> Point {
        self.pit(pit).towards(self.outward(pit), RADIUS + 20.0)
    }

    /// The radius of a button on the board: on a long upright board, which is
    /// drawn small, it takes more of the picture.
    #[must_use]
    pub fn press_radius(&self) -> f64 {
        let least = 33.0;
        match self.stance {
            Stance::Flat => least,
            Stance::Upright => least * f64::from(self.board.pits.max(6)) / 6.0,
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
        match self.stance {
            Stance::Flat => Point::new(0.0, sign),
            Stance::Upright => Point::new(sign, 0.0),
        }
    }

    /// The way that a seed goes from a pit, along the row.
    #[must_use]
    pub fn way(&self, pit: Pit, direction: Direction) -> Point {
        let along = |direction| {
            let (from, to) = (self.pit(pit), self.pit(self.board.next(pit, direction)));
            match self.stance {
                Stance::Flat if to.y == from.y => Some(Point::new((to.x - from.x).signum(), 0.0)),
                Stance::Upright if to.x == from.x => {
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

    /// The direction of sowing from `pit` that goes the way `(x, y)` on the
    /// screen, if that way is along the row.
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
    match board.rows {
        Rows::Two => board.pits,
        Rows::Three => board.pits / 3 * 2,
    }
}

fn row_pitch(board: Board) -> f64 {
    match board.rows {
        Rows::Two => ROW_PITCH,
        Rows::Three => WIDE_ROW_PITCH,
    }
}

fn rows(board: Board) -> u8 {
    match board.rows {
        Rows::Two => 2,
        Rows::Three => 3,
    }
}

/// Column and row of a pit, from the top left corner.
fn cell(board: Board, pit: Pit) -> (u8, u8) {
    let last = columns(board) - 1;
    let index = pit.index() as u8;
    let (column, row) = match index % board.pits {
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
