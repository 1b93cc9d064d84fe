//! Gives the build names that change with the files it is made of: the page and the
//! bot's worker are two programs, and the texts are files beside them; only parts of
//! the same build may work together.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // The sources of the worker: a change in the page alone doesn't build it again.
    name(
        "MBEGU_BUILD",
        &["Cargo.lock", "src/bin", "src/bot", "src/rules"],
    )?;
    if env::var_os("CARGO_FEATURE_PAGE").is_some() {
        // The program decides which texts are in which file (xtask/src/build/texts.rs).
        name("MBEGU_TEXTS", &["static/locales", "src"])?;
    }
    Ok(())
}

/// Sets a variable for the compiler to the hash of files and folders.
fn name(variable: &str, sources: &[&str]) -> io::Result<()> {
    let mut paths = Vec::new();
    for source in sources {
        println!("cargo::rerun-if-changed={source}");
        collect(Path::new(source), &mut paths)?;
    }
    paths.sort();
    let mut hash = Hash::default();
    for path in paths {
        hash.add(&fs::read(path)?);
    }
    println!("cargo::rustc-env={variable}={:016x}", hash.0);
    Ok(())
}

/// Collects a file, or all files below a folder.
fn collect(path: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), paths)?;
        }
    } else {
        paths.push(path.to_owned());
    }
    Ok(())
}

/// FNV-1a, 64 bits: a build script with a dependency would be built before
/// everything else.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
