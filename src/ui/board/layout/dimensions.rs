//! The size of a board's picture, and where its stores lie.

use super::grid::{columns, row_pitch, rows};
use super::{Basin, Orientation, PITCH, Point};
use crate::rules::{Board, BySide, Rows, Side};

/// From the picture's edge to where the rows begin.
const END: f64 = 22.0;
/// How much longer each end of the rows is for a store beside it.
const STORE_BESIDE: f64 = 82.0;
/// The same, for a store that lies across the rows.
const STORE_ACROSS: f64 = 66.0;
/// From the picture's edge to the centre of a store.
const STORE_EDGE: f64 = 57.0;
/// Half the breadth and half the length of a store beside the rows.
const STORE: (f64, f64) = (34.0, 112.0);
/// From the end of a store to its number.
const STORE_NUMBER: f64 = 34.0;

/// Half the breadth of the hollow of the seeds in hand: its lip reaches to those of the
/// pits on both sides.
const HAND_BREADTH: f64 = 14.0;
/// From the edge of the picture to this hollow, with the number between them.
const HAND_END: f64 = 58.0;
/// From the middle of the picture to this hollow, with the sign between them.
const HAND_MIDDLE: f64 = 40.0;
/// From the edge of the picture to the number, and from the middle to the sign.
const HAND_CAPTION: (f64, f64) = (28.0, 17.0);

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
    pub size: Point,
    /// The centre of the pit that the others are counted from.
    pub first: Point,
    /// The stores, if the picture has any.
    pub stores: Option<BySide<Basin>>,
}

impl Dimensions {
    /// Those of a board.
    ///
    /// An upright board has only stores that are sown: there is no room for others,
    /// whose seeds are counted at their owner's seat.
    pub fn of(board: Board, orientation: Orientation, stores: Option<StorePlace>) -> Self {
        let edge = edge(board, orientation);
        let across = f64::from(rows(board) - 1) * row_pitch(board, orientation) + 2.0 * edge;
        let along = f64::from(columns(board)) * PITCH + 2.0 * END;
        match (orientation, stores) {
            (Orientation::Flat, None) => Self {
                size: Point::new(along, across),
                first: Point::new(END + PITCH / 2.0, edge),
                stores: None,
            },
            (Orientation::Flat, Some(place)) => {
                let size = Point::new(along + 2.0 * STORE_BESIDE, across);
                Self {
                    size,
                    first: Point::new(END + STORE_BESIDE + PITCH / 2.0, edge),
                    stores: Some(beside(size, place)),
                }
            }
            (Orientation::Upright, Some(StorePlace::Sown)) => {
                let size = Point::new(across, along + 2.0 * STORE_ACROSS);
                Self {
                    size,
                    first: Point::new(edge, size.y - END - STORE_ACROSS - PITCH / 2.0),
                    stores: Some(between(size)),
                }
            }
            (Orientation::Upright, _) => Self {
                size: Point::new(across, along),
                first: Point::new(edge, along - END - PITCH / 2.0),
                stores: None,
            },
        }
    }
}

/// From the picture's edge to the centres of the first row.
fn edge(board: Board, orientation: Orientation) -> f64 {
    match (board.rows(), orientation) {
        (Rows::Two, Orientation::Flat) => 132.0,
        (Rows::Two, Orientation::Upright) => 126.0,
        (Rows::Three, Orientation::Flat) => 97.0,
        (Rows::Three, Orientation::Upright) => 112.0,
    }
}

/// The stores at the ends of the rows, with their numbers below.
fn beside(size: Point, place: StorePlace) -> BySide<Basin> {
    let (rx, ry) = STORE;
    let at = |x| {
        let centre = Point::new(x, size.y / 2.0 - 4.0);
        Basin {
            centre,
            rx,
            ry,
            number: Point::new(0.0, ry + STORE_NUMBER),
            sign: Point::new(0.0, -ry - STORE_NUMBER),
        }
    };
    let [left, right] = [at(STORE_EDGE), at(size.x - STORE_EDGE)];
    let (south, north) = match place {
        StorePlace::Left => (left, right),
        StorePlace::Sown | StorePlace::Right => (right, left),
    };
    BySide { south, north }
}

/// The stores of an upright board: on the way, between the ends of the rows.
fn between(size: Point) -> BySide<Basin> {
    let (ry, rx) = STORE;
    let at = |y, number| Basin {
        centre: Point::new(size.x / 2.0, y),
        rx,
        ry,
        number: Point::new(number, 0.0),
        sign: Point::new(-number, 0.0),
    };
    let off = rx + STORE_NUMBER;
    BySide {
        south: at(STORE_EDGE, off),
        north: at(size.y - STORE_EDGE, off),
    }
}

/// Where the seeds in hand lie on an upright board while a row is laid out: in a
/// hollow between the rows, each player's in the half that is near them, with the number
/// at its outer end. `near` is the side whose half is the near one.
pub(super) fn seeds_in_hand(size: Point, near: Side) -> BySide<Basin> {
    let half = size.y / 2.0;
    let ry = (half - HAND_END - HAND_MIDDLE) / 2.0;
    // South's half is below, until the picture is turned.
    let at = |below: f64| {
        let from_middle = |far: f64| Point::new(size.x / 2.0, half + below * far);
        let seen = if near == Side::North { -below } else { below };
        let caption = |far: f64| Point::new(0.0, seen * (far - HAND_MIDDLE - ry));
        Basin {
            centre: from_middle(HAND_MIDDLE + ry),
            rx: HAND_BREADTH,
            ry,
            number: caption(half - HAND_CAPTION.0),
            sign: caption(HAND_CAPTION.1),
        }
    };
    BySide {
        south: at(1.0),
        north: at(-1.0),
    }
}
