//! What the picture shows at one moment: a position, or a point on the way
//! from one position to the next.

use crate::rules::{BySide, Direction, Event, Pit, Position, Race, Rules, Side, StopReason};

use super::plan::{Cue, Step};

/// A hand above a pit, sowing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// What it is above.
    pub at: Spot,
    /// Seeds that it still holds.
    pub seeds: u8,
    /// Where it goes next.
    pub direction: Direction,
    /// Which lap of the move this is, from 1.
    pub lap: u16,
    /// Whether this lap goes the other way than the one before.
    pub turned: bool,
}

/// A place that a hand can be above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A pit.
    Pit(Pit),
    /// The store of a side.
    Store(Side),
}

/// Seeds on their way to a store.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Tells this flight from the others of the same move.
    pub id: usize,
    /// Where they were taken.
    pub from: Pit,
    /// How many.
    pub seeds: u8,
    /// Whose store.
    pub to: Side,
    /// How long they take, in milliseconds.
    pub lasts: f64,
}

/// What the last move leaves to be seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trail {
    /// Where each of its laps was lifted, the first lap's first.
    pub lifts: Vec<(Pit, Direction)>,
    /// The way of the last lap, from the pit lifted to the last seed's place.
    pub way: Vec<Spot>,
    /// What was taken from where.
    pub taken: Vec<(Pit, u8)>,
    /// Why the sowing ended.
    pub stop: Option<StopReason>,
}

/// What the picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The seeds; on the way, those in the hand are in none of the pits.
    pub position: Position,
    /// The hands that sow: the mover's, or both in a race.
    pub hands: BySide<Option<Hand>>,
    /// What is on its way to a store.
    pub flights: Vec<Flight>,
    /// The last move's trail.
    pub trail: Trail,
    /// Whose hand does what comes next.
    acting: Side,
    flown: usize,
}

impl Scene {
    /// A position at rest, with the trail of the move that led there.
    #[must_use]
    pub fn new(position: Position, events: &[Event]) -> Self {
        let mut trail = Trail::default();
        // Two hands that sowed at once left no way to be told from the other.
        let race = matches!(events.first(), Some(Event::Hand { .. }));
        for event in events.iter().filter(|_| !race) {
            trail.hear(event);
        }
        Self {
            position,
            hands: BySide::default(),
            flights: Vec::new(),
            trail,
            acting: position.to_move().unwrap_or(Side::South),
            flown: 0,
        }
    }

    /// A race as it is being run.
    #[must_use]
    pub fn of_race(race: &Race) -> Self {
        let hand = |side| {
            let seeds = race.in_hand(side);
            (seeds > 0).then(|| Hand {
                at: Spot::Pit(race.at(side)),
                seeds,
                direction: Direction::Forward,
                lap: 1,
                turned: false,
            })
        };
        Self {
            hands: BySide::from_fn(hand),
            ..Self::new(*race.position(), &[])
        }
    }

    /// Whose hand did the last thing shown.
    #[must_use]
    pub fn acting(&self) -> Side {
        self.acting
    }

    /// Whether a hand is sowing.
    #[must_use]
    pub fn is_sowing(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.hands[side].is_some())
    }

    /// Seeds seen in a store: those that are still on their way are not.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        let coming = self.flights.iter().filter(|flight| flight.to == side);
        self.position.store(side) - coming.map(|flight| flight.seeds).sum::<u8>()
    }

    /// Shows one step.
    pub fn show(&mut self, rules: &Rules, step: Step) {
        self.acting = step.hand.unwrap_or(self.acting);
        match step.cue {
            Cue::Land => {
                self.flights.drain(..1.min(self.flights.len()));
            }
            Cue::Event(event) => {
                rules.apply(&mut self.position, event);
                if step.hand.is_none() {
                    self.trail.hear(&event);
                }
                self.hear(event, step.lasts);
            }
        }
    }

    /// Moves the hand on to where its coming step drops a seed.
    pub fn reach(&mut self, coming: Step) {
        let spot = match coming.cue {
            Cue::Event(Event::Drop { pit }) => Spot::Pit(pit),
            Cue::Event(Event::Bank { side }) => Spot::Store(side),
            _ => return,
        };
        if let Some(hand) = &mut self.hands[coming.hand.unwrap_or(self.acting)] {
            hand.at = spot;
        }
    }

    fn hear(&mut self, event: Event, lasts: f64) {
        let acting = &mut self.hands[self.acting];
        match event {
            Event::Lift {
                pit,
                seeds,
                direction,
                lap,
            } => {
                let turned = acting.is_some_and(|hand| hand.direction != direction);
                *acting = Some(Hand {
                    at: Spot::Pit(pit),
                    seeds,
                    direction,
                    lap,
                    turned,
                });
            }
            Event::Drop { pit } => self.sow(Spot::Pit(pit)),
            Event::Bank { side } => self.sow(Spot::Store(side)),
            Event::Stop { .. } => *acting = None,
            Event::Capture {
                pit, seeds, by: to, ..
            }
            | Event::Sweep { pit, seeds, to } => {
                self.flights.push(Flight {
                    id: self.flown,
                    from: pit,
                    seeds,
                    to,
                    lasts,
                });
                self.flown += 1;
            }
            _ => {}
        }
    }

    fn sow(&mut self, at: Spot) {
        if let Some(hand) = &mut self.hands[self.acting] {
            hand.at = at;
            hand.seeds = hand.seeds.saturating_sub(1);
        }
    }
}

impl Trail {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Lift {
                pit,
                direction,
                lap,
                ..
            } => {
                if lap == 1 {
                    *self = Self::default();
                }
                self.lifts.push((pit, direction));
                self.way = vec![Spot::Pit(pit)];
            }
            Event::Drop { pit } => self.way.push(Spot::Pit(pit)),
            Event::Bank { side } => self.way.push(Spot::Store(side)),
            Event::Stop { reason, .. } => self.stop = Some(reason),
            Event::Capture { pit, seeds, .. } => self.taken.push((pit, seeds)),
            _ => {}
        }
    }
}
