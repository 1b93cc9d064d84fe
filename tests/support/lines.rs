//! The files of vectors. The folder named by `MBEGU_VECTORS` is read instead
//! of `tests/vectors/` where that is set; any of the files may be missing.

use std::path::PathBuf;

use serde_json::Value;

/// The folder that the vectors are read from.
pub fn folder() -> PathBuf {
    std::env::var_os("MBEGU_VECTORS").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"),
        PathBuf::from,
    )
}

/// The lines of a file, none if it isn't there.
pub fn lines(file: &str) -> Vec<Value> {
    let path = folder().join(file);
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            println!("{} is not there: skipped", path.display());
            return Vec::new();
        }
        Err(error) => panic!("{} can't be read: {error}", path.display()),
    };
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

/// A text of a line.
pub fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key} is no text in {line}"))
}

/// A number of a line.
pub fn number(line: &Value, key: &str) -> u8 {
    line[key]
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{key} is no small number in {line}"))
}

/// Whether the first move of a record is North's, by its letter.
pub fn north_began(record: &str) -> bool {
    record.starts_with(|letter: char| letter.is_ascii_uppercase())
}
