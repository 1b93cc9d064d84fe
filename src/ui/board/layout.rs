//! Where the pits and stores of a board lie in the picture.
//!
//! Everything is in the picture's own units: neighbouring pits are
//! [`PITCH`] apart, a pit's radius is [`RADIUS`].

use crate::rules::{Board, BySide, Capture, Pit, Rows, Rules, Side};

use super::theme::stores_at_left;

mod buttons;
mod dimensions;
mod geometry;
mod grid;

pub use crate::ui::state::Orientation;
pub use geometry::{Basin, Point};

use dimensions::{Dimensions, StorePlace};
use grid::{cell, columns, row_pitch};

/// From the centre of a pit to that of its neighbour in the row.
pub const PITCH: f64 = 100.0;
pub const RADIUS: f64 = 43.0;
/// The additional distance from its pit of a number of two digits.
const SECOND_DIGIT: f64 = 7.0;

/// The places of one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    board: Board,
    orientation: Orientation,
    /// The side whose row is below, or at the right. For North the board is rotated by a
    /// half.
    near: Side,
    size: Point,
    first: Point,
    /// The game has stores, drawn or not.
    has_stores: bool,
    stores: Option<BySide<Basin>>,
}

impl Layout {
    /// The layout of a game's board, with the row of `near` below or at the right.
    pub fn of(rules: &Rules, orientation: Orientation, near: Side) -> Self {
        let stores = if rules.fields().capture == Capture::ClaimFours {
            // What is won by claims stays in the pits.
            None
        } else if rules.fields().sows_store {
            Some(StorePlace::Sown)
        } else if stores_at_left(rules.variant()) {
            Some(StorePlace::Left)
        } else {
            Some(StorePlace::Right)
        };
        let board = rules.board();
        let whole = Board::new(board.rows(), rules.options().pits).unwrap_or(board);
        let layout = Self::new(whole, orientation, stores);
        Self { near, ..layout }.with_row(board)
    }

    /// The same picture with shorter rows in its middle (Rules 3.3.5): its size stays
    /// from round to round.
    fn with_row(self, board: Board) -> Self {
        let fewer = f64::from(columns(self.board) - columns(board));
        let (first, shift) = (self.first, fewer / 2.0 * PITCH);
        let first = match self.orientation {
            Orientation::Flat => Point::new(first.x + shift, first.y),
            Orientation::Upright => Point::new(first.x, first.y - shift),
        };
        Self {
            board,
            first,
            ..self
        }
    }

    /// The same picture while a row is laid out: the seeds in hand have a place on an
    /// upright board, too, between its rows.
    pub fn with_seeds_in_hand(self) -> Self {
        let stores = self
            .has_stores
            .then(|| dimensions::seeds_in_hand(self.size, self.near));
        Self {
            stores: self.stores.or(stores),
            ..self
        }
    }

    /// The layout of `board`; `stores` is where they lie, if the game has any.
    fn new(board: Board, orientation: Orientation, stores: Option<StorePlace>) -> Self {
        let dimensions = Dimensions::of(board, orientation, stores);
        Self {
            board,
            orientation,
            near: Side::South,
            size: dimensions.size,
            first: dimensions.first,
            has_stores: stores.is_some(),
            stores: dimensions.stores,
        }
    }

    /// The rows and the pits that are laid out.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The picture's width and height.
    pub fn size(&self) -> Point {
        self.size
    }

    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The side whose row is the near one: below, or on the right.
    pub fn near(&self) -> Side {
        self.near
    }

    /// The centre of a pit.
    pub fn pit(&self, pit: Pit) -> Point {
        let (column, row) = cell(self.board, pit);
        self.grid_point(column.into(), row.into())
    }

    /// The column and the row of a pit on a flat board with South's row below, from the top
    /// left corner.
    pub fn cell(&self, pit: Pit) -> (u8, u8) {
        cell(self.board, pit)
    }

    /// The point at a column and a row of pits, counted from the centre of the
    /// pit at the left of the far row.
    fn grid_point(&self, column: f64, row: f64) -> Point {
        let (along, across) = (
            column * PITCH,
            row * row_pitch(self.board, self.orientation),
        );
        self.turned(match self.orientation {
            Orientation::Flat => Point::new(self.first.x + along, self.first.y + across),
            Orientation::Upright => Point::new(self.first.x + across, self.first.y - along),
        })
    }

    fn turned(&self, at: Point) -> Point {
        if self.near == Side::North {
            Point::new(self.size.x - at.x, self.size.y - at.y)
        } else {
            at
        }
    }

    /// The line from edge to edge that divides three rows between the players.
    pub fn border(&self) -> Option<[Point; 4]> {
        let (across, last) = (
            f64::from(columns(self.board)) / 2.0,
            f64::from(columns(self.board)),
        );
        let line = [(0.0, 1.5), (across, 1.5), (across, 0.5), (last, 0.5)];
        (self.board.rows() == Rows::Three).then(|| line.map(|(x, y)| self.grid_point(x - 0.5, y)))
    }

    /// The line between two rows.
    pub fn groove(&self) -> [Point; 2] {
        let last = f64::from(columns(self.board)) - 1.0;
        [
            self.grid_point(-0.45, 0.5),
            self.grid_point(last + 0.45, 0.5),
        ]
    }

    /// From the centre of a row of pits to that of the next.
    pub fn row_pitch(&self) -> f64 {
        row_pitch(self.board, self.orientation)
    }

    /// Returns whether the game has stores. Those of an upright board are drawn only if
    /// they are sown.
    pub fn has_stores(&self) -> bool {
        self.has_stores
    }

    /// A side's store, where the picture has one.
    pub fn store(&self, side: Side) -> Option<Basin> {
        let basin = self.stores.as_ref()?[side];
        Some(Basin {
            centre: self.turned(basin.centre),
            ..basin
        })
    }

    /// The place to which captured seeds go: the side's store, or the number at its seat
    /// above or below the picture.
    pub fn captured(&self, side: Side) -> Point {
        /// From the right edge of the picture, and from its upper or lower edge.
        const NUMBER: (f64, f64) = (20.0, 26.0);
        let beside = || {
            let y = match side == self.near() {
                true => self.size.y + NUMBER.1,
                false => -NUMBER.1,
            };
            Point::new(self.size.x - NUMBER.0, y)
        };
        self.store(side).map_or_else(beside, |store| store.centre)
    }

    /// The centre of a pit's number: off the row, on its owner's side.
    pub fn number(&self, pit: Pit) -> Point {
        self.pit(pit).towards(self.outward(pit), RADIUS + 23.0)
    }

    /// The centre of a pit's number where no letter stands beside it. On an upright board a
    /// number of two digits is farther from its pit, as it would touch the ring.
    pub fn lone_number(&self, pit: Pit, seeds: u16) -> Point {
        let is_wide = self.orientation == Orientation::Upright && seeds > 9;
        let apart = if is_wide { SECOND_DIGIT } else { 0.0 };
        self.number(pit).towards(self.outward(pit), apart)
    }

    /// The nearest pit in a direction on the screen, or the same one.
    pub fn neighbour(&self, from: Pit, x: f64, y: f64) -> Pit {
        let here = self.pit(from);
        let distance = |pit: Pit| {
            let there = self.pit(pit);
            let (dx, dy) = (there.x - here.x, there.y - here.y);
            let (along, across) = (dx * x + dy * y, dx * y - dy * x);
            (along > 1.0).then(|| (pit, along + 4.0 * across.abs()))
        };
        let ahead = self.board.all_pits().filter_map(distance);
        ahead
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map_or(from, |(pit, _)| pit)
    }
}

#[cfg(test)]
mod tests;
