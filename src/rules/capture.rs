//! Captures, which depend on the end of a sowing.

use super::engine::{Engine, Game};
use super::lanes::Lanes;
use super::sow::Sown;
use super::{
    Capture, CaptureReason, CaptureRun, Crossing, Direction, Event, EventSink, Pit, PitSet, Side,
    StopReason,
};

/// The board during a move.
pub(super) struct Scratch<const W: usize> {
    pub(super) lanes: Lanes<W>,
    /// The seeds that the mover captures.
    pub(super) won: u8,
    /// The pits that are marked for the mover.
    pub(super) marked: PitSet,
}

impl<const W: usize> Scratch<W> {
    #[inline(always)]
    fn seeds(&self, pit: Pit) -> u8 {
        self.lanes.get(pit.index() as u8)
    }

    #[inline(always)]
    fn set(&mut self, pit: Pit, seeds: u8) {
        self.lanes.set(pit.index() as u8, seeds);
    }

    #[inline(always)]
    fn take<L: EventSink>(&mut self, by: Side, pit: Pit, why: CaptureReason, sink: &mut L) {
        let seeds = self.seeds(pit);
        self.lanes = self.lanes.without(pit.index() as u8);
        self.won += seeds;
        sink.on_event(Event::Capture {
            pit,
            seeds,
            by,
            why,
        });
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// Why the sowing ended, in the terms of the game's kind of capture.
    #[inline(always)]
    fn stop_reason(
        &self,
        scratch: &Scratch<W>,
        side: Side,
        marked: PitSet,
        sown: &Sown,
    ) -> StopReason {
        let rules = self.rules();
        let Some(at) = sown.at else {
            return StopReason::Store;
        };
        let own = self.owns(side, at);
        let into_marked = rules.marks() && !marked.is_disjoint(at.mask());
        match rules.capture {
            Capture::TwosAndFours if !own && matches!(sown.held, 1 | 3) => {
                StopReason::MakesTwoOrFour
            }
            Capture::TwosAndFours => StopReason::OneLap,
            Capture::ClaimFours if into_marked => StopReason::Claimed,
            Capture::ClaimFours if sown.held == 0 => StopReason::EmptyPit,
            // A relay goes on from any other occupied pit.
            Capture::ClaimFours => StopReason::MakesFour,
            Capture::Opposite { .. } => {
                if into_marked {
                    StopReason::Uur
                } else if !own {
                    StopReason::OpponentsPit
                } else if rules.crossing != Crossing::Irrelevant && !sown.crossed {
                    StopReason::NotCrossed
                } else if scratch.seeds(self.board().opposite(at)) == 0 {
                    StopReason::OppositeEmpty
                } else {
                    StopReason::Captures
                }
            }
        }
    }

    /// Emits why the sowing ended, and captures. `marked` are the pits that were
    /// marked before the move.
    #[inline(always)]
    pub(super) fn capture<L: EventSink>(
        &self,
        scratch: &mut Scratch<W>,
        side: Side,
        marked: PitSet,
        sown: &Sown,
        sink: &mut L,
    ) {
        let reason = self.stop_reason(scratch, side, marked, sown);
        sink.on_event(Event::Stop {
            at: sown.at,
            reason,
        });
        let Some(at) = sown.at else { return };
        match self.rules().capture {
            Capture::ClaimFours => {
                if reason == StopReason::MakesFour {
                    scratch.marked |= at.mask();
                    sink.on_event(Event::Claim {
                        pit: at,
                        owner: side,
                    });
                }
            }
            Capture::TwosAndFours => {
                if reason == StopReason::MakesTwoOrFour {
                    self.capture_back(scratch, side, at, sown.direction, sink);
                }
            }
            Capture::Opposite {
                last_seed,
                run,
                uurs,
            } => {
                if reason != StopReason::Captures {
                    return;
                }
                let opposite = self.board().opposite(at);
                if uurs && scratch.seeds(opposite) == 3 {
                    make_uurs(scratch, side, opposite, at, sink);
                    return;
                }
                scratch.take(side, opposite, CaptureReason::Opposite, sink);
                if last_seed {
                    scratch.take(side, at, CaptureReason::LastSeed, sink);
                }
                self.capture_on(scratch, side, at, sown.direction, run, sink);
            }
        }
    }

    /// Takes from the pits opposite the mover's empty pits that follow `at`.
    #[inline(always)]
    fn capture_on<L: EventSink>(
        &self,
        scratch: &mut Scratch<W>,
        side: Side,
        mut at: Pit,
        direction: Direction,
        run: CaptureRun,
        sink: &mut L,
    ) {
        let most = match run {
            CaptureRun::None => 0,
            CaptureRun::One => 1,
            CaptureRun::Whole => self.board().pits_per_side(),
        };
        for _ in 0..most {
            at = self.board().next(at, direction);
            let opposite = self.board().opposite(at);
            if !self.owns(side, at) || scratch.seeds(at) > 0 || scratch.seeds(opposite) == 0 {
                return;
            }
            scratch.take(side, opposite, CaptureReason::Following, sink);
        }
    }

    /// Takes the two or four at `at`, and those in the pits before it.
    #[inline(always)]
    fn capture_back<L: EventSink>(
        &self,
        scratch: &mut Scratch<W>,
        side: Side,
        mut at: Pit,
        direction: Direction,
        sink: &mut L,
    ) {
        let mut why = CaptureReason::TwoOrFour;
        while !self.owns(side, at) && matches!(scratch.seeds(at), 2 | 4) {
            scratch.take(side, at, why, sink);
            at = self.board().next(at, direction.reversed());
            why = CaptureReason::TwoOrFourBefore;
        }
    }
}

/// Makes two uurs: one of the three seeds opposite moves over (Rules 3.5.3).
#[inline(always)]
fn make_uurs<const W: usize, L: EventSink>(
    scratch: &mut Scratch<W>,
    owner: Side,
    from: Pit,
    to: Pit,
    sink: &mut L,
) {
    scratch.set(from, 2);
    scratch.set(to, 2);
    sink.on_event(Event::Transfer { from, to, seeds: 1 });
    for pit in [to, from] {
        scratch.marked |= pit.mask();
        sink.on_event(Event::Uur { pit, owner });
    }
}
