//! The programs that turn the crate into a page, and the one that fuzzes it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{Cache, cache, need, on_path};
use crate::run::{read, run, step};

/// Trunk's version: the newest that the oldest compiler we support can build.
const TRUNK: &str = "0.21.14";
/// cargo-fuzz's version.
const CARGO_FUZZ: &str = "0.13.2";
/// The Terser that was tried; any of the fifth will do.
const TERSER: &str = "5.51.2";
/// The first binaryen that was tried; older ones don't know what the compiler
/// emits today.
const BINARYEN: u32 = 132;

/// A program that is taken from PATH when its version will do, and installed
/// into the cache when it isn't.
pub struct Tool {
    program: &'static str,
    /// The name of its folder in the cache.
    folder: String,
    usable: Box<dyn Fn(&str) -> bool>,
    about: &'static str,
    install: Install,
}

enum Install {
    /// `cargo install` of a crate, with further arguments.
    Cargo {
        package: String,
        args: &'static [&'static str],
        /// Whether newer packages may take the place of those in its lock
        /// file, where these can't be had.
        newer: bool,
        /// How much it is optimised: what drives others needs none of it.
        level: &'static str,
    },
    /// `npm install` of a package.
    Npm { package: String },
}

/// Trunk, which puts the page together.
pub fn trunk() -> Tool {
    Tool {
        program: "trunk",
        folder: format!("trunk-{TRUNK}"),
        usable: Box::new(|said| said.starts_with("trunk 0.21.")),
        about: "5 minutes",
        install: Install::Cargo {
            package: format!("trunk@{TRUNK}"),
            args: &["--no-default-features", "--features", "rustls"],
            newer: false,
            level: "0",
        },
    }
}

/// The command line of wasm-bindgen, which must be of the very version of the
/// crate; its test runner comes with it.
pub fn wasm_bindgen(version: &str) -> Tool {
    let wanted = format!("wasm-bindgen {version}");
    Tool {
        program: "wasm-bindgen",
        folder: format!("wasm-bindgen-{version}"),
        usable: Box::new(move |said| {
            said == wanted && on_path("wasm-bindgen-test-runner").is_some()
        }),
        about: "5 minutes",
        install: Install::Cargo {
            package: format!("wasm-bindgen-cli@{version}"),
            args: &[],
            // A release has been seen whose lock file names a package that is
            // no longer there.
            newer: true,
            level: "1",
        },
    }
}

/// wasm-opt of binaryen, which makes the wasm smaller.
pub fn wasm_opt() -> Tool {
    Tool {
        program: "wasm-opt",
        folder: format!("binaryen-{BINARYEN}"),
        usable: Box::new(|said| {
            let number = said
                .strip_prefix("wasm-opt version ")
                .and_then(|rest| rest.split_whitespace().next());
            number
                .and_then(|number| number.parse().ok())
                .is_some_and(|number: u32| number >= BINARYEN)
        }),
        about: "10 seconds",
        install: Install::Npm {
            package: format!("binaryen@{BINARYEN}"),
        },
    }
}

/// Terser, which makes scripts smaller.
pub fn terser() -> Tool {
    Tool {
        program: "terser",
        folder: format!("terser-{TERSER}"),
        usable: Box::new(|said| said.starts_with("terser 5.")),
        about: "5 seconds",
        install: Install::Npm {
            package: format!("terser@{TERSER}"),
        },
    }
}

/// cargo-fuzz, which builds and runs the fuzz targets.
pub fn cargo_fuzz() -> Tool {
    Tool {
        program: "cargo-fuzz",
        folder: format!("cargo-fuzz-{CARGO_FUZZ}"),
        usable: Box::new(|said| said.starts_with("cargo-fuzz 0.13.")),
        about: "1 minute",
        install: Install::Cargo {
            package: format!("cargo-fuzz@{CARGO_FUZZ}"),
            args: &[],
            newer: false,
            level: "0",
        },
    }
}

impl Tool {
    /// Sees to it that the program is there. Returns the folder to be searched
    /// for it first, unless the one on PATH will do.
    pub fn ready(&self, cache: &Cache) -> Result<Option<PathBuf>> {
        if let Some(path) = on_path(self.program)
            && read(Command::new(path).arg("--version")).is_ok_and(|said| (self.usable)(&said))
        {
            return Ok(None);
        }
        let folder = cache.filled(&self.folder, |partial| {
            step(
                format_args!("installing {}", self.folder),
                self.about,
                || self.install(cache, partial),
            )
        })?;
        Ok(Some(match self.install {
            Install::Cargo { .. } => folder.join("bin"),
            Install::Npm { .. } => folder.join("node_modules").join(".bin"),
        }))
    }

    fn install(&self, cache: &Cache, into: &Path) -> Result<()> {
        match &self.install {
            Install::Cargo {
                package,
                args,
                newer,
                level,
            } => {
                let install = |locked| cargo_install(cache, package, locked, args, level, into);
                install(&["--locked"]).or_else(|error| {
                    if !newer {
                        return Err(error);
                    }
                    println!("    {error:#}; trying with newer packages than its lock file names");
                    install(&[])
                })
            }
            Install::Npm { package } => npm_install(package, into),
        }
        .with_context(|| {
            format!("{} is missing and could not be installed (put one of that version on PATH, or try again)", self.folder)
        })
    }
}

/// Builds quickly, as these tools are run a few times a day; they share the
/// packages they have in common, and an installation that was cut short goes
/// on where it was.
fn cargo_install(
    cache: &Cache,
    package: &str,
    locked: &[&str],
    args: &[&str],
    level: &str,
    into: &Path,
) -> Result<()> {
    let build = cache.path("build");
    run(Command::new("cargo")
        .args(["install", "--quiet", "--debug", package, "--root"])
        .arg(into)
        .arg("--target-dir")
        .arg(&build)
        .args(locked)
        .args(args)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", level)
        .env("CARGO_INCREMENTAL", "0")
        .env_remove("RUSTFLAGS"))
}

/// Puts a package of npm into a folder.
pub fn npm_install(package: &str, into: &Path) -> Result<()> {
    need(
        "npm",
        "it is needed once to install what the build or the tests are missing",
        "install Node.js",
    )?;
    run(Command::new("npm")
        .args([
            "install",
            "--silent",
            "--no-audit",
            "--no-fund",
            "--no-save",
            "--prefix",
        ])
        .arg(into)
        .arg(package))
}

/// Frees what the installations shared, once all are done.
pub fn tidy(cache: &Cache) -> Result<()> {
    cache::clear(&cache.path("build"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_on_path_are_told_apart() {
        assert!((trunk().usable)("trunk 0.21.14"));
        assert!(!(trunk().usable)("trunk 0.22.1"));
        assert!((wasm_opt().usable)("wasm-opt version 132 (version_132)"));
        assert!(!(wasm_opt().usable)("wasm-opt version 108"));
        assert!((terser().usable)("terser 5.51.2"));
        assert!(!(wasm_bindgen("0.2.130").usable)("wasm-bindgen 0.2.129"));
    }
}
