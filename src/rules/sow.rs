//! The sowing loop.

use super::engine::{Engine, Game};
use super::words::{Words, of_lane};
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
            let land = way.end[of_lane(at)][usize::from(seeds)];
            let rounds = way.rounds[usize::from(seeds)];
            let from = usize::from(way.place[of_lane(at)]);
            let steps = match rules.lifted {
                Lifted::LeftOut => seeds + rounds,
                Lifted::Sown => seeds,
            };
            let to = from + usize::from(steps);
            let lap = Words::of(&way.prefix[to]).minus(Words::of(&way.prefix[from]));
            let lifted = words.without(at);
            // Whole rounds have left a seed each where the last one falls; the
            // rest was there before. Read so, it needn't wait for the sum.
            let held = lifted.get(land) + rounds;
            *words = lifted.plus(lap);
            if rules.lifted == Lifted::LeftOut {
                *words = words.without(at);
            }
            if rules.crossing != Crossing::NotNeeded {
                sown = sown.or(lap);
            }
            let makes_four = rules.capture == Capture::ClaimFours
                && held == 3
                && self.owns(side.other(), Pit::new(land));
            let stopped = stops & Pit::new(land).bit() != 0;
            if rules.relay == Relay::None || held == 0 || stopped | makes_four {
                let crossed = sown.meets(&Words::of(&self.ring.rows[side.other()]));
                let at = (land < self.board().ring()).then_some(Pit::new(land));
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

    /// Tells the drops of a lap, one by one.
    #[inline(always)]
    fn hear_drops<L: Listener>(&self, way: &Way, at: u8, seeds: u8, side: Side, listener: &mut L) {
        if listener.is_deaf() {
            return;
        }
        let mut lane = at;
        let mut hand = seeds;
        while hand > 0 {
            lane = way.next(lane);
            if lane == at && self.rules().lifted == Lifted::LeftOut {
                continue;
            }
            listener.hear(if lane < self.board().ring() {
                Event::Drop {
                    pit: Pit::new(lane),
                }
            } else {
                Event::Bank { side }
            });
            hand -= 1;
        }
    }
}
