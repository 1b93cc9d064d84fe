//! Events: the steps of a move.

use super::{Direction, GameStatus, Pit, Position, Restriction, Rules, Side};

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

impl StopReason {
    /// Returns whether a capture, an uur or a claim follows.
    #[must_use]
    pub fn wins(self) -> bool {
        matches!(
            self,
            Self::Captures | Self::MakesFour | Self::MakesTwoOrFour
        )
    }
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
///
/// ```
/// use mbegu::rules::{Event, Pit, StopReason, Variant};
///
/// //  before             after
/// //  0 0 0 2 0 4        0 0 0 2 0 4     F E D C B A
/// //  2 0 0 0 0 0        0 1 1 0 0 0     a b c d e f
/// let rules = Variant::Giuthi.default_rules();
/// let text = "2,0,0,0,0,0/4,0,2,0,0,0 32-32 s";
/// let position = rules.parse_position(text)?;
/// let mv = rules.parse_move("a+").expect("a move");
///
/// let mut events: Vec<Event> = Vec::new();
/// rules.play_unchecked(&position, mv, &mut events);
/// assert_eq!(events[1..3], [1, 2].map(|pit| Event::Drop { pit: Pit::new(pit) }));
/// let (at, reason) = (Some(Pit::new(2)), StopReason::NotCrossed);
/// assert_eq!(events[3], Event::Stop { at, reason });
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// In a race: the events that follow are of this hand (Rules 3.6.1).
    Hand {
        /// Whose hand.
        side: Side,
    },
    /// A pit is lifted for a lap.
    Lift {
        /// The pit that is emptied.
        pit: Pit,
        /// The seeds taken in hand.
        seeds: u8,
        /// The direction of this lap.
        direction: Direction,
        /// The number of the lap, from 1; above 1 it is a relay.
        lap: u16,
    },
    /// A seed falls into a pit.
    Drop {
        /// The pit that it falls into.
        pit: Pit,
    },
    /// A seed falls into a store.
    DropInStore {
        /// Whose store.
        side: Side,
    },
    /// The sowing ends.
    Stop {
        /// The pit of the last seed; `None` for the mover's store.
        at: Option<Pit>,
        /// Why it ended there.
        reason: StopReason,
    },
    /// A pit is emptied into a store.
    Capture {
        /// The pit that is emptied.
        pit: Pit,
        /// How many seeds lay in it.
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
        /// The number of seeds.
        seeds: u8,
    },
    /// A pit becomes an uur.
    Uur {
        /// The pit that becomes one.
        pit: Pit,
        /// Whose uur.
        owner: Side,
    },
    /// A pit is claimed.
    Claim {
        /// The pit that is claimed.
        pit: Pit,
        /// By whom.
        owner: Side,
    },
    /// A pit may not be played in the next turn.
    Bar {
        /// The pit that is barred.
        pit: Pit,
    },
    /// The sowing did not cross: the same side sows again.
    Again {
        /// The side that sows again.
        side: Side,
        /// The only direction allowed.
        direction: Direction,
        /// The failed sowings of this turn so far, from 1.
        failed: u8,
    },
    /// A side without a legal move passes.
    Pass {
        /// The side that passes.
        side: Side,
    },
    /// A side is to move.
    Turn {
        /// The side to move.
        side: Side,
    },
    /// At the end, a pit is emptied into a store.
    Sweep {
        /// The pit that is emptied.
        pit: Pit,
        /// How many seeds lay in it.
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

/// Receives the events of a move.
pub trait EventSink {
    /// Called for every event, in order.
    fn on_event(&mut self, event: Event);

    /// Returns whether events are dropped, so that none need be made.
    fn is_noop(&self) -> bool {
        false
    }
}

/// Drops all events, at no cost.
impl EventSink for () {
    #[inline(always)]
    fn on_event(&mut self, _: Event) {}

    #[inline(always)]
    fn is_noop(&self) -> bool {
        true
    }
}

/// Collects all events.
impl EventSink for Vec<Event> {
    fn on_event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Passes events on.
impl EventSink for &mut dyn EventSink {
    fn on_event(&mut self, event: Event) {
        (**self).on_event(event);
    }

    fn is_noop(&self) -> bool {
        (**self).is_noop()
    }
}

impl Rules {
    /// Applies `event` to `position`. All events of a move, applied in order to
    /// the position before it, give the position after it; in between the seeds
    /// in hand are missing.
    pub fn apply(&self, position: &mut Position, event: Event) {
        match event {
            Event::Hand { .. } | Event::Stop { .. } => {}
            Event::Pass { .. } => position.set_restriction(None),
            Event::Lift { pit, .. } => {
                position.lift(pit);
                position.set_restriction(None);
            }
            Event::Drop { pit } => position.drop_seed(pit),
            Event::DropInStore { side } => position.add_to_store(side, 1),
            Event::Capture {
                pit, seeds, by: to, ..
            }
            | Event::Sweep { pit, seeds, to } => {
                position.lift(pit);
                position.add_to_store(to, seeds);
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
                position.set_status(GameStatus::ToMove(side));
                position.set_restriction(Some(Restriction::Again { direction, failed }));
            }
            Event::Turn { side } => position.set_status(GameStatus::ToMove(side)),
            Event::Over { .. } => {
                position.set_status(GameStatus::Over);
                position.set_restriction(None);
            }
        }
    }
}
