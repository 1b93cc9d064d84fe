//! The game that is chosen in the picker. What holds for later games too is in
//! the settings.

use super::Action;
use crate::link::Player;
use crate::rules::{BySide, Options, Side, Variant};
use crate::ui::state::settings::{First, GameStart, Settings};
use crate::ui::state::{BalancedOpenings, Beginning, GameState, named_values};

named_values! {
    /// Who plays North.
    pub enum Opponent {
        /// The bot, at the level of the settings.
        Bot => "bot",
        /// Another person at this screen.
        Person => "person",
        /// A friend elsewhere, by link.
        Friend => "friend",
    }
}

/// A game that can be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    pub variant: Variant,
    /// Its size.
    pub options: Options,
    /// Who plays North.
    pub opponent: Opponent,
}

impl NewGame {
    /// The game on the board, to be played again.
    pub fn like(game: &GameState) -> Self {
        let rules = game.record.first_round().rules();
        Self {
            variant: rules.variant(),
            options: rules.options(),
            opponent: if game.friend().is_some() {
                Opponent::Friend
            } else if game.is_shared() {
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

    /// The ways to begin it that are offered. Where a race opens the game, nobody makes
    /// the first move alone, so there is no swap rule; and the openings are of the usual
    /// size.
    pub fn starts(self) -> Vec<GameStart> {
        let mut starts = vec![GameStart::Usual];
        if !self.variant.default_rules().fields().has_race {
            starts.push(GameStart::Swap);
        }
        if self.options == self.variant.default_options() {
            starts.push(GameStart::Balanced);
        }
        starts
    }

    /// Whether chance decides who begins. Where a race opens the game, the race does.
    pub fn is_by_lot(self, settings: &Settings) -> bool {
        let has_race = self.variant.default_rules().fields().has_race;
        settings.first(self.variant) == First::Random && !has_race
    }

    /// How it begins: as the settings say, if that is offered.
    pub fn game_start(self, settings: &Settings) -> GameStart {
        let mut starts = self.starts().into_iter();
        let chosen = starts.find(|&start| start == settings.start);
        chosen.unwrap_or_default()
    }

    /// Starts it; `None` where the size is not one of the game, or while its balanced
    /// `openings` are not loaded. The lowest bit of `random` decides who begins
    /// where a random side does; the others choose the opening.
    pub fn start(
        self,
        settings: &Settings,
        openings: Option<&BalancedOpenings>,
        random: u32,
    ) -> Option<Action> {
        let north = match settings.first(self.variant) {
            First::South => false,
            First::North => true,
            First::Random => random & 1 == 1,
        };
        let first = if north { Side::North } else { Side::South };
        let openings = openings.filter(|it| it.variant() == self.variant);
        Some(Action::Begin {
            beginning: match self.game_start(settings) {
                GameStart::Usual => Beginning::Usual,
                GameStart::Swap => Beginning::Swap,
                GameStart::Balanced => Beginning::Opening(openings?.choose(random >> 1, first)),
            },
            rules: self.variant.rules(self.options).ok()?,
            first,
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
