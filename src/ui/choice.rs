//! What is chosen in the picker for one game; what is kept for the next, too, is
//! in the settings.

use super::settings::{First, Settings};
use super::state::{Action, State};
use crate::link::Player;
use crate::rules::{BySide, Options, Side, Variant};

/// A game to be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which game.
    pub variant: Variant,
    /// Its size.
    pub options: Options,
    /// Whether the bot plays North.
    pub with_bot: bool,
}

impl Choice {
    /// The same game as on the board, to be played again by one press.
    #[must_use]
    pub fn like(state: &State) -> Self {
        let rules = state
            .game
            .rounds()
            .next()
            .unwrap_or(state.game.current())
            .rules();
        Self {
            variant: rules.variant(),
            options: rules.options(),
            with_bot: !state.is_shared(),
        }
    }

    /// Another game, of its usual size.
    #[must_use]
    pub fn of(self, variant: Variant) -> Self {
        Self {
            variant,
            options: variant.default_options(),
            ..self
        }
    }

    /// Begins it; `lot` draws North.
    #[must_use]
    pub fn start(self, settings: &Settings, lot: bool) -> Option<Action> {
        let north = match settings.first {
            First::South => false,
            First::North => true,
            First::Lot => lot,
        };
        Some(Action::Start {
            rules: self.variant.rules(self.options).ok()?,
            first: if north { Side::North } else { Side::South },
            players: BySide {
                south: Player::Person,
                north: if self.with_bot {
                    settings.bot()
                } else {
                    Player::Person
                },
            },
        })
    }
}
