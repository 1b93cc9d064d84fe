//! What the rules of the games differ in.

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

/// The rules of a game, apart from its size and its rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleFields {
    /// In which directions the pits can be sown.
    pub sow_directions: SowDirections,
    /// The fewest seeds that a move can start with, 1 or 2.
    pub min_seeds: u8,
    /// Whether the pit lifted for a lap gets no seed when the lap comes round to it
    /// (Rules 3.1.2).
    pub skips_origin: bool,
    /// The continuation of a sowing whose last seed falls into an occupied pit.
    pub relay: Relay,
    /// Whether the mover's own store, at the mover's right hand, takes a seed in
    /// passing; a sowing that ends there is over (Rules 3.2).
    pub sows_store: bool,
    /// What crossing to the opponent's side is needed for.
    pub crossing: Crossing,
    /// The kind of capture.
    pub capture: Capture,
    /// Whether a single seed sown across the end of the rows into an empty pit
    /// bars that pit for the opponent's next move (Rules 3.4.4).
    pub barring: bool,
    /// Whether a side to move without a legal move passes, and the game ends only when
    /// neither side can move. Otherwise it ends at once.
    pub passes: bool,
    /// Whether all seeds on the board count at the end: a marked pit's for the owner of
    /// the mark, the others for the owner of the row. Otherwise only those of marked pits
    /// do (Rules 3.6.4).
    pub sweeps_all: bool,
    /// Whether a game begins with a race of both players (Rules 3.6.1).
    pub has_race: bool,
}

impl RuleFields {
    /// Returns whether pits can be marked for a player (uurs, claims).
    #[must_use]
    pub const fn marks(&self) -> bool {
        matches!(
            self.capture,
            Capture::ClaimFours | Capture::Opposite { uurs: true, .. }
        )
    }
}
