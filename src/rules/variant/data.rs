//! The published games: the options of each, and the value of its rules (Rules 3).

use std::ops::RangeInclusive;

use crate::rules::{
    Board, Capture, CaptureRun, Crossing, EndSweep, FirstPhase, NoMoveRule, Options, OriginPit,
    Relay, Rounds, Rows, RuleFields, SowDirections, Stores,
};

/// An inclusive range that can be read in constants.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Span(u8, u8);

impl Span {
    const fn only(number: u8) -> Span {
        Span(number, number)
    }

    pub(super) const fn range(self) -> RangeInclusive<u8> {
        self.0..=self.1
    }
}

/// A published game.
pub(in crate::rules) struct VariantData {
    /// The name in links and records; it never changes.
    pub(super) id: &'static str,
    pub(in crate::rules) rows: Rows,
    /// The pits of one player that the game allows.
    pub(super) pits: Span,
    /// The seeds a pit that the game allows.
    pub(super) seeds: Span,
    /// The options of the source's own game.
    pub(super) options: Options,
    pub(super) rounds: Rounds,
    pub(in crate::rules) fields: RuleFields,
}

impl VariantData {
    /// The board with the default options.
    pub(super) const fn board(&self) -> Board {
        Board::new(self.rows, self.options.pits).expect("a published game has a board")
    }

    /// The board, if the game has only one size.
    pub(in crate::rules) const fn only_board(&self) -> Option<Board> {
        if self.pits.0 == self.pits.1 {
            Some(self.board())
        } else {
            None
        }
    }
}

pub(super) const GIUTHI: VariantData = VariantData {
    id: "giuthi",
    rows: Rows::Two,
    pits: Span(5, 10),
    seeds: Span(4, 9),
    options: Options { pits: 6, seeds: 6 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Either,
        min_seeds: 2,
        origin_pit: OriginPit::Skipped,
        relay: Relay::Reversed,
        stores: Stores::NotSown,
        crossing: Crossing::NeededToCapture,
        capture: Capture::Opposite {
            last_seed: true,
            run: CaptureRun::Whole,
            uurs: false,
        },
        barring: false,
        no_move: NoMoveRule::Pass,
        end_sweep: EndSweep::All,
        first_phase: FirstPhase::Moves,
    },
};

pub(super) const GIUTHI_STORE: VariantData = VariantData {
    id: "giuthi-store",
    fields: RuleFields {
        stores: Stores::OwnSown,
        ..GIUTHI.fields
    },
    ..GIUTHI
};

pub(super) const GIUTHI_ROUNDS: VariantData = VariantData {
    id: "giuthi-rounds",
    seeds: Span::only(6),
    rounds: Rounds::Shrinking,
    fields: RuleFields {
        crossing: Crossing::OrSowAgain,
        capture: Capture::Opposite {
            last_seed: false,
            run: CaptureRun::One,
            uurs: false,
        },
        ..GIUTHI.fields
    },
    ..GIUTHI
};

pub(super) const ALEMUNGULA: VariantData = VariantData {
    id: "alemungula",
    rows: Rows::Two,
    pits: Span::only(5),
    seeds: Span::only(5),
    options: Options { pits: 5, seeds: 5 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Outward,
        min_seeds: 1,
        origin_pit: OriginPit::Sown,
        relay: Relay::None,
        stores: Stores::NotSown,
        crossing: Crossing::Irrelevant,
        capture: Capture::TwosAndFours,
        barring: true,
        no_move: NoMoveRule::EndGame,
        end_sweep: EndSweep::All,
        first_phase: FirstPhase::Moves,
    },
};

pub(super) const LAYLI_GOOBALAY: VariantData = VariantData {
    id: "layli-goobalay",
    rows: Rows::Two,
    pits: Span::only(6),
    seeds: Span(4, 5),
    options: Options { pits: 6, seeds: 4 },
    rounds: Rounds::Filling,
    fields: RuleFields {
        sow_directions: SowDirections::Forward,
        min_seeds: 1,
        origin_pit: OriginPit::Sown,
        relay: Relay::SameDirection,
        stores: Stores::NotSown,
        crossing: Crossing::Irrelevant,
        capture: Capture::Opposite {
            last_seed: true,
            run: CaptureRun::None,
            uurs: true,
        },
        barring: false,
        no_move: NoMoveRule::EndGame,
        end_sweep: EndSweep::All,
        first_phase: FirstPhase::Moves,
    },
};

pub(super) const SULUS_AIDI: VariantData = VariantData {
    id: "sulus-aidi",
    rows: Rows::Three,
    pits: Span::only(9),
    seeds: Span::only(3),
    options: Options { pits: 9, seeds: 3 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Forward,
        min_seeds: 1,
        origin_pit: OriginPit::Sown,
        relay: Relay::SameDirection,
        stores: Stores::NotSown,
        crossing: Crossing::Irrelevant,
        capture: Capture::ClaimFours,
        barring: false,
        no_move: NoMoveRule::Pass,
        end_sweep: EndSweep::Marked,
        first_phase: FirstPhase::Race,
    },
};
