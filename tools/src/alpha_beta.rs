//! Alpha-beta as plainly as can be: moves in the order of the board, no table,
//! one depth.

use mbegu::rules::{Position, Rules, Side};

/// It took too long.
pub struct TooLong;

/// Says where lines end.
pub trait Judge {
    /// What `position` is worth to the viewer, where the line ends there, with
    /// so many moves left to look ahead.
    ///
    /// # Errors
    /// Where all is to be given up.
    fn meet(&mut self, position: &mut Position, depth: u8) -> Result<Option<i32>, TooLong>;

    /// The line goes back to before the position that was met last.
    fn leave(&mut self) {}
}

/// What `position` is worth to `viewer`, if both sides play their best.
///
/// # Errors
/// Where the judge gives up.
pub fn alpha_beta(
    rules: &Rules,
    mut position: Position,
    viewer: Side,
    depth: u8,
    (mut low, mut high): (i32, i32),
    judge: &mut impl Judge,
) -> Result<i32, TooLong> {
    if let Some(worth) = judge.meet(&mut position, depth)? {
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
