//! Move generation.

use super::engine::{Engine, Game};
use super::lanes::Lanes;
use super::{Direction, Move, Moves, PitSet, Position, Relay, Restriction, Side, SowDirections};

/// The pseudo-legal moves: legal unless their sowing is endless. The pits that
/// can be sown forward, and those that can be sown backward.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    forward: PitSet,
    backward: PitSet,
}

impl Candidates {
    #[inline(always)]
    pub(super) fn moves(self) -> Moves {
        Moves::of_pits(self.forward, self.backward)
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        (self.forward | self.backward).is_empty()
    }
}

/// The parts of a position that decide which moves there are.
#[derive(Clone, Copy)]
pub(super) struct MoveGenInput<const W: usize> {
    pub(super) lanes: Lanes<W>,
    pub(super) marked: PitSet,
    restriction: Option<Restriction>,
}

impl<const W: usize> MoveGenInput<W> {
    #[inline(always)]
    pub(super) fn of(position: &Position) -> Self {
        MoveGenInput {
            lanes: Lanes::truncated(&position.lanes),
            marked: position.marks.south | position.marks.north,
            restriction: position.restriction(),
        }
    }
}

impl<G: Game, const W: usize> Engine<G, W> {
    /// The pits of `side` that the rules allow to be sown in each direction,
    /// whatever the position.
    #[inline(always)]
    fn sowable(&self, side: Side) -> Candidates {
        let row = self.row(side);
        match self.rules().sow_directions {
            SowDirections::Forward => Candidates {
                forward: row,
                backward: PitSet::EMPTY,
            },
            SowDirections::Either => Candidates {
                forward: row,
                backward: row,
            },
            SowDirections::Outward => {
                let pits = self.board().pits_per_side();
                let left = (1 << pits.div_ceil(2)) - 1;
                let right = ((1 << pits) - 1) & !((1 << (pits / 2)) - 1);
                let half = |bits: u32| row & PitSet::from_bits(bits | bits << pits);
                Candidates {
                    forward: half(right),
                    backward: half(left),
                }
            }
        }
    }

    /// The pseudo-legal moves of `side`.
    #[inline(always)]
    pub(super) fn candidates(&self, input: &MoveGenInput<W>, side: Side) -> Candidates {
        let first = self.first(side);
        let row = input.lanes.starting_at(first);
        let held = row.lanes_with(self.rules().min_seeds, self.row_words());
        let mut pits = PitSet::from_bits(held << first) - input.marked;
        let mut candidates = self.sowable(side);
        match input.restriction {
            Some(Restriction::Barred(pit)) => pits -= pit.mask(),
            Some(Restriction::Again {
                direction: Direction::Forward,
                ..
            }) => candidates.backward = PitSet::EMPTY,
            Some(Restriction::Again {
                direction: Direction::Backward,
                ..
            }) => candidates.forward = PitSet::EMPTY,
            None => {}
        }
        candidates.forward &= pits;
        candidates.backward &= pits;
        candidates
    }

    pub(super) fn legal(&self, input: &MoveGenInput<W>, side: Side) -> Moves {
        let mut legal = Moves::default();
        for mv in self.candidates(input, side).moves() {
            if !self.is_endless(input, side, mv) {
                legal.insert(mv);
            }
        }
        legal
    }

    pub(super) fn is_endless(&self, input: &MoveGenInput<W>, side: Side, mv: Move) -> bool {
        self.sow(&mut { input.lanes }, side, mv, input.marked, &mut ())
            .is_none()
    }

    /// Returns whether `side` has a legal move, whoever is to move.
    pub(super) fn can_move(&self, input: &MoveGenInput<W>, side: Side) -> bool {
        self.candidates(input, side)
            .moves()
            .iter()
            .any(|mv| self.rules().relay == Relay::None || !self.is_endless(input, side, mv))
    }
}
