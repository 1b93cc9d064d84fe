//! The published games: the options of each, and the value of its rules (Rules 3).

use std::ops::RangeInclusive;

use crate::rules::{
    Board, Capture, CaptureRun, Crossing, Options, Relay, Rounds, Rows, RuleFields, SowDirections,
};

/// A published game.
pub(in crate::rules) struct VariantData {
    /// The name in links and records; it never changes.
    pub(super) id: &'static str,
    pub(in crate::rules) rows: Rows,
    /// The pits of one player that the game allows.
    pub(super) pits: RangeInclusive<u8>,
    /// The seeds a pit that the game allows.
    pub(super) seeds: RangeInclusive<u8>,
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
        if *self.pits.start() == *self.pits.end() {
            Some(self.board())
        } else {
            None
        }
    }
}

pub(super) const GIUTHI: VariantData = VariantData {
    id: "giuthi",
    rows: Rows::Two,
    pits: 5..=10,
    seeds: 4..=9,
    options: Options { pits: 6, seeds: 6 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Either,
        min_seeds: 2,
        skips_origin: true,
        relay: Relay::Reversed,
        sows_store: false,
        crossing: Crossing::NeededToCapture,
        capture: Capture::Opposite {
            last_seed: true,
            run: CaptureRun::Whole,
            uurs: false,
        },
        barring: false,
        passes: true,
        sweeps_all: true,
        has_race: false,
    },
};

pub(super) const GIUTHI_STORE: VariantData = VariantData {
    id: "giuthi-store",
    fields: RuleFields {
        sows_store: true,
        ..GIUTHI.fields
    },
    ..GIUTHI
};

pub(super) const GIUTHI_ROUNDS: VariantData = VariantData {
    id: "giuthi-rounds",
    seeds: 6..=6,
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
    pits: 5..=5,
    seeds: 5..=5,
    options: Options { pits: 5, seeds: 5 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Outward,
        min_seeds: 1,
        skips_origin: false,
        relay: Relay::None,
        sows_store: false,
        crossing: Crossing::Irrelevant,
        capture: Capture::TwosAndFours,
        barring: true,
        passes: false,
        sweeps_all: true,
        has_race: false,
    },
};

pub(super) const LAYLI_GOOBALAY: VariantData = VariantData {
    id: "layli-goobalay",
    rows: Rows::Two,
    pits: 6..=6,
    seeds: 4..=5,
    options: Options { pits: 6, seeds: 4 },
    rounds: Rounds::Filling,
    fields: RuleFields {
        sow_directions: SowDirections::Forward,
        min_seeds: 1,
        skips_origin: false,
        relay: Relay::SameDirection,
        sows_store: false,
        crossing: Crossing::Irrelevant,
        capture: Capture::Opposite {
            last_seed: true,
            run: CaptureRun::None,
            uurs: true,
        },
        barring: false,
        passes: false,
        sweeps_all: true,
        has_race: false,
    },
};

pub(super) const SULUS_AIDI: VariantData = VariantData {
    id: "sulus-aidi",
    rows: Rows::Three,
    pits: 9..=9,
    seeds: 3..=3,
    options: Options { pits: 9, seeds: 3 },
    rounds: Rounds::Single,
    fields: RuleFields {
        sow_directions: SowDirections::Forward,
        min_seeds: 1,
        skips_origin: false,
        relay: Relay::SameDirection,
        sows_store: false,
        crossing: Crossing::Irrelevant,
        capture: Capture::ClaimFours,
        barring: false,
        passes: true,
        sweeps_all: false,
        has_race: true,
    },
};
