//! Which games the list shows.

use super::{ListedGame, OpponentKind};
use crate::rules::Variant;

/// The games that are shown: all, as far as nothing is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games against this kind of opponent.
    pub opponent: Option<OpponentKind>,
}

impl GameFilter {
    /// Whether a game is shown.
    #[must_use]
    pub fn admits(self, game: &ListedGame) -> bool {
        self.variant.is_none_or(|it| it == game.variant())
            && self.opponent.is_none_or(|it| it == game.opponent())
    }
}

impl OpponentKind {
    /// Its name in the markup.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Bot(level) => format!("bot-{level}"),
            Self::Friend => "friend".to_owned(),
            Self::SameScreen => "here".to_owned(),
            Self::Nobody => "nobody".to_owned(),
        }
    }
}
