//! Ends, rounds and matches.

use crate::link::Player;
use crate::rules::{BySide, Event, GameOutcome, MatchReason, OverReason, Position, RowTerms, Side};
use crate::ui::state::State;

use super::Who;

/// How seeds stand when something is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalScore {
    /// Who has more; `None` if nobody has.
    pub winner: Option<Who>,
    /// What the one with more has.
    pub more: u16,
    /// What the other has.
    pub fewer: u16,
}

impl FinalScore {
    /// The score of two counts, with who has more.
    #[must_use]
    pub fn new(players: BySide<Player>, winner: Option<Side>, scores: BySide<u16>) -> FinalScore {
        let BySide { south, north } = scores;
        FinalScore {
            winner: winner.map(|side| Who::of(players, side)),
            more: south.max(north),
            fewer: south.min(north),
        }
    }
}

/// Why a game or a round is over, with what its sentence names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Nobody could move.
    NobodyCanMove,
    /// That player was to move and couldn't.
    CannotMove(Who),
    /// The same position for the third time.
    Repetition,
    /// A round ended equal, and the match with it.
    Equal,
    /// That player can't lay out a row; `None` if it isn't known who.
    CannotArrange(Option<Who>),
    /// Three rounds changed nothing.
    Stalled,
}

impl EndReason {
    /// Why a game is over.
    #[must_use]
    pub fn of_game(players: BySide<Player>, reason: OverReason) -> EndReason {
        match reason {
            OverReason::NobodyCanMove => EndReason::NobodyCanMove,
            OverReason::CannotMove(side) => EndReason::CannotMove(Who::of(players, side)),
            OverReason::Repetition => EndReason::Repetition,
        }
    }

    /// Why a match with that winner is over; `None` where nobody knows.
    #[must_use]
    pub fn of_match(
        players: BySide<Player>,
        reason: MatchReason,
        winner: Option<Side>,
    ) -> Option<EndReason> {
        Some(match reason {
            MatchReason::Game(reason) => EndReason::of_game(players, reason?),
            MatchReason::Equal => EndReason::Equal,
            MatchReason::CannotArrange => {
                EndReason::CannotArrange(winner.map(|side| Who::of(players, side.other())))
            }
            MatchReason::Stalled => EndReason::Stalled,
        })
    }
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndFacts {
    /// Why; `None` where nobody knows.
    pub reason: Option<EndReason>,
    /// What each got of the seeds that were left, South first.
    pub swept: [(Who, u32); 2],
}

impl EndFacts {
    /// The end of a game, from the events of its last move.
    #[must_use]
    pub fn of(players: BySide<Player>, outcome: &GameOutcome, events: &[Event]) -> EndFacts {
        let mut swept: BySide<u32> = BySide::default();
        for event in events {
            if let Event::Sweep { seeds, to, .. } = *event {
                swept[to] += u32::from(seeds);
            }
        }
        EndFacts {
            reason: outcome
                .reason
                .map(|reason| EndReason::of_game(players, reason)),
            swept: Side::ALL.map(|side| (Who::of(players, side), swept[side])),
        }
    }
}

/// Who arranges the round after one that ended so: the side with fewer seeds
/// (Rules 3.3.4, 3.5.6).
#[must_use]
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
    /// Its number, from 1.
    pub number: u32,
    /// Who lays out the row; `None` where the seeds lie as at the start.
    pub by: Option<Who>,
    /// The seeds of that player.
    pub seeds: u8,
    /// The pits of a row.
    pub pits: u8,
    /// The pits of a row in the round before.
    pub before: u8,
    /// Who begins.
    pub first: Who,
}

impl RoundFacts {
    /// The round that begins once a row is arranged.
    #[must_use]
    pub fn of(state: &State, arranging: &RowTerms) -> RoundFacts {
        let (game, players) = (&state.table.game, state.table.players);
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
    /// All seeds are laid.
    Nothing,
    /// The number of seeds that are still to be laid.
    Seeds(u32),
    /// The number of seeds that are laid beyond those of the player.
    TooMany(u32),
}

impl SeedsLeft {
    /// The rest of `seeds` after `laid` of them.
    #[must_use]
    pub fn of(seeds: u32, laid: u32) -> SeedsLeft {
        match seeds.cmp(&laid) {
            std::cmp::Ordering::Equal => SeedsLeft::Nothing,
            std::cmp::Ordering::Greater => SeedsLeft::Seeds(seeds - laid),
            std::cmp::Ordering::Less => SeedsLeft::TooMany(laid - seeds),
        }
    }
}
