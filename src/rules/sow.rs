//! The sowing loop.

use super::engine::{Engine, Game};
use super::words::Words;
use super::{Capture, Crossing, Direction, Event, Lifted, Listener, Move, Pit, Relay, Rules, Side};
use crate::rules::ring::Way;

/// How a sowing ended.
#[derive(Clone, Copy)]
pub(super) struct Sown {
    /// Where the last seed fell; `None` for the mover's store.
    pub(super) at: Option<Pit>,
    /// The way of the last lap.
    pub(super) direction: Direction,
    /// What the place of the last seed held before it fell.
    pub(super) held: u8,
    /// Whether any lap dropped a seed on the opponent's side.
    pub(super) crossed: bool,
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// Sows `mv`, lap after lap; `None` if the sowing is endless. A last seed
    /// in one of the `marked` pits ends it. The lanes after the last pit are
    /// the stores, where they are sown.
    #[inline(always)]
    pub(super) fn sow<L: Listener>(
        &self,
        words: &mut Words<W>,
        side: Side,
        mv: Move,
        marked: u32,
        listener: &mut L,
    ) -> Option<Sown> {
        let rules = *self.rules();
        let stops = marked | self.store_bits();
        let mut direction = mv.direction;
        let mut at = mv.pit.index() as u8;
        let mut seeds = words.get(at);
        let mut crossed = false;
        let mut sown = Words::<W>::EMPTY;
        for lap in 1..=Rules::MOST_LAPS {
            let way = self.ring.way(side, direction);
            listener.hear(Event::Lift {
                pit: Pit::new(at),
                seeds,
                direction,
                lap,
            });
            self.hear_drops(way, at, seeds, side, listener);
            *words = words.without(at);
            if seeds > self.cycle(way) {
                // More than once round, seldom: whole rounds first.
                let rounds = (seeds - 1) / self.cycle(way);
                let round = Words::<W>::of(&way.round).times(rounds);
                let round = if rules.lifted == Lifted::LeftOut {
                    round.without(at)
                } else {
                    round
                };
                *words = words.plus(round);
                seeds -= rounds * self.cycle(way);
                crossed = true;
            }
            let from = usize::from(way.place[usize::from(at)]);
            let to = from + usize::from(seeds);
            let land = way.lane[to];
            // No lane gets two seeds of what is left, so what the last one
            // meets can be read before they are dropped.
            let held = words.get(land);
            let lap = Words::of(&way.prefix[to]).minus(Words::of(&way.prefix[from]));
            *words = words.plus(lap);
            if rules.crossing != Crossing::NotNeeded {
                sown = sown.or(lap);
            }
            let makes_four = rules.capture == Capture::ClaimFours
                && held == 3
                && self.owns(side.other(), Pit::new(land));
            let stopped = stops & Pit::new(land).bit() != 0;
            if rules.relay == Relay::None || held == 0 || stopped | makes_four {
                crossed |= sown.meets(&Words::of(&self.ring.rows[side.other()]));
                let at = (land < self.board.ring()).then_some(Pit::new(land));
                return Some(Sown {
                    at,
                    direction,
                    held,
                    crossed,
                });
            }
            at = land;
            seeds = held + 1;
            if rules.relay == Relay::TurningAbout {
                direction = direction.reversed();
            }
        }
        None
    }

    /// How many seeds go once round.
    #[inline(always)]
    fn cycle(&self, way: &Way) -> u8 {
        match self.rules().lifted {
            Lifted::LeftOut => way.places - 1,
            Lifted::Sown => way.places,
        }
    }

    /// Tells the drops of a lap, one by one.
    #[inline(always)]
    fn hear_drops<L: Listener>(&self, way: &Way, at: u8, seeds: u8, side: Side, listener: &mut L) {
        if listener.is_deaf() {
            return;
        }
        let mut place = way.place[usize::from(at)];
        let mut hand = seeds;
        while hand > 0 {
            place = if place + 1 == way.places {
                0
            } else {
                place + 1
            };
            let lane = way.lane[usize::from(place)];
            if lane == at && self.rules().lifted == Lifted::LeftOut {
                continue;
            }
            listener.hear(if lane < self.board.ring() {
                Event::Drop {
                    pit: Pit::new(lane),
                }
            } else {
                Event::Bank { side }
            });
            hand -= 1;
        }
    }

    /// Whether the first lap of a move certainly ends its sowing: the cheap
    /// half of the question whether a move is endless.
    #[inline(always)]
    pub(super) fn ends_at_once(&self, words: &Words<W>, side: Side, mv: Move, marked: u32) -> bool {
        if self.rules().relay == Relay::None {
            return true;
        }
        let way = self.ring.way(side, mv.direction);
        let at = mv.pit.index() as u8;
        let seeds = words.get(at);
        if seeds >= self.cycle(way) {
            return false;
        }
        let land = way.lane[usize::from(way.place[usize::from(at)] + seeds)];
        let stops = marked | self.store_bits();
        words.get(land) == 0 || stops & Pit::new(land).bit() != 0
    }
}
