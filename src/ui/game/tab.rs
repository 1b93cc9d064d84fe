//! The tabs of the panel.

use crate::rules::Rounds;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameState, Phase, named_values};

/// The id of the panel.
pub const PANEL: &str = "panel";

named_values! {
    /// A part of the panel, in their order.
    pub enum Tab {
        Race => "race",
        /// The state of a match of several rounds.
        Match => "match",
        /// The moves that cost most, in the review of a game.
        Moments => "moments",
        /// The moves, and the seeds in the stores after each.
        Moves => "moves",
        /// Hints, worths and moments, outside the review.
        Teacher => "teacher",
        /// What is known of the first moves, in the review of a game.
        Openings => "openings",
    }
}

impl Tab {
    /// The tab that is shown unless another one is chosen: what is going on.
    pub fn first(state: &GameState) -> Self {
        let is_match = Self::Match.is_available(state);
        match state.phase() {
            Phase::RoundOver | Phase::Arranging | Phase::Over if is_match => Self::Match,
            _ if Self::Race.is_available(state) => Self::Race,
            _ => Self::Moves,
        }
    }

    /// Whether the tab has something to show.
    pub fn is_available(self, state: &GameState) -> bool {
        match self {
            // A race at an even pace is a ply already while it is shown.
            Self::Race => {
                state.rules().fields().has_race
                    && !state.is_under_review()
                    && match state.record.plies() {
                        0 => true,
                        1 => state.race_picks().is_some(),
                        _ => false,
                    }
            }
            Self::Match => state.rules().rounds() != Rounds::Single,
            Self::Moments | Self::Openings => state.is_under_review(),
            Self::Teacher => !state.is_under_review(),
            Self::Moves => true,
        }
    }

    pub fn label(self, locale: &Locale, state: &GameState) -> String {
        match self {
            Self::Race => t!(locale, "race"),
            Self::Match => t!(locale, "match"),
            Self::Moments => t!(locale, "moments", count = state.moment_count()),
            Self::Moves => t!(locale, "move-list"),
            Self::Teacher => t!(locale, "teacher"),
            Self::Openings => t!(locale, "openings"),
        }
    }
}
