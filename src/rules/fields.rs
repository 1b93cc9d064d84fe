//! The fields of a [`Rules`](super::Rules) value, and which combinations of
//! them can be played.

use std::fmt;

use super::{Board, Rows};

/// In which directions the pits of a row can be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SowDirections {
    /// Forward from every pit.
    Forward,
    /// In either direction from every pit.
    Either,
    /// The left half of the row backward, the right half forward, the middle
    /// pit in either direction (Rules 3.4.1).
    Outward,
}

/// Whether the pit lifted for a lap gets a seed when the lap comes round to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OriginPit {
    /// It is left out of that lap (Rules 3.1.2).
    Skipped,
    /// It is sown like any other.
    Sown,
}

/// The continuation of a sowing whose last seed falls into an occupied pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relay {
    /// A sowing is one lap.
    None,
    /// That pit is lifted and sown in the same direction.
    SameDirection,
    /// That pit is lifted and sown in the opposite direction (Rules 3.1.3).
    Reversed,
}

/// Whether sowing feeds the stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stores {
    /// Pits only.
    NotSown,
    /// The mover's own store, at the mover's right hand, takes a seed in
    /// passing, and a sowing that ends there is over (Rules 3.2).
    OwnSown,
}

/// The rule that depends on whether a move dropped a seed on the opponent's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crossing {
    /// Nothing depends on it.
    Irrelevant,
    /// Without it nothing is captured (Rules 3.1.4).
    NeededToCapture,
    /// Without it nothing is captured, and the player sows again in the opposite
    /// direction, at most as often as the row has pits (Rules 3.3.1).
    OrSowAgain,
}

/// The extent of a capture from opposite pits past the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptureRun {
    /// It takes one pit only.
    None,
    /// To one more pit (Rules 3.3.2).
    One,
    /// To the first pit that does not qualify, or the end of the row
    /// (Rules 3.1.4).
    Whole,
}

/// The kind of capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// The last seed in an empty own pit captures the seeds of the opposite pit.
    Opposite {
        /// Whether the last seed is taken too.
        last_seed: bool,
        /// The extent past the first pit.
        run: CaptureRun,
        /// Whether three seeds opposite make two uurs instead (Rules 3.5.3).
        uurs: bool,
    },
    /// The last seed making two or four on the opponent's side captures them, and
    /// the same in the pits just before (Rules 3.4.3).
    TwosAndFours,
    /// The last seed making four in an opponent's pit claims it (Rules 3.6.2).
    ClaimFours,
}

/// The rule for a side to move without a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoMoveRule {
    /// It passes; the game ends when neither side can move.
    Pass,
    /// The game ends.
    EndGame,
}

/// The owner of the seeds on the board when the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndSweep {
    /// A marked pit's go to the owner of the mark, the others to the owner of
    /// the row.
    All,
    /// A marked pit's go to the owner of the mark; the others to nobody
    /// (Rules 3.6.4).
    Marked,
}

/// The first phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPhase {
    /// Moves in turn.
    Moves,
    /// A race of both players (Rules 3.6.1).
    Race,
}

/// The sequel of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounds {
    /// Nothing: the game is the match.
    Single,
    /// Rounds on a board that shrinks with the seeds of the player who has
    /// fewer; the winner of the last round begins (Rules 3.3.4 to 3.3.6).
    Shrinking,
    /// Rounds on the same board, at least one seed in every pit; the players
    /// take turns to begin (Rules 3.5.6).
    Filling,
}

/// The rules of a game, apart from its size.
///
/// The fields of a published game are changed with
/// [`Rules::custom`](super::Rules::custom).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleFields {
    /// In which directions the pits can be sown.
    pub sow_directions: SowDirections,
    /// The fewest seeds that a move can start with, 1 to
    /// [`RuleFields::MAX_MIN_SEEDS`].
    pub min_seeds: u8,
    /// Whether a lap skips the pit it lifted.
    pub origin_pit: OriginPit,
    /// The continuation of a sowing whose last seed falls into an occupied pit.
    pub relay: Relay,
    /// Whether sowing feeds the stores.
    pub stores: Stores,
    /// What crossing to the opponent's side is needed for.
    pub crossing: Crossing,
    /// The kind of capture.
    pub capture: Capture,
    /// Whether a single seed sown across the end of the rows into an empty pit
    /// bars that pit for the opponent's next move (Rules 3.4.4).
    pub barring: bool,
    /// The rule for a side to move without a legal move.
    pub no_move: NoMoveRule,
    /// The owner of the seeds on the board at the end.
    pub end_sweep: EndSweep,
    /// The first phase of a game.
    pub first_phase: FirstPhase,
    /// The sequel of a finished game.
    pub rounds: Rounds,
}

/// Why a combination of fields can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesError {
    /// There is no seed, or there are more than 180 on the board.
    Seeds,
    /// The fewest seeds of a move are 0 or more than
    /// [`RuleFields::MAX_MIN_SEEDS`].
    MinSeeds,
    /// On three rows no pit is opposite another, and no store lies at the end
    /// of a row: captures from opposite pits, sown stores and a shrinking
    /// board need two rows.
    ThreeRows,
    /// A capture of two or four needs sowings of one lap: a relay ends in an
    /// empty pit, so it would never capture.
    TwosAndFoursWithRelay,
    /// Seeds in claimed pits are the score, so nothing is sown into stores.
    ClaimsWithStores,
    /// Pits are marked on boards of at most 9 pits a player.
    MarksOnLargeBoard,
    /// A pit is barred by a sowing of one lap.
    BarringWithRelay,
    /// Sowing again needs pits that are sown in either direction, and no barred
    /// pits: a position has one restriction only.
    SowingAgain,
    /// The race knows no stores, and rounds begin with an arrangement instead.
    Race,
    /// Rounds count all seeds, so the end must give each seed to a player. A
    /// shrinking board needs at least 5 pits a player.
    Rounds,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RulesError::Seeds => "the board needs 1 to 180 seeds",
            RulesError::MinSeeds => "a move starts with at least 1 to 128 seeds",
            RulesError::ThreeRows => "three rows have no opposite pits and no stores to sow",
            RulesError::TwosAndFoursWithRelay => "a relay never captures two or four",
            RulesError::ClaimsWithStores => "a game of claimed pits sows no stores",
            RulesError::MarksOnLargeBoard => "pits are marked on at most 9 pits a player",
            RulesError::BarringWithRelay => "a pit is barred by a sowing of one lap",
            RulesError::SowingAgain => {
                "sowing again needs pits sown in either direction and no barred pits"
            }
            RulesError::Race => "a game with a race has no sown stores and no rounds",
            RulesError::Rounds => {
                "rounds need an end that sweeps all pits, and 5 pits a player to shrink"
            }
        })
    }
}

impl std::error::Error for RulesError {}

impl RuleFields {
    /// The greatest [`min_seeds`](RuleFields::min_seeds).
    pub const MAX_MIN_SEEDS: u8 = 128;

    /// Returns whether pits can be marked for a player (uurs, claims).
    #[must_use]
    pub const fn marks(&self) -> bool {
        matches!(
            self.capture,
            Capture::ClaimFours | Capture::Opposite { uurs: true, .. }
        )
    }

    /// Checks that these fields can be played on `board`.
    pub(super) fn check(&self, board: Board) -> Result<(), RulesError> {
        let relays = self.relay != Relay::None;
        let sows_stores = self.stores != Stores::NotSown;
        let opposite = matches!(self.capture, Capture::Opposite { .. });
        let shrinks = self.rounds == Rounds::Shrinking;
        let has_rounds = self.rounds != Rounds::Single;
        let faults = [
            (
                self.min_seeds == 0 || self.min_seeds > RuleFields::MAX_MIN_SEEDS,
                RulesError::MinSeeds,
            ),
            (
                board.rows() == Rows::Three && (opposite || sows_stores || shrinks),
                RulesError::ThreeRows,
            ),
            (
                self.capture == Capture::TwosAndFours && relays,
                RulesError::TwosAndFoursWithRelay,
            ),
            (
                self.capture == Capture::ClaimFours && sows_stores,
                RulesError::ClaimsWithStores,
            ),
            (
                self.marks() && board.pits_per_side() > 9,
                RulesError::MarksOnLargeBoard,
            ),
            (self.barring && relays, RulesError::BarringWithRelay),
            (
                self.crossing == Crossing::OrSowAgain
                    && (self.barring || self.sow_directions != SowDirections::Either),
                RulesError::SowingAgain,
            ),
            (
                self.first_phase == FirstPhase::Race && (sows_stores || has_rounds),
                RulesError::Race,
            ),
            (
                has_rounds && self.end_sweep != EndSweep::All
                    || shrinks && board.pits_per_side() < 5,
                RulesError::Rounds,
            ),
        ];
        match faults.into_iter().find(|(is_wrong, _)| *is_wrong) {
            Some((_, fault)) => Err(fault),
            None => Ok(()),
        }
    }
}
