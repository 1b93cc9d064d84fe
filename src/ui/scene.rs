//! What the picture shows at one moment: a position, or a point on the way
//! from one position to the next.

use crate::rules::{Direction, Event, Pit, Position, Rules, Side, StopReason};

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
    /// The hand, during a sowing.
    pub hand: Option<Hand>,
    /// What is on its way to a store.
    pub flights: Vec<Flight>,
    /// The last move's trail.
    pub trail: Trail,
    flown: usize,
}

impl Scene {
    /// A position at rest, with the trail of the move that led there.
    #[must_use]
    pub fn new(position: Position, events: &[Event]) -> Self {
        let mut trail = Trail::default();
        for event in events {
            trail.hear(event);
        }
        Self {
            position,
            hand: None,
            flights: Vec::new(),
            trail,
            flown: 0,
        }
    }

    /// Seeds seen in a store: those that are still on their way are not.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        let coming = self.flights.iter().filter(|flight| flight.to == side);
        self.position.store(side) - coming.map(|flight| flight.seeds).sum::<u8>()
    }

    /// Shows one step.
    pub fn show(&mut self, rules: &Rules, step: Step) {
        match step.cue {
            Cue::Land => {
                self.flights.drain(..1.min(self.flights.len()));
            }
            Cue::Event(event) => {
                rules.apply(&mut self.position, event);
                self.trail.hear(&event);
                self.hear(event, step.lasts);
            }
        }
    }

    /// Moves the hand on to where the coming step drops a seed.
    pub fn reach(&mut self, coming: Cue) {
        let spot = match coming {
            Cue::Event(Event::Drop { pit }) => Spot::Pit(pit),
            Cue::Event(Event::Bank { side }) => Spot::Store(side),
            _ => return,
        };
        if let Some(hand) = &mut self.hand {
            hand.at = spot;
        }
    }

    fn hear(&mut self, event: Event, lasts: f64) {
        match event {
            Event::Lift {
                pit,
                seeds,
                direction,
                lap,
            } => {
                let turned = self.hand.is_some_and(|hand| hand.direction != direction);
                self.hand = Some(Hand {
                    at: Spot::Pit(pit),
                    seeds,
                    direction,
                    lap,
                    turned,
                });
            }
            Event::Drop { pit } => self.sow(Spot::Pit(pit)),
            Event::Bank { side } => self.sow(Spot::Store(side)),
            Event::Stop { .. } => self.hand = None,
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
        if let Some(hand) = &mut self.hand {
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
