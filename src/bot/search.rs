//! The search: iterative deepening over alpha-beta with a principal variation
//! (<https://www.chessprogramming.org/Principal_Variation_Search>).
//!
//! It keeps the line it is looking at on a stack of its own rather than the
//! program's, so that it can stop at any position and go on later. In the
//! worker that is how messages get read while it thinks.

use crate::rules::{Move, Position, Rules, Side};

use super::score::Window;
use super::table::{Table, Value};
use super::{Chance, Weights};

mod frame;
mod order;
mod step;
mod told;

pub use told::{Answer, Limit, Lines, Progress, Report};

use frame::{Frame, RootMove};
use order::{Child, History, Source};

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
