//! In which order a position's moves are looked at: the sooner the best one
//! comes, the fewer others need a look.

use std::ops::ControlFlow;

use crate::bot::table::ordinal;
use crate::bot::{Score, Weights, evaluate};
use crate::rules::{BySide, Move, Position, Rules, Side};

use super::frame::Frame;

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub mv: Move,
    pub position: Position,
    /// How it looks to the mover, without looking further.
    pub looks: Score,
    /// The higher, the sooner it is looked at.
    pub promise: i32,
}

/// Where a position's next move comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// The move remembered as the best, before any other is even sown.
    Remembered(Move),
    /// The other moves, not sown yet.
    Fresh(Option<Move>),
    /// The list of children, from the position's first on.
    Listed,
}

/// How often a move has refuted a position anywhere
/// (<https://www.chessprogramming.org/History_Heuristic>).
#[derive(Debug)]
pub(super) struct History(BySide<[u32; 40]>);

impl Default for History {
    fn default() -> History {
        History(BySide::from_fn(|_| [0; 40]))
    }
}

impl History {
    /// Never more than two seeds and a half.
    const MOST: u32 = 1 << 12;

    pub fn reward(&mut self, side: Side, mv: Move, depth: u8) {
        let counts = &mut self.0[side];
        let count = &mut counts[ordinal(mv) % 40];
        *count += u32::from(depth) * u32::from(depth);
        if *count >= History::MOST {
            for count in counts {
                *count /= 2;
            }
        }
    }

    fn promise(&self, side: Side, mv: Move) -> i32 {
        self.0[side][ordinal(mv) % 40] as i32
    }
}

/// The next move to look at from `frame`, the top of the line; `children` holds
/// those that have been sown already.
pub(super) fn next_child(
    frame: &mut Frame,
    children: &mut Vec<Child>,
    rules: &Rules,
    weights: &Weights,
    history: &History,
) -> Option<Child> {
    if let Source::Remembered(mv) = frame.source {
        frame.source = Source::Fresh(Some(mv));
        // Two positions may share a key: the move needn't be legal here.
        if let Some(position) = rules.child(&frame.position, mv) {
            return Some(Child {
                mv,
                position,
                looks: evaluate(rules, weights, &position, frame.mover),
                promise: 0,
            });
        }
        frame.source = Source::Fresh(None);
    }
    if let Source::Fresh(seen) = frame.source {
        frame.source = Source::Listed;
        let mover = frame.mover;
        let _ = rules.walk(&frame.position, |mv, position| {
            if Some(mv) != seen {
                let looks = evaluate(rules, weights, position, mover);
                children.push(Child {
                    mv,
                    position: *position,
                    looks,
                    promise: looks.hundredths() * 16 + history.promise(mover, mv),
                });
            }
            ControlFlow::<()>::Continue(())
        });
    }
    let listed = children.get(frame.first..)?.iter().enumerate();
    let (at, _) = listed.max_by_key(|(_, child)| child.promise)?;
    Some(children.swap_remove(frame.first + at))
}
