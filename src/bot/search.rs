//! The search: iterative deepening over alpha-beta with a principal variation
//! (<https://www.chessprogramming.org/Principal_Variation_Search>).
//!
//! It keeps the line it is looking at on a stack of its own rather than the
//! program's, so that it can stop at any position and go on later. In the
//! worker that is how messages get read while it thinks.

use std::ops::ControlFlow;

use crate::rules::{Move, Position, Rules, Side};

use super::score::Window;
use super::table::{Table, Value};
use super::{Chance, Weights, evaluate};

mod frame;
mod order;
mod told;

pub use told::{Answer, Limit, Lines, Progress, Report};

use frame::{Frame, RootMove, Trial};
use order::{Child, History, Source, next_child};

/// The longest line looked at.
const MOST_PLIES: usize = 96;

/// A search in progress.
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    weights: Weights,
    lines: Lines,
    depth_limit: u8,
    node_limit: u64,
    table: Table,
    history: History,
    /// Positions that the game has had twice.
    worn: Vec<u64>,
    roots: Vec<RootMove>,
    root: Position,
    frames: Vec<Frame>,
    children: Vec<Child>,
    /// For every ply, the best line from there.
    best_lines: Vec<Vec<Move>>,
    nodes: u64,
    depth: u8,
    best: Option<Move>,
    report: Option<Report>,
    done: bool,
}

impl Search {
    /// A search of the last of `game`'s positions; the earlier ones count for
    /// repetition. `chance` decides between equal moves. The table's contents
    /// are forgotten first.
    ///
    /// Without a limit the search goes on until it has proved the result.
    #[must_use]
    pub fn new(
        rules: &Rules,
        game: &[Position],
        limits: &[Limit],
        lines: Lines,
        chance: &mut Chance,
        mut table: Table,
    ) -> Search {
        table.clear();
        let root = game.last().copied().unwrap_or(rules.start(Side::South));
        let mut search = Search {
            rules: *rules,
            weights: Weights::of(rules),
            lines,
            depth_limit: MOST_PLIES as u8,
            node_limit: u64::MAX,
            table,
            history: History::default(),
            worn: worn(game),
            roots: Vec::new(),
            root,
            frames: Vec::with_capacity(MOST_PLIES),
            children: Vec::new(),
            best_lines: vec![Vec::new(); MOST_PLIES + 2],
            nodes: 0,
            depth: 0,
            best: None,
            report: None,
            done: false,
        };
        for limit in limits {
            match *limit {
                Limit::Depth(depth) => {
                    search.depth_limit = search.depth_limit.min(depth.max(1));
                }
                Limit::Nodes(nodes) => search.node_limit = search.node_limit.min(nodes),
            }
        }
        search.roots = rules
            .children(&root)
            .map(|(mv, position)| RootMove {
                child: Child {
                    mv,
                    position,
                    promise: 0,
                },
                score: None,
                found: None,
            })
            .collect();
        chance.shuffle(&mut search.roots);
        search.best = search.roots.first().map(|root| root.child.mv);
        search.done = match search.roots.len() {
            0 => true,
            1 => lines == Lines::Best,
            _ => false,
        };
        search
    }

    /// The same search with other weights: for finding better ones.
    #[must_use]
    pub fn weigh(mut self, weights: Weights) -> Search {
        self.weights = weights;
        self
    }

    /// The positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The depth being looked at; 0 before the search has begun.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// Looks at up to `nodes` further positions, at least one.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.frames.is_empty() {
                self.begin_depth();
            }
            if let Some(value) = self.step() {
                return Progress::Deeper(self.finish_depth(value));
            }
            if self.nodes >= self.node_limit {
                self.done = true;
            } else if self.nodes >= pause {
                return Progress::Paused;
            }
        }
        Progress::Done
    }

    /// Runs to the end, or until `stop` says so: it is asked every thousand
    /// positions. `hear` is told of every finished depth.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool, hear: &mut dyn FnMut(&Report)) {
        loop {
            match self.advance(1_000) {
                Progress::Done => return,
                Progress::Deeper(report) => hear(&report),
                Progress::Paused => {}
            }
            if stop() {
                return;
            }
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let every = self.roots.iter().map(|root| (root.child.mv, root.score));
        Answer {
            best: self.best,
            report: self.report.clone(),
            every: every.collect(),
        }
    }

    /// Gives the table back for the next search.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    fn begin_depth(&mut self) {
        self.depth += 1;
        for root in &mut self.roots {
            root.found = None;
        }
        if let Some(mover) = self.root.to_move() {
            let key = self.root.key();
            self.push(
                self.root,
                mover,
                key,
                self.depth,
                Window::OPEN,
                Source::Listed,
            );
        }
        // In the order of the depth before, the best first.
        for (rank, root) in self.roots.iter().enumerate() {
            self.children.push(Child {
                promise: -(rank as i32),
                ..root.child
            });
        }
    }

    fn finish_depth(&mut self, value: Value) -> Report {
        let best = self.best;
        match self.lines {
            Lines::Best => self.roots.sort_by_key(|root| Some(root.child.mv) != best),
            Lines::Every => {
                for root in &mut self.roots {
                    root.score = root.found;
                }
                self.roots.sort_by_key(|root| std::cmp::Reverse(root.score));
            }
        }
        self.done = value.proved || self.depth >= self.depth_limit;
        let report = Report {
            depth: self.depth,
            nodes: self.nodes,
            score: value.score,
            proved: value.proved,
            line: self.best_lines[0].clone(),
        };
        self.report = Some(report.clone());
        report
    }

    /// Looks at one more position, or goes back to the one before. Gives the
    /// value of the root when that is known.
    fn step(&mut self) -> Option<Value> {
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

    fn push(
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

/// The positions that occurred at least twice.
fn worn(game: &[Position]) -> Vec<u64> {
    let mut worn = Vec::new();
    for (at, position) in game.iter().enumerate() {
        if game[..at].contains(position) {
            worn.push(position.key());
        }
    }
    worn
}
