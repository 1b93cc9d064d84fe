//! The text of exported files.

use super::{Damage, LibraryEntry};
use crate::link::write_file;

/// The text of a file with the progress of the player, as names and texts, and these
/// entries. Damaged ones stand in it as comments, which an import skips.
#[must_use]
pub fn export_text<'a>(
    progress: impl IntoIterator<Item = (&'a str, &'a str)>,
    entries: &[&'a LibraryEntry],
) -> String {
    let games = entries.iter().filter_map(|entry| entry.game());
    let mut text = write_file(progress, games.map(|game| (game.id, &game.stored)))
        .expect("stored games are published games");
    for entry in entries {
        if let Err(damage) = &entry.content {
            text.push_str(&comment(entry, damage));
        }
    }
    text
}

/// The name of a file with one entry.
#[must_use]
pub fn export_name(entry: &LibraryEntry) -> String {
    match entry.game() {
        Some(game) => format!("mbegu-{}-{}.txt", game.rules().variant().id(), game.id),
        None => "mbegu-damaged.txt".to_owned(),
    }
}

/// A damaged entry as lines that an import skips.
fn comment(entry: &LibraryEntry, damage: &Damage) -> String {
    let why = match damage {
        Damage::Key => "its name is wrong".to_owned(),
        Damage::Text(error) => error.to_string(),
    };
    let mut text = format!("\n# Damaged: {why}\n# {}\n", entry.key);
    for line in entry.text.lines() {
        text.push_str(&format!("# {line}\n"));
    }
    text
}
