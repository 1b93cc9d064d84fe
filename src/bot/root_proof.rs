//! Certain results: a win or a loss that the proof search finds beside a search.
//!
//! # The move that is played
//!
//! - **A win** is proved for one seed more at a time. Of the moves that are proved to
//!   reach the most seeds, the one whose proof has the fewest plies is played. If the
//!   search beside it expects more of another move, and a last proof shows that this one
//!   reaches as many seeds, it is played instead, with however many plies.
//! - **A loss** is put off: in a lost position it plays the longest defence, whatever the
//!   margin. Where an oracle knows the loss, its move is played, or else the search's.
//! - Where the search has the exact result, its move is played.
//!
//! In a game by rounds a win is that of the match: the other side can't lay out another
//! round. Before that the seeds of a round carry over, and the search decides.
//!
//! Of equal moves the search's order decides. The proof search looks one ply further
//! each time, so that the fewest plies are those of the first proof, and the longest
//! defence is the move that prevented the proof one ply before.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::rules::{Move, Position, Rules, Side};

use super::evaluate::{final_score, winning_seeds};
use super::oracle::of_rules;
use super::proof::{ProofConfig, ProofGoal, ProofProgress, ProofResult, ProofSearch, ProofTable};
use super::search::Occurrences;
use super::{
    KnownMove, Limit, Oracle, Progress, Score, Search, TranspositionTable, Weights, evaluate,
};

/// A result that the side to move can force, or can't prevent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CertainResult {
    /// `true` if the side to move wins the game, or the match in a game by rounds; `false`
    /// if it loses.
    pub wins: bool,
    /// The lead of the winner at the end in seeds, at least.
    pub by: u16,
    /// The move that wins, or the longest defence; `None` if the search's move is as good.
    pub mv: Option<Move>,
}

impl CertainResult {
    /// The guaranteed score of the side to move.
    #[must_use]
    pub fn score(&self) -> Score {
        let lead = Score::ended(i32::from(self.by));
        if self.wins { lead } else { -lead }
    }
}

/// The positions that a search visits for each one of the proof search beside it.
const SHARE: u64 = 4;

/// One position in so many is left for a check of another move. The proof at the next turn
/// has more of them, and so finds again what the check proved.
const CHECK: u64 = 8;

/// The fewest positions of a proof search: with fewer it finds nothing.
const MIN_NODES: u64 = 1_000;

/// The proved result, and the move for it.
#[derive(Clone, Copy, Debug)]
struct Proved {
    goal: ProofGoal,
    /// The move that reaches it, or the longest defence against it.
    mv: Option<Move>,
}

/// A search for a certain result.
///
/// It first tries to prove that the side with the better evaluation wins, then that
/// the other one does. Before that it tries what an [`Oracle`] calls likely.
/// Once a goal is proved, or known to an oracle, it tries one seed more at a time, while
/// there are positions left.
#[derive(Debug)]
pub(super) struct RootProof {
    rules: Rules,
    game: Vec<Position>,
    oracles: Vec<Rc<dyn Oracle>>,
    mover: Side,
    goal: ProofGoal,
    search: ProofSearch,
    /// This search is for the goal that an oracle calls likely.
    is_likely_goal: bool,
    /// The goals that are tried if this search finds nothing, the last one first.
    other_goals: Vec<ProofGoal>,
    /// The positions that the searches before this one visited.
    visited: u64,
    node_limit: u64,
    proved: Option<Proved>,
    /// The move of another search that is being tried for the same win.
    checked: Option<Move>,
    done: bool,
}

impl RootProof {
    /// A search of the last of `game`'s positions beside a search of `nodes` positions;
    /// `None` if there is nothing to prove: nobody is to move, or the game is decided.
    pub fn new(
        rules: &Rules,
        game: &[Position],
        oracles: &[Rc<dyn Oracle>],
        nodes: u64,
        table: &mut TranspositionTable,
    ) -> Option<RootProof> {
        let root = game.last()?;
        let mover = root.to_move()?;
        let oracles = of_rules(oracles, rules);
        // After a repetition too: the search proves it by the positions of the game.
        let likely = oracles.iter().find_map(|oracle| oracle.likely_goal(game));
        let oracles = match Occurrences::of(game).has_twice() {
            true => Vec::new(),
            false => oracles,
        };
        let known = oracles.iter().find_map(|oracle| oracle.known_move(game));
        let node_limit = match rules.moves(root).len() {
            0 | 1 => 0,
            _ if nodes / SHARE < MIN_NODES => 0,
            _ => nodes / SHARE,
        };
        let win = win(rules, game);
        let is_final = known.is_some_and(|known| known.bounds.is_exact());
        let known = known.filter(|_| is_final || win.is_some());
        let proved = known.and_then(|known| known_result(rules, mover, known));
        let mut goals = match (proved, win) {
            (Some(proved), _) => vec![proved.goal.raised()],
            (None, Some(win)) => vec![win.of_opponent(), win],
            (None, None) => Vec::new(),
        };
        goals.extend(likely.filter(|_| proved.is_none()));
        let goal = goals.pop()?;
        if node_limit == 0 && proved.is_none() {
            return None;
        }
        let is_likely_goal = proved.is_none() && likely.is_some();
        let first_nodes = match is_likely_goal {
            true => node_limit / 2,
            false => node_limit / 8 * 5,
        };
        Some(RootProof {
            search: start(rules, game, goal, &oracles, first_nodes, table.proofs()),
            rules: *rules,
            game: game.to_vec(),
            oracles,
            mover,
            goal,
            is_likely_goal,
            other_goals: goals,
            visited: 0,
            node_limit,
            proved,
            checked: None,
            done: is_final || node_limit == 0,
        })
    }

    /// Visits about `nodes` further positions; returns whether the search has ended.
    pub fn advance(&mut self, table: &mut ProofTable, nodes: u64) -> bool {
        let pause = self.nodes().saturating_add(nodes);
        while !self.done {
            let slice = pause.saturating_sub(self.nodes());
            if slice == 0 {
                return false;
            }
            if self.search.advance(table, slice) == ProofProgress::Done {
                self.next(table);
            }
        }
        true
    }

    /// The number of positions visited.
    pub fn nodes(&self) -> u64 {
        self.visited + self.search.nodes()
    }

    /// The win or loss that is proved so far.
    fn found(&self) -> Option<CertainResult> {
        let (total, goal) = (self.rules.total(), winning_seeds(&self.rules));
        let proved = self.proved.filter(|it| it.goal.seeds >= goal)?;
        Some(CertainResult {
            wins: proved.goal.side == self.mover,
            by: 2 * proved.goal.seeds - total,
            mv: proved.mv,
        })
    }

    /// The score of what the side to move is proved to reach.
    fn proved_score(&self) -> Option<Score> {
        let goal = self.proved?.goal;
        let lead = 2 * i32::from(goal.seeds) - i32::from(self.rules.total());
        (goal.side == self.mover).then(|| final_score(&self.rules, lead))
    }

    /// Tries to prove that `mv` reaches as much as the move that was found; if it
    /// does, it takes its place. Has an effect once, after the search has ended.
    fn check(&mut self, mv: Move, table: &mut ProofTable) {
        let is_own = |proved: &Proved| self.done && proved.goal.side == self.mover;
        let Some(proved) = self.proved.filter(is_own) else {
            return;
        };
        let root = self.game.last().copied();
        let next = root.and_then(|root| self.rules.play(&root, mv, &mut ()).ok());
        if let Some(next) = next
            && self.checked.is_none()
            // Without a move it is reached already.
            && proved.mv.is_some_and(|found| found != mv)
        {
            self.checked = Some(mv);
            self.done = false;
            self.goal = proved.goal;
            self.game.push(next);
            self.start(self.node_limit / CHECK, table);
        }
    }

    /// Takes the answer of a search, and starts the next one.
    fn next(&mut self, table: &mut ProofTable) {
        match self.search.answer() {
            ProofResult::Proved { .. } if self.checked.is_some() => {
                if let Some(proved) = &mut self.proved {
                    proved.mv = self.checked;
                }
                self.done = true;
            }
            ProofResult::Proved { first, .. } => {
                self.accept(first);
                self.other_goals.clear();
                self.goal = self.goal.raised();
            }
            _ => match self.other_goals.pop() {
                Some(goal) => self.goal = goal,
                None => self.done = true,
            },
        }
        self.is_likely_goal = false;
        let limit = self.node_limit - self.node_limit / CHECK;
        let limit = limit.saturating_sub(self.nodes());
        if limit == 0 || self.goal.seeds > self.rules.total() {
            self.done = true;
        }
        if !self.done {
            self.start(limit, table);
        }
    }

    /// Starts a search for the goal.
    fn start(&mut self, nodes: u64, table: &mut ProofTable) {
        self.visited = self.nodes();
        let (rules, game, oracles) = (&self.rules, &self.game, &self.oracles);
        self.search = start(rules, game, self.goal, oracles, nodes, table);
    }

    /// Takes a goal that is proved, with its side's first move.
    fn accept(&mut self, first: Option<Move>) {
        let put_off = || match self.proved {
            // More seeds have a longer proof, but the loss is what is put off.
            Some(proved) => proved.mv,
            None => self.search.longest(),
        };
        self.proved = Some(Proved {
            goal: self.goal,
            mv: match self.goal.side == self.mover {
                true => first,
                false => put_off(),
            },
        });
    }
}

/// What an oracle knows the side to move to reach, or the opponent to win with.
fn known_result(rules: &Rules, mover: Side, known: KnownMove) -> Option<Proved> {
    let KnownMove {
        mv,
        bounds,
        is_best,
    } = known;
    let winning = winning_seeds(rules);
    let lost = bounds.of_opponent(rules).low;
    if lost >= winning {
        return Some(Proved {
            goal: ProofGoal {
                side: mover.other(),
                seeds: lost,
            },
            mv: is_best.then_some(mv),
        });
    }
    (bounds.is_exact() || bounds.low >= winning).then_some(Proved {
        goal: ProofGoal {
            side: mover,
            seeds: bounds.low,
        },
        mv: Some(mv),
    })
}

impl Search {
    /// The best move, if its score is more than what is proved.
    fn better_move(&self, proved: Option<Score>) -> Option<Move> {
        let answer = self.answer();
        let score = answer.report?.score;
        (score > proved?).then_some(answer.best?)
    }
}

/// The win of the side with the better evaluation; `None` if nobody is to move, or in
/// a game that is decided: the search has better moves there than a proof.
fn win(rules: &Rules, game: &[Position]) -> Option<ProofGoal> {
    let root = game.last()?;
    let mover = root.to_move()?;
    let value = evaluate(rules, &Weights::of(rules), root, mover);
    let goal = ProofGoal {
        side: match value >= Score::EVEN {
            true => mover,
            false => mover.other(),
        },
        seeds: winning_seeds(rules),
    };
    let most = root.score(Side::South).max(root.score(Side::North));
    // A match is hardly won by a round before a side has half of the seeds.
    let is_far = rules.match_goal().is_some() && 2 * most < rules.total();
    (most < goal.seeds && !is_far).then_some(goal)
}

/// A search of a position with the proof search beside it.
///
/// The end of the one doesn't depend on the other, except that nothing has to be
/// proved once the search has the exact result, and that its best move is tried at the
/// end if its score is more than what is proved.
#[derive(Debug)]
pub(super) struct RootSearch {
    pub search: Search,
    pub proof: Option<RootProof>,
}

impl RootSearch {
    /// The number of positions visited.
    pub fn nodes(&self) -> u64 {
        self.search.nodes() + self.proof.as_ref().map_or(0, RootProof::nodes)
    }

    /// The proof, unless the search has the exact result.
    fn needed_proof(&self) -> Option<&RootProof> {
        self.proof.as_ref().filter(|_| !self.search.is_exact())
    }

    /// The win or loss that is proved; `None` where the search has the exact result.
    pub fn certain(&self) -> Option<CertainResult> {
        self.needed_proof()?.found()
    }

    /// The move for what is proved, a win or not.
    pub fn proved_move(&self) -> Option<Move> {
        self.needed_proof()?.proved?.mv
    }

    /// Visits about `nodes` further positions, each search its part.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> Progress {
        let search = &mut self.search;
        let Some(proof) = &mut self.proof else {
            return search.advance(table, nodes);
        };
        if proof.is_likely_goal {
            // It comes first: a slow device may not get much further.
            proof.advance(table.proofs(), nodes);
            return Progress::Paused;
        }
        let part = (nodes / SHARE).max(1);
        let progress = search.advance(table, nodes.saturating_sub(part));
        if progress != Progress::Done {
            proof.advance(table.proofs(), part);
            return progress;
        }
        if search.is_exact() {
            return Progress::Done;
        }
        let proofs = table.proofs();
        if proof.advance(proofs, nodes) {
            if let Some(mv) = search.better_move(proof.proved_score()) {
                proof.check(mv, proofs);
            }
            if proof.advance(proofs, 0) {
                return Progress::Done;
            }
        }
        Progress::Paused
    }
}

fn start(
    rules: &Rules,
    game: &[Position],
    goal: ProofGoal,
    oracles: &[Rc<dyn Oracle>],
    nodes: u64,
    table: &mut ProofTable,
) -> ProofSearch {
    let config = ProofConfig {
        rules,
        game,
        goal,
        prover: goal.side,
        limits: &[Limit::Nodes(nodes)],
    };
    ProofSearch::new(config, table).with_oracles(oracles)
}
