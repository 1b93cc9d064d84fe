//! The game that is chosen in the picker. What holds for later games too is in
//! the settings.

use super::settings::{First, Settings};
use super::{Action, NamedValue, State};
use crate::link::Player;
use crate::rules::{BySide, Options, Side, Variant};

/// Who plays North.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The bot.
    Bot,
    /// Another person at this screen.
    Person,
    /// A friend elsewhere, by link.
    Friend,
}

impl NamedValue for Opponent {
    const ALL: &'static [Self] = &[Self::Bot, Self::Person, Self::Friend];

    fn name(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Person => "person",
            Self::Friend => "friend",
        }
    }
}

/// A game that can be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Which game.
    pub variant: Variant,
    /// Its size.
    pub options: Options,
    /// Who plays North.
    pub opponent: Opponent,
}

impl NewGame {
    /// The game on the board, to be played again.
    #[must_use]
    pub fn like(state: &State) -> Self {
        let rules = state.table.game.first_round().rules();
        Self {
            variant: rules.variant(),
            options: rules.options(),
            opponent: if state.friend().is_some() {
                Opponent::Friend
            } else if state.is_shared() {
                Opponent::Person
            } else {
                Opponent::Bot
            },
        }
    }

    /// Another game, of its default size.
    #[must_use]
    pub fn with_variant(self, variant: Variant) -> Self {
        Self {
            variant,
            options: variant.default_options(),
            ..self
        }
    }

    /// Starts it. `coin` decides who begins where chance does: North if it is
    /// true.
    #[must_use]
    pub fn start(self, settings: &Settings, coin: bool) -> Option<Action> {
        let north = match settings.first {
            First::South => false,
            First::North => true,
            First::Lot => coin,
        };
        Some(Action::Start {
            rules: self.variant.rules(self.options).ok()?,
            first: if north { Side::North } else { Side::South },
            players: BySide {
                south: Player::Person,
                north: match self.opponent {
                    Opponent::Bot => settings.bot(),
                    Opponent::Person => Player::Person,
                    Opponent::Friend => Player::Friend,
                },
            },
            clock: settings.clock.filter(|_| self.opponent != Opponent::Friend),
        })
    }
}
