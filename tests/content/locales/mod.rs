//! The files of messages (`static/locales`): complete, consistent between languages,
//! and used with the right arguments.

mod agree;
mod files;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

use mbegu::ui::i18n::{Bundle, LANGUAGES, Language};

use crate::pseudo;

/// The project's root folder.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The messages of a language; those of the pseudo-language are generated.
fn file(language: Language) -> String {
    let read = |tag: &str| {
        let path = root().join(format!("static/locales/{tag}.ftl"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    match language.tag() {
        "en-XA" => pseudo::messages(&read("en")),
        tag => read(tag),
    }
}

/// All Rust files below a folder.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                found.push((path, text));
            }
        }
    }
    found
}

#[test]
fn every_language_has_its_files() {
    for language in LANGUAGES {
        assert!(!file(language).is_empty());
        assert!(!language.name().is_empty());
    }
    for language in Language::offered() {
        let rulebook = format!("static/rulebook/{}.json", language.tag());
        assert!(root().join(rulebook).exists(), "{}", language.name());
    }
    let missing = fs::read_to_string(root().join("static/site/404.html")).expect("a page");
    for language in Language::offered() {
        let text = format!("lang=\"{}\"", language.tag());
        assert!(
            missing.contains(&text),
            "404.html has no {}",
            language.name()
        );
    }
    let files = fs::read_dir(root().join("static/locales")).expect("a folder");
    assert_eq!(
        files.count(),
        Language::offered().count(),
        "a file of no language"
    );
}

#[test]
fn the_pseudo_language_leaves_no_letter_plain() {
    let english = Bundle::new(Language::ENGLISH, &file(Language::ENGLISH)).expect("a file");
    let language = Language::find("en-XA").expect("the pseudo-language");
    let pseudo = Bundle::new(language, &file(language)).expect("a file");
    for id in ["close", "nothing-stored", "judged-about"] {
        let text = pseudo.format(id, &[]).expect("a message");
        assert!(!text.contains(|c: char| c.is_ascii_alphabetic()), "{text}");
        let before = english.format(id, &[]).expect("a message").chars().count();
        assert!(text.chars().count() * 4 >= before * 5, "{text}");
    }
    let book = fs::read_to_string(root().join("static/rulebook/en.json")).expect("a rulebook");
    let book = pseudo::json(&book, &pseudo::RULEBOOK);
    assert!(
        book.contains(&pseudo::accented("Turn back and sow on")) && book.contains("\"giuthi\"")
    );
}
