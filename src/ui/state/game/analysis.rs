//! What the analyses of a game's positions say about the game: its costly moves, and who led
//! when.

use std::rc::Rc;

use crate::bot::Analysis;
use crate::rules::{Match, Move, Ply, Side};

/// The analyses of a game's positions, by the number of plies before them.
pub type Analyses = Vec<Option<Rc<Analysis>>>;

/// A move that was played, beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// The number of plies before it.
    pub ply: usize,
    pub side: Side,
    pub played: Move,
    pub best: Move,
    /// The difference of their scores, in hundredths of a seed.
    pub cost: i32,
}

impl ReviewedMove {
    /// Whether it cost so much that it is marked.
    pub fn is_costly(&self) -> bool {
        whole_seeds(self.cost) >= MIN_COST
    }
}

/// The most that a move may cost, in hundredths of a seed, to count as good as the best one:
/// the error of the search.
pub const MAX_EQUAL_COST: i32 = 50;

/// Whether a move is the best one, or as good as the search can tell; `None` if it was not
/// analysed.
pub fn is_best(analysis: &Analysis, mv: Move) -> Option<bool> {
    let cost = analysis.cost(mv)?;
    Some(cost <= 0 || !analysis.proved && cost <= MAX_EQUAL_COST)
}

/// Hundredths of a seed as the nearest whole number of seeds. Half a seed is none: the search
/// may err by [`MAX_EQUAL_COST`].
pub fn whole_seeds(hundredths: i32) -> u32 {
    (hundredths.unsigned_abs() + 49) / 100
}

/// The whole seeds that a move must cost to be a moment of its game.
const MIN_COST: u32 = 3;

/// The move after that many plies beside the best one; `None` where there is no
/// analysis, or no move.
pub fn reviewed_move(game: &Match, analyses: &Analyses, ply: usize) -> Option<ReviewedMove> {
    let analysis = analyses.get(ply)?.as_ref()?;
    let Ply::Move(played) = game.ply(ply)? else {
        return None;
    };
    let (record, at) = game.at_ply(ply);
    Some(ReviewedMove {
        ply,
        side: record.positions()[at].to_move()?,
        played,
        best: analysis.best().mv,
        cost: analysis.cost(played)?,
    })
}

/// The costly moves of a game, in its order.
pub fn costly_moves(game: &Match, analyses: &Analyses) -> impl Iterator<Item = ReviewedMove> {
    (0..analyses.len())
        .filter_map(|ply| reviewed_move(game, analyses, ply))
        .filter(ReviewedMove::is_costly)
}

/// The lead of South after that many plies, in hundredths of a seed; `None`
/// where the position has no analysis. No move follows the last one, so that its position
/// is not analysed: it has the score of the last move.
pub fn lead(game: &Match, analyses: &Analyses, ply: usize) -> Option<i32> {
    let (record, at) = game.at_ply(ply);
    let position = &record.positions()[at];
    let Some(side) = position.to_move() else {
        let outcome = record.outcome().filter(|_| at == record.plies())?;
        let margin = i32::from(outcome.scores.south) - i32::from(outcome.scores.north);
        return Some(margin * 100);
    };
    let of_south = |side: Side, score: i32| if side == Side::South { score } else { -score };
    if let Some(analysis) = analyses.get(ply).and_then(Option::as_ref) {
        return Some(of_south(side, analysis.best().score));
    }
    if ply < game.plies() {
        return None;
    }
    let last = ply.checked_sub(1)?;
    let reviewed = reviewed_move(game, analyses, last)?;
    let best = analyses.get(last)?.as_ref()?.best().score;
    Some(of_south(reviewed.side, best - reviewed.cost))
}

#[cfg(test)]
mod tests;
