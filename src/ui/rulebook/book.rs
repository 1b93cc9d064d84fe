//! The rules of the games as texts with playable examples: a JSON file for each
//! language (`static/rulebook`).

use serde::Deserialize;

use crate::rules::{Event, GameStatus, Match, Ply, Position, Variant};

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
    /// What wins.
    pub goal: String,
    /// The board at the start, and who begins.
    pub start: String,
    /// Whose game it is.
    pub origin: String,
    /// The documents that the game is taken from.
    pub sources: Vec<Source>,
    /// In the order in which a player needs them.
    pub sections: Vec<Section>,
}

/// A document.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Source {
    /// Who wrote it, its name and its year.
    pub text: String,
    /// Its address, if it is on the web.
    pub link: Option<String>,
}

/// Rules that belong together, with the move that shows them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The rules.
    pub items: Vec<RulebookItem>,
    /// A move that shows them.
    pub example: Option<Example>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct RulebookItem {
    /// A few sentences.
    pub text: String,
    /// Whether the sources leave a choice here and this program made it.
    #[serde(default)]
    pub ruling: bool,
}

/// A move that shows a rule, in the game's usual size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Example {
    /// Where it is made (Rules 2).
    pub position: String,
    /// The move, or a race where the position is before one (Rules 2).
    #[serde(rename = "move")]
    pub ply: String,
    /// The moment of it that its picture shows.
    #[serde(default)]
    pub shows: ExamplePicture,
}

/// A moment of a move, as the picture of an example.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ExamplePicture {
    /// Before it: the way that the sowing takes.
    #[default]
    Sowing,
    /// The same, with a cross where nothing is won.
    Nothing,
    /// The same, with a cross on the pit that is barred.
    Barred,
    /// The last seed has fallen; the capture that it makes.
    Capture,
    /// The same, with the captures that follow from it.
    Captures,
    /// Everything that the move does is done.
    After,
    /// It ends the game: each side takes what is left.
    End,
}

impl Example {
    /// A game of just that move; `None` if it can't be one.
    #[must_use]
    pub fn game(&self, variant: Variant) -> Option<Match> {
        self.play(variant, &mut Vec::new()).map(|(_, game)| game)
    }

    /// The position before the move, and the events of the move.
    #[must_use]
    pub fn position_and_events(&self, variant: Variant) -> Option<(Position, Vec<Event>)> {
        let mut events = Vec::new();
        let (position, _) = self.play(variant, &mut events)?;
        Some((position, events))
    }

    fn play(&self, variant: Variant, events: &mut Vec<Event>) -> Option<(Position, Match)> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position).ok()?;
        let ply = match position.status() {
            GameStatus::Race => Ply::Race(rules.parse_race(&self.ply).ok()?),
            _ => Ply::Move(rules.parse_move(&self.ply).ok()?),
        };
        let mut game = Match::from_position(rules, position);
        game.play_ply(ply, events).ok()?;
        Some((position, game))
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
}

impl Chapter {
    /// The example of the section of that number, from 0.
    #[must_use]
    pub fn example(&self, number: usize) -> Option<&Example> {
        self.sections.get(number)?.example.as_ref()
    }
}

#[cfg(test)]
mod tests;
