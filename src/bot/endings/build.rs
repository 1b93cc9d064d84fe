//! Making a table, one layer at a time: all boards with the same number of seeds.

use std::ops::ControlFlow;

use crate::bot::children::walk_children;
use crate::rules::{Position, Restriction, Side, Walked};

use super::{EndingBounds, EndingTable};

/// A board whose moves lead to others with as many seeds.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Its entry.
    entry: u32,
    /// The place of its children in the list of the layer, and their number.
    first: u32,
    count: u16,
    /// The most that its other moves are worth; 0 without any.
    high: u8,
}

// docs/ENDINGS.md states the memory that making a table takes.
const _: () = assert!(size_of::<Node>() == 12);

/// An entry and whether the same side is to move there.
#[derive(Clone, Copy, Debug)]
struct Child(u32);

impl Child {
    fn new(entry: usize, is_same_side: bool) -> Child {
        Child((entry as u32) << 1 | u32::from(is_same_side))
    }

    fn entry(self) -> usize {
        (self.0 >> 1) as usize
    }

    fn is_same_side(self) -> bool {
        self.0 & 1 != 0
    }
}

/// The boards with one number of seeds, in progress.
#[derive(Debug)]
pub(super) struct SeedLayer {
    seeds: u8,
    /// The next board whose moves are to be listed: where it may have a barred pit, and
    /// its number.
    kind: usize,
    board: usize,
    nodes: Vec<Node>,
    children: Vec<Child>,
    /// The next node of the pass in progress.
    at: usize,
    /// The number of nodes that the pass keeps: their bounds don't meet yet.
    kept: usize,
    has_changed: bool,
}

impl EndingTable {
    /// Looks at about `boards` boards. Has no effect on a finished table.
    pub fn advance(&mut self, boards: usize) {
        if self.is_finished() {
            return;
        }
        let mut layer = self.layer.take().unwrap_or_else(|| self.begin());
        for _ in 0..boards.max(1) {
            if layer.kind * self.boards < self.entries.len() {
                self.list(&mut layer);
            } else if self.pass(&mut layer) {
                self.seeds = layer.seeds;
                return;
            }
        }
        self.layer = Some(layer);
    }

    fn begin(&self) -> SeedLayer {
        let seeds = self.seeds + 1;
        let board = self.index.start(usize::from(seeds));
        let boards = self.index.start(usize::from(seeds) + 1) - board;
        SeedLayer {
            seeds,
            kind: 0,
            board,
            nodes: Vec::with_capacity(boards),
            children: Vec::new(),
            at: 0,
            kept: 0,
            has_changed: false,
        }
    }

    /// Lists the moves of the next board.
    fn list(&mut self, layer: &mut SeedLayer) {
        let pits = self.index.board(layer.board);
        let entry = layer.kind * self.boards + layer.board;
        // A seed was just dropped into an empty pit that is barred.
        let can_be = match layer.kind {
            0 => true,
            1 => pits[0] == 1,
            _ => pits[self.ring / 2 - 1] == 1,
        };
        let first = layer.children.len();
        let mut bounds = EndingBounds::unknown(layer.seeds);
        if can_be {
            let position = self.position(&pits, layer.kind);
            let mut high = None;
            self.list_moves(&position, layer, &mut bounds, &mut high);
            if layer.children.len() > first {
                layer.nodes.push(Node {
                    entry: entry as u32,
                    first: first as u32,
                    count: (layer.children.len() - first) as u16,
                    high: high.unwrap_or(0),
                });
            } else {
                bounds.high = high.unwrap_or(layer.seeds);
                bounds.high_plies = 1;
            }
        }
        self.entries[entry] = bounds;
        layer.board += 1;
        if layer.board == self.index.start(usize::from(layer.seeds) + 1) {
            layer.board = self.index.start(usize::from(layer.seeds));
            layer.kind += 1;
        }
    }

    /// Lists the moves of South in a position of the layer. Those that end with fewer
    /// seeds in play raise the lower bound and `high`.
    fn list_moves(
        &self,
        position: &Position,
        layer: &mut SeedLayer,
        bounds: &mut EndingBounds,
        high: &mut Option<u8>,
    ) {
        let rules = self.rules;
        let walked = walk_children(&rules, position, &mut |_, next| {
            self.list_move(next, layer, bounds, high);
            ControlFlow::Continue(())
        });
        if let Walked::Stuck(next) = walked {
            self.list_move(&next, layer, bounds, high);
        }
    }

    /// Takes a position that follows one of the layer, after a move of South.
    fn list_move(
        &self,
        next: &Position,
        layer: &mut SeedLayer,
        bounds: &mut EndingBounds,
        high: &mut Option<u8>,
    ) {
        if let Some(Restriction::Again { .. }) = next.restriction() {
            self.list_moves(next, layer, bounds, high);
            return;
        }
        let own = next.store(Side::South);
        let is_same_layer = own == 0 && next.store(Side::North) == 0;
        let value = match next.to_move() {
            None => EndingBounds::exactly(own),
            Some(mover) => {
                let Some(entry) = self.entry_index(next) else {
                    // There is no such position.
                    *high = Some(layer.seeds);
                    return;
                };
                if is_same_layer {
                    layer.children.push(Child::new(entry, mover == Side::South));
                    return;
                }
                let value = self.entries[entry];
                let rest = layer.seeds - own - next.store(Side::North);
                match mover {
                    Side::South => value.after_capture(own),
                    Side::North => value.of_opponent(rest).after_capture(own),
                }
            }
        };
        if value.low > bounds.low {
            bounds.low = value.low;
            bounds.low_plies = 1;
        }
        *high = (*high).max(Some(value.high));
    }

    /// Brings the bounds of the next node closer to each other. Returns whether the
    /// layer is finished.
    fn pass(&mut self, layer: &mut SeedLayer) -> bool {
        let Some(&node) = layer.nodes.get(layer.at) else {
            let is_last = !layer.has_changed;
            layer.nodes.truncate(layer.kept);
            (layer.at, layer.kept, layer.has_changed) = (0, 0, false);
            return is_last;
        };
        let before = self.entries[node.entry as usize];
        let mut bounds = before;
        let (mut high, mut high_plies) = (node.high, 0);
        let first = node.first as usize;
        for child in &layer.children[first..first + usize::from(node.count)] {
            let value = self.entries[child.entry()];
            let value = match child.is_same_side() {
                true => value,
                false => value.of_opponent(layer.seeds),
            };
            if value.low > bounds.low {
                bounds.low = value.low;
                bounds.low_plies = value.low_plies.saturating_add(1);
            }
            if value.high > high {
                (high, high_plies) = (value.high, value.high_plies);
            } else if value.high == high {
                high_plies = high_plies.max(value.high_plies);
            }
        }
        if high < bounds.high {
            bounds.high = high;
            bounds.high_plies = high_plies.saturating_add(1);
        }
        layer.has_changed |= bounds != before;
        self.entries[node.entry as usize] = bounds;
        if !bounds.is_exact() {
            layer.nodes[layer.kept] = node;
            layer.kept += 1;
        }
        layer.at += 1;
        false
    }
}
