//! One step of the proof search: into a position, or back with its value.

use std::ops::ControlFlow;

use crate::bot::children::walk_children;
use crate::bot::evaluate;
use crate::rules::{Move, Position, Side, Walked};

use super::{ProofSearch, ProofTable, ProofValue};

/// The fewest plies with which a position is worth a place in the table.
const TABLE_PLIES: u8 = 2;

/// The rows on which a side may have only endless sowings so often that every
/// position is looked at for it. On longer rows it is seen a ply later.
const SHORT_ROW: u8 = 3;

/// A move to be searched, and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProofChild {
    mv: Move,
    position: Position,
    key: u64,
    /// The child with the highest number is searched first.
    order: i32,
}

/// A position of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProofFrame {
    key: u64,
    mover: Side,
    /// `true` if the prover is to move: one move is enough.
    is_prover: bool,
    /// The number of plies left.
    depth: u8,
    /// The index of its first move in the search's list of children.
    first: usize,
    /// The move being searched.
    current: Option<Move>,
    /// The most plies of the moves that are proved.
    plies: u8,
    /// `true` if all moves that failed so far fail at any number of plies.
    always: bool,
    /// The number of positions visited before it.
    nodes_before: u64,
}

impl ProofFrame {
    /// Takes the value of a move; returns its own value if that decides it.
    fn take(&mut self, value: ProofValue) -> Option<ProofValue> {
        match (value, self.is_prover) {
            (ProofValue::Proved(plies), true) => Some(ProofValue::Proved(plies + 1)),
            (ProofValue::Proved(plies), false) => {
                self.plies = self.plies.max(plies);
                None
            }
            (ProofValue::Failed { always }, true) => {
                self.always &= always;
                None
            }
            (failed @ ProofValue::Failed { .. }, false) => Some(failed),
        }
    }

    /// Its value after all moves.
    fn value(&self) -> ProofValue {
        match self.is_prover {
            true => ProofValue::Failed {
                always: self.always,
            },
            false => ProofValue::Proved(self.plies + 1),
        }
    }
}

impl ProofSearch {
    /// Searches the next move of the last position of the line, or goes back.
    pub(super) fn step(&mut self, table: &mut ProofTable) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if self.children.len() <= frame.first {
            let value = frame.value();
            self.close(table, value, None);
            return;
        }
        let Some(child) = self.children.pop() else {
            return;
        };
        frame.current = Some(child.mv);
        let depth = frame.depth - 1;
        // It may have been reached by another move since it was listed.
        let known = table.probe(child.key, depth);
        let value = known.or_else(|| self.expand(table, child.position, child.key, depth));
        if let Some(value) = value {
            self.accept(table, value);
        }
    }

    /// Hands a value to the last position of the line, and on as far as it decides.
    fn accept(&mut self, table: &mut ProofTable, value: ProofValue) {
        if let Some(frame) = self.frames.last_mut()
            && let Some(decided) = frame.take(value)
        {
            let best = frame.current;
            self.close(table, decided, best);
        }
    }

    /// Ends the last position of the line with a value, which `best` has decided.
    fn close(&mut self, table: &mut ProofTable, value: ProofValue, best: Option<Move>) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.children.truncate(frame.first);
        self.store(table, &frame, value, best);
        if self.frames.is_empty() {
            self.finish_horizon(value, table);
        } else {
            self.accept(table, value);
        }
    }

    fn store(
        &mut self,
        table: &mut ProofTable,
        frame: &ProofFrame,
        value: ProofValue,
        best: Option<Move>,
    ) {
        if let Some(mv) = best {
            self.history.reward(frame.mover, mv, frame.depth);
        }
        let nodes = self.nodes - frame.nodes_before;
        table.store(frame.key, frame.depth, value, best, nodes);
    }

    /// Visits the moves of a position with `depth` plies left. Returns its value, or
    /// puts it onto the line with the moves that have to be searched.
    pub(super) fn expand(
        &mut self,
        table: &mut ProofTable,
        position: Position,
        key: u64,
        depth: u8,
    ) -> Option<ProofValue> {
        let Some(mover) = position.to_move() else {
            // The end of the game has decided the goal.
            return Some(ProofValue::Failed { always: false });
        };
        let mut frame = self.frame(key, mover, depth);
        let best = match depth >= TABLE_PLIES {
            true => table.best(key),
            false => None,
        };
        let mut count = 0;
        let rules = self.rules;
        let mut decided = None;
        let walked = walk_children(&rules, &position, &mut |mv, next| {
            count += 1;
            let next = match rules.board().pits_per_side() <= SHORT_ROW {
                true => rules.resolve_turn(next),
                false => *next,
            };
            match self.known(table, &next, depth - 1) {
                Ok(value) => match frame.take(value) {
                    Some(value) => {
                        decided = Some((value, mv));
                        return ControlFlow::Break(());
                    }
                    None => return ControlFlow::Continue(()),
                },
                Err(key) => self.children.push(ProofChild {
                    mv,
                    position: next,
                    key,
                    order: match best == Some(mv) {
                        true => i32::MAX,
                        false => self.order(&next, mover, mv),
                    },
                }),
            }
            ControlFlow::Continue(())
        });
        self.nodes += count;
        if let Walked::Stuck(next) = walked {
            return self.expand_stalled(table, next, depth);
        }
        let (value, best) = match decided {
            Some((value, mv)) => (value, Some(mv)),
            None if self.children.len() > frame.first => {
                self.children[frame.first..].sort_unstable_by_key(|child| child.order);
                self.frames.push(frame);
                return None;
            }
            None => (frame.value(), None),
        };
        self.children.truncate(frame.first);
        if depth >= TABLE_PLIES || self.frames.is_empty() {
            self.store(table, &frame, value, best);
        }
        Some(value)
    }

    fn frame(&self, key: u64, mover: Side, depth: u8) -> ProofFrame {
        ProofFrame {
            key,
            mover,
            is_prover: mover == self.prover,
            depth,
            first: self.children.len(),
            current: None,
            plies: 0,
            always: true,
            nodes_before: self.nodes,
        }
    }

    /// Visits what follows a position in which the mover has only endless sowings.
    fn expand_stalled(
        &mut self,
        table: &mut ProofTable,
        next: Position,
        depth: u8,
    ) -> Option<ProofValue> {
        self.nodes += 1;
        match self.known(table, &next, depth) {
            Ok(value) => Some(value),
            Err(key) => self.expand(table, next, key, depth),
        }
    }

    /// The value of a position with `depth` plies left, if no search is needed;
    /// otherwise its key.
    fn known(&self, table: &ProofTable, position: &Position, depth: u8) -> Result<ProofValue, u64> {
        let decided = self.goal.decided(&self.rules, position);
        if let Some(reached) = decided {
            return Ok(self.value(reached));
        }
        if let Some(value) = self.known_value(position) {
            return Ok(value);
        }
        if depth == 0 && !self.occurrences.has_twice() {
            return Ok(ProofValue::Failed { always: false });
        }
        let key = position.key();
        if self.occurrences.count(key) >= 2 {
            let over = self.rules.end_by_repetition(position, &mut ());
            if let Some(reached) = self.goal.decided(&self.rules, &over) {
                return Ok(self.value(reached));
            }
        }
        if depth == 0 {
            return Ok(ProofValue::Failed { always: false });
        }
        if depth < TABLE_PLIES {
            return Err(key);
        }
        table.probe(key, depth).ok_or(key)
    }

    /// The place of a move in the order of search, by the evaluation and the history.
    fn order(&self, next: &Position, mover: Side, mv: Move) -> i32 {
        let value = evaluate(&self.rules, &self.weights, next, mover);
        value.hundredths() * 16 + self.history.order(mover, mv)
    }
}
