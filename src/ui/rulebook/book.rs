//! The rules of the games as texts with playable examples: a JSON file for each
//! language (`static/rulebook`).

use serde::Deserialize;

use crate::rules::{GameStatus, Match, Ply, Variant};

/// The rules of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Rulebook {
    /// Every game once.
    pub games: Vec<Chapter>,
    /// The rules that hold in all of them.
    pub common: Section,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Chapter {
    /// The game's [`id`](Variant::id).
    pub game: String,
    /// In the order in which a player needs them.
    pub sections: Vec<Section>,
    /// The documents that the game is taken from.
    pub sources: Vec<String>,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The rules.
    pub items: Vec<RulebookItem>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct RulebookItem {
    /// A few sentences.
    pub text: String,
    /// Whether the sources leave a choice here and this program made it.
    #[serde(default)]
    pub ruling: bool,
    /// A move that shows it.
    pub example: Option<Example>,
}

/// A move that shows a rule, in the game's usual size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Example {
    /// Where it is made (Rules 2).
    pub position: String,
    /// The move, or a race where the position is before one (Rules 2).
    #[serde(rename = "move")]
    pub ply: String,
}

impl Example {
    /// A game of just that move; `None` if it can't be one.
    #[must_use]
    pub fn game(&self, variant: Variant) -> Option<Match> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position).ok()?;
        let ply = match position.status() {
            GameStatus::Race => Ply::Race(rules.parse_race(&self.ply).ok()?),
            _ => Ply::Move(rules.parse_move(&self.ply).ok()?),
        };
        let mut game = Match::from_position(rules, position);
        game.play_ply(ply, &mut Vec::new()).ok()?;
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

    /// The sections of a game, each with the number of its first item: items
    /// are counted from 0 over all sections.
    #[must_use]
    pub fn numbered_sections(&self, variant: Variant) -> Vec<(usize, &Section)> {
        let chapter = self.chapter(variant).into_iter();
        let sections = chapter.flat_map(|chapter| self.sections(chapter));
        let numbered = sections.scan(0, |next, section| {
            let first = *next;
            *next += section.items.len();
            Some((first, section))
        });
        numbered.collect()
    }

    /// The example of the item of that number.
    #[must_use]
    pub fn example(&self, variant: Variant, number: usize) -> Option<Match> {
        let chapter = self.chapter(variant)?;
        let mut items = self.sections(chapter).flat_map(|section| &section.items);
        items.nth(number)?.example.as_ref()?.game(variant)
    }
}

#[cfg(test)]
mod tests;
