//! What a move did, step by step.

use super::{Direction, Pit, Position, Restriction, Rules, Side, State};

/// Why a sowing ended where it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// In an empty pit of the mover, with seeds opposite: a capture or two uurs
    /// follow.
    Captures,
    /// In an empty pit on the opponent's side: nothing is captured.
    OpponentsPit,
    /// In an empty pit of the mover, but the opposite pit is empty.
    OppositeEmpty,
    /// In an empty pit, but no seed was dropped on the opponent's side.
    NotCrossed,
    /// In an empty pit, in a game where that wins nothing.
    EmptyPit,
    /// In the mover's store.
    Store,
    /// In an uur.
    Uur,
    /// In a claimed pit.
    Claimed,
    /// It made four in a pit of the opponent: the mover claims it.
    MakesFour,
    /// It made two or four in a pit of the opponent: a capture follows.
    MakesTwoOrFour,
    /// A sowing of this game is one lap, and it made no capture.
    OneLap,
}

/// The rule that a captured pit fell under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptureReason {
    /// It stood opposite the last seed.
    Opposite,
    /// It is the last seed itself.
    LastSeed,
    /// It stood opposite the next empty pit of the mover.
    Following,
    /// The last seed made two or four of it.
    TwoOrFour,
    /// It held two or four just before a captured pit.
    TwoOrFourBefore,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverReason {
    /// No player who could move was left (Rules 3.1.6, 3.3.3, 3.6.4).
    NobodyCanMove,
    /// That side was to move and couldn't (Rules 3.4.5, 3.5.5).
    CannotMove(Side),
    /// The same position for the third time (Rules 1).
    Repetition,
}

/// One step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// In a race: what follows is done by this hand (Rules 3.6.1).
    Hand {
        /// Whose hand.
        side: Side,
    },
    /// A pit is lifted for a lap.
    Lift {
        /// The pit.
        pit: Pit,
        /// The seeds taken in hand.
        seeds: u8,
        /// The way of this lap.
        direction: Direction,
        /// The number of the lap, from 1; above 1 it is a relay.
        lap: u16,
    },
    /// A seed falls into a pit.
    Drop {
        /// The pit.
        pit: Pit,
    },
    /// A seed falls into a store in passing.
    Bank {
        /// Whose store.
        side: Side,
    },
    /// The sowing ends.
    Stop {
        /// Where the last seed fell; `None` for the mover's store.
        at: Option<Pit>,
        /// Why it ended there.
        reason: StopReason,
    },
    /// A pit is emptied into a store.
    Capture {
        /// The pit.
        pit: Pit,
        /// Its seeds.
        seeds: u8,
        /// Whose store they go to.
        by: Side,
        /// The rule it fell under.
        why: CaptureReason,
    },
    /// Seeds move from pit to pit (Rules 3.5.3).
    Transfer {
        /// Out of this pit.
        from: Pit,
        /// Into this one.
        to: Pit,
        /// How many.
        seeds: u8,
    },
    /// A pit becomes an uur.
    Uur {
        /// The pit.
        pit: Pit,
        /// Whose uur.
        owner: Side,
    },
    /// A pit is claimed.
    Claim {
        /// The pit.
        pit: Pit,
        /// By whom.
        owner: Side,
    },
    /// A pit may not be played in the next turn.
    Bar {
        /// The pit.
        pit: Pit,
    },
    /// The sowing failed to cross: the same side sows again.
    Again {
        /// Who.
        side: Side,
        /// The only way open.
        direction: Direction,
        /// The failed sowings of this turn so far, from 1.
        failed: u8,
    },
    /// A side without a legal move passes.
    Pass {
        /// Who.
        side: Side,
    },
    /// A side is to move.
    Turn {
        /// Who.
        side: Side,
    },
    /// At the end, a pit is emptied into a store.
    Sweep {
        /// The pit.
        pit: Pit,
        /// Its seeds.
        seeds: u8,
        /// Whose store they go to.
        to: Side,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: OverReason,
    },
}

/// Who hears what a move does.
pub trait Listener {
    /// Called for every event, in order.
    fn hear(&mut self, event: Event);

    /// Whether all it hears is lost, so that nobody need speak.
    fn is_deaf(&self) -> bool {
        false
    }
}

/// Nobody: costs nothing.
impl Listener for () {
    #[inline(always)]
    fn hear(&mut self, _: Event) {}

    #[inline(always)]
    fn is_deaf(&self) -> bool {
        true
    }
}

/// Everything, kept.
impl Listener for Vec<Event> {
    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}

/// Whoever it is.
impl Listener for &mut dyn Listener {
    fn hear(&mut self, event: Event) {
        (**self).hear(event);
    }

    fn is_deaf(&self) -> bool {
        (**self).is_deaf()
    }
}

impl Rules {
    /// What `event` does to the picture: all the events of a move, applied to
    /// the position before it, give the position after it. On the way the
    /// seeds in hand are missing.
    pub fn apply(&self, position: &mut Position, event: Event) {
        match event {
            Event::Hand { .. } | Event::Stop { .. } | Event::Pass { .. } => {}
            Event::Lift { pit, .. } => {
                position.lift(pit);
                position.set_restriction(None);
            }
            Event::Drop { pit } => position.drop_seed(pit),
            Event::Bank { side } => position.bank(side, 1),
            Event::Capture {
                pit, seeds, by: to, ..
            }
            | Event::Sweep { pit, seeds, to } => {
                position.lift(pit);
                position.bank(to, seeds);
            }
            Event::Transfer { from, to, seeds } => {
                position.set_seeds(from, position.seeds(from).wrapping_sub(seeds));
                position.set_seeds(to, position.seeds(to).wrapping_add(seeds));
            }
            Event::Uur { pit, owner } | Event::Claim { pit, owner } => {
                position.set_mark(pit, owner)
            }
            Event::Bar { pit } => position.set_restriction(Some(Restriction::Barred(pit))),
            Event::Again {
                side,
                direction,
                failed,
            } => {
                position.set_state(State::ToMove(side));
                position.set_restriction(Some(Restriction::Again { direction, failed }));
            }
            Event::Turn { side } => position.set_state(State::ToMove(side)),
            Event::Over { .. } => {
                position.set_state(State::Over);
                position.set_restriction(None);
            }
        }
    }
}
