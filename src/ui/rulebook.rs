//! The rules of the games for the player at the board: texts with playable
//! examples, a file for each language (`static/rulebook`), which the page loads
//! when they are opened.

use crate::rules::Variant;

/// The rules of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Deserialize))]
pub struct Rulebook {
    /// Every game once.
    pub games: Vec<Chapter>,
    /// What holds in all of them.
    pub common: Section,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Deserialize))]
pub struct Chapter {
    /// The game's [`id`](Variant::id).
    pub game: String,
    /// In the order in which a player needs them.
    pub sections: Vec<Section>,
    /// The documents that the game is taken from.
    pub sources: Vec<String>,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Deserialize))]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The rules.
    pub items: Vec<Item>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Deserialize))]
pub struct Item {
    /// A few sentences.
    pub text: String,
    /// Whether the sources leave a choice here and this program made it.
    #[cfg_attr(test, serde(default))]
    pub ruling: bool,
}

impl Rulebook {
    /// The rules of a game.
    #[must_use]
    pub fn chapter(&self, variant: Variant) -> Option<&Chapter> {
        self.games
            .iter()
            .find(|chapter| chapter.game == variant.id())
    }
}

#[cfg(test)]
mod tests;
