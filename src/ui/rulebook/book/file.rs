//! The file of the rules as it is written, and its check.

use std::rc::Rc;

use serde::Deserialize;

use super::{
    Chapter, Example, ExamplePicture, Rulebook, RulebookFault, RulebookItem, Section, Source,
};
use crate::rules::{GameStatus, Match, Ply, Variant};

#[derive(Deserialize)]
pub struct RulebookFile {
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
    type Error = RulebookFault;

    fn try_from(mut file: RulebookFile) -> Result<Self, RulebookFault> {
        let mut games = Vec::with_capacity(Variant::ALL.len());
        for variant in Variant::ALL {
            let mut ids = file.games.iter().map(|chapter| chapter.game.as_str());
            let place = ids.position(|id| id == variant.id());
            let place = place.ok_or(RulebookFault::Missing(variant))?;
            games.push(file.games.swap_remove(place).check(variant)?);
        }
        if let Some(chapter) = file.games.pop() {
            return Err(RulebookFault::Surplus(chapter.game));
        }
        let common = Section {
            title: file.common.title,
            items: file.common.items,
            example: None,
        };
        Ok(Self { games, common })
    }
}

impl ChapterFile {
    fn check(self, variant: Variant) -> Result<Chapter, RulebookFault> {
        let mut sections = Vec::with_capacity(self.sections.len());
        for section in self.sections {
            sections.push(section.check(variant)?);
        }
        Ok(Chapter {
            goal: self.goal,
            start: self.start,
            origin: self.origin,
            sources: self.sources,
            sections,
        })
    }
}

impl SectionFile {
    fn check(self, variant: Variant) -> Result<Section, RulebookFault> {
        let example = match self.example {
            None => None,
            Some(example) => match example.play(variant) {
                Some(example) => Some(Rc::new(example)),
                None => {
                    let section = self.title;
                    return Err(RulebookFault::Example { variant, section });
                }
            },
        };
        Ok(Section {
            title: self.title,
            items: self.items,
            example,
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
