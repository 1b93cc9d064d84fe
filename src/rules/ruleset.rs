//! What makes a game: the value that its rules are.

use super::{Board, Direction, Directions, Options, Pit, Position, Side, State, Variant};

/// Which ways a pit may be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turning {
    /// Forward from every pit.
    Forward,
    /// Either way from every pit.
    Either,
    /// The left half of the row backward, the right half forward, the middle
    /// pit either way (Rules 3.4.1).
    Outward,
}

/// Whether the pit lifted for a lap gets a seed when the lap comes round to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lifted {
    /// It is left out of that lap (Rules 3.1.2).
    LeftOut,
    /// It is sown like any other.
    Sown,
}

/// What happens when the last seed falls into an occupied pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relay {
    /// A sowing is one lap.
    None,
    /// That pit is lifted and sown on, the same way.
    Onward,
    /// That pit is lifted and sown the opposite way (Rules 3.1.3).
    TurningAbout,
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

/// What it takes for a move that it dropped a seed on the opponent's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crossing {
    /// Nothing depends on it.
    NotNeeded,
    /// Without it nothing is captured (Rules 3.1.4).
    ForCapture,
    /// Without it nothing is captured, and the player sows again the opposite
    /// way, at most as often as the row has pits (Rules 3.3.1).
    OrSowAgain,
}

/// How far a capture from opposite pits runs on past the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Run {
    /// Not at all.
    None,
    /// To one further pit (Rules 3.3.2).
    One,
    /// To the first pit that doesn't qualify, or the end of the row
    /// (Rules 3.1.4).
    Whole,
}

/// What a sowing wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// The last seed in an empty own pit wins what stands opposite.
    Opposite {
        /// Whether the last seed is taken too.
        last_seed: bool,
        /// How far it runs on.
        run: Run,
        /// Whether three seeds opposite make two uurs instead (Rules 3.5.3).
        uurs: bool,
    },
    /// The last seed making two or four on the opponent's side wins them, and
    /// the same in the pits just before (Rules 3.4.3).
    TwosAndFours,
    /// The last seed making four in an opponent's pit claims it (Rules 3.6.2).
    ClaimFours,
}

/// What happens to a player who is to move and can't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// Passes; the game ends when neither can move.
    Passes,
    /// The game ends.
    Ends,
}

/// Who gets the seeds on the board when the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sweeping {
    /// A marked pit's go to the owner of the mark, the others to the owner of
    /// the row.
    All,
    /// A marked pit's go to the owner of the mark; the others to nobody
    /// (Rules 3.6.4).
    Marked,
}

/// How the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// With a move.
    Turns,
    /// With a race of both players (Rules 3.6.1).
    Race,
}

/// What follows a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounds {
    /// Nothing: the game is the match.
    Single,
    /// Rounds on a board that shrinks with the seeds of the player who has
    /// fewer; the winner of the last round begins (Rules 3.3.4 to 3.3.6).
    Shrinking,
    /// Rounds on the same board, a seed at least in every pit; the players
    /// take turns to begin (Rules 3.5.6).
    Filling,
}

/// A game: the value that its rules are. Made by [`Variant::rules`], and read
/// part by part; no part can be changed, so that what is read is what is
/// played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub(super) variant: Variant,
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) turning: Turning,
    pub(super) least: u8,
    pub(super) lifted: Lifted,
    pub(super) relay: Relay,
    pub(super) stores: Stores,
    pub(super) crossing: Crossing,
    pub(super) capture: Capture,
    pub(super) barring: bool,
    pub(super) stuck: Stuck,
    pub(super) sweeping: Sweeping,
    pub(super) opening: Opening,
    pub(super) rounds: Rounds,
}

impl Rules {
    /// The most laps of a sowing; one that would need more is endless (Rules 1).
    pub const MOST_LAPS: u16 = 1000;

    /// The entry of the picker that this game is.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The options the game (for a match: its first round) was made with.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The geometry. In a follow-on round of a match it can be smaller than
    /// the options say.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The same game in a round whose rows have so many pits.
    pub(crate) const fn with_row(mut self, pits: u8) -> Rules {
        self.board.pits = pits;
        self
    }

    /// Which ways a pit may be sown.
    #[must_use]
    pub const fn turning(&self) -> Turning {
        self.turning
    }

    /// The fewest seeds that a move can start with.
    #[must_use]
    pub const fn least(&self) -> u8 {
        self.least
    }

    /// Whether a lap leaves out the pit it lifted.
    #[must_use]
    pub const fn lifted(&self) -> Lifted {
        self.lifted
    }

    /// What an occupied pit does to the last seed.
    #[must_use]
    pub const fn relay(&self) -> Relay {
        self.relay
    }

    /// Whether sowing feeds the stores.
    #[must_use]
    pub const fn stores(&self) -> Stores {
        self.stores
    }

    /// What crossing to the opponent's side is needed for.
    #[must_use]
    pub const fn crossing(&self) -> Crossing {
        self.crossing
    }

    /// What a sowing wins.
    #[must_use]
    pub const fn capture(&self) -> Capture {
        self.capture
    }

    /// Whether a single seed sown across the end of the rows into an empty pit
    /// bars that pit for the opponent's next move (Rules 3.4.4).
    #[must_use]
    pub const fn barring(&self) -> bool {
        self.barring
    }

    /// What happens to a player who can't move.
    #[must_use]
    pub const fn stuck(&self) -> Stuck {
        self.stuck
    }

    /// Who gets the seeds on the board at the end.
    #[must_use]
    pub const fn sweeping(&self) -> Sweeping {
        self.sweeping
    }

    /// How the game begins.
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// What follows a finished game.
    #[must_use]
    pub const fn rounds(&self) -> Rounds {
        self.rounds
    }

    /// The seeds in play, pits and stores together; at most 180.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.options.pits as u16 * self.options.seeds as u16 * 2
    }

    /// The ways `pit` may be sown by the game, whatever the position.
    #[must_use]
    pub fn directions(&self, pit: Pit) -> Directions {
        match self.turning {
            Turning::Forward => Directions::Only(Direction::Forward),
            Turning::Either => Directions::Either,
            Turning::Outward => {
                let pits = self.board.pits;
                let within = pit.index() as u8 % pits;
                match (2 * within + 1).cmp(&pits) {
                    std::cmp::Ordering::Less => Directions::Only(Direction::Backward),
                    std::cmp::Ordering::Equal => Directions::Either,
                    std::cmp::Ordering::Greater => Directions::Only(Direction::Forward),
                }
            }
        }
    }

    /// Whether pits can be marked for a player (uurs, claims).
    #[must_use]
    pub const fn marks(&self) -> bool {
        matches!(
            self.capture,
            Capture::ClaimFours | Capture::Opposite { uurs: true, .. }
        )
    }

    /// The start position. Where the game begins with a race, `first` has no
    /// bearing.
    #[must_use]
    pub fn start(&self, first: Side) -> Position {
        let state = match self.opening {
            Opening::Turns => State::ToMove(first),
            Opening::Race => State::Race,
        };
        let mut position = Position::empty(self.board, state);
        for pit in self.board.all_pits() {
            position.set_seeds(pit, self.options.seeds);
        }
        position
    }
}
