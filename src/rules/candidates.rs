//! Which moves there are.

use super::engine::{Engine, Game};
use super::words::Words;
use super::{Direction, Move, Moves, Position, Relay, Restriction, Side, Turning};

/// The moves that are legal unless their sowing is endless: the pits that can
/// be sown forward, and those that can be sown backward.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    forward: u32,
    backward: u32,
}

impl Candidates {
    #[inline(always)]
    pub(super) fn moves(self) -> Moves {
        Moves::from_bits(self.forward, self.backward)
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.forward | self.backward == 0
    }
}

/// What decides which moves there are.
#[derive(Clone, Copy)]
pub(super) struct Look<const W: usize> {
    pub(super) words: Words<W>,
    pub(super) marked: u32,
    restriction: Option<Restriction>,
}

impl<const W: usize> Look<W> {
    #[inline(always)]
    pub(super) fn at(position: &Position) -> Self {
        Look {
            words: Words::of(&position.words),
            marked: position.marks.south | position.marks.north,
            restriction: position.restriction(),
        }
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// The pits of `side` that the game lets be sown forward and backward.
    #[inline(always)]
    fn open(&self, side: Side) -> Candidates {
        let row = self.row_bits(side);
        match self.rules().turning {
            Turning::Forward => Candidates {
                forward: row,
                backward: 0,
            },
            Turning::Either => Candidates {
                forward: row,
                backward: row,
            },
            Turning::Outward => {
                let pits = self.board().pits;
                let left = (1 << pits.div_ceil(2)) - 1;
                let right = ((1 << pits) - 1) & !((1 << (pits / 2)) - 1);
                let half = |bits: u32| row & (bits | bits << pits);
                Candidates {
                    forward: half(right),
                    backward: half(left),
                }
            }
        }
    }

    /// The moves of `side` that are legal unless their sowing is endless.
    #[inline(always)]
    pub(super) fn candidates(&self, look: &Look<W>, side: Side) -> Candidates {
        let first = self.first(side);
        let row = look.words.starting_at(first);
        let held = row.lanes_with(self.rules().least, self.row_words());
        let mut pits = held << first & !look.marked;
        let mut candidates = self.open(side);
        match look.restriction {
            Some(Restriction::Barred(pit)) => pits &= !pit.bit(),
            Some(Restriction::Again {
                direction: Direction::Forward,
                ..
            }) => candidates.backward = 0,
            Some(Restriction::Again {
                direction: Direction::Backward,
                ..
            }) => candidates.forward = 0,
            None => {}
        }
        candidates.forward &= pits;
        candidates.backward &= pits;
        candidates
    }

    pub(super) fn legal(&self, look: &Look<W>, side: Side) -> Moves {
        let mut legal = Moves::default();
        for mv in self.candidates(look, side).moves() {
            if !self.is_endless(look, side, mv) {
                legal.insert(mv);
            }
        }
        legal
    }

    pub(super) fn is_endless(&self, look: &Look<W>, side: Side, mv: Move) -> bool {
        self.sow(&mut { look.words }, side, mv, look.marked, &mut ())
            .is_none()
    }

    /// Whether `side` could move, were it to move.
    pub(super) fn can_move(&self, look: &Look<W>, side: Side) -> bool {
        self.candidates(look, side)
            .moves()
            .any(|mv| self.rules().relay == Relay::None || !self.is_endless(look, side, mv))
    }
}
