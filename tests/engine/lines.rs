//! The test vectors in `tests/vectors/`, or in the folder that `MBEGU_VECTORS` names.
//! In that folder some of the files may be missing.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// The folder of the vectors.
pub fn folder() -> PathBuf {
    std::env::var_os("MBEGU_VECTORS").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"),
        PathBuf::from,
    )
}

/// The lines of a file; none if it is missing from the folder that
/// `MBEGU_VECTORS` names.
pub fn lines(file: &str) -> Vec<Value> {
    let path = folder().join(file);
    if std::env::var_os("MBEGU_VECTORS").is_some() && !path.exists() {
        println!("{} is missing: skipped", path.display());
        return Vec::new();
    }
    lines_of(&path)
}

/// The lines of a file, which must exist and not be empty.
pub fn lines_of(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{} can't be read: {error}", path.display()));
    let lines: Vec<Value> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    assert!(!lines.is_empty(), "{} is empty", path.display());
    lines
}

/// The files of a folder of vectors.
const FILES: [&str; 5] = [
    "positions.jsonl",
    "games.jsonl",
    "perft.jsonl",
    "races.jsonl",
    "history.jsonl",
];

/// Fails if the folder has none of the files.
pub fn assert_some_vectors() {
    let found = FILES.iter().any(|file| folder().join(file).is_file());
    assert!(found, "none of {FILES:?} is in {}", folder().display());
}

/// A text of a line.
pub fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key} is not a string in {line}"))
}

/// A number of a line.
pub fn number(line: &Value, key: &str) -> u8 {
    line[key]
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{key} is not a small number in {line}"))
}

/// Returns whether North begins, which the letter of the first pit shows.
pub fn north_began(record: &str) -> bool {
    record.starts_with(|letter: char| letter.is_ascii_uppercase())
}
