//! The compiler, its `wasm32-unknown-unknown` library and the library's source.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{Cache, distro, on_path};
use crate::run::{read, run, step};

/// The wasm target that pages are built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Beside a library that we built: the compiler it was built by. No other can
/// use it.
pub const STAMP: &str = "mbegu-built-by";

/// The oldest compiler that will do.
pub const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// What every command needs in order to use the compiler that has the target.
#[derive(Default)]
pub struct Target {
    /// Folders that come first on PATH.
    pub folders: Vec<PathBuf>,
    /// Variables that would lead to another compiler.
    pub unset: Vec<&'static str>,
}

/// Sees to it that a compiler with the wasm target is there: the one in use if
/// it has it or rustup can add it, or else the distribution's own.
pub fn ready(cache: &Cache) -> Result<Target> {
    let forced = env::var_os("MBEGU_WASM_TARGET").is_some_and(|value| value == "distro");
    if !forced {
        if is_ready() {
            return Ok(Target::default());
        }
        if !distro::is_ready() {
            match rustup_add() {
                Ok(()) => return Ok(Target::default()),
                Err(error) => println!("    {error:#}"),
            }
        }
    }
    distro::ready(cache).context(
        "the wasm32-unknown-unknown target or the library's source is missing, and neither rustup \
         nor the distribution's compiler could provide it: get them with `rustup target add \
         wasm32-unknown-unknown` and `rustup component add rust-src`",
    )
}

fn rustup_add() -> Result<()> {
    if on_path("rustup").is_none() {
        bail!("rustup is not here");
    }
    step("adding the wasm target with rustup", "20 seconds", || {
        run(Command::new("rustup").args(["target", "add", WASM]))?;
        run(Command::new("rustup").args(["component", "add", "rust-src"]))
    })?;
    if !is_ready() {
        bail!(
            "rustup added {WASM} and the library's source, but the compiler in use doesn't find them"
        );
    }
    Ok(())
}

/// Whether the compiler in use has the target, and the source of the library
/// that the page is built with.
fn is_ready() -> bool {
    let source = read(Command::new("rustc").args(["--print", "sysroot"])).is_ok_and(|root| {
        PathBuf::from(root)
            .join("lib/rustlib/src/rust/library")
            .is_dir()
    });
    source && has_library("rustc")
}

/// Where a compiler looks for the target's library.
pub fn library(rustc: &str) -> Result<PathBuf> {
    read(Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]))
        .map(PathBuf::from)
}

/// A compiler's name, version and date.
pub fn version(rustc: &str) -> Result<String> {
    read(Command::new(rustc).arg("--version"))
}

/// Whether a compiler is there and not older than the project needs.
pub fn is_new_enough(rustc: &str) -> bool {
    version(rustc).is_ok_and(|said| {
        let number = said.split_whitespace().nth(1).and_then(numbers);
        number.is_some() && number >= numbers(OLDEST)
    })
}

/// The first two numbers of a version.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Whether a compiler has the target's library, and one that fits it.
pub fn has_library(rustc: &str) -> bool {
    let Ok(folder) = library(rustc) else {
        return false;
    };
    let is_std = |name: &OsStr| name.to_string_lossy().starts_with("libstd-");
    let there = fs::read_dir(&folder)
        .is_ok_and(|entries| entries.flatten().any(|entry| is_std(&entry.file_name())));
    // What came with the compiler has no stamp.
    let fits = match fs::read_to_string(folder.join(STAMP)) {
        Ok(stamp) => version(rustc).is_ok_and(|version| version == stamp.trim()),
        Err(_) => true,
    };
    there && fits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_number() {
        assert_eq!(numbers("1.96.0"), Some((1, 96)));
        assert!(numbers("1.100.0-nightly") > numbers("1.96"));
        assert_eq!(numbers("unknown"), None);
        assert!(numbers(OLDEST).is_some());
    }
}
