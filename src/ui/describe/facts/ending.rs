//! The round that follows.

use crate::rules::{Position, RowTerms, Side};
use crate::ui::state::GameState;

use super::Who;

/// Who arranges the round after one that ended so: the side with fewer seeds
/// (Rules 3.3.4, 3.5.6).
pub fn arranger(over: &Position) -> Option<Side> {
    match over.score(Side::South).cmp(&over.score(Side::North)) {
        std::cmp::Ordering::Less => Some(Side::South),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Side::North),
    }
}

/// A round that is to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundFacts {
    pub number: u32,
    /// Who lays out the row; `None` where the seeds lie as at the start.
    pub by: Option<Who>,
    pub seeds: u8,
    pub pits: u8,
    /// The pits of a row in the round before.
    pub before: u8,
    pub first: Who,
}

impl RoundFacts {
    /// The round that begins once a row is arranged.
    pub fn of(state: &GameState, arranging: &RowTerms) -> RoundFacts {
        let (game, players) = (&state.record, state.players);
        RoundFacts {
            number: game.rounds().len() as u32 + 1,
            by: arranging.by.map(|side| Who::of(players, side)),
            seeds: arranging.seeds,
            pits: arranging.pits,
            before: game.current().rules().board().pits_per_side(),
            first: Who::of(players, arranging.first),
        }
    }
}

/// The difference between the seeds of a player and those of their row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedsLeft {
    Nothing,
    /// The number of seeds that are still to be laid.
    Seeds(u32),
    /// The number of seeds that are laid beyond those of the player.
    TooMany(u32),
}

impl SeedsLeft {
    /// The rest of `seeds` after `laid` of them.
    pub fn of(seeds: u32, laid: u32) -> SeedsLeft {
        match seeds.cmp(&laid) {
            std::cmp::Ordering::Equal => SeedsLeft::Nothing,
            std::cmp::Ordering::Greater => SeedsLeft::Seeds(seeds - laid),
            std::cmp::Ordering::Less => SeedsLeft::TooMany(laid - seeds),
        }
    }
}
