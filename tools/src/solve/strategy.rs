//! The strategy of a proof: a move for every position that the prover can come to.

use std::collections::HashMap;

use anyhow::{Result, bail};
use mbegu::bot::{Limit, ProofConfig, ProofResult, ProofSearch, ProofTable};
use mbegu::rules::{Move, Position, Rules};

use super::bound::Bound;
use super::start::Start;

/// A strategy that proves a bound.
pub(super) struct Strategy {
    bound: Bound,
    /// For positions in which the prover is to move: the plies until the bound is
    /// decided, and the move.
    moves: HashMap<Position, (u8, Move)>,
}

impl Strategy {
    /// Makes the strategy from a proof and its table. Positions that the table has lost
    /// are proved again.
    pub fn extract(start: &Start, bound: Bound, table: &mut ProofTable) -> Result<Strategy> {
        let rules = &start.rules;
        let mut moves: HashMap<Position, (u8, Move)> = HashMap::new();
        // Positions that have to be decided within a number of plies.
        let mut open = vec![(start.position, bound.plies)];
        while let Some((position, plies)) = open.pop() {
            if bound.goal().decided(rules, &position).is_some() {
                continue;
            }
            if position.to_move() != Some(bound.prover) {
                let children = rules.children(&position);
                open.extend(children.map(|(_, next)| (next, plies.saturating_sub(1))));
                continue;
            }
            if moves.get(&position).is_some_and(|known| known.0 <= plies) {
                continue;
            }
            let (plies, mv) = prove(rules, position, bound, plies, table)?;
            moves.insert(position, (plies, mv));
            open.push((rules.play_unchecked(&position, mv, &mut ()), plies - 1));
        }
        Ok(Strategy { bound, moves })
    }

    pub fn bound(&self) -> Bound {
        self.bound
    }

    pub fn len(&self) -> usize {
        self.moves.len()
    }

    pub fn best(&self, position: &Position) -> Option<Move> {
        self.moves.get(position).map(|known| known.1)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Position, u8, Move)> {
        let moves = self.moves.iter();
        moves.map(|(position, &(plies, mv))| (position, plies, mv))
    }
}

/// The plies and the first move with which the prover decides a position.
fn prove(
    rules: &Rules,
    position: Position,
    bound: Bound,
    plies: u8,
    table: &mut ProofTable,
) -> Result<(u8, Move)> {
    table.retain();
    let config = ProofConfig {
        rules,
        game: &[position],
        goal: bound.goal(),
        prover: bound.prover,
        limits: &[Limit::Depth(plies)],
    };
    let mut search = ProofSearch::new(config, table);
    search.run(table);
    match search.answer() {
        ProofResult::Proved {
            plies,
            first: Some(mv),
        } => Ok((plies, mv)),
        _ => bail!("the proof of {position} in {plies} plies can't be found again"),
    }
}
