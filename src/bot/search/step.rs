//! One step of the search: into a position, or back out of it with its value.

use std::ops::ControlFlow;

use crate::bot::evaluate;
use crate::bot::score::Window;
use crate::bot::table::Value;
use crate::rules::{Move, Position, Side};

use super::frame::{Frame, Trial};
use super::order::{Source, next_child};
use super::{Lines, MOST_PLIES, Search};

impl Search {
    /// Looks at one more position, or goes back to the one before. Gives the
    /// value of the root when that is known.
    pub(super) fn step(&mut self) -> Option<Value> {
        let at_root = self.frames.len() == 1;
        let frame = self.frames.last_mut()?;
        let (child, trial) = if frame.refuted {
            return self.close();
        } else if let Some(child) = frame.again.take() {
            (child, Trial::Full)
        } else if let Some(child) =
            next_child(frame, &mut self.children, &self.rules, &self.history)
        {
            let full = frame.best.is_none() || (at_root && self.lines == Lines::Every);
            (child, if full { Trial::Full } else { Trial::Narrow })
        } else {
            return self.close();
        };
        frame.current = Some((child, trial));
        let window = match trial {
            Trial::Full => Window {
                low: frame.low,
                high: frame.window.high,
            },
            Trial::Narrow => Window::narrow(frame.low),
        };
        let (viewer, depth) = (frame.mover, frame.depth - 1);
        let value = self.open(&child.position, viewer, depth, window);
        // A value found beyond the limit may rest on half of the moves.
        if let Some(value) = value
            && self.nodes < self.node_limit
        {
            self.accept(value);
        }
        None
    }

    /// Looks at a position after a move of `viewer`. Gives its value, as the
    /// viewer sees it, or puts it on top of the line.
    fn open(
        &mut self,
        position: &Position,
        viewer: Side,
        depth: u8,
        window: Window,
    ) -> Option<Value> {
        self.nodes += 1;
        let ply = self.frames.len();
        self.best_lines[ply].clear();
        let Some(mover) = position.to_move() else {
            return Some(self.seen(position, viewer, true));
        };
        if depth == 0 || ply >= MOST_PLIES {
            return Some(self.seen(position, viewer, false));
        }
        let key = position.key();
        if self.repeats(key, position) {
            // Whoever can come back once can do it again (Rules 1).
            let over = self.rules.end_by_repetition(position, &mut ());
            return Some(self.seen(&over, viewer, false));
        }
        let same = mover == viewer;
        let window = if same { window } else { -window };
        let memory = self.table.recall(key, depth, window);
        let value = match memory.value {
            Some(value) => value,
            None if depth == 1 => self.frontier(position, mover, key, window),
            None => {
                let source = memory.best.map_or(Source::Fresh(None), Source::Remembered);
                self.push(*position, mover, key, depth, window, source);
                return None;
            }
        };
        Some(if same { value } else { -value })
    }

    /// The value of a position one move before the horizon. Most positions are
    /// looked at here, so nothing is put on the line for them.
    fn frontier(&mut self, position: &Position, mover: Side, key: u64, window: Window) -> Value {
        let mut best: Option<(Move, Value)> = None;
        let mut proved = true;
        let rules = self.rules;
        let _ = rules.walk(position, |mv, next| {
            self.nodes += 1;
            let value = self.seen(next, mover, next.to_move().is_none());
            if best.is_none_or(|(_, best)| value.score > best.score) {
                best = Some((mv, value));
            }
            if value.score >= window.high {
                proved = value.proved;
                return ControlFlow::Break(());
            }
            proved &= value.proved;
            if self.nodes >= self.node_limit {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let Some((mv, value)) = best else {
            return self.without_a_move(position, mover);
        };
        let value = Value { proved, ..value };
        self.table.keep(key, 1, window, value, Some(mv));
        self.best_lines[self.frames.len()].push(mv);
        value
    }

    /// Takes the value of the move that the top of the line is looking at.
    fn accept(&mut self, value: Value) {
        let ply = self.frames.len() - 1;
        let at_root = ply == 0;
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let Some((child, trial)) = frame.current else {
            return;
        };
        let Value { score, proved } = value;
        if trial == Trial::Narrow && score > frame.low && score < frame.window.high {
            frame.again = Some(child);
            return;
        }
        if at_root && let Some(root) = self.roots.iter_mut().find(|root| root.child.mv == child.mv)
        {
            root.found = Some(score);
        }
        frame.refuted = score >= frame.window.high;
        frame.proved = proved && (frame.proved || frame.refuted);
        if frame.best.is_some_and(|(_, best)| best >= score) {
            return;
        }
        frame.best = Some((child.mv, score));
        if score > frame.low {
            if !(at_root && self.lines == Lines::Every) {
                frame.low = score;
            }
            let (here, after) = self.best_lines.split_at_mut(ply + 1);
            here[ply].clear();
            here[ply].push(child.mv);
            here[ply].extend_from_slice(&after[0]);
            if at_root {
                self.best = Some(child.mv);
            }
        }
    }

    /// All that matters of the position on top of the line has been looked at:
    /// hands its value down. Gives it where that was the root.
    fn close(&mut self) -> Option<Value> {
        let frame = self.frames.pop()?;
        self.children.truncate(frame.first);
        let value = match frame.best {
            Some((_, score)) => Value {
                score,
                proved: frame.proved,
            },
            None => self.without_a_move(&frame.position, frame.mover),
        };
        let best = frame.best.map(|(mv, _)| mv);
        let Some(before) = self.frames.last() else {
            return Some(value);
        };
        if let (true, Some(mv)) = (frame.refuted, best) {
            self.history.reward(frame.mover, mv, frame.depth);
        }
        self.table
            .keep(frame.key, frame.depth, frame.window, value, best);
        let same = before.mover == frame.mover;
        self.accept(if same { value } else { -value });
        None
    }

    pub(super) fn push(
        &mut self,
        position: Position,
        mover: Side,
        key: u64,
        depth: u8,
        window: Window,
        source: Source,
    ) {
        self.frames.push(Frame {
            position,
            mover,
            key,
            depth,
            window,
            low: window.low,
            best: None,
            proved: true,
            source,
            first: self.children.len(),
            current: None,
            again: None,
            refuted: false,
        });
    }

    /// The value of a position whose mover has nothing but endless sowings. So
    /// rare that what follows is not looked into.
    fn without_a_move(&self, position: &Position, viewer: Side) -> Value {
        let position = self.rules.settle(position);
        self.seen(&position, viewer, position.to_move().is_none())
    }

    fn seen(&self, position: &Position, viewer: Side, proved: bool) -> Value {
        Value {
            score: evaluate(&self.rules, &self.weights, position, viewer),
            proved,
        }
    }

    /// Whether a position has been on the line, or twice in the game. What has
    /// been banked can't be undone, so older ones needn't be looked at.
    fn repeats(&self, key: u64, position: &Position) -> bool {
        let banked = |position: &Position| {
            u16::from(position.store(Side::South)) + u16::from(position.store(Side::North))
        };
        let now = banked(position);
        let line = self.frames.iter().rev();
        self.worn.contains(&key)
            || line
                .take_while(|frame| banked(&frame.position) == now)
                .any(|frame| frame.key == key)
    }
}
