//! The rules of the games for the player at the board: texts with playable
//! examples, a file for each language (`static/rulebook`), which the page loads
//! when they are opened.

use crate::rules::{Match, State, Token, Variant};

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
    /// A move that shows it.
    pub example: Option<Example>,
}

/// A move that shows a rule, in the game's usual size.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Deserialize))]
pub struct Example {
    /// Where it is made (Rules 2).
    pub position: String,
    /// The move, or a race where the position is before one (Rules 2).
    #[cfg_attr(test, serde(rename = "move"))]
    pub token: String,
}

impl Example {
    /// A game of just that move; `None` if it can't be one.
    #[must_use]
    pub fn game(&self, variant: Variant) -> Option<Match> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position).ok()?;
        let token = match position.state() {
            State::Race => Token::Race(rules.parse_race(&self.token).ok()?),
            _ => Token::Move(rules.parse_move(&self.token).ok()?),
        };
        let mut game = Match::from_position(rules, position);
        game.play_token(token, &mut Vec::new()).ok()?;
        Some(game)
    }
}

impl Rulebook {
    /// The rules of a game.
    #[must_use]
    pub fn chapter(&self, variant: Variant) -> Option<&Chapter> {
        self.games
            .iter()
            .find(|chapter| chapter.game == variant.id())
    }

    /// A chapter's sections, then the one that is common to all games.
    pub fn sections<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Section> {
        chapter.sections.iter().chain([&self.common])
    }

    /// The example of a game's rule, counted from 0 over all its sections.
    #[must_use]
    pub fn example(&self, variant: Variant, at: usize) -> Option<Match> {
        let mut left = at;
        for section in self.sections(self.chapter(variant)?) {
            match section.items.get(left) {
                Some(item) => return item.example.as_ref()?.game(variant),
                None => left -= section.items.len(),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
