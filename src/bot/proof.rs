//! The proof search: can a side reach a number of seeds, whatever the other does?
//!
//! It is a search of an AND/OR tree (<https://www.chessprogramming.org/AND-OR_Tree>)
//! with iterative deepening and a transposition table: one move must do where the
//! prover is to move, every move where the opponent is. The horizon counts against the
//! prover, so a proof within n plies holds on every path to a position, and a line that
//! repeats itself proves nothing. Seeds that a side can't lose end a line as soon as
//! they decide the goal.
//!
//! A proof gives each position a number of plies, and every ply of the proof lowers it.
//! So no position comes twice in a game that follows the proof, and the rule of the
//! third occurrence (Rules 1) can only concern positions that came twice before.
//!
//! Where an [`Oracle`] knows enough, a proof ends, and the side goes on by the oracle. On
//! that way too each position comes once, so that those of the proof may come for the second
//! time, and one that came in the game before for the third. So oracles are asked only about
//! positions that can't lead back to the game before the root.

use std::rc::Rc;

use crate::rules::{GameStatus, Move, Position, Rules, Side};

use super::search::{History, Occurrences, stored};
use super::{Limit, Oracle, SeedBounds, Weights, oracle};

mod step;
mod table;

pub use table::ProofTable;

use step::{ProofChild, ProofFrame};

/// The claim that a `side` ends the game with at least `seeds` seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofGoal {
    /// The side that is to get the seeds.
    pub side: Side,
    /// The least number of seeds that it has at the end of the game.
    pub seeds: u16,
}

impl ProofGoal {
    /// `true` if the side reaches the number; `None` while seeds in play or the end of
    /// the game decide it.
    #[must_use]
    pub fn decided(&self, rules: &Rules, position: &Position) -> Option<bool> {
        if position.score(self.side) >= self.seeds {
            return Some(true);
        }
        let other = position.score(self.side.other());
        let lost = position.status() == GameStatus::Over
            || other.saturating_add(self.seeds) > rules.total();
        lost.then_some(false)
    }

    /// One seed more.
    pub(super) fn raised(self) -> ProofGoal {
        ProofGoal {
            seeds: self.seeds + 1,
            ..self
        }
    }

    /// As many seeds for the other side.
    pub(super) fn of_opponent(self) -> ProofGoal {
        ProofGoal {
            side: self.side.other(),
            ..self
        }
    }

    /// `true` if bounds of the side are enough for the goal, `false` if they exclude it.
    fn within(&self, bounds: SeedBounds) -> Option<bool> {
        match bounds {
            SeedBounds { low, .. } if low >= self.seeds => Some(true),
            SeedBounds { high, .. } if high < self.seeds => Some(false),
            _ => None,
        }
    }
}

/// The parameters of a proof search.
#[derive(Clone, Copy, Debug)]
pub struct ProofConfig<'a> {
    /// The rules that the positions were reached by.
    pub rules: &'a Rules,
    /// The positions of the game so far. The last one is searched, the others count
    /// for repetition.
    pub game: &'a [Position],
    /// The claim that is to be proved or refuted.
    pub goal: ProofGoal,
    /// The side that is to bring about its decision: the side of the goal proves the
    /// claim, the other side proves that it is wrong.
    pub prover: Side,
    /// The limits: plies and positions. Without any it goes on until the answer is
    /// known, which may be never.
    pub limits: &'a [Limit],
}

/// The answer of a proof search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofResult {
    /// The prover can force it.
    Proved {
        /// The number of plies after which it is decided, or known to an oracle, at most.
        plies: u8,
        /// The prover's first move; `None` if the opponent is to move or it is
        /// decided already.
        first: Option<Move>,
    },
    /// The opponent can prevent it. A search finds this where every line of its
    /// defence is decided within the horizon; otherwise a search with the other side
    /// as the prover may find it.
    Disproved,
    /// The prover can't force it within `plies` plies; it is not known for more.
    Open {
        /// The number of plies.
        plies: u8,
    },
}

/// The state of a search after [`ProofSearch::advance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofProgress {
    /// The positions are used up; call again.
    Paused,
    /// The search has ended: the answer is known, or a limit is reached.
    Done,
}

/// A proof search in progress.
///
/// As with [`Search`](super::Search), the caller owns the table and lends it to every
/// step, and no other search may use it in between.
///
/// ```
/// use mbegu::bot::{ProofGoal, ProofConfig, ProofResult, ProofSearch, ProofTable};
/// use mbegu::rules::{Side, Variant};
///
/// //    0 0 0 0 0 0    F E D C B A    North's store: 36
/// //    0 0 0 0 0 2    a b c d e f    South's store: 34
/// let rules = Variant::Giuthi.default_rules();
/// let position = rules.parse_position("0,0,0,0,0,2/0,0,0,0,0,0 34-36 s")?;
/// let config = ProofConfig {
///     rules: &rules,
///     game: &[position],
///     goal: ProofGoal { side: Side::South, seeds: 36 },
///     prover: Side::South,
///     limits: &[],
/// };
/// let mut table = ProofTable::new(1 << 10);
/// let mut search = ProofSearch::new(config, &mut table);
/// search.run(&mut table);
/// let first = rules.parse_move("f-").ok();
/// assert_eq!(search.answer(), ProofResult::Proved { plies: 1, first });
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Debug)]
pub struct ProofSearch {
    rules: Rules,
    weights: Rc<Weights>,
    goal: ProofGoal,
    prover: Side,
    root: Position,
    /// The positions of the game. Those that came twice end it if they come again.
    occurrences: Occurrences,
    oracles: Vec<Rc<dyn Oracle>>,
    depth_limit: u8,
    node_limit: u64,
    history: History,
    frames: Vec<ProofFrame>,
    children: Vec<ProofChild>,
    nodes: u64,
    horizon: u8,
    answer: ProofResult,
    /// The opponent's move at the root that prevented the proof at the last horizon.
    longest: Option<Move>,
    done: bool,
}

/// The value of a position within a number of plies, for the prover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProofValue {
    /// Proved, in that number of plies.
    Proved(u8),
    /// Not proved. `always` if no number of plies is enough.
    Failed { always: bool },
}

impl ProofSearch {
    /// The most plies of a proof.
    pub const MAX_PLIES: u8 = 200;

    /// A search. The table is cleared first, unless it
    /// [retains](ProofTable::retain) its entries.
    #[must_use]
    pub fn new(config: ProofConfig<'_>, table: &mut ProofTable) -> ProofSearch {
        let ProofConfig {
            rules,
            game,
            goal,
            prover,
            limits,
        } = config;
        table.clear();
        let root = game.last().copied().unwrap_or(rules.start(Side::South));
        let mut search = ProofSearch {
            rules: *rules,
            weights: table.weights(rules),
            goal,
            prover,
            root: rules.resolve_turn(&root),
            occurrences: Occurrences::of(game),
            oracles: Vec::new(),
            depth_limit: ProofSearch::MAX_PLIES,
            node_limit: u64::MAX,
            history: History::default(),
            frames: Vec::new(),
            children: Vec::new(),
            nodes: 0,
            horizon: 0,
            answer: ProofResult::Open { plies: 0 },
            longest: None,
            done: false,
        };
        for limit in limits {
            match *limit {
                Limit::Depth(plies) => search.depth_limit = search.depth_limit.min(plies),
                Limit::Nodes(nodes) => search.node_limit = search.node_limit.min(nodes),
            }
        }
        search.answer_root(table);
        search
    }

    /// The same search with what is known of positions without one.
    #[must_use]
    pub fn with_oracles(mut self, oracles: &[Rc<dyn Oracle>]) -> ProofSearch {
        self.oracles = oracle::of_rules(oracles, &self.rules);
        self
    }

    /// The value of a position by the oracles.
    fn known_value(&self, position: &Position) -> Option<ProofValue> {
        if self.oracles.is_empty()
            || !self.occurrences.is_fresh() && stored(position) == stored(&self.root)
        {
            return None;
        }
        let bounds = oracle::bounds(&self.oracles, position, self.goal.side)?;
        self.goal.within(bounds).map(|reached| self.value(reached))
    }

    /// The value where it is known whether the goal is reached.
    fn value(&self, reached: bool) -> ProofValue {
        match reached == (self.prover == self.goal.side) {
            true => ProofValue::Proved(0),
            false => ProofValue::Failed { always: true },
        }
    }

    /// Answers what needs no search.
    fn answer_root(&mut self, table: &ProofTable) {
        if let Some(reached) = self.goal.decided(&self.rules, &self.root) {
            let proved = reached == (self.prover == self.goal.side);
            self.answer = match proved {
                true => ProofResult::Proved {
                    plies: 0,
                    first: None,
                },
                false => ProofResult::Disproved,
            };
            self.done = true;
        } else if self.root.to_move().is_none() {
            // Before a race.
            self.done = true;
        } else if let Some(value) = table.probe(self.root.key(), self.depth_limit)
            && matches!(value, ProofValue::Proved(_))
        {
            self.finish_horizon(value, table);
        }
    }

    /// The number of positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Visits about `nodes` further positions, at least one.
    pub fn advance(&mut self, table: &mut ProofTable, nodes: u64) -> ProofProgress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.frames.is_empty() {
                self.begin_horizon(table);
            } else {
                self.step(table);
            }
            if self.nodes >= self.node_limit {
                self.done = true;
            } else if self.nodes >= pause && !self.done {
                return ProofProgress::Paused;
            }
        }
        ProofProgress::Done
    }

    /// Runs to the end.
    pub fn run(&mut self, table: &mut ProofTable) {
        while self.advance(table, u64::MAX) != ProofProgress::Done {}
    }

    /// The answer so far.
    #[must_use]
    pub fn answer(&self) -> ProofResult {
        self.answer
    }

    /// The move of the prover's opponent at the root after which a proof takes the
    /// most plies; `None` where all do nothing against it, or the prover is to move.
    pub(super) fn longest(&self) -> Option<Move> {
        self.longest
    }

    /// Searches the root with one ply more.
    fn begin_horizon(&mut self, table: &mut ProofTable) {
        if self.horizon >= self.depth_limit {
            self.done = true;
            return;
        }
        self.horizon += 1;
        let key = self.root.key();
        let known = table.probe(key, self.horizon);
        let value = known.or_else(|| self.expand(table, self.root, key, self.horizon));
        if let Some(value) = value {
            self.finish_horizon(value, table);
        }
    }

    fn finish_horizon(&mut self, value: ProofValue, table: &ProofTable) {
        if matches!(value, ProofValue::Failed { .. }) && self.root.to_move() != Some(self.prover) {
            self.longest = table.best(self.root.key());
        }
        self.answer = match value {
            ProofValue::Proved(plies) => ProofResult::Proved {
                plies,
                first: match self.root.to_move() == Some(self.prover) {
                    true => table.best(self.root.key()),
                    false => None,
                },
            },
            ProofValue::Failed { always: true } => ProofResult::Disproved,
            ProofValue::Failed { always: false } => ProofResult::Open {
                plies: self.horizon,
            },
        };
        self.done = value != ProofValue::Failed { always: false };
    }
}
