//! Plain alpha-beta: without move ordering, transposition table or iterative
//! deepening.

use mbegu::rules::{Position, Rules, Side};

/// The search was given up.
pub struct TooLong;

/// Evaluates positions, and decides where lines end.
pub trait Judge {
    /// The score of `position` for the viewer if the line ends there; `depth` is the
    /// number of moves left.
    ///
    /// # Errors
    /// The search is to be given up.
    fn visit(&mut self, position: &mut Position, depth: u8) -> Result<Option<i32>, TooLong>;

    /// The search leaves the position that it visited last.
    fn leave(&mut self) {}
}

/// The score of `position` for `viewer`.
///
/// # Errors
/// The judge gave up.
pub fn alpha_beta(
    rules: &Rules,
    mut position: Position,
    viewer: Side,
    depth: u8,
    (mut low, mut high): (i32, i32),
    judge: &mut impl Judge,
) -> Result<i32, TooLong> {
    if let Some(worth) = judge.visit(&mut position, depth)? {
        judge.leave();
        return Ok(worth);
    }
    let own = position.to_move() == Some(viewer);
    for (_, next) in rules.children(&position) {
        let worth = alpha_beta(
            rules,
            next,
            viewer,
            depth.saturating_sub(1),
            (low, high),
            judge,
        )?;
        if own {
            low = low.max(worth);
        } else {
            high = high.min(worth);
        }
        if low >= high {
            break;
        }
    }
    judge.leave();
    Ok(if own { low } else { high })
}
