//! The race that opens a game (Rules 3.6.1): both players sow at once.

use std::fmt;

use super::{
    BySide, Direction, Event, EventSink, GameStatus, Pit, Position, Rules, Side, StopReason,
};

/// The order in which the two hands drop their seeds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// In turn, South first; a hand that is finished is skipped.
    Even,
    /// As fast as the players were: the hand of each drop.
    Recorded(Vec<Side>),
}

/// A whole race: the picks and the order of the drops.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RaceRecord {
    /// The pit that each player picked among their own.
    pub picks: BySide<Pit>,
    /// The order of the drops.
    pub pace: Pace,
}

/// Why a race can't be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceError {
    /// The text isn't two pits with a `*` between them, optionally followed by `:`
    /// and an order.
    Text,
    /// The game has no race, or the race is over.
    NotNow,
    /// The pit doesn't belong to that side.
    NotYours {
        /// The side.
        side: Side,
    },
    /// A character of the order is not `s` or `n`.
    OrderLetter {
        /// The number of the drop, from 1.
        drop: usize,
    },
    /// The order has a drop of a hand that is finished.
    Finished {
        /// The number of the drop, from 1.
        drop: usize,
    },
    /// The order ends before the race does.
    OrderShort,
    /// The race has no end: both pick again.
    Void,
}

impl fmt::Display for RaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RaceError::Text => f.write_str("a race is written like c*F or c*F:snns"),
            RaceError::NotNow => f.write_str("there is no race now"),
            RaceError::NotYours { side } => write!(f, "the pit is not {side}'s"),
            RaceError::OrderLetter { drop } => write!(f, "drop {drop} is not s or n"),
            RaceError::Finished { drop } => write!(f, "at drop {drop} that hand is finished"),
            RaceError::OrderShort => f.write_str("the order ends before the race does"),
            RaceError::Void => f.write_str("the race has no end"),
        }
    }
}

impl std::error::Error for RaceError {}

/// A player's hand in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    /// The pit of its last drop.
    at: Pit,
    /// The seeds left in it; 0 when it is finished.
    seeds: u8,
    lap: u16,
}

/// A race in progress, advanced one drop at a time.
///
/// ```
/// use mbegu::rules::{BySide, Pit, Race, Side, Variant};
///
/// // South has lifted c, and North has lifted F:
/// //
/// //    0 3 3 3 3 3     F E D C B A
/// //    3 3 3 3 3 3     G H I i h g
/// //    3 3 0 3 3 3     a b c d e f
/// let rules = Variant::SulusAidi.default_rules();
/// let picks = BySide { south: Pit::new(2), north: Pit::new(14) };
/// let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
/// assert_eq!(race.in_hand(Side::South), 3);
///
/// // At an even pace the hands drop a seed in turn.
/// while let Some(side) = race.next_at_even_pace() {
///     race.drop_seed(side, &mut ()).expect("a hand with seeds");
/// }
/// let position = race.finish(&mut ()).expect("both hands are finished");
/// assert_eq!(position.to_move(), race.leader());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    rules: Rules,
    picks: BySide<Pit>,
    position: Position,
    hands: BySide<Hand>,
    leader: Option<Side>,
    order: Vec<Side>,
}

impl Race {
    /// The maximum number of drops. A race that isn't finished then is void.
    pub const MAX_DROPS: usize = 10_000;

    /// Lifts the two picked pits.
    ///
    /// # Errors
    /// [`RaceError::NotNow`] if the game has no race, [`RaceError::NotYours`]
    /// if a pit is not the player's.
    pub fn new(
        rules: Rules,
        picks: BySide<Pit>,
        sink: &mut dyn EventSink,
    ) -> Result<Race, RaceError> {
        if !rules.fields().has_race {
            return Err(RaceError::NotNow);
        }
        for side in Side::ALL {
            if !rules.board.has(picks[side]) || rules.board.owner(picks[side]) != side {
                return Err(RaceError::NotYours { side });
            }
        }
        let mut position = rules.start(Side::South);
        let hands = BySide::from_fn(|side| {
            sink.on_event(Event::Hand { side });
            lift(&mut position, picks[side], 1, sink)
        });
        Ok(Race {
            rules,
            picks,
            position,
            hands,
            leader: None,
            order: Vec::new(),
        })
    }

    /// The current board, without the seeds in the hands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The pit that each side picked.
    #[must_use]
    pub fn picks(&self) -> BySide<Pit> {
        self.picks
    }

    /// The seeds in a player's hand; 0 when that hand is finished.
    #[must_use]
    pub fn in_hand(&self, side: Side) -> u8 {
        self.hands[side].seeds
    }

    /// The pit where a hand dropped or lifted last.
    #[must_use]
    pub fn at(&self, side: Side) -> Pit {
        self.hands[side].at
    }

    /// The side that finished first, and begins the second stage.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        self.leader
    }

    /// The hand of each drop so far.
    #[must_use]
    pub fn order(&self) -> &[Side] {
        &self.order
    }

    /// Returns whether both hands are finished.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.in_hand(side) == 0)
    }

    /// Returns whether the race isn't finished after [`Race::MAX_DROPS`] drops. Both
    /// sides pick again then.
    #[must_use]
    pub fn is_void(&self) -> bool {
        self.order.len() >= Race::MAX_DROPS && !self.is_finished()
    }

    /// The side that drops next at an even pace; `None` when the race is finished
    /// or void.
    #[must_use]
    pub fn next_at_even_pace(&self) -> Option<Side> {
        if self.is_void() {
            return None;
        }
        let turn = self.order.last().map_or(Side::South, |last| last.other());
        [turn, turn.other()]
            .into_iter()
            .find(|&side| self.in_hand(side) > 0)
    }

    /// Drops one seed of that hand. If it is the last one, an occupied pit is lifted
    /// at once, and an empty pit finishes the hand.
    ///
    /// # Errors
    /// [`RaceError::Finished`] if the hand is finished, [`RaceError::Void`] if the
    /// race is void.
    pub fn drop_seed(&mut self, side: Side, sink: &mut dyn EventSink) -> Result<(), RaceError> {
        if self.is_void() {
            return Err(RaceError::Void);
        }
        let Hand { at, seeds, lap } = self.hands[side];
        if seeds == 0 {
            return Err(RaceError::Finished {
                drop: self.order.len() + 1,
            });
        }
        let at = self.rules.board.next(at, Direction::Forward);
        let occupied = self.position.seeds(at) > 0;
        self.order.push(side);
        self.position.drop_seed(at);
        sink.on_event(Event::Hand { side });
        sink.on_event(Event::Drop { pit: at });
        self.hands[side] = if seeds > 1 {
            Hand {
                at,
                seeds: seeds - 1,
                lap,
            }
        } else if occupied {
            lift(&mut self.position, at, lap + 1, sink)
        } else {
            self.leader = self.leader.or(Some(side));
            sink.on_event(Event::Stop {
                at: Some(at),
                reason: StopReason::EmptyPit,
            });
            Hand { at, seeds: 0, lap }
        };
        Ok(())
    }

    /// The position after the race; `None` before both hands are finished.
    #[must_use]
    pub fn finish(&self, sink: &mut dyn EventSink) -> Option<Position> {
        let first = self.leader.filter(|_| self.is_finished())?;
        Some(self.rules.turn(self.position, first, sink))
    }

    /// The race so far, for the record.
    #[must_use]
    pub fn to_record(&self) -> RaceRecord {
        RaceRecord {
            picks: self.picks,
            pace: Pace::Recorded(self.order.clone()),
        }
    }
}

fn lift(position: &mut Position, pit: Pit, lap: u16, sink: &mut dyn EventSink) -> Hand {
    let seeds = position.lift(pit);
    sink.on_event(Event::Lift {
        pit,
        seeds,
        direction: Direction::Forward,
        lap,
    });
    Hand {
        at: pit,
        seeds,
        lap,
    }
}

impl Rules {
    /// Runs a whole race on the start position.
    ///
    /// # Errors
    /// Why it can't be run. `sink` has received the events before
    /// the fault.
    pub fn run_race(
        &self,
        position: &Position,
        record: &RaceRecord,
        sink: &mut dyn EventSink,
    ) -> Result<Position, RaceError> {
        if position.status() != GameStatus::Race {
            return Err(RaceError::NotNow);
        }
        let mut race = Race::new(*self, record.picks, sink)?;
        match &record.pace {
            Pace::Even => {
                while let Some(side) = race.next_at_even_pace() {
                    race.drop_seed(side, sink)?;
                }
            }
            Pace::Recorded(order) => {
                for &side in order {
                    race.drop_seed(side, sink)?;
                }
            }
        }
        if race.is_void() {
            return Err(RaceError::Void);
        }
        race.finish(sink).ok_or(RaceError::OrderShort)
    }

    /// The text form of a race (Rules 2): `c*F`, or `c*F:snns...` with the
    /// order of the drops.
    #[must_use]
    pub fn display_race(&self, record: &RaceRecord) -> String {
        let BySide { south, north } = record.picks;
        let mut text = format!("{}*{}", self.board.letter(south), self.board.letter(north));
        if let Pace::Recorded(order) = &record.pace {
            text.push(':');
            text.extend(order.iter().map(|side| side.letter()));
        }
        text
    }

    /// Parses the text form of a race. [`Rules::run_race`] checks whether the order of
    /// the drops is right.
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse_race(&self, text: &str) -> Result<RaceRecord, RaceError> {
        let (picks, order) = match text.split_once(':') {
            Some((picks, order)) => (picks, Some(order)),
            None => (text, None),
        };
        let (south, north) = picks.split_once('*').ok_or(RaceError::Text)?;
        let own = |text, side| {
            let pit = self.parse_pit(text).ok_or(RaceError::Text)?;
            let own = self.board.owner(pit) == side;
            own.then_some(pit).ok_or(RaceError::NotYours { side })
        };
        let picks = BySide {
            south: own(south, Side::South)?,
            north: own(north, Side::North)?,
        };
        let pace = match order {
            None => Pace::Even,
            Some(order) => Pace::Recorded(read_order(order)?),
        };
        Ok(RaceRecord { picks, pace })
    }
}

fn read_order(text: &str) -> Result<Vec<Side>, RaceError> {
    let side = |(number, character)| match character {
        's' => Ok(Side::South),
        'n' => Ok(Side::North),
        _ => Err(RaceError::OrderLetter { drop: number + 1 }),
    };
    text.chars().enumerate().map(side).collect()
}
