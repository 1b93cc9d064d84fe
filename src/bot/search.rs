//! The search: iterative deepening over alpha-beta with a principal variation
//! (<https://www.chessprogramming.org/Principal_Variation_Search>).
//!
//! It keeps the line it is looking at on a stack of its own rather than the
//! program's, so that it can stop at any position and go on later. In the
//! worker that is how messages get read while it thinks.

use std::rc::Rc;

use crate::rules::{Capture, Move, Position, Rules, Side};

use super::evaluate::banked;

use super::score::Window;
use super::table::{Sure, Table, Value};
use super::{Chance, Level, Score, Weights, evaluate};

mod frame;
mod order;
mod step;
mod told;

pub use told::{Answer, Limit, Lines, Progress, Report};

use frame::{Frame, RootMove};
use order::{Child, History, Source};

/// The longest line looked at.
const MOST_PLIES: usize = 96;

/// The most positions that a search for the exact result looks at, and never
/// more than a third of those allowed.
const EXACT_NODES: u64 = 400_000;

/// With how many seeds in play the exact result is looked for first: more than
/// those with which it is [always found](super#endings).
const fn soluble(rules: &Rules) -> i32 {
    match rules.capture() {
        Capture::Opposite { uurs: false, .. } => 6,
        Capture::Opposite { uurs: true, .. } => 12,
        Capture::TwosAndFours => 6,
        Capture::ClaimFours => 7,
    }
}

fn seeds_in_play(rules: &Rules, position: &Position) -> i32 {
    let has = banked(rules, position);
    i32::from(rules.total()) - has.south - has.north
}

/// A search in progress.
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    weights: Rc<Weights>,
    /// Whether it tries to follow every line to its end, which can be done where
    /// few seeds are in play; see [`Search::give_up`].
    exact: bool,
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
    /// are forgotten first, unless it [holds](Table::hold) them.
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
        let root = game.last().copied().unwrap_or(rules.start(Side::South));
        // A proof takes the game's own history into account.
        let exact = seeds_in_play(rules, &root) <= soluble(rules);
        table.clear(exact);
        let mut search = Search {
            rules: *rules,
            weights: table.weights(rules),
            exact,
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
                    looks: Score::EVEN,
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
    pub fn weigh(mut self, weights: impl Into<Rc<Weights>>) -> Search {
        self.weights = weights.into();
        self
    }

    /// The same search as a level sees what it meets.
    pub(super) fn seen_by(self, level: &Level) -> Search {
        match level.plain {
            true => {
                let plain = Weights::plain(&self.rules);
                self.weigh(plain)
            }
            false => self,
        }
    }

    /// The positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks at up to `nodes` further positions, at least one.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.frames.is_empty() {
                self.begin_depth();
            }
            if let Some(value) = self.step()
                && let Some(report) = self.finish_depth(value)
            {
                return Progress::Deeper(report);
            }
            if self.exact && self.nodes >= EXACT_NODES.min(self.node_limit / 3) {
                self.give_up();
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
                looks: match self.root.to_move() {
                    Some(mover) => {
                        evaluate(&self.rules, &self.weights, &root.child.position, mover)
                    }
                    None => Score::EVEN,
                },
                promise: -(rank as i32),
                ..root.child
            });
        }
    }

    /// Takes in what a depth has shown. On the way to an exact result it is kept,
    /// and not told.
    fn finish_depth(&mut self, value: Value) -> Option<Report> {
        let best = self.best;
        match self.lines {
            Lines::Best | Lines::Worth => {
                self.roots.sort_by_key(|root| Some(root.child.mv) != best)
            }
            Lines::Every => {
                for root in &mut self.roots {
                    root.score = root.found;
                }
                self.roots.sort_by_key(|root| std::cmp::Reverse(root.score));
            }
        }
        let proved = value.sure >= Sure::Here;
        let report = Report {
            depth: self.depth,
            nodes: self.nodes,
            score: value.score,
            proved,
            line: self.best_lines[0].clone(),
        };
        self.report = Some(report.clone());
        let is_last = proved || self.depth >= self.depth_limit;
        if self.exact && !proved {
            if is_last {
                self.give_up();
            }
            return None;
        }
        self.done = is_last;
        Some(report)
    }

    /// Gives up following every line to its end, and begins again as usual: with
    /// what the table knows of other ways to a position, and without the moves
    /// that promise little.
    fn give_up(&mut self) {
        self.exact = false;
        self.frames.clear();
        self.children.clear();
        self.depth = 0;
    }
}

/// The seeds in both stores: what can't be undone.
fn stored(position: &Position) -> u16 {
    u16::from(position.store(Side::South)) + u16::from(position.store(Side::North))
}

/// The positions that occurred at least twice. Those before something
/// was last stored can't come again.
fn worn(game: &[Position]) -> Vec<u64> {
    let Some(last) = game.last() else {
        return Vec::new();
    };
    let since = game.iter().rev();
    let since: Vec<_> = since
        .take_while(|position| stored(position) == stored(last))
        .collect();
    let again = since.iter().enumerate();
    let again = again.filter(|&(at, position)| since[..at].contains(position));
    again.map(|(_, position)| position.key()).collect()
}
