//! The sowing loop, and what the end of a sowing wins.

use super::{
    Capture, CaptureReason, Crossing, Direction, Event, Lifted, Listener, Move, Pit, Position,
    Relay, Rules, Run, Side, StopReason, Stores,
};

/// How a sowing ended.
pub(super) struct Sown {
    /// Where the last seed fell; `None` for the mover's store.
    at: Option<Pit>,
    /// The way of the last lap.
    direction: Direction,
    /// Whether the last seed fell into an empty pit.
    into_empty: bool,
    /// Whether any lap dropped a seed on the opponent's side.
    pub(super) crossed: bool,
}

/// Where a seed falls.
#[derive(Clone, Copy)]
enum Place {
    Pit(Pit),
    Store,
}

impl Rules {
    /// Where the seed after the one at `place` falls, for the pits lifted and
    /// left out see [`Rules::sow`].
    fn following(&self, place: Place, direction: Direction, mover: Side) -> Place {
        let pits = self.board.pits;
        // The mover's store lies between these two.
        let (before, after) = match mover {
            Side::South => (Pit::new(pits - 1), Pit::new(pits)),
            Side::North => (Pit::new(self.board.ring() - 1), Pit::new(0)),
        };
        match (place, direction) {
            (Place::Store, Direction::Forward) => Place::Pit(after),
            (Place::Store, Direction::Backward) => Place::Pit(before),
            (Place::Pit(pit), _) => {
                let gate = match direction {
                    Direction::Forward => before,
                    Direction::Backward => after,
                };
                if self.stores == Stores::OwnSown && pit == gate {
                    Place::Store
                } else {
                    Place::Pit(self.board.next(pit, direction))
                }
            }
        }
    }

    /// Sows `mv` on `position`, lap after lap; `None` if the sowing is endless.
    pub(super) fn sow<L: Listener>(
        &self,
        position: &mut Position,
        mover: Side,
        mv: Move,
        listener: &mut L,
    ) -> Option<Sown> {
        let Move {
            mut pit,
            mut direction,
        } = mv;
        let mut crossed = false;
        for lap in 1..=Rules::MOST_LAPS {
            let mut hand = position.lift(pit);
            listener.hear(Event::Lift {
                pit,
                seeds: hand,
                direction,
                lap,
            });
            let mut place = Place::Pit(pit);
            let mut into_empty = true;
            while hand > 0 {
                place = self.following(place, direction, mover);
                match place {
                    Place::Pit(at) if at == pit && self.lifted == Lifted::LeftOut => continue,
                    Place::Pit(at) => {
                        into_empty = position.seeds(at) == 0;
                        position.drop_seed(at);
                        crossed |= self.board.owner(at) != mover;
                        listener.hear(Event::Drop { pit: at });
                    }
                    Place::Store => {
                        position.bank(mover, 1);
                        listener.hear(Event::Bank { side: mover });
                    }
                }
                hand -= 1;
            }
            let at = match place {
                Place::Pit(at) => at,
                Place::Store => {
                    return Some(Sown {
                        at: None,
                        direction,
                        into_empty: false,
                        crossed,
                    });
                }
            };
            if into_empty || !self.relays(position, mover, at) {
                return Some(Sown {
                    at: Some(at),
                    direction,
                    into_empty,
                    crossed,
                });
            }
            pit = at;
            if self.relay == Relay::TurningAbout {
                direction = direction.reversed();
            }
        }
        None
    }

    /// Whether a last seed in the occupied pit `at` sows on.
    fn relays(&self, position: &Position, mover: Side, at: Pit) -> bool {
        self.relay != Relay::None
            && !position.is_marked(at)
            && !(self.capture == Capture::ClaimFours && self.makes_four(position, mover, at))
    }

    fn makes_four(&self, position: &Position, mover: Side, at: Pit) -> bool {
        position.seeds(at) == 4 && self.board.owner(at) != mover
    }

    /// Why the sowing ended, by the game's kind of capture.
    fn stop_reason(&self, position: &Position, mover: Side, sown: &Sown) -> StopReason {
        let Some(at) = sown.at else {
            return StopReason::Store;
        };
        let own = self.board.owner(at) == mover;
        match self.capture {
            Capture::TwosAndFours if !own && two_or_four(position, at) => {
                StopReason::MakesTwoOrFour
            }
            Capture::TwosAndFours => StopReason::OneLap,
            Capture::ClaimFours if position.is_marked(at) => StopReason::Claimed,
            Capture::ClaimFours if sown.into_empty => StopReason::EmptyPit,
            Capture::ClaimFours => StopReason::MakesFour,
            Capture::Opposite { .. } => {
                if position.is_marked(at) {
                    StopReason::Uur
                } else if !own {
                    StopReason::OpponentsPit
                } else if self.crossing != Crossing::NotNeeded && !sown.crossed {
                    StopReason::NotCrossed
                } else if position.seeds(self.board.opposite(at)) == 0 {
                    StopReason::OppositeEmpty
                } else {
                    StopReason::Captures
                }
            }
        }
    }

    /// Ends a sowing: says why, and captures.
    pub(super) fn settle<L: Listener>(
        &self,
        position: &mut Position,
        mover: Side,
        sown: &Sown,
        listener: &mut L,
    ) {
        let reason = self.stop_reason(position, mover, sown);
        listener.hear(Event::Stop {
            at: sown.at,
            reason,
        });
        let Some(at) = sown.at else { return };
        match (reason, self.capture) {
            (StopReason::MakesFour, _) => {
                position.set_mark(at, mover);
                listener.hear(Event::Claim {
                    pit: at,
                    owner: mover,
                });
            }
            (StopReason::MakesTwoOrFour, _) => {
                self.capture_back(position, mover, at, sown.direction, listener);
            }
            (
                StopReason::Captures,
                Capture::Opposite {
                    last_seed,
                    run,
                    uurs,
                },
            ) => {
                let opposite = self.board.opposite(at);
                if uurs && position.seeds(opposite) == 3 {
                    make_uurs(position, mover, opposite, at, listener);
                    return;
                }
                take(position, mover, opposite, CaptureReason::Opposite, listener);
                if last_seed {
                    take(position, mover, at, CaptureReason::LastSeed, listener);
                }
                self.capture_on(position, mover, at, sown.direction, run, listener);
            }
            _ => {}
        }
    }

    /// Takes from the pits opposite the mover's empty pits that follow `at`.
    fn capture_on<L: Listener>(
        &self,
        position: &mut Position,
        mover: Side,
        mut at: Pit,
        direction: Direction,
        run: Run,
        listener: &mut L,
    ) {
        let most = match run {
            Run::None => 0,
            Run::One => 1,
            Run::Whole => self.board.pits,
        };
        for _ in 0..most {
            at = self.board.next(at, direction);
            let opposite = self.board.opposite(at);
            if self.board.owner(at) != mover
                || position.seeds(at) > 0
                || position.seeds(opposite) == 0
            {
                return;
            }
            take(
                position,
                mover,
                opposite,
                CaptureReason::Following,
                listener,
            );
        }
    }

    /// Takes the two or four at `at`, and those in the pits before it.
    fn capture_back<L: Listener>(
        &self,
        position: &mut Position,
        mover: Side,
        mut at: Pit,
        direction: Direction,
        listener: &mut L,
    ) {
        let mut why = CaptureReason::TwoOrFour;
        while self.board.owner(at) != mover && two_or_four(position, at) {
            take(position, mover, at, why, listener);
            at = self.board.next(at, direction.reversed());
            why = CaptureReason::TwoOrFourBefore;
        }
    }
}

fn two_or_four(position: &Position, pit: Pit) -> bool {
    matches!(position.seeds(pit), 2 | 4)
}

fn take<L: Listener>(
    position: &mut Position,
    by: Side,
    pit: Pit,
    why: CaptureReason,
    listener: &mut L,
) {
    let seeds = position.lift(pit);
    position.bank(by, seeds);
    listener.hear(Event::Capture {
        pit,
        seeds,
        by,
        why,
    });
}

fn make_uurs<L: Listener>(
    position: &mut Position,
    owner: Side,
    from: Pit,
    to: Pit,
    listener: &mut L,
) {
    position.set_seeds(from, 2);
    position.set_seeds(to, 2);
    listener.hear(Event::Transfer { from, to, seeds: 1 });
    for pit in [to, from] {
        position.set_mark(pit, owner);
        listener.hear(Event::Uur { pit, owner });
    }
}
