//! The size of a board's picture, and where its stores lie.

use super::grid::{columns, row_pitch, rows};
use super::{Basin, Orientation, PITCH, Point, RADIUS};
use crate::rules::{Board, BySide};

const RIM: f64 = 22.0;
const NUMBER_ROOM: f64 = 30.0;
const STORE_BREADTH: f64 = 84.0;
const STORE_GAP: f64 = 12.0;
const HALF_STORE: f64 = STORE_BREADTH / 2.0;
/// From the picture's edge to the centres of the first row.
const EDGE: f64 = RIM + NUMBER_ROOM + RADIUS;

/// Where a player's store lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StorePlace {
    /// At the right hand, sown on the way.
    Sown,
    /// At the right hand.
    Right,
    /// At the left hand.
    Left,
}

/// A picture without its pits.
pub(super) struct Dimensions {
    /// Its width and height.
    pub size: Point,
    /// The centre of the pit that the others are counted from.
    pub first: Point,
    /// The stores, if the game has any.
    pub stores: BySide<Basin>,
}

impl Dimensions {
    /// Those of a board.
    pub fn of(board: Board, orientation: Orientation, stores: Option<StorePlace>) -> Self {
        let across =
            f64::from(rows(board) - 1) * row_pitch(board) + 2.0 * (RADIUS + NUMBER_ROOM + RIM);
        let along = f64::from(columns(board)) * PITCH + 2.0 * RIM;
        let room = match stores {
            Some(_) => STORE_BREADTH + STORE_GAP,
            None => 0.0,
        };
        let place = stores.unwrap_or(StorePlace::Right);
        match (orientation, place) {
            (Orientation::Flat, _) => Self::flat(across, along + 2.0 * room, room, place),
            (Orientation::Upright, StorePlace::Sown) => {
                Self::upright_sown(across, along + 2.0 * room, room)
            }
            (Orientation::Upright, _) => {
                Self::upright_beside(across + 2.0 * room, along, room, place)
            }
        }
    }

    /// The stores lie at the ends of the rows.
    fn flat(height: f64, width: f64, room: f64, place: StorePlace) -> Self {
        let tall = height / 2.0 - RIM - 24.0;
        let at = |x| basin(x, height / 2.0, HALF_STORE, tall);
        let [left, right] = [at(RIM + HALF_STORE), at(width - RIM - HALF_STORE)];
        let (south, north) = match place {
            StorePlace::Left => (left, right),
            StorePlace::Sown | StorePlace::Right => (right, left),
        };
        Self {
            size: Point::new(width, height),
            first: Point::new(RIM + room + PITCH / 2.0, EDGE),
            stores: BySide { south, north },
        }
    }

    /// Stores that are sown lie on the way, between the rows' ends.
    fn upright_sown(width: f64, height: f64, room: f64) -> Self {
        let wide = width / 2.0 - RIM - 24.0;
        let at = |y| basin(width / 2.0, y, wide, HALF_STORE);
        Self {
            size: Point::new(width, height),
            first: Point::new(EDGE, height - RIM - room - PITCH / 2.0),
            stores: BySide {
                south: at(RIM + HALF_STORE),
                north: at(height - RIM - HALF_STORE),
            },
        }
    }

    /// Others lie beside their owners' rows, which saves height.
    fn upright_beside(width: f64, height: f64, room: f64, place: StorePlace) -> Self {
        let tall = (height / 2.0 - RIM - 20.0).min(210.0);
        // At a player's left hand, as far as there is room for it.
        let off = match place {
            StorePlace::Left => height / 2.0 - RIM - 20.0 - tall,
            StorePlace::Sown | StorePlace::Right => 0.0,
        };
        let at = |x, off| basin(x, height / 2.0 + off, HALF_STORE, tall);
        Self {
            size: Point::new(width, height),
            first: Point::new(EDGE + room, height - RIM - PITCH / 2.0),
            stores: BySide {
                south: at(width - RIM - HALF_STORE, off),
                north: at(RIM + HALF_STORE, -off),
            },
        }
    }
}

fn basin(x: f64, y: f64, rx: f64, ry: f64) -> Basin {
    let centre = Point::new(x, y);
    Basin { centre, rx, ry }
}
