//! Pits as cells of a grid: columns and rows of the picture.

use crate::rules::{Board, Pit, Rows, Side};

const ROW_PITCH: f64 = 112.0;
/// Between three rows there are numbers.
const WIDE_ROW_PITCH: f64 = 142.0;

/// Pits in a row of the picture.
pub(super) fn columns(board: Board) -> u8 {
    match board.rows() {
        Rows::Two => board.pits(),
        Rows::Three => board.pits() / 3 * 2,
    }
}

/// From the centre of a row to that of the next.
pub(super) fn row_pitch(board: Board) -> f64 {
    match board.rows() {
        Rows::Two => ROW_PITCH,
        Rows::Three => WIDE_ROW_PITCH,
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
