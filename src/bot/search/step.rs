//! One step of the search: into a position, or back out of it with its value.

use std::ops::ControlFlow;

use crate::bot::score::Window;
use crate::bot::table::{Sure, Value};
use crate::bot::{Score, evaluate};
use crate::rules::{Capture, Move, Position, Rules, Side};

use super::frame::{Frame, Trial};
use super::order::{Child, Source, next_child};
use super::{Lines, MOST_PLIES, Search, stored};

/// From this depth on the moves after the first few are looked at less deep
/// (<https://www.chessprogramming.org/Late_Move_Reductions>).
const REDUCED_FROM: u8 = 3;
const UNREDUCED: u8 = 5;
/// Up to this depth a position may be taken for what it looks like.
const NEAR: u8 = 3;
/// What is added to [`a_move`] for those that do more, in hundredths of a seed.
const A_SURPRISE: i32 = 300;

/// By how much a move changes what a position looks like, as a rule, in
/// hundredths of a seed: found by matches.
const fn a_move(rules: &Rules) -> i32 {
    match rules.capture() {
        Capture::Opposite { uurs: true, .. } => 80,
        _ => 150,
    }
}

impl Search {
    /// Looks at one more position, or goes back to the one before. Gives the
    /// value of the root when that is known.
    pub(super) fn step(&mut self) -> Option<Value> {
        let at_root = self.frames.len() == 1;
        let frame = self.frames.last_mut()?;
        let (child, trial) = if frame.refuted {
            return self.close();
        } else if let Some(again) = frame.again.take() {
            again
        } else if let Some(child) = next_child(
            frame,
            &mut self.children,
            &self.rules,
            &self.weights,
            &self.history,
        ) {
            frame.tried += 1;
            let full = frame.best.is_none() || (at_root && self.lines == Lines::Every);
            let trial = if full {
                Trial::Full
            } else if !self.exact && frame.depth >= REDUCED_FROM && frame.tried > UNREDUCED {
                Trial::Reduced
            } else {
                Trial::Narrow
            };
            (child, trial)
        } else {
            return self.close();
        };
        frame.current = Some((child, trial));
        let window = match trial {
            Trial::Full => Window {
                low: frame.low,
                high: frame.window.high,
            },
            Trial::Narrow | Trial::Reduced => Window::narrow(frame.low),
        };
        let less = if trial == Trial::Reduced { 2 } else { 1 };
        let (viewer, depth) = (frame.mover, frame.depth - less);
        let value = self.open(&child, viewer, depth, window);
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
    fn open(&mut self, child: &Child, viewer: Side, depth: u8, window: Window) -> Option<Value> {
        self.nodes += 1;
        let position = &child.position;
        let ply = self.frames.len();
        self.best_lines[ply].clear();
        let seen = |sure| Value {
            score: child.looks,
            sure,
        };
        let Some(mover) = position.to_move() else {
            return Some(seen(Sure::Ever));
        };
        if depth == 0 || ply >= MOST_PLIES {
            return Some(seen(Sure::Not));
        }
        let key = position.key();
        if self.repeats(key, position) {
            // Whoever can come back once can do it again (Rules 1).
            let over = self.rules.end_by_repetition(position, &mut ());
            return Some(self.seen(&over, viewer, Sure::Here));
        }
        if depth <= NEAR && ply > 1 && !self.exact && self.is_beyond(child.looks, depth, window) {
            return Some(seen(Sure::Not));
        }
        let same = mover == viewer;
        let window = if same { window } else { -window };
        let mut memory = self.table.recall(key, depth, window);
        if self.exact {
            memory.value = memory.value.filter(|value| value.sure == Sure::Ever);
        }
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
        let mut sure = Sure::Ever;
        let rules = self.rules;
        let _ = rules.walk(position, |mv, next| {
            self.nodes += 1;
            let value = self.seen_at_once(next, mover);
            if best.is_none_or(|(_, best)| value.score > best.score) {
                best = Some((mv, value));
            }
            if value.score >= window.high {
                sure = value.sure;
                return ControlFlow::Break(());
            }
            sure = sure.min(value.sure);
            if self.nodes >= self.node_limit {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let Some((mv, value)) = best else {
            return self.without_a_move(position, mover);
        };
        let value = Value { sure, ..value };
        // What wasn't looked at to the end isn't for a later search.
        if self.nodes < self.node_limit {
            self.table.keep(key, 1, window, value, Some(mv));
        }
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
        let Value { score, sure } = value;
        let more = match trial {
            Trial::Reduced => score > frame.low,
            Trial::Narrow => score > frame.low && score < frame.window.high,
            Trial::Full => false,
        };
        if more {
            let trial = if trial == Trial::Reduced {
                Trial::Narrow
            } else {
                Trial::Full
            };
            frame.again = Some((child, trial));
            return;
        }
        if at_root && let Some(root) = self.roots.iter_mut().find(|root| root.child.mv == child.mv)
        {
            root.found = Some(score);
        }
        frame.refuted = score >= frame.window.high;
        frame.sure = if frame.refuted {
            sure
        } else {
            sure.min(frame.sure)
        };
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
                sure: frame.sure,
            },
            None => {
                // Nothing but endless sowings: what follows takes its place.
                let settled = self.rules.settle(&frame.position);
                if let Some(mover) = settled.to_move()
                    && settled != frame.position
                {
                    let window = if mover == frame.mover {
                        frame.window
                    } else {
                        -frame.window
                    };
                    let source = Source::Fresh(None);
                    self.push(settled, mover, settled.key(), frame.depth, window, source);
                    return None;
                }
                self.seen_at_once(&settled, frame.mover)
            }
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
            sure: Sure::Ever,
            source,
            first: self.children.len(),
            current: None,
            again: None,
            tried: 0,
            refuted: false,
        });
    }

    /// The value of a position at the horizon whose mover has nothing but endless
    /// sowings.
    fn without_a_move(&self, position: &Position, viewer: Side) -> Value {
        let position = self.rules.settle(position);
        self.seen_at_once(&position, viewer)
    }

    /// Whether a position looks so bad or so good that few moves can hardly bring
    /// it into the window (<https://www.chessprogramming.org/Futility_Pruning>).
    fn is_beyond(&self, looks: Score, depth: u8, window: Window) -> bool {
        let within = i32::from(depth) * a_move(&self.rules) + A_SURPRISE;
        let scores = [looks, window.low, window.high];
        !scores.into_iter().any(Score::is_decided)
            && (looks.hundredths() + within <= window.low.hundredths()
                || looks.hundredths() - within >= window.high.hundredths())
    }

    fn seen_at_once(&self, position: &Position, viewer: Side) -> Value {
        let over = position.to_move().is_none();
        self.seen(position, viewer, if over { Sure::Ever } else { Sure::Not })
    }

    fn seen(&self, position: &Position, viewer: Side, sure: Sure) -> Value {
        Value {
            score: evaluate(&self.rules, &self.weights, position, viewer),
            sure,
        }
    }

    /// Whether a position has been on the line, or twice in the game. Those
    /// before something was last stored can't come again.
    fn repeats(&self, key: u64, position: &Position) -> bool {
        let now = stored(position);
        let line = self.frames.iter().rev();
        self.worn.contains(&key)
            || line
                .take_while(|frame| stored(&frame.position) == now)
                .any(|frame| frame.key == key)
    }
}
