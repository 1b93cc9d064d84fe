//! One step of the search: into a position, or back with its value.

use std::ops::ControlFlow;

use crate::bot::score::Window;
use crate::bot::table::{Certainty, NodeValue, TranspositionTable};
use crate::bot::{Score, evaluate, oracle};
use crate::rules::{Capture, Move, Position, Rules, Side, Walked};

use super::frame::{ChildNode, Frame, MoveSource, Pass};
use super::order::next_child;
use super::repetition::Recurrence;
use super::{MAX_PLIES, Search, SearchMode};

/// From this depth on, the moves after the first few are searched with less depth
/// (<https://www.chessprogramming.org/Late_Move_Reductions>).
const LMR_MIN_DEPTH: u8 = 3;
const LMR_FULL_MOVES: u8 = 5;
/// Up to this depth a position may be cut off by its static evaluation
/// (<https://www.chessprogramming.org/Futility_Pruning>).
const FUTILITY_DEPTH: u8 = 3;
/// The margin beyond [`typical_swing`] of each move, in hundredths of a seed.
const FUTILITY_MARGIN: i32 = 300;

/// The best certainty of a position that came so many times before.
const fn best_certainty(times: u8) -> Certainty {
    match times {
        0 => Certainty::Proven,
        _ => Certainty::PathDependent,
    }
}

/// The typical change of the static evaluation by a move, in hundredths of a seed:
/// found by matches.
const fn typical_swing(rules: &Rules) -> i32 {
    match rules.fields().capture {
        Capture::Opposite { uurs: true, .. } => 80,
        _ => 150,
    }
}

impl Search {
    /// Visits one more position, or goes back to the one before. Returns the
    /// value of the root once it is known.
    pub(super) fn step(&mut self, table: &mut TranspositionTable) -> Option<NodeValue> {
        let at_root = self.frames.len() == 1;
        let frame = self.frames.last_mut()?;
        let (child, pass) = if frame.refuted {
            return self.close(table);
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
            let full = frame.best.is_none() || (at_root && self.mode == SearchMode::AllMoves);
            let pass = if full {
                Pass::Full
            } else if !self.exact && frame.depth >= LMR_MIN_DEPTH && frame.tried > LMR_FULL_MOVES {
                Pass::Reduced
            } else {
                Pass::Narrow
            };
            (child, pass)
        } else {
            return self.close(table);
        };
        frame.current = Some((child, pass));
        let window = match pass {
            Pass::Full => Window {
                alpha: frame.alpha,
                beta: frame.window.beta,
            },
            Pass::Narrow | Pass::Reduced => Window::narrow(frame.alpha),
        };
        let less = if pass == Pass::Reduced { 2 } else { 1 };
        let (viewer, depth) = (frame.mover, frame.depth - less);
        let value = self.open(table, &child, viewer, depth, window);
        // Beyond the limit, a value may come from some of the moves only.
        if let Some(value) = value
            && self.nodes < self.node_limit
        {
            self.accept(value);
        }
        None
    }

    /// Visits the position after a move of `viewer`. Returns its value for the
    /// viewer, or pushes it onto the stack.
    fn open(
        &mut self,
        table: &mut TranspositionTable,
        child: &ChildNode,
        viewer: Side,
        depth: u8,
        window: Window,
    ) -> Option<NodeValue> {
        self.nodes += 1;
        let position = &child.position;
        let ply = self.frames.len();
        self.best_lines[ply].clear();
        let seen = |certainty| NodeValue {
            score: child.static_eval,
            certainty,
        };
        let Some(mover) = position.to_move() else {
            return Some(seen(Certainty::Proven));
        };
        let has_twice = self.has_twice(position);
        if !has_twice && let Some(value) = self.known_value(position, viewer, window) {
            return Some(value);
        }
        if depth == 0 || ply >= MAX_PLIES {
            return Some(seen(Certainty::Heuristic));
        }
        let key = position.key();
        let times = match self.recurrence(key, position) {
            Recurrence::Open(times) => times,
            Recurrence::Ends(certainty) => {
                return Some(self.repeated_value(position, viewer, certainty));
            }
        };
        if depth <= FUTILITY_DEPTH
            && ply > 1
            && !self.exact
            && self.is_futile(child.static_eval, depth, window)
        {
            return Some(seen(Certainty::Heuristic));
        }
        let same = mover == viewer;
        let window = if same { window } else { -window };
        let mut probe = table.probe(key, depth, window);
        if has_twice && let Some(value) = &mut probe.value {
            // The game may end where that position comes again.
            value.certainty = value.certainty.and(Certainty::Cyclic);
        }
        if self.exact {
            probe.value = probe
                .value
                .filter(|value| value.certainty == Certainty::Proven);
        }
        let mut value = match probe.value {
            Some(value) => value,
            None if depth == 1 => {
                let has_twice = has_twice || times > 0;
                self.frontier(table, position, mover, key, window, has_twice)
            }
            None => {
                let source = probe
                    .best
                    .map_or(MoveSource::Generate(None), MoveSource::Table);
                self.push(*position, mover, depth, window, source, times);
                return None;
            }
        };
        value.certainty = value.certainty.and(best_certainty(times));
        Some(if same { value } else { -value })
    }

    /// The value of a position at depth 1. Most positions are visited here, so it
    /// works without the stack.
    fn frontier(
        &mut self,
        table: &mut TranspositionTable,
        position: &Position,
        mover: Side,
        key: u64,
        window: Window,
        has_twice: bool,
    ) -> NodeValue {
        let mut best: Option<(Move, NodeValue)> = None;
        let mut certainty = Certainty::Proven;
        let rules = self.rules;
        let walked = rules.walk(position, |mv, next| {
            self.nodes += 1;
            let value = self.leaf_value(next, mover, has_twice);
            if best.is_none_or(|(_, best)| value.score > best.score) {
                best = Some((mv, value));
            }
            if value.score >= window.beta {
                certainty = value.certainty;
                return ControlFlow::Break(());
            }
            certainty = certainty.and(value.certainty);
            if self.nodes >= self.node_limit {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Walked::Stuck(next) = walked {
            return self.leaf_value(&next, mover, has_twice);
        }
        let Some((mv, value)) = best else {
            return self.leaf_value(position, mover, has_twice);
        };
        let value = NodeValue { certainty, ..value };
        // An unfinished value is of no use to a later search.
        if self.nodes < self.node_limit {
            table.store(key, 1, window, value, Some(mv));
        }
        self.best_lines[self.frames.len()].push(mv);
        value
    }

    /// Takes the value of the move that is being searched.
    fn accept(&mut self, value: NodeValue) {
        let ply = self.frames.len() - 1;
        let at_root = ply == 0;
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let Some((child, pass)) = frame.current else {
            return;
        };
        let NodeValue { score, certainty } = value;
        let more = match pass {
            Pass::Reduced => score > frame.alpha,
            Pass::Narrow => score > frame.alpha && score < frame.window.beta,
            Pass::Full => false,
        };
        if more {
            let pass = if pass == Pass::Reduced {
                Pass::Narrow
            } else {
                Pass::Full
            };
            frame.again = Some((child, pass));
            return;
        }
        if at_root && let Some(root) = self.roots.iter_mut().find(|root| root.child.mv == child.mv)
        {
            root.found = Some(value);
        }
        frame.refuted = score >= frame.window.beta;
        frame.certainty = match frame.refuted {
            true => certainty.and(frame.best_certainty),
            false => certainty.and(frame.certainty),
        };
        if frame.best.is_some_and(|(_, best)| best >= score) {
            return;
        }
        frame.best = Some((child.mv, score));
        if score > frame.alpha {
            if !(at_root && self.mode == SearchMode::AllMoves) {
                frame.alpha = score;
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

    /// Pops the finished position and hands its value to the one below; returns it
    /// where it was the root.
    fn close(&mut self, table: &mut TranspositionTable) -> Option<NodeValue> {
        let frame = self.frames.pop()?;
        self.children.truncate(frame.first);
        let value = match frame.best {
            Some((_, score)) => NodeValue {
                score,
                certainty: frame.certainty,
            },
            None => {
                // Only endless sowings: the position that follows takes its place.
                let settled = match frame.source {
                    MoveSource::Stuck(next) => next,
                    _ => frame.position,
                };
                match settled.to_move().filter(|_| settled != frame.position) {
                    None => self.leaf_value(&settled, frame.mover, frame.has_twice),
                    Some(mover) => match self.recurrence(settled.key(), &settled) {
                        Recurrence::Ends(certainty) => {
                            self.repeated_value(&settled, frame.mover, certainty)
                        }
                        Recurrence::Open(times) => {
                            let window = match mover == frame.mover {
                                true => frame.window,
                                false => -frame.window,
                            };
                            let source = MoveSource::Generate(None);
                            self.push(settled, mover, frame.depth, window, source, times);
                            return None;
                        }
                    },
                }
            }
        };
        let best = frame.best.map(|(mv, _)| mv);
        let Some(before) = self.frames.last() else {
            return Some(value);
        };
        if let (true, Some(mv)) = (frame.refuted, best) {
            self.history.reward(frame.mover, mv, frame.depth);
        }
        table.store(frame.key, frame.depth, frame.window, value, best);
        let same = before.mover == frame.mover;
        self.accept(if same { value } else { -value });
        None
    }

    /// Puts a position onto the stack. It came so many `times` before, in the game and on
    /// the line.
    pub(super) fn push(
        &mut self,
        position: Position,
        mover: Side,
        depth: u8,
        window: Window,
        source: MoveSource,
        times: u8,
    ) {
        let key = position.key();
        let has_twice = match self.frames.is_empty() {
            true => self.occurrences.has_twice(),
            false => times > 0 || self.has_twice(&position),
        };
        self.frames.push(Frame {
            position,
            mover,
            key,
            has_twice,
            depth,
            window,
            alpha: window.alpha,
            best: None,
            certainty: best_certainty(times),
            best_certainty: best_certainty(times),
            source,
            first: self.children.len(),
            current: None,
            again: None,
            tried: 0,
            refuted: false,
        });
    }

    /// Returns whether the static evaluation is so far outside the window that the moves
    /// left can hardly bring the score into it.
    fn is_futile(&self, static_eval: Score, depth: u8, window: Window) -> bool {
        let within = i32::from(depth) * typical_swing(&self.rules) + FUTILITY_MARGIN;
        let scores = [static_eval, window.alpha, window.beta];
        !scores.into_iter().any(Score::is_decided)
            && (static_eval.hundredths() + within <= window.alpha.hundredths()
                || static_eval.hundredths() - within >= window.beta.hundredths())
    }

    /// The value of a position for `viewer` by the oracles, if it is exact or outside the
    /// window.
    fn known_value(&self, position: &Position, viewer: Side, window: Window) -> Option<NodeValue> {
        let bounds = oracle::bounds(&self.oracles, position, viewer)?;
        let (low, high) = bounds.scores(&self.rules);
        let score = if low == high || low >= window.beta {
            low
        } else if high <= window.alpha {
            high
        } else {
            return None;
        };
        Some(NodeValue {
            score,
            certainty: Certainty::Proven,
        })
    }

    fn leaf_value(&self, position: &Position, viewer: Side, has_twice: bool) -> NodeValue {
        if !has_twice && let Some(value) = self.known_value(position, viewer, Window::OPEN) {
            return value;
        }
        let over = position.to_move().is_none();
        self.static_value(
            position,
            viewer,
            if over {
                Certainty::Proven
            } else {
                Certainty::Heuristic
            },
        )
    }

    /// The value of a position with which the game ends by repetition.
    fn repeated_value(&self, position: &Position, viewer: Side, certainty: Certainty) -> NodeValue {
        let over = self.rules.end_by_repetition(position, &mut ());
        self.static_value(&over, viewer, certainty)
    }

    fn static_value(&self, position: &Position, viewer: Side, certainty: Certainty) -> NodeValue {
        NodeValue {
            score: evaluate(&self.rules, &self.weights, position, viewer),
            certainty,
        }
    }
}
