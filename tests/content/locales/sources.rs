//! Every use of `t!` against the English file.

use std::collections::BTreeSet;

use mbegu::ui::i18n::{Bundle, Language};

use super::files::shapes;
use super::{file, sources};

/// The arguments of the macro's uses in a source file.
fn uses(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices("t!(") {
        let before = source[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '`') {
            continue;
        }
        let line = source[..at].rfind('\n').map_or(0, |end| end + 1);
        if source[line..at].trim_start().starts_with("//") {
            continue;
        }
        let inside = &source[at + "t!(".len()..];
        let mut depth = 1;
        let end = scan(inside, |c| {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        found.push(&inside[..end.expect("the macro's end")]);
    }
    found
}

/// The index of the first character outside literals that fulfils a condition.
fn scan(source: &str, mut holds: impl FnMut(char) -> bool) -> Option<usize> {
    let mut characters = source.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        match c {
            '"' => {
                while let Some((_, c)) = characters.next() {
                    match c {
                        '\\' => {
                            characters.next();
                        }
                        '"' => break,
                        _ => {}
                    }
                }
            }
            '\'' => {
                // A character or a lifetime.
                let rest = &source[at + 1..];
                let length = rest.chars().next().map_or(0, char::len_utf8);
                if rest
                    .get(length..)
                    .is_some_and(|rest| rest.starts_with('\''))
                {
                    characters.next();
                    characters.next();
                }
            }
            c if holds(c) => return Some(at),
            _ => {}
        }
    }
    None
}

/// The parts between the commas of the outermost level.
fn parts(mut inside: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    loop {
        let mut depth = 0;
        let comma = scan(inside, |c| {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            c == ',' && depth == 0
        });
        match comma {
            Some(comma) => {
                parts.push(inside[..comma].trim());
                inside = &inside[comma + 1..];
            }
            None => {
                parts.extend(Some(inside.trim()).filter(|part| !part.is_empty()));
                return parts;
            }
        }
    }
}

#[test]
fn every_use_names_a_message_with_its_arguments() {
    let english = Bundle::new(Language::ENGLISH, &file(Language::ENGLISH)).expect("a file");
    let ids: BTreeSet<_> = english.ids().collect();
    let (mut count, mut faults) = (0, Vec::new());
    for (path, source) in sources("src/ui") {
        for inside in uses(&source) {
            count += 1;
            let parts = parts(inside);
            let id = parts.get(1).copied().unwrap_or_default();
            let Some(id) = id.strip_prefix('"').and_then(|id| id.strip_suffix('"')) else {
                faults.push(format!("{}: {inside}: the id is a literal", path.display()));
                continue;
            };
            if !ids.contains(id) {
                faults.push(format!("{}: no message {id}", path.display()));
                continue;
            }
            let given: BTreeSet<_> = parts[2..]
                .iter()
                .filter_map(|part| part.split_once('='))
                .map(|(name, _)| name.trim())
                .collect();
            let needed = BTreeSet::from_iter(english.arguments(id));
            if given != needed {
                faults.push(format!(
                    "{}: {id} needs {needed:?}, not {given:?}",
                    path.display()
                ));
            }
        }
    }
    assert!(count > 100, "only {count} uses were found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_is_used() {
    let shapes = shapes(&file(Language::ENGLISH));
    let mut code = String::new();
    for folder in ["src/ui", "tools", "examples"] {
        code.extend(sources(folder).into_iter().map(|(_, source)| source));
    }
    let referenced: BTreeSet<_> = (shapes.iter())
        .flat_map(|(_, shape)| &shape.references)
        .collect();
    let unused: Vec<_> = (shapes.iter())
        .map(|(id, _)| id)
        .filter(|id| !code.contains(&format!("\"{id}\"")) && !referenced.contains(id))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn uses_are_read_as_they_are_written() {
    let source = r#"
        // t!(locale, "comment")
        let text = format!("{x}");
        html! { { t!(locale, "a", b = f(c, "t)"), d = '(',) } { t!(self.x(), "e") } }
    "#;
    let uses = uses(source);
    assert_eq!(uses.len(), 2, "{uses:?}");
    assert_eq!(
        parts(uses[0]),
        ["locale", "\"a\"", "b = f(c, \"t)\")", "d = '('"]
    );
    assert_eq!(parts(uses[1]), ["self.x()", "\"e\""]);
}
