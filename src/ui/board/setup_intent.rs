//! What a person does on a board on which a position is set up.

use crate::rules::{Pit, Side};

/// A place for seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupPlace {
    /// A pit.
    Pit(Pit),
    /// A player's store.
    Store(Side),
    /// The tray beside the board, which holds the seeds that are to be placed.
    Tray,
}

/// What a person does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Select a place.
    Select(SetupPlace),
    /// Put a seed from the tray there, and select the place.
    Add(SetupPlace),
    /// Put a seed from there into the tray, and select the place.
    Take(SetupPlace),
    /// Put as many seeds there as that, as far as the tray has them.
    Fill(SetupPlace, u8),
    /// Move all seeds of a place to another one; from the tray only one.
    Move {
        /// The place that is emptied.
        from: SetupPlace,
        /// The place that gets the seeds.
        to: SetupPlace,
    },
}
