//! What is chosen in the picker.

use super::state::{Action, State};
use crate::link::Player;
use crate::rules::{BySide, Options, Side, Variant};

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// South, which is the person's side against the bot.
    #[default]
    South,
    /// North.
    North,
    /// Chance decides.
    Lot,
}

/// A game to be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which game.
    pub variant: Variant,
    /// Its size.
    pub options: Options,
    /// Who plays North.
    pub opponent: Player,
    /// Who begins.
    pub first: First,
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
        let mut bots = Side::ALL.into_iter().filter(|&side| !state.is_person(side));
        Self {
            variant: rules.variant(),
            options: rules.options(),
            opponent: bots
                .next()
                .map_or(Player::Person, |side| state.players[side]),
            first: First::South,
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
    pub fn start(self, lot: bool) -> Option<Action> {
        let north = match self.first {
            First::South => false,
            First::North => true,
            First::Lot => lot,
        };
        Some(Action::Start {
            rules: self.variant.rules(self.options).ok()?,
            first: if north { Side::North } else { Side::South },
            players: BySide {
                south: Player::Person,
                north: self.opponent,
            },
        })
    }
}
