//! Holds that a type name has one meaning: no public type and no component of the crate
//! is defined twice.
//!
//! It reads lines instead of parsing with syn: the sources are formatted by rustfmt, so
//! that a definition begins its line.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::layers::files;

/// What defines a type.
const KEYWORDS: [&str; 5] = ["struct", "enum", "union", "trait", "type"];

/// Checks every file of `src/`.
///
/// # Errors
///
/// The names with more than one definition, a line each, with the files.
pub fn check(root: &Path) -> Result<()> {
    let source = root.join("src");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files(&source)? {
        let text = fs::read_to_string(&file)
            .with_context(|| format!("{} can't be read", file.display()))?;
        let place = file.strip_prefix(root).unwrap_or(&file).display();
        for (line, name) in definitions(&text) {
            let places = places.entry(name.to_owned()).or_default();
            places.push(format!("{place}:{line}"));
        }
    }
    let several = places.iter().filter(|(_, places)| places.len() > 1);
    let several: Vec<String> = several
        .map(|(name, places)| format!("{name}: {}", places.join(", ")))
        .collect();
    if !several.is_empty() {
        bail!("names with several meanings:\n{}", several.join("\n"));
    }
    Ok(())
}

/// The public types and the components that a file defines, each with its line.
fn definitions(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut is_component = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("#[component") {
            is_component = true;
        } else if is_component && let Some(rest) = without_visibility(line).strip_prefix("fn ") {
            found.push((number + 1, name_of(rest)));
            is_component = false;
        } else if line.starts_with("pub") {
            let definition = without_visibility(line).split_once(' ');
            if let Some((keyword, rest)) = definition
                && KEYWORDS.contains(&keyword)
            {
                found.push((number + 1, name_of(rest)));
            }
        }
    }
    found
}

/// A definition without `pub` or `pub(...)`.
fn without_visibility(line: &str) -> &str {
    let Some(rest) = line.strip_prefix("pub") else {
        return line;
    };
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')').map_or("", |(_, rest)| rest),
        None => rest,
    };
    rest.trim_start()
}

/// The identifier that a text begins with.
fn name_of(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_of_the_sources_has_one_meaning() -> Result<()> {
        check(&crate::setup::root())
    }

    #[test]
    fn public_types_and_components_are_found() {
        let text = "pub struct One<T>(T);\nstruct Private;\n    pub(super) enum Two {\n\
                    pub type Three = u8;\n    type Err = ();\npub fn four() {}\n\
                    #[component]\npub fn Five(props: &P) -> Html {\n#[component]\nfn Six() -> Html {\n\
                    fn seven() {}\n/// pub struct Eight;";
        let names: Vec<&str> = definitions(text)
            .into_iter()
            .map(|(_, name)| name)
            .collect();
        assert_eq!(names, ["One", "Two", "Three", "Five", "Six"]);
        assert_eq!(definitions(text)[1].0, 3);
    }
}
