//! The themes of puzzles.

use crate::rules::Variant;

/// What the solution of a puzzle does. A puzzle has one theme or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleTheme {
    /// It sows at least [`PuzzleTheme::min_laps`] laps.
    LongRelay,
    /// It captures more than one pit of the opponent.
    RunOn,
    /// It turns back, and captures in the direction against that in which it began.
    Turn,
    /// It makes uurs.
    Uur,
    /// It claims a pit.
    Claim,
    /// It bars a pit, or leaves the opponent without a move.
    Block,
    /// The game ends within a few moves, or is proved to its end.
    Ending,
    /// It takes less at once than another move, and so prevents a capture.
    Defence,
}

impl PuzzleTheme {
    /// Every theme, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::LongRelay,
        Self::RunOn,
        Self::Turn,
        Self::Uur,
        Self::Claim,
        Self::Block,
        Self::Ending,
        Self::Defence,
    ];

    /// The name in files and links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LongRelay => "long-relay",
            Self::RunOn => "run-on",
            Self::Turn => "turn",
            Self::Uur => "uur",
            Self::Claim => "claim",
            Self::Block => "block",
            Self::Ending => "ending",
            Self::Defence => "defence",
        }
    }

    /// The theme of that name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The number of laps from which a sowing counts as a long relay: about one legal
    /// move in ten has as many, in games between weak levels. `None` where a sowing is
    /// one lap.
    #[must_use]
    pub const fn min_laps(variant: Variant) -> Option<u16> {
        match variant {
            Variant::Giuthi | Variant::GiuthiRounds => Some(8),
            Variant::GiuthiStore | Variant::SulusAidi => Some(5),
            Variant::Alemungula => None,
            Variant::LayliGoobalay => Some(7),
        }
    }
}
