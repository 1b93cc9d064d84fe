//! Pits as cells of a grid: columns and rows of the picture.

use super::Orientation;
use crate::rules::{Board, Pit, Rows, Side};

/// Pits in a row of the picture.
pub(super) fn columns(board: Board) -> u8 {
    match board.rows() {
        Rows::Two => board.pits_per_side(),
        Rows::Three => board.pits_per_side() / 3 * 2,
    }
}

/// From the centre of a row to that of the next.
pub(super) fn row_pitch(board: Board, orientation: Orientation) -> f64 {
    match (board.rows(), orientation) {
        (Rows::Two, Orientation::Flat) => 130.0,
        // Between three rows there are numbers.
        (Rows::Three, Orientation::Flat) => 131.0,
        (_, Orientation::Upright) => 142.0,
    }
}

/// Rows of the picture.
pub(super) fn rows(board: Board) -> u8 {
    match board.rows() {
        Rows::Two => 2,
        Rows::Three => 3,
    }
}

/// Column and row of a pit, from the top left corner.
pub(super) fn cell(board: Board, pit: Pit) -> (u8, u8) {
    let last = columns(board) - 1;
    let index = pit.index() as u8;
    let (column, row) = match index % board.pits_per_side() {
        near if near <= last => (near, rows(board) - 1),
        // The half of the middle row goes back from the right edge.
        middle => (2 * last + 1 - middle, 1),
    };
    match board.owner(pit) {
        Side::South => (column, row),
        Side::North => (last - column, rows(board) - 1 - row),
    }
}
