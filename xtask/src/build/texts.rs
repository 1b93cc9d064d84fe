//! The texts of each language in two files: the messages that the page's program names itself,
//! which are loaded with it, and all others, which come with its late part.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::files;

/// Divides each file of texts, `en.ftl` say: what the program doesn't name goes to
/// `en-late.ftl`. Comments are left out.
pub fn divide(folder: &Path, program: &Path) -> Result<()> {
    let program = words(&fs::read(program)?);
    for path in files(folder, "ftl")? {
        let text = fs::read_to_string(&path)?;
        let messages = messages(&text);
        let first = needed(&messages, |id| program.contains(id));
        ensure!(!first.is_empty(), "the program names no message");
        let part = |is_first| -> String {
            let part = messages.iter();
            part.filter(|(id, _)| first.contains(*id) == is_first)
                .map(|(_, message)| &**message)
                .collect()
        };
        let name = path.file_stem().context("no name")?.to_string_lossy();
        fs::write(path.with_file_name(format!("{name}-late.ftl")), part(false))?;
        fs::write(&path, part(true))?;
    }
    Ok(())
}

/// What could be ids in the program, which has its texts one after another.
fn words(program: &[u8]) -> String {
    let is_of_id = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let runs = program.split(|byte| !is_of_id(byte));
    let runs = runs.filter(|run| run.len() > 1);
    let runs: Vec<_> = runs.map(String::from_utf8_lossy).collect();
    runs.join(" ")
}

/// The messages of a file by their ids.
fn messages(text: &str) -> BTreeMap<&str, String> {
    let mut all = BTreeMap::<_, String>::new();
    let mut current = None;
    for line in text.lines() {
        if line.starts_with('#') {
            continue;
        }
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            current = line.split_once(" =").map(|(id, _)| id);
        }
        if let Some(id) = current.filter(|_| !line.trim().is_empty()) {
            let message = all.entry(id).or_default();
            message.push_str(line);
            message.push('\n');
        }
    }
    all
}

/// The ids of the messages that are named, and of those that they refer to.
fn needed<'a>(
    messages: &BTreeMap<&'a str, String>,
    is_named: impl Fn(&str) -> bool,
) -> BTreeSet<&'a str> {
    let mut todo: Vec<&'a str> = messages.keys().copied().filter(|id| is_named(id)).collect();
    let mut found = BTreeSet::new();
    while let Some(id) = todo.pop() {
        if found.insert(id) {
            let references = messages[id].split('{').skip(1).filter_map(|placeable| {
                let placeable = placeable.trim_start();
                let name = placeable.strip_prefix("CAPITALIZE(").unwrap_or(placeable);
                let end =
                    name.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
                messages.get_key_value(&name[..end?]).map(|(id, _)| *id)
            });
            todo.extend(references);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A comment.\nplay = Play\nseeds = { $n ->\n    [one] a seed\n   *[other] seeds\n}\n\n\
        take = { CAPITALIZE(who) } takes { seeds }\nwho = you\nlate = Late { play }\n";

    #[test]
    fn a_message_comes_with_those_it_refers_to() {
        let messages = messages(TEXT);
        assert_eq!(
            messages["seeds"],
            "seeds = { $n ->\n    [one] a seed\n   *[other] seeds\n}\n"
        );
        let program = words(b"\0\x01take\0");
        let found = needed(&messages, |id| program.contains(id));
        assert_eq!(found, ["seeds", "take", "who"].into());
    }

    #[test]
    fn an_id_is_found_among_others() {
        let program = words(b"\x02playlate-take\xff");
        let found = needed(&messages(TEXT), |id| program.contains(id));
        assert!(found.contains("play") && found.contains("late"));
        assert!(!found.contains("whole"));
    }
}
