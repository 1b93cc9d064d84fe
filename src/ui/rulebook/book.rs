//! The rules of the games as texts with playable examples: a JSON file for each
//! language (`static/rulebook`), which is checked as it is read.

use std::rc::Rc;

use serde::Deserialize;

use crate::rules::{Event, GameStatus, Match, Ply, Position, Variant};
use crate::ui::browser::book::{BookFault, by_variant};

/// The rules of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "RulebookFile")]
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

#[derive(Deserialize)]
struct RulebookFile {
    games: Vec<ChapterFile>,
    common: SectionFile,
}

#[derive(Deserialize)]
struct ChapterFile {
    /// The game's [`id`](Variant::id).
    game: String,
    goal: String,
    start: String,
    origin: String,
    sources: Vec<Source>,
    sections: Vec<SectionFile>,
}

#[derive(Deserialize)]
struct SectionFile {
    title: String,
    items: Vec<RulebookItem>,
    /// The common section has none.
    example: Option<ExampleFile>,
}

#[derive(Deserialize)]
struct ExampleFile {
    /// Where the move is made (Rules 2).
    position: String,
    /// The move, or a race where the position is before one (Rules 2).
    #[serde(rename = "move")]
    ply: String,
    #[serde(default)]
    shows: ExamplePicture,
}

impl TryFrom<RulebookFile> for Rulebook {
    type Error = BookFault;

    fn try_from(file: RulebookFile) -> Result<Self, BookFault> {
        let common = Section {
            title: file.common.title,
            items: file.common.items,
            example: None,
        };
        let games = by_variant(file.games, |chapter| &chapter.game, ChapterFile::check)?;
        Ok(Self { games, common })
    }
}

impl ChapterFile {
    fn check(self, variant: Variant) -> Result<Chapter, BookFault> {
        let sections = self.sections.into_iter();
        let sections = sections.map(|section| section.check(variant));
        Ok(Chapter {
            goal: self.goal,
            start: self.start,
            origin: self.origin,
            sources: self.sources,
            sections: sections.collect::<Result<_, _>>()?,
        })
    }
}

impl SectionFile {
    fn check(self, variant: Variant) -> Result<Section, BookFault> {
        let example = self.example.map(|example| example.play(variant));
        if example == Some(None) {
            return Err(BookFault::Section {
                variant,
                section: self.title,
                fault: "the example can't be played".to_owned(),
            });
        }
        Ok(Section {
            title: self.title,
            items: self.items,
            example: example.flatten().map(Rc::new),
        })
    }
}

impl ExampleFile {
    /// Plays the move; `None` if it can't be read or isn't legal.
    fn play(self, variant: Variant) -> Option<Example> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position).ok()?;
        let ply = match position.status() {
            GameStatus::Race => Ply::Race(rules.parse_race(&self.ply).ok()?),
            _ => Ply::Move(rules.parse_move(&self.ply).ok()?),
        };
        let mut game = Match::from_position(rules, position);
        let mut events = Vec::new();
        game.play_ply(ply, &mut events).ok()?;
        Some(Example {
            position,
            game,
            events,
            shows: self.shows,
        })
    }
}

#[cfg(test)]
mod tests;
