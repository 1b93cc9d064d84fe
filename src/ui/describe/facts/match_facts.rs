//! The state of a match of several rounds.

use super::Who;
use crate::rules::{Arrangement, BySide, Match, Position, Rounds, Rules};
use crate::ui::state::GameState;

/// The state of a match of several rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchFacts {
    /// The number of the round that is played, or that is to begin.
    pub round: u32,
    /// The row that opened the round, and the position from which it was laid out.
    pub row: Option<(Arrangement, Position)>,
    /// The player who begins the round; `None` where the round was over at once.
    pub first: Option<Who>,
    /// The rule by which that side begins; `None` in the first round.
    pub rounds: Option<Rounds>,
    /// The seeds of both sides, at the start and after each round that is over.
    pub scores: Vec<BySide<u16>>,
    pub goal: u16,
    /// The pits of a row, and how they follow from the seeds.
    pub scale: Option<RowScale>,
    /// The conditions of the round, while a row is laid out.
    pub checks: Option<RowChecks>,
}

impl MatchFacts {
    /// Whether a round is played that one side's row opened and the other side copied. The
    /// first round and one after an equal game begin from the start position.
    pub fn has_copied_row(&self) -> bool {
        self.row.is_some() && self.checks.is_none()
    }

    pub fn of(state: &GameState) -> Option<Self> {
        let game = &state.record;
        let current = game.current();
        let goal = current.rules().match_goal()?;
        let mut rounds = game.rounds().len();
        let mut first = current.positions()[0].to_move();
        if let Some(arranging) = state.arranging().filter(|_| !state.is_over()) {
            rounds += 1;
            first = Some(arranging.first);
        }
        let scores = scores(game);
        let last = scores[scores.len() - 1];
        Some(Self {
            round: rounds as u32,
            row: row(game, rounds - 1),
            first: first.map(|side| Who::of(state.players, side)),
            rounds: (rounds > 1).then(|| current.rules().rounds()),
            goal,
            scale: RowScale::of(current.rules(), last.south.min(last.north) as u8),
            scores,
            checks: RowChecks::of(state),
        })
    }

    /// The seeds of both sides after the last round that is over.
    pub fn score(&self) -> BySide<u16> {
        self.scores[self.scores.len() - 1]
    }
}

/// The row that opened a round, counted from 0, with the end of the round before.
fn row(game: &Match, round: usize) -> Option<(Arrangement, Position)> {
    let row = game.arrangement(round)?.clone();
    let before = game.rounds().nth(round - 1)?;
    Some((row, *before.position()))
}

fn scores(game: &Match) -> Vec<BySide<u16>> {
    let after = game.rounds().filter_map(|round| round.outcome());
    std::iter::once(game.first_round().positions()[0].held())
        .chain(after.map(|outcome| outcome.scores))
        .collect()
}

/// The pits of a row by the seeds of the side that has fewer (Rules 3.3.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowScale {
    /// The steps from few seeds to many: the pits of a row, and the fewest seeds of
    /// the side with fewer for which it has them.
    pub steps: Vec<(u8, u8)>,
    /// Half of all seeds: the end of the scale.
    pub half: u8,
    /// The seeds of the side with fewer now.
    pub seeds: u8,
    pub pits: u8,
}

impl RowScale {
    /// The scale of a game whose rows shrink.
    fn of(rules: &Rules, seeds: u8) -> Option<Self> {
        if rules.rounds() != Rounds::Shrinking {
            return None;
        }
        // Seeds fit in a byte: a game has at most 180.
        let half = (rules.total() / 2) as u8;
        let mut steps = Vec::new();
        for fewer in 0..=half {
            let pits = rules.row_for(fewer);
            if steps.last().is_none_or(|&(last, _)| last != pits) {
                steps.push((pits, fewer));
            }
        }
        Some(Self {
            steps,
            half,
            seeds,
            pits: rules.row_for(seeds),
        })
    }

    /// The row that comes next if the seeds get fewer: its pits, and the number of
    /// seeds below which it has them.
    pub fn next(&self) -> Option<(u8, u8)> {
        let now = self.steps.iter().position(|&(pits, _)| pits == self.pits)?;
        let (pits, _) = self.steps[now.checked_sub(1)?];
        Some((pits, self.steps[now].1))
    }
}

/// The conditions of a round whose row a person lays out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowChecks {
    /// The seeds of that person.
    pub seeds: u8,
    /// The number of seeds still to be laid out.
    pub left: u32,
    /// The number of pits with too few seeds: every pit needs one, or one pit needs two.
    pub pits: u32,
}

impl RowChecks {
    fn of(state: &GameState) -> Option<Self> {
        let (arranging, row) = (state.arranging()?, state.next_round.draft()?);
        let placed: u32 = row.iter().map(|&seeds| u32::from(seeds)).sum();
        let pits = match state.rules().rounds() {
            Rounds::Filling => row.iter().filter(|&&seeds| seeds == 0).count() as u32,
            Rounds::Single | Rounds::Shrinking => u32::from(row.iter().all(|&seeds| seeds < 2)),
        };
        Some(Self {
            seeds: arranging.seeds,
            left: u32::from(arranging.seeds).saturating_sub(placed),
            pits,
        })
    }
}
