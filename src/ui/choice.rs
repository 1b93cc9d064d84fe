//! What is chosen in the picker for one game; what is kept for the next, too, is
//! in the settings.

use super::settings::{First, Settings};
use super::state::{Action, State};
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

impl Opponent {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Bot, Self::Person, Self::Friend];

    /// The name in the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Person => "person",
            Self::Friend => "friend",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// A game to be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which game.
    pub variant: Variant,
    /// Its size.
    pub options: Options,
    /// Who plays North.
    pub opponent: Opponent,
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
            opponent: if state.friend().is_some() {
                Opponent::Friend
            } else if state.is_shared() {
                Opponent::Person
            } else {
                Opponent::Bot
            },
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
                north: match self.opponent {
                    Opponent::Bot => settings.bot(),
                    Opponent::Person => Player::Person,
                    Opponent::Friend => Player::Friend,
                },
            },
        })
    }
}
