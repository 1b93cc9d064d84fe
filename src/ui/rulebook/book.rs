//! The rules of the games as texts with playable examples: a JSON file for each
//! language (`static/rulebook`), which is checked as it is read.

use std::rc::Rc;

use serde::Deserialize;

use crate::rules::{Event, Match, Position, Variant};

mod fault;
mod file;

pub use fault::RulebookFault;

/// The rules of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "file::RulebookFile")]
pub struct Rulebook {
    /// In the order of [`Variant::ALL`].
    games: Vec<Chapter>,
    /// The rules that hold in all of them.
    pub common: Section,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub title: String,
    pub items: Vec<RulebookItem>,
    /// A move that shows them.
    pub example: Option<Rc<Example>>,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Where it is made.
    pub position: Position,
    /// A game of just that move, which may be a race.
    pub game: Match,
    /// The events of the move.
    pub events: Vec<Event>,
    /// The moment of it that its picture shows.
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

impl Rulebook {
    /// The rules of a game.
    pub fn chapter(&self, variant: Variant) -> &Chapter {
        &self.games[variant as usize]
    }
}

impl Chapter {
    /// The example of the section of that number, from 0.
    pub fn example(&self, number: usize) -> Option<&Example> {
        self.sections.get(number)?.example.as_deref()
    }
}

#[cfg(test)]
mod tests;
