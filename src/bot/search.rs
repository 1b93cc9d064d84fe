//! The search: iterative deepening over alpha-beta with a principal variation
//! (<https://www.chessprogramming.org/Principal_Variation_Search>).
//!
//! The line is on an explicit stack instead of the call stack, so that the search can
//! pause at any position and continue later. The worker handles messages in between.

use std::rc::Rc;

use crate::rules::{Capture, Move, Position, Rules, Side};

use super::evaluate::banked;

use super::score::Window;
use super::table::{Certainty, NodeValue, TranspositionTable};
use super::{Level, Oracle, Rng, Score, Weights, evaluate, oracle};

mod frame;
mod order;
mod repetition;
mod report;
mod step;

pub use report::{
    Limit, MoveResult, Progress, SearchConfig, SearchMode, SearchReport, SearchResult,
};

use frame::{ChildNode, Frame, MoveSource, RootMove};
pub(super) use order::History;
pub(super) use repetition::{Occurrences, stored};

/// The length of the longest line.
const MAX_PLIES: usize = 96;

/// The maximum number of positions in the search for the exact result, which never
/// uses more than a third of those allowed.
const MAX_EXACT_NODES: u64 = 400_000;

/// The maximum number of seeds in play with which the exact result is searched for
/// first.
const fn exact_up_to(rules: &Rules) -> i32 {
    match rules.fields().capture {
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
///
/// The caller owns the transposition table and lends it to [`Search::new`] and to
/// every step of the search. Between them no other search may use it.
///
/// ```
/// use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable};
/// use mbegu::rules::{Side, Variant};
///
/// //     6 6 6 6 6 6    F E D C B A    North
/// //     6 6 6 6 6 6    a b c d e f    South
/// let rules = Variant::Giuthi.default_rules();
/// let config = SearchConfig {
///     rules: &rules,
///     game: &[rules.start(Side::South)],
///     limits: &[Limit::Depth(3)],
///     mode: SearchMode::AllMoves,
/// };
/// let mut table = TranspositionTable::new(1 << 10);
/// let mut search = Search::new(config, &mut Rng::new(1), &mut table);
/// search.run(&mut table);
/// let result = search.answer();
/// assert_eq!(result.every.len(), 12);
/// assert_eq!(result.report.map(|report| report.depth), Some(3));
/// ```
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    weights: Rc<Weights>,
    /// `true` if every line is followed to its end, which is possible with few seeds in
    /// play; see [`Search::give_up`].
    exact: bool,
    mode: SearchMode,
    depth_limit: u8,
    node_limit: u64,
    history: History,
    /// The positions of the game, the root among them.
    occurrences: Occurrences,
    roots: Vec<RootMove>,
    root: Position,
    frames: Vec<Frame>,
    children: Vec<ChildNode>,
    /// For every ply, the principal variation from there.
    best_lines: Vec<Vec<Move>>,
    nodes: u64,
    depth: u8,
    best: Option<Move>,
    report: Option<SearchReport>,
    /// What is known without a search. None if a position of the game came twice.
    oracles: Vec<Rc<dyn Oracle>>,
    /// The best move, if an oracle knows it.
    known: Option<Move>,
    done: bool,
}

impl Search {
    /// A search. `rng` decides between equal moves. The table is cleared first,
    /// unless it [retains](TranspositionTable::retain) its entries.
    #[must_use]
    pub fn new(config: SearchConfig<'_>, rng: &mut Rng, table: &mut TranspositionTable) -> Search {
        let SearchConfig {
            rules,
            game,
            limits,
            mode,
        } = config;
        let root = game.last().copied().unwrap_or(rules.start(Side::South));
        // The search for the exact result begins with an empty table, so that it is the same
        // whatever was searched before.
        let exact = seeds_in_play(rules, &root) <= exact_up_to(rules);
        table.clear(exact);
        let mut search = Search {
            rules: *rules,
            weights: table.weights(rules),
            exact,
            mode,
            depth_limit: MAX_PLIES as u8,
            node_limit: u64::MAX,
            history: History::default(),
            occurrences: Occurrences::of(game),
            roots: Vec::new(),
            root,
            frames: Vec::with_capacity(MAX_PLIES),
            children: Vec::new(),
            best_lines: vec![Vec::new(); MAX_PLIES + 2],
            nodes: 0,
            depth: 0,
            best: None,
            report: None,
            oracles: Vec::new(),
            known: None,
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
                child: ChildNode {
                    mv,
                    position,
                    static_eval: Score::EVEN,
                    order: 0,
                },
                value: None,
                found: None,
                upper_bound: Score::BEST,
            })
            .collect();
        rng.shuffle(&mut search.roots);
        search.best = search.roots.first().map(|root| root.child.mv);
        search.done = match search.roots.len() {
            0 => true,
            1 => mode == SearchMode::Best,
            _ => false,
        };
        search
    }

    /// The same search with other weights: for finding better ones.
    #[must_use]
    pub fn with_weights(mut self, weights: impl Into<Rc<Weights>>) -> Search {
        self.weights = weights.into();
        self
    }

    /// The same search with what is known of positions without one; `game` are the positions
    /// that it was made with. A best move that is known needs no search.
    #[must_use]
    pub fn with_oracles(mut self, oracles: &[Rc<dyn Oracle>], game: &[Position]) -> Search {
        if self.occurrences.has_twice() {
            return self;
        }
        self.oracles = oracle::of_rules(oracles, &self.rules);
        let known = self.oracles.iter().find_map(|it| it.known_move(game));
        let Some(known) = known.filter(|known| known.is_best) else {
            return self;
        };
        let (score, highest) = known.bounds.scores(&self.rules);
        self.known = Some(known.mv);
        self.best = Some(known.mv);
        // No other move is better.
        for root in &mut self.roots {
            root.upper_bound = highest;
        }
        if self.mode != SearchMode::AllMoves {
            self.report = Some(SearchReport {
                depth: 1,
                nodes: 0,
                score,
                proved: known.bounds.is_exact(),
                line: vec![known.mv],
            });
            self.done = true;
        }
        self
    }

    /// The same search with the weights of a level.
    pub(super) fn with_level(self, level: &Level) -> Search {
        match level.plain {
            true => {
                let plain = Weights::plain(&self.rules);
                self.with_weights(plain)
            }
            false => self,
        }
    }

    /// The number of positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns whether the exact result is known.
    pub(super) fn is_exact(&self) -> bool {
        self.report.as_ref().is_some_and(|report| report.proved)
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns whether it has ended.
    pub(super) fn is_done(&self) -> bool {
        self.done
    }

    /// Visits up to `nodes` further positions, at least one.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.frames.is_empty() {
                self.begin_depth();
            }
            if let Some(value) = self.step(table)
                && let Some(report) = self.finish_depth(value)
            {
                return Progress::Deeper(report);
            }
            if self.exact && self.nodes >= MAX_EXACT_NODES.min(self.node_limit / 3) {
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

    /// Runs to the end.
    pub fn run(&mut self, table: &mut TranspositionTable) {
        while self.advance(table, u64::MAX) != Progress::Done {}
    }

    /// The result so far.
    #[must_use]
    pub fn answer(&self) -> SearchResult {
        let every = self.roots.iter().map(|root| MoveResult {
            mv: root.child.mv,
            score: root.score(),
            decided: root.is_decided(),
        });
        SearchResult {
            best: self.best,
            report: self.report.clone(),
            every: every.collect(),
        }
    }

    fn begin_depth(&mut self) {
        self.depth += 1;
        for root in &mut self.roots {
            root.found = None;
        }
        if let Some(mover) = self.root.to_move() {
            self.push(
                self.root,
                mover,
                self.depth,
                Window::OPEN,
                MoveSource::Listed,
                self.before_root(self.root.key()),
            );
        }
        // In the order of the depth before, the best first.
        for (rank, root) in self.roots.iter().enumerate() {
            self.children.push(ChildNode {
                static_eval: match self.root.to_move() {
                    Some(mover) => {
                        evaluate(&self.rules, &self.weights, &root.child.position, mover)
                    }
                    None => Score::EVEN,
                },
                order: -(rank as i32),
                ..root.child
            });
        }
    }

    /// Takes the result of an iteration. It isn't reported while the exact result is
    /// searched for.
    fn finish_depth(&mut self, value: NodeValue) -> Option<SearchReport> {
        let best = self.best;
        match self.mode {
            SearchMode::Best | SearchMode::Score => {
                let is_best = |root: &RootMove| Some(root.child.mv) == best;
                // The other roots keep their order.
                if let Some(at) = self.roots.iter().position(is_best) {
                    self.roots[..=at].rotate_right(1);
                }
            }
            SearchMode::AllMoves => {
                for root in &mut self.roots {
                    root.value = root.found;
                }
                let known = self.known;
                let order = |root: &RootMove| {
                    let is_known = Some(root.child.mv) == known;
                    std::cmp::Reverse((root.score(), is_known))
                };
                self.roots.sort_by_key(order);
            }
        }
        let proved = value.certainty >= Certainty::PathDependent;
        let most = self
            .roots
            .first()
            .map_or(Score::BEST, |root| root.upper_bound);
        let report = SearchReport {
            depth: self.depth,
            nodes: self.nodes,
            score: value.score.min(most),
            proved,
            line: self.best_lines[0].clone(),
        };
        self.report = Some(report.clone());
        let is_last =
            proved || value.certainty == Certainty::Cyclic || self.depth >= self.depth_limit;
        if self.exact && !proved {
            if is_last {
                self.give_up();
            }
            return None;
        }
        self.done = is_last;
        Some(report)
    }

    /// Gives up the exact result and starts again with the table's values of other
    /// paths, futility pruning and reductions.
    fn give_up(&mut self) {
        self.exact = false;
        self.frames.clear();
        self.children.clear();
        self.depth = 0;
    }
}
