//! The two bounds of a game's value, each moved by proofs.

use std::fmt;

use anyhow::Result;
use mbegu::bot::{ProofConfig, ProofGoal, ProofProgress, ProofResult, ProofSearch, ProofTable};
use mbegu::rules::{Position, Rules, Side};

use super::certificate::Certificate;
use super::strategy::Strategy;

/// The number of positions after which the other search has its turn.
const SLICE: u64 = 1_000_000;

/// A bound of the seeds with which South, who begins, ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    /// South proves the lower bound, North the upper one.
    pub prover: Side,
    /// The least that South reaches, or the most that South is held to.
    pub seeds: u16,
    /// The number of plies after which it is decided.
    pub plies: u8,
}

impl Bound {
    /// The claim about South that the bound decides.
    pub fn goal(&self) -> ProofGoal {
        ProofGoal {
            side: Side::South,
            seeds: match self.prover {
                Side::South => self.seeds,
                Side::North => self.seeds + 1,
            },
        }
    }

    /// The next better bound.
    fn better(&self) -> Bound {
        Bound {
            seeds: match self.prover {
                Side::South => self.seeds + 1,
                Side::North => self.seeds.saturating_sub(1),
            },
            ..*self
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bound { seeds, plies, .. } = self;
        match self.prover {
            Side::South => write!(f, "first player reaches {seeds} in {plies} plies"),
            Side::North => write!(f, "first player is held to {seeds} in {plies} plies"),
        }
    }
}

/// A bound with the search for a better one.
struct Climb {
    proved: Bound,
    /// The table of the last proof.
    proof: ProofTable,
    /// The table of the search.
    table: ProofTable,
    search: Option<ProofSearch>,
    /// The positions of all searches before this one.
    nodes: u64,
    /// The better bound can't be proved, or not within the largest number of plies.
    stuck: bool,
}

impl Climb {
    fn new(prover: Side, seeds: u16, places: u32) -> Climb {
        Climb {
            proved: Bound {
                prover,
                seeds,
                plies: 0,
            },
            proof: ProofTable::new(places),
            table: ProofTable::new(places),
            search: None,
            nodes: 0,
            stuck: false,
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.search.as_ref().map_or(0, ProofSearch::nodes)
    }

    /// Searches for the better bound. Returns whether it is proved.
    fn advance(&mut self, rules: &Rules, start: Position) -> bool {
        let better = self.proved.better();
        let table = &mut self.table;
        let search = self.search.get_or_insert_with(|| {
            let config = ProofConfig {
                rules,
                game: &[start],
                goal: better.goal(),
                prover: better.prover,
                limits: &[],
            };
            ProofSearch::new(config, table)
        });
        if search.advance(table, SLICE) == ProofProgress::Paused {
            return false;
        }
        let ProofResult::Proved { plies, .. } = search.answer() else {
            self.stuck = true;
            return false;
        };
        self.proved = Bound { plies, ..better };
        self.nodes += search.nodes();
        self.search = None;
        std::mem::swap(&mut self.proof, &mut self.table);
        true
    }

    fn open_plies(&self) -> u8 {
        match self.search.as_ref().map(ProofSearch::answer) {
            Some(ProofResult::Open { plies }) => plies,
            _ => 0,
        }
    }
}

/// Both bounds.
pub(super) struct Bounds {
    rules: Rules,
    start: Position,
    lower: Climb,
    upper: Climb,
}

impl Bounds {
    /// Bounds that need no proof, with four tables of so many places.
    pub fn new(rules: Rules, start: Position, places: u32) -> Bounds {
        Bounds {
            rules,
            start,
            lower: Climb::new(Side::South, 0, places),
            upper: Climb::new(Side::North, rules.total(), places),
        }
    }

    /// The number of positions visited.
    pub fn nodes(&self) -> u64 {
        self.lower.nodes() + self.upper.nodes()
    }

    /// The number of plies within which a side can't prove a better bound.
    pub fn open_plies(&self, prover: Side) -> u8 {
        match prover {
            Side::South => self.lower.open_plies(),
            Side::North => self.upper.open_plies(),
        }
    }

    /// Searches until the bounds meet or so many positions are visited. Calls
    /// `proved` with every bound that is proved.
    pub fn run(&mut self, nodes: u64, mut proved: impl FnMut(&Bounds, Bound)) {
        while self.lower.proved.seeds < self.upper.proved.seeds && self.nodes() < nodes {
            let Bounds { lower, upper, .. } = self;
            let first = match (lower.stuck, upper.stuck) {
                (true, true) => break,
                (false, true) => true,
                (true, false) => false,
                (false, false) => lower.nodes() <= upper.nodes(),
            };
            let climb = if first { lower } else { upper };
            if climb.advance(&self.rules, self.start) {
                let bound = climb.proved;
                proved(self, bound);
            }
        }
    }

    /// The strategies of both bounds.
    ///
    /// # Errors
    ///
    /// A proof that can't be found again.
    pub fn certificate(&mut self) -> Result<Certificate> {
        let (rules, start) = (&self.rules, self.start);
        let strategy =
            |climb: &mut Climb| Strategy::extract(rules, start, climb.proved, &mut climb.proof);
        Ok(Certificate {
            rules: *rules,
            start,
            reaches: strategy(&mut self.lower)?,
            holds: strategy(&mut self.upper)?,
        })
    }
}
