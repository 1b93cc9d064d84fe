//! The documents and the inputs that a new game or language must be added to, where
//! the compiler can't lead there.

use std::path::{Path, PathBuf};

use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;
use serde_json::Value;

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The file names of a folder without their extensions.
fn stems(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join(folder)).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let stem = |path: PathBuf| {
        path.file_stem()
            .map(|stem| stem.to_string_lossy().into_owned())
    };
    paths.filter_map(stem).collect()
}

#[test]
fn every_game_has_a_link_preview() {
    let files = stems("static/site");
    for variant in Variant::ALL {
        let name = format!("preview-{variant}");
        assert!(files.contains(&name), "static/site has no {name}.jpg");
    }
}

#[test]
fn every_game_has_its_rules() {
    let rules = read("docs/RULES.md");
    for variant in Variant::ALL {
        let is_heading =
            |line: &str| line.starts_with("### ") && line.contains(&format!("(`{variant}`)"));
        assert!(
            rules.lines().any(is_heading),
            "docs/RULES.md has no section for {variant}"
        );
    }
}

#[test]
fn every_game_is_in_the_readme() {
    let readme = read("README.md");
    for variant in Variant::ALL {
        let found = readme
            .lines()
            .any(|line| line.starts_with("| ") && line.contains(&format!("`{variant}`")));
        assert!(found, "the table of games in README.md has no {variant}");
    }
}

#[test]
fn every_game_has_tests_of_its_sentences() {
    let main = read("tests/engine/sentences/mod.rs");
    for variant in Variant::ALL {
        let module = format!("mod {};", variant.id().replace('-', "_"));
        assert!(
            main.contains(&module),
            "tests/engine/sentences/mod.rs has no {module}"
        );
    }
}

#[test]
fn every_game_has_inputs_for_the_fuzz_targets() {
    for target in ["play", "position", "record"] {
        let seeds = stems(&format!("fuzz/seeds/{target}"));
        for variant in Variant::ALL {
            assert!(
                seeds.iter().any(|seed| seed == variant.id()),
                "fuzz/seeds/{target} has no {variant}"
            );
        }
    }
}

/// A rulebook without its texts: chapters, sections, examples and rulings.
fn shape(tag: &str) -> Value {
    let text = read(&format!("static/rulebook/{tag}.json"));
    let mut book = serde_json::from_str(&text).expect("a rulebook is JSON");
    clear_texts(&mut book);
    book
}

fn clear_texts(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(clear_texts),
        Value::Object(members) => {
            for (name, member) in members {
                match name.as_str() {
                    "title" | "text" | "goal" | "start" | "origin" => *member = Value::Null,
                    _ => clear_texts(member),
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_a_whole_rulebook() {
    let english = shape(Language::ENGLISH.tag());
    for language in Language::offered() {
        assert_eq!(shape(language.tag()), english, "{}", language.tag());
    }
}
