//! Queries of a compiler: its version, and whether it has the standard library of the
//! wasm target.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::run::read;

/// The wasm target that the page is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A file beside a standard library that the project built, with the version of the
/// compiler. No other version can use the library.
pub const STAMP: &str = "mbegu-built-by";

/// The oldest compiler that builds the project.
pub const MIN_VERSION: &str = env!("CARGO_PKG_RUST_VERSION");

/// The environment of commands that use the compiler with the target.
#[derive(Default)]
pub struct Toolchain {
    /// Folders to put first on PATH.
    pub folders: Vec<PathBuf>,
    /// Environment variables that would select another compiler.
    pub unset: Vec<&'static str>,
}

/// The folder of a compiler for the target's standard library.
pub fn library(rustc: &str) -> Result<PathBuf> {
    read(Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]))
        .map(PathBuf::from)
}

/// A compiler's name, version and date.
pub fn version(rustc: &str) -> Result<String> {
    read(Command::new(rustc).arg("--version"))
}

/// Returns whether a compiler is installed and not older than [`MIN_VERSION`].
pub fn is_new_enough(rustc: &str) -> bool {
    version(rustc).is_ok_and(|text| {
        let number = text.split_whitespace().nth(1).and_then(numbers);
        number.is_some() && number >= numbers(MIN_VERSION)
    })
}

/// The first two numbers of a version.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Returns whether a compiler has the target's standard library, built by the same
/// version.
pub fn has_library(rustc: &str) -> bool {
    let Ok(folder) = library(rustc) else {
        return false;
    };
    let is_std = |name: &OsStr| name.to_string_lossy().starts_with("libstd-");
    let exists = fs::read_dir(&folder)
        .is_ok_and(|entries| entries.flatten().any(|entry| is_std(&entry.file_name())));
    // A library that came with the compiler has no stamp.
    let fits = match fs::read_to_string(folder.join(STAMP)) {
        Ok(stamp) => version(rustc).is_ok_and(|version| version == stamp.trim()),
        Err(_) => true,
    };
    exists && fits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_number() {
        assert_eq!(numbers("1.96.0"), Some((1, 96)));
        assert!(numbers("1.100.0-nightly") > numbers("1.96"));
        assert_eq!(numbers("unknown"), None);
        assert!(numbers(MIN_VERSION).is_some());
    }
}
