//! The files that are exported.

use super::{Damage, Entry};
use crate::link::write_file;

/// The text of a file with these entries; what can't be read stands in it as
/// lines that say nothing to those who read it.
#[must_use]
pub fn file(entries: &[&Entry]) -> String {
    let known = entries.iter().filter_map(|entry| entry.known());
    let mut text = write_file(known.map(|known| (known.id, &known.kept)));
    for entry in entries {
        if let Err(damage) = &entry.content {
            text.push_str(&commented(entry, damage));
        }
    }
    text
}

/// What a file with one entry is called.
#[must_use]
pub fn file_name(entry: &Entry) -> String {
    match entry.known() {
        Some(known) => {
            let game = known.rules().variant().id();
            ["mbegu-", game, "-", &known.id.to_string(), ".txt"].concat()
        }
        None => "mbegu-damaged.txt".to_owned(),
    }
}

fn commented(entry: &Entry, damage: &Damage) -> String {
    let why = match damage {
        Damage::Name => "its name is wrong".to_owned(),
        Damage::Text(error) => error.to_string(),
    };
    let mut text = ["\n# Damaged: ", &*why, "\n# ", &entry.key, "\n"].concat();
    for line in entry.raw.lines() {
        text.push_str(&["# ", line, "\n"].concat());
    }
    text
}
