//! What the end of a sowing wins.

use super::engine::{Engine, Game};
use super::sow::Sown;
use super::words::Words;
use super::{
    Capture, CaptureReason, Crossing, Direction, Event, Listener, Pit, Run, Side, StopReason,
};

/// What a move changes on the board.
pub(super) struct Table<const W: usize> {
    pub(super) words: Words<W>,
    /// The seeds that the mover wins.
    pub(super) won: u8,
    /// The pits that are marked for the mover.
    pub(super) marked: u32,
}

impl<const W: usize> Table<W> {
    #[inline(always)]
    fn seeds(&self, pit: Pit) -> u8 {
        self.words.get(pit.index() as u8)
    }

    #[inline(always)]
    fn set(&mut self, pit: Pit, seeds: u8) {
        self.words.set(pit.index() as u8, seeds);
    }

    #[inline(always)]
    fn take<L: Listener>(&mut self, by: Side, pit: Pit, why: CaptureReason, listener: &mut L) {
        let seeds = self.seeds(pit);
        self.words = self.words.without(pit.index() as u8);
        self.won += seeds;
        listener.hear(Event::Capture {
            pit,
            seeds,
            by,
            why,
        });
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// Why the sowing ended, by the game's kind of capture.
    #[inline(always)]
    fn stop_reason(&self, table: &Table<W>, side: Side, marked: u32, sown: &Sown) -> StopReason {
        let rules = self.rules();
        let Some(at) = sown.at else {
            return StopReason::Store;
        };
        let own = self.owns(side, at);
        let into_marked = rules.marks() && marked & at.bit() != 0;
        match rules.capture {
            Capture::TwosAndFours if !own && matches!(sown.held, 1 | 3) => {
                StopReason::MakesTwoOrFour
            }
            Capture::TwosAndFours => StopReason::OneLap,
            Capture::ClaimFours if into_marked => StopReason::Claimed,
            Capture::ClaimFours if sown.held == 0 => StopReason::EmptyPit,
            Capture::ClaimFours => StopReason::MakesFour,
            Capture::Opposite { .. } => {
                if into_marked {
                    StopReason::Uur
                } else if !own {
                    StopReason::OpponentsPit
                } else if rules.crossing != Crossing::NotNeeded && !sown.crossed {
                    StopReason::NotCrossed
                } else if table.seeds(self.board().opposite(at)) == 0 {
                    StopReason::OppositeEmpty
                } else {
                    StopReason::Captures
                }
            }
        }
    }

    /// Ends a sowing: says why, and captures. `marked` are the pits that were
    /// marked before the move.
    #[inline(always)]
    pub(super) fn settle<L: Listener>(
        &self,
        table: &mut Table<W>,
        side: Side,
        marked: u32,
        sown: &Sown,
        listener: &mut L,
    ) {
        let reason = self.stop_reason(table, side, marked, sown);
        listener.hear(Event::Stop {
            at: sown.at,
            reason,
        });
        let Some(at) = sown.at else { return };
        match (self.rules().capture, reason) {
            (Capture::ClaimFours, StopReason::MakesFour) => {
                table.marked |= at.bit();
                listener.hear(Event::Claim {
                    pit: at,
                    owner: side,
                });
            }
            (Capture::TwosAndFours, StopReason::MakesTwoOrFour) => {
                self.capture_back(table, side, at, sown.direction, listener);
            }
            (
                Capture::Opposite {
                    last_seed,
                    run,
                    uurs,
                },
                StopReason::Captures,
            ) => {
                let opposite = self.board().opposite(at);
                if uurs && table.seeds(opposite) == 3 {
                    make_uurs(table, side, opposite, at, listener);
                    return;
                }
                table.take(side, opposite, CaptureReason::Opposite, listener);
                if last_seed {
                    table.take(side, at, CaptureReason::LastSeed, listener);
                }
                self.capture_on(table, side, at, sown.direction, run, listener);
            }
            _ => {}
        }
    }

    /// Takes from the pits opposite the mover's empty pits that follow `at`.
    #[inline(always)]
    fn capture_on<L: Listener>(
        &self,
        table: &mut Table<W>,
        side: Side,
        mut at: Pit,
        direction: Direction,
        run: Run,
        listener: &mut L,
    ) {
        let most = match run {
            Run::None => 0,
            Run::One => 1,
            Run::Whole => self.board().pits,
        };
        for _ in 0..most {
            at = self.board().next(at, direction);
            let opposite = self.board().opposite(at);
            if !self.owns(side, at) || table.seeds(at) > 0 || table.seeds(opposite) == 0 {
                return;
            }
            table.take(side, opposite, CaptureReason::Following, listener);
        }
    }

    /// Takes the two or four at `at`, and those in the pits before it.
    #[inline(always)]
    fn capture_back<L: Listener>(
        &self,
        table: &mut Table<W>,
        side: Side,
        mut at: Pit,
        direction: Direction,
        listener: &mut L,
    ) {
        let mut why = CaptureReason::TwoOrFour;
        while !self.owns(side, at) && matches!(table.seeds(at), 2 | 4) {
            table.take(side, at, why, listener);
            at = self.board().next(at, direction.reversed());
            why = CaptureReason::TwoOrFourBefore;
        }
    }
}

/// Rules 3.5.3: one of the three seeds opposite moves over.
#[inline(always)]
fn make_uurs<const W: usize, L: Listener>(
    table: &mut Table<W>,
    owner: Side,
    from: Pit,
    to: Pit,
    listener: &mut L,
) {
    table.set(from, 2);
    table.set(to, 2);
    listener.hear(Event::Transfer { from, to, seeds: 1 });
    for pit in [to, from] {
        table.marked |= pit.bit();
        listener.hear(Event::Uur { pit, owner });
    }
}
