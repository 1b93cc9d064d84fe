//! The text of exported files.

use super::{Damage, LibraryEntry};
use crate::link::{write_file, write_game};

/// The text of a file in the making: an entry at a time, as thousands take longer than a
/// page may stand still.
#[derive(Debug)]
pub struct ExportText {
    text: String,
    /// The damaged entries, which come last.
    damaged: String,
}

impl ExportText {
    /// A file with the progress of the player, as names and texts.
    pub fn new<'a>(progress: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        Self {
            text: write_file(progress, []),
            damaged: String::new(),
        }
    }

    /// Adds an entry. A damaged one stands in the file as comments, which an import
    /// skips.
    pub fn add(&mut self, entry: &LibraryEntry) {
        match &entry.game {
            Ok(game) => write_game(&mut self.text, game.id, &game.stored),
            Err(damage) => self.damaged.push_str(&comment(entry, damage)),
        }
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text + &self.damaged
    }
}

/// The name of a file with one entry.
pub fn export_name(entry: &LibraryEntry) -> String {
    match &entry.game {
        Ok(game) => format!("mbegu-{}-{}.txt", game.variant().id(), game.id),
        Err(_) => "mbegu-damaged.txt".to_owned(),
    }
}

/// A damaged entry as lines that an import skips.
fn comment(entry: &LibraryEntry, damage: &Damage) -> String {
    let mut text = format!("\n# Damaged: {damage}\n# {}\n", entry.key);
    for line in entry.text.lines() {
        text.push_str(&format!("# {line}\n"));
    }
    text
}
