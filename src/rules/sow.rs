//! The sowing loop.

use super::engine::{Engine, Game};
use super::lanes::Lanes;
use super::ring::{LapEnd, SowTable};
use super::{Capture, Direction, Event, EventSink, Move, Pit, PitSet, Relay, Rules, Side};

/// The end of a sowing.
#[derive(Clone, Copy)]
pub(super) struct Sown {
    /// The pit of the last seed; `None` for the mover's store.
    pub(super) at: Option<Pit>,
    /// The direction of the last lap.
    pub(super) direction: Direction,
    /// The seeds in that pit before the last seed fell.
    pub(super) held: u8,
    /// Whether any lap dropped a seed on the opponent's side.
    pub(super) crossed: bool,
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// Sows `mv` lap by lap; returns `None` if the sowing is endless. A last seed
    /// in a `marked` pit ends it. Where stores are sown, they are the lanes after
    /// the last pit.
    #[inline(always)]
    pub(super) fn sow<L: EventSink>(
        &self,
        lanes: &mut Lanes<W>,
        side: Side,
        mv: Move,
        marked: PitSet,
        sink: &mut L,
    ) -> Option<Sown> {
        let rules = *self.rules();
        let stops = marked | self.stores();
        let mut direction = mv.direction;
        let mut at = mv.pit.index() as u8;
        let mut seeds = lanes.get(at);
        let mut crossed = false;
        for lap in 1..=Rules::MAX_LAPS {
            let table = self.ring.table(side, direction);
            sink.on_event(Event::Lift {
                pit: Pit::new(at),
                seeds,
                direction,
                lap,
            });
            self.emit_drops(table, at, seeds, side, sink);
            let LapEnd {
                land,
                held_change,
                crosses,
            } = table.end(at, seeds);
            // The last pit is looked up before the seeds are added, so that this doesn't
            // wait for the addition.
            let held = lanes.get(land).wrapping_add(held_change);
            *lanes = lanes.plus(Lanes::truncated(table.change(at, seeds)));
            crossed |= crosses;
            let makes_four = rules.capture == Capture::ClaimFours
                && held == 3
                && self.owns(side.other(), Pit::new(land));
            let stopped = !stops.is_disjoint(Pit::new(land).mask());
            if rules.relay == Relay::None || held == 0 || stopped | makes_four {
                let at = (land < self.board().ring_len()).then_some(Pit::new(land));
                return Some(Sown {
                    at,
                    direction,
                    held,
                    crossed,
                });
            }
            at = land;
            seeds = held + 1;
            if rules.relay == Relay::Reversed {
                direction = direction.reversed();
            }
        }
        None
    }

    /// Emits the drops of a lap one by one.
    #[inline(always)]
    fn emit_drops<L: EventSink>(
        &self,
        table: &SowTable,
        at: u8,
        seeds: u8,
        side: Side,
        sink: &mut L,
    ) {
        if sink.is_noop() {
            return;
        }
        let mut lane = at;
        let mut hand = seeds;
        while hand > 0 {
            lane = table.next(lane);
            if lane == at && self.rules().skips_origin {
                continue;
            }
            sink.on_event(if lane < self.board().ring_len() {
                Event::Drop {
                    pit: Pit::new(lane),
                }
            } else {
                Event::DropInStore { side }
            });
            hand -= 1;
        }
    }
}
