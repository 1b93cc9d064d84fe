//! The two bounds of a game's value, each moved by proofs.

use anyhow::Result;
use mbegu::bot::{ProofConfig, ProofProgress, ProofResult, ProofSearch, ProofTable};

use super::bound::Bound;
use super::certificate::Certificate;
use super::start::Start;
use super::strategy::Strategy;

/// The number of positions after which the other search has its turn.
const SLICE: u64 = 1_000_000;

/// A bound with the search for a better one.
struct BoundSearch {
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

impl BoundSearch {
    /// From a bound that needs no proof.
    fn new(proved: Bound, places: u32) -> BoundSearch {
        BoundSearch {
            proved,
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
    fn advance(&mut self, start: &Start) -> bool {
        let better = self.proved.better();
        let table = &mut self.table;
        let search = self.search.get_or_insert_with(|| {
            let config = ProofConfig {
                rules: &start.rules,
                game: &[start.position],
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

pub(super) struct Bounds {
    start: Start,
    lower: BoundSearch,
    upper: BoundSearch,
}

impl Bounds {
    /// Bounds that need no proof, with four tables of so many places.
    pub fn new(start: &Start, places: u32) -> Bounds {
        let first = start.first;
        let bound = |prover, seeds| Bound {
            first,
            prover,
            seeds,
            plies: 0,
        };
        Bounds {
            start: start.clone(),
            lower: BoundSearch::new(bound(first, 0), places),
            upper: BoundSearch::new(bound(first.other(), start.rules.total()), places),
        }
    }

    pub fn nodes(&self) -> u64 {
        self.lower.nodes() + self.upper.nodes()
    }

    /// The number of plies within which the first player can't prove a better lower
    /// bound, and the other side no better upper one.
    pub fn open_plies(&self) -> (u8, u8) {
        (self.lower.open_plies(), self.upper.open_plies())
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
            let search = if first { lower } else { upper };
            if search.advance(&self.start) {
                let bound = search.proved;
                proved(self, bound);
            }
        }
    }

    /// The strategies of both bounds.
    pub fn certificate(&mut self) -> Result<Certificate> {
        let start = &self.start;
        let strategy =
            |search: &mut BoundSearch| Strategy::extract(start, search.proved, &mut search.proof);
        Ok(Certificate {
            start: start.clone(),
            reaches: strategy(&mut self.lower)?,
            holds: strategy(&mut self.upper)?,
        })
    }
}
