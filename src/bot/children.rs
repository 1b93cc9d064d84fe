//! The positions after the moves of a position.

use std::ops::ControlFlow;

use crate::rules::{Move, Position, Rules, Walked};

/// [`Rules::walk`], compiled once for all callers: a walk contains the engines of all
/// games: 20 kB of the worker, 4 of them compressed.
pub(super) fn walk_children(
    rules: &Rules,
    position: &Position,
    visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>,
) -> Walked<()> {
    rules.walk(position, visit)
}
