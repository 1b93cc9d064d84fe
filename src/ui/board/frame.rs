//! What the board shows at one moment: a position, or a point of the animation
//! from one position to the next.

use crate::rules::{
    BySide, CaptureReason, Direction, Event, Pit, Position, Race, Rules, Side, StopReason,
};

use super::heap::Heap;
use super::layout::{Layout, Point, RADIUS};
use super::timeline::{Cue, TimelineStep};

/// A hand above a pit, sowing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SowingHand {
    /// The place that it is above.
    pub at: Spot,
    /// Seeds that it still holds.
    pub seeds: u8,
    /// Seeds that it lifted for this lap.
    pub lifted: u8,
    pub direction: Direction,
    /// The number of the lap, from 1.
    pub lap: u16,
    /// Whether the direction differs from that of the lap before.
    pub turned: bool,
}

/// A place that a hand can be above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Pit(Pit),
    Store(Side),
}

impl Spot {
    /// Its centre in the picture.
    pub fn centre(self, layout: &Layout) -> Point {
        match self {
            Self::Pit(pit) => layout.pit(pit),
            Self::Store(side) => layout.captured(side),
        }
    }
}

/// A spot of the lap that is sown: the pit that was lifted, or one that got a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SownSpot {
    pub spot: Spot,
    /// The number of the lap, from 1.
    pub lap: u16,
    /// Its seeds with the new one; 0 for the pit that was lifted.
    pub seeds: u8,
}

impl SownSpot {
    /// Where the new seed lies, or the centre of the lifted pit.
    pub fn place(self, layout: &Layout) -> Point {
        place_of_seed(layout, self.spot, self.seeds)
    }
}

/// The place of the last of the seeds of a spot; without seeds, and in a store, its centre.
pub fn place_of_seed(layout: &Layout, spot: Spot, seeds: u8) -> Point {
    let centre = spot.centre(layout);
    let (Spot::Pit(pit), Some(last)) = (spot, seeds.checked_sub(1)) else {
        return centre;
    };
    let heap = Heap::Pit {
        pit: pit.index(),
        radius: RADIUS,
    };
    let slot = heap.slot(last.into());
    Point::new(centre.x + slot.x, centre.y + slot.y)
}

/// A seed that moves to a store.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Unique within a move.
    pub id: usize,
    /// The pit in which it was captured.
    pub from: Pit,
    /// Its place in that pit, from 0.
    pub place: u8,
    pub to: Side,
    /// Its place in the store.
    pub place_there: u8,
    /// Its duration in milliseconds.
    pub lasts: f64,
}

/// Seeds that have been captured and still lie in their pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Waiting {
    pit: Pit,
    seeds: u8,
    to: Side,
}

/// The marks that the last move leaves on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastMoveMarks {
    /// The pit that the sowing began from.
    pub start: Option<Pit>,
    /// What was captured, in order.
    pub taken: Vec<CapturedPit>,
    /// Why the sowing ended.
    pub stop: Option<StopReason>,
    /// The pit of the last seed.
    pub end: Option<Pit>,
    /// The game is over, and the seeds left are swept into the stores.
    pub is_swept: bool,
}

/// A pit that the move captured, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedPit {
    /// Where the seeds lay.
    pub pit: Pit,
    pub seeds: u8,
    /// The rule that it fell under.
    pub why: CaptureReason,
}

/// A moment of an animation as seats and strip show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnimationProgress {
    pub stores: BySide<u8>,
    /// The captured seeds that have reached each store.
    pub landed: BySide<u8>,
    /// Whether all have.
    pub has_landed: bool,
    /// The hand that sows, if it is no race: its lap, and the seeds that it lifted.
    /// The seeds left are drawn at the hand: here each seed would render the seats again.
    pub hand: Option<(u16, u8)>,
    /// The sowing has ended, and the seeds that it won are being shown.
    pub has_stopped: bool,
}

/// What the board shows at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFrame {
    /// The seeds; during a sowing, those in the hand are in none of the pits.
    pub position: Position,
    /// The hands that sow: the mover's, or both in a race.
    pub hands: BySide<Option<SowingHand>>,
    /// The spots of each hand's last lap, in order.
    pub sown: BySide<Vec<SownSpot>>,
    /// The captured seeds that move to a store.
    pub flights: Vec<Flight>,
    /// The captured seeds that have not left yet: in the position they are in the store.
    waiting: Vec<Waiting>,
    /// The captured seeds that have reached each store.
    landed: BySide<u8>,
    pub marks: LastMoveMarks,
    /// The pit in which a lap has ended, while the relay that follows is explained.
    pub relay: Option<Pit>,
    /// The side whose hand did the last thing shown.
    acting: Side,
    /// Two hands sow in a race.
    races: bool,
    /// The number of flights so far, which is the id of the next one.
    flown: usize,
}

impl BoardFrame {
    /// A position at rest, with the marks of the move that led there.
    pub fn new(position: Position, events: &[Event]) -> Self {
        Self {
            position,
            hands: BySide::default(),
            sown: BySide::default(),
            flights: Vec::new(),
            waiting: Vec::new(),
            landed: BySide::default(),
            marks: LastMoveMarks::of(events),
            relay: None,
            acting: position.to_move().unwrap_or(Side::South),
            races: false,
            flown: 0,
        }
    }

    /// A race that is being run, with the trail of each hand.
    pub fn of_race(race: &Race) -> Self {
        let mut frame = Self::new(*race.position(), &[]);
        // What the hands have done so far, drop by drop.
        let mut events = Vec::new();
        let again = Race::new(*race.rules(), race.picks(), &mut events);
        if let Ok(mut again) = again {
            for &side in race.order() {
                let _ = again.drop_seed(side, &mut events);
            }
            let mut shown = Self::new(race.rules().start(Side::South), &[]);
            for event in events {
                if let Event::Hand { side } = event {
                    shown.acting = side;
                }
                race.rules().apply(&mut shown.position, event);
                shown.apply(event);
            }
            (frame.hands, frame.sown) = (shown.hands, shown.sown);
        }
        frame
    }

    /// The side whose hand did the last thing shown.
    pub fn acting(&self) -> Side {
        self.acting
    }

    pub fn is_sowing(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.hands[side].is_some())
    }

    /// The position as it is shown: captured seeds lie in their pits until they leave. The
    /// seeds of its stores are [`Self::stores`].
    pub fn shown(&self) -> Position {
        let mut position = self.position;
        for waiting in &self.waiting {
            position.set_seeds(waiting.pit, waiting.seeds);
        }
        position
    }

    /// The seeds that come to a store and have not left their pits yet.
    fn waiting(&self, side: Side) -> u8 {
        let waiting = self.waiting.iter().filter(|waiting| waiting.to == side);
        waiting.map(|waiting| waiting.seeds).sum()
    }

    /// The seeds shown in a store, without those that still come there.
    pub fn store(&self, side: Side) -> u8 {
        let flying = self.flights.iter().filter(|flight| flight.to == side);
        self.position.store(side) - self.waiting(side) - flying.count() as u8
    }

    /// The seeds shown in both stores.
    pub fn stores(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.store(side))
    }

    /// This moment as seats and strip show it.
    pub fn progress(&self) -> AnimationProgress {
        let hand = self.hands.south.or(self.hands.north);
        let hand = hand.filter(|_| !self.races);
        AnimationProgress {
            stores: self.stores(),
            landed: self.landed,
            has_landed: self.waiting.is_empty() && self.flights.is_empty(),
            hand: hand.map(|hand| (hand.lap, hand.lifted)),
            has_stopped: self.marks.stop.is_some(),
        }
    }

    /// Applies one step of the timeline.
    pub fn show(&mut self, rules: &Rules, step: TimelineStep) {
        self.acting = step.hand.unwrap_or(self.acting);
        self.races |= step.hand.is_some();
        match step.cue {
            Cue::Depart { pit, seeds } => self.depart(pit, seeds, step.lasts),
            Cue::Land { seeds, .. } => self.land(seeds),
            Cue::Relay { pit } => self.relay = Some(pit),
            Cue::Event(event) => {
                self.relay = None;
                rules.apply(&mut self.position, event);
                if step.hand.is_none() {
                    self.marks.record(&event);
                }
                self.apply(event);
            }
        }
    }

    /// Moves the hand on to the place where its `next` step drops a seed.
    pub fn reach(&mut self, next: TimelineStep) {
        let spot = match next.cue {
            Cue::Event(Event::Drop { pit }) => Spot::Pit(pit),
            Cue::Event(Event::DropInStore { side }) => Spot::Store(side),
            _ => return,
        };
        if let Some(hand) = &mut self.hands[next.hand.unwrap_or(self.acting)] {
            hand.at = spot;
        }
    }

    fn depart(&mut self, pit: Pit, seeds: u8, lasts: f64) {
        for _ in 0..seeds {
            let waiting = self.waiting.iter_mut().find(|waiting| waiting.pit == pit);
            let Some(waiting) = waiting else { return };
            waiting.seeds -= 1;
            let (place, to) = (waiting.seeds, waiting.to);
            self.waiting.retain(|waiting| waiting.seeds > 0);
            self.flights.push(Flight {
                id: self.flown,
                from: pit,
                place,
                to,
                place_there: self.position.store(to) - self.waiting(to) - 1,
                lasts,
            });
            self.flown += 1;
        }
    }

    fn land(&mut self, seeds: u8) {
        let seeds = usize::from(seeds).min(self.flights.len());
        for flight in self.flights.drain(..seeds) {
            if !self.marks.is_swept {
                self.landed[flight.to] += 1;
            }
        }
    }

    fn apply(&mut self, event: Event) {
        let acting = &mut self.hands[self.acting];
        match event {
            Event::Lift {
                pit,
                seeds,
                direction,
                lap,
            } => {
                let turned = acting.is_some_and(|hand| hand.direction != direction);
                *acting = Some(SowingHand {
                    at: Spot::Pit(pit),
                    seeds,
                    lifted: seeds,
                    direction,
                    lap,
                    turned,
                });
                let spot = Spot::Pit(pit);
                self.sown[self.acting] = vec![SownSpot {
                    spot,
                    lap,
                    seeds: 0,
                }];
            }
            Event::Drop { pit } => self.sow(Spot::Pit(pit)),
            Event::DropInStore { side } => self.sow(Spot::Store(side)),
            Event::Stop { .. } => {
                *acting = None;
            }
            Event::Capture {
                pit, seeds, by: to, ..
            }
            | Event::Sweep { pit, seeds, to }
                if seeds > 0 =>
            {
                self.waiting.push(Waiting { pit, seeds, to });
            }
            _ => {}
        }
    }

    fn sow(&mut self, at: Spot) {
        if let Some(hand) = &mut self.hands[self.acting] {
            hand.at = at;
            hand.seeds = hand.seeds.saturating_sub(1);
        }
        let seeds = match at {
            Spot::Pit(pit) => self.position.seeds(pit),
            Spot::Store(side) => self.position.store(side),
        };
        let lap = self.hands[self.acting].map_or(1, |hand| hand.lap);
        let spot = at;
        self.sown[self.acting].push(SownSpot { spot, lap, seeds });
    }
}

impl LastMoveMarks {
    /// The marks of a move's events; none of a race, in which two hands sow.
    pub fn of(events: &[Event]) -> Self {
        let mut marks = Self::default();
        if !matches!(events.first(), Some(Event::Hand { .. })) {
            for event in events {
                marks.record(event);
            }
        }
        marks
    }

    /// These marks, in which the first capture of the events is marked from the end of
    /// the sowing on.
    pub fn with_first_capture(&self, events: &[Event]) -> Self {
        let mut marks = self.clone();
        if marks.stop.is_some() && marks.taken.is_empty() {
            marks.taken.extend(Self::of(events).taken.first());
        }
        marks
    }

    fn record(&mut self, event: &Event) {
        match *event {
            Event::Lift { pit, lap: 1, .. } => {
                *self = Self {
                    start: Some(pit),
                    ..Self::default()
                };
            }
            Event::Stop { at, reason } => {
                self.stop = Some(reason);
                self.end = at;
            }
            Event::Capture {
                pit, seeds, why, ..
            } => self.taken.push(CapturedPit { pit, seeds, why }),
            Event::Sweep { .. } => self.is_swept = true,
            _ => {}
        }
    }
}
