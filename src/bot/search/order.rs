//! Move ordering: the earlier the best move is searched, the more of the others are
//! cut off (<https://www.chessprogramming.org/Move_Ordering>).

use std::ops::ControlFlow;

use crate::bot::table::{MOVE_COUNT, ordinal};
use crate::bot::{Weights, evaluate};
use crate::rules::{BySide, Move, Rules, Side, Walked};

use super::frame::{ChildNode, Frame, MoveSource};

/// The history heuristic: how often a move has caused a cutoff anywhere
/// (<https://www.chessprogramming.org/History_Heuristic>).
#[derive(Debug)]
pub(in crate::bot) struct History(BySide<[u32; MOVE_COUNT]>);

impl Default for History {
    fn default() -> History {
        History(BySide::from_fn(|_| [0; MOVE_COUNT]))
    }
}

impl History {
    /// Two seeds and a half in the measure of [`ChildNode::order`].
    const MAX: u32 = 1 << 12;

    pub fn reward(&mut self, side: Side, mv: Move, depth: u8) {
        let counts = &mut self.0[side];
        let count = &mut counts[ordinal(mv) % MOVE_COUNT];
        *count += u32::from(depth) * u32::from(depth);
        if *count >= History::MAX {
            for count in counts {
                *count /= 2;
            }
        }
    }

    pub fn order(&self, side: Side, mv: Move) -> i32 {
        self.0[side][ordinal(mv) % MOVE_COUNT] as i32
    }
}

/// The next move to search from `frame`, the top of the stack; `children` holds
/// those that have been generated.
pub(super) fn next_child(
    frame: &mut Frame,
    children: &mut Vec<ChildNode>,
    rules: &Rules,
    weights: &Weights,
    history: &History,
) -> Option<ChildNode> {
    if let MoveSource::Table(mv) = frame.source {
        frame.source = MoveSource::Generate(Some(mv));
        // Two positions may share a key: the move needn't be legal here.
        if let Some(position) = rules.child(&frame.position, mv) {
            return Some(ChildNode {
                mv,
                position,
                static_eval: evaluate(rules, weights, &position, frame.mover),
                order: 0,
            });
        }
        frame.source = MoveSource::Generate(None);
    }
    if let MoveSource::Generate(seen) = frame.source {
        frame.source = MoveSource::Listed;
        let mover = frame.mover;
        let walked = rules.walk(&frame.position, |mv, position| {
            if Some(mv) != seen {
                let static_eval = evaluate(rules, weights, position, mover);
                children.push(ChildNode {
                    mv,
                    position: *position,
                    static_eval,
                    order: static_eval.hundredths() * 16 + history.order(mover, mv),
                });
            }
            ControlFlow::<()>::Continue(())
        });
        if let Walked::Stuck(next) = walked {
            frame.source = MoveSource::Stuck(next);
        }
    }
    let listed = children.get(frame.first..)?.iter().enumerate();
    let (at, _) = listed.max_by_key(|(_, child)| child.order)?;
    Some(children.swap_remove(frame.first + at))
}
