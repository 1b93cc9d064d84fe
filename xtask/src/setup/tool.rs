//! The build tools, cargo-fuzz, and geckodriver.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{Cache, cache, on_path, require};
use crate::run::{read, run, step};

/// The version of Trunk: the newest that the oldest supported compiler can build.
const TRUNK: &str = "0.21.14";
/// The version of cargo-fuzz.
const CARGO_FUZZ: &str = "0.13.2";
/// The version of geckodriver to install. Any 0.3x is suitable.
const GECKODRIVER: &str = "0.37.1";
/// The version of esbuild. Another one may write other bytes.
pub const ESBUILD: &str = "0.28.2";
/// The oldest suitable version of binaryen. Older ones lack wasm features that the
/// compiler emits.
const BINARYEN: u32 = 132;

/// Leaves out encrypted connections, with the packages they need: the build is offline,
/// and the drivers of the tests are on this machine.
const NO_TLS: &[&str] = &["--no-default-features"];

/// A program that is used from PATH if its version is suitable, and installed into
/// the cache otherwise.
pub struct Tool {
    program: &'static str,
    /// The name of its folder in the cache.
    folder: String,
    /// Judges the output of `--version`.
    is_suitable: Box<dyn Fn(&str) -> bool>,
    /// The expected time of the installation.
    expected: &'static str,
    install: Install,
}

enum Install {
    /// `cargo install` of a crate, with further arguments.
    Cargo {
        package: String,
        args: &'static [&'static str],
        /// Whether to retry without its lock file, with newer packages.
        may_unlock: bool,
        /// The optimisation level. Programs that mostly run others need none.
        opt_level: &'static str,
    },
    /// `npm install` of a package.
    Npm { package: String },
}

/// Trunk, which serves development builds.
pub fn trunk() -> Tool {
    Tool {
        program: "trunk",
        folder: format!("trunk-{TRUNK}"),
        is_suitable: Box::new(|version| version.starts_with("trunk 0.21.")),
        expected: "5 minutes",
        install: Install::Cargo {
            package: format!("trunk@{TRUNK}"),
            args: NO_TLS,
            may_unlock: false,
            opt_level: "0",
        },
    }
}

/// The command line of wasm-bindgen, which Trunk runs, with the runner of tests in the
/// browser. It must have the same version as the crate.
pub fn wasm_bindgen(version: &str) -> Tool {
    let wanted = format!("wasm-bindgen {version}");
    Tool {
        program: "wasm-bindgen",
        folder: format!("wasm-bindgen-{version}"),
        is_suitable: Box::new(move |version| {
            version == wanted && on_path("wasm-bindgen-test-runner").is_some()
        }),
        expected: "5 minutes",
        install: Install::Cargo {
            package: format!("wasm-bindgen-cli@{version}"),
            args: NO_TLS,
            // The lock file of one release named a package that had been removed.
            may_unlock: true,
            opt_level: "1",
        },
    }
}

/// wasm-opt of binaryen, which reduces the size of the wasm files.
pub fn wasm_opt() -> Tool {
    Tool {
        program: "wasm-opt",
        folder: format!("binaryen-{BINARYEN}"),
        is_suitable: Box::new(|version| {
            let number = version
                .strip_prefix("wasm-opt version ")
                .and_then(|rest| rest.split_whitespace().next());
            number
                .and_then(|number| number.parse().ok())
                .is_some_and(|number: u32| number >= BINARYEN)
        }),
        expected: "10 seconds",
        install: Install::Npm {
            package: format!("binaryen@{BINARYEN}"),
        },
    }
}

/// esbuild, which minifies scripts and styles.
pub fn esbuild() -> Tool {
    Tool {
        program: "esbuild",
        folder: format!("esbuild-{ESBUILD}"),
        is_suitable: Box::new(|version| version == ESBUILD),
        expected: "5 seconds",
        install: Install::Npm {
            package: format!("esbuild@{ESBUILD}"),
        },
    }
}

/// cargo-fuzz, which builds and runs the fuzz targets.
pub fn cargo_fuzz() -> Tool {
    Tool {
        program: "cargo-fuzz",
        folder: format!("cargo-fuzz-{CARGO_FUZZ}"),
        is_suitable: Box::new(|version| version.starts_with("cargo-fuzz 0.13.")),
        expected: "1 minute",
        install: Install::Cargo {
            package: format!("cargo-fuzz@{CARGO_FUZZ}"),
            args: &[],
            may_unlock: false,
            opt_level: "0",
        },
    }
}

/// geckodriver, which drives Firefox.
pub fn geckodriver() -> Tool {
    Tool {
        program: "geckodriver",
        folder: format!("geckodriver-{GECKODRIVER}"),
        is_suitable: Box::new(|version| version.starts_with("geckodriver 0.3")),
        expected: "2 minutes",
        install: Install::Cargo {
            package: format!("geckodriver@{GECKODRIVER}"),
            args: &[],
            may_unlock: false,
            opt_level: "0",
        },
    }
}

impl Tool {
    /// Installs the program if necessary. Returns its folder, or `None` if the one
    /// on PATH is suitable.
    pub fn ready(&self, cache: &Cache) -> Result<Option<PathBuf>> {
        if let Some(path) = on_path(self.program)
            && read(Command::new(path).arg("--version"))
                .is_ok_and(|version| (self.is_suitable)(&version))
        {
            return Ok(None);
        }
        let folder = cache.filled(&self.folder, |partial| {
            step(
                format_args!("installing {}", self.folder),
                self.expected,
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
                may_unlock,
                opt_level,
            } => {
                let install = |locked| cargo_install(cache, package, locked, args, opt_level, into);
                install(&["--locked"]).or_else(|error| {
                    if !may_unlock {
                        return Err(error);
                    }
                    println!("    {error:#}; trying without its lock file");
                    install(&[])
                })
            }
            Install::Npm { package } => npm_install(package, into),
        }
        .with_context(|| {
            format!(
                "{} is missing and could not be installed (put that version on PATH, or try again)",
                self.folder
            )
        })
    }
}

/// Installs a crate without optimisation, because building takes longer than these
/// tools run. They share a target folder, so that common packages are built once and
/// an interrupted installation continues.
fn cargo_install(
    cache: &Cache,
    package: &str,
    locked: &[&str],
    args: &[&str],
    opt_level: &str,
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
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", opt_level)
        .env("CARGO_INCREMENTAL", "0")
        .env_remove("RUSTFLAGS"))
}

/// Installs a package of npm into the cache if it is missing. Returns one of its
/// scripts, whose path is relative to `node_modules`.
pub fn npm_script(name: &str, version: &str, script: &str, expected: &str) -> Result<PathBuf> {
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let folder = format!("{name}-{version}");
    let installed = cache
        .filled(&folder, |partial| {
            step(format_args!("installing {folder}"), expected, || {
                npm_install(&format!("{name}@{version}"), partial)
            })
        })
        .with_context(|| format!("{folder} is missing and could not be installed"))?;
    Ok(installed.join("node_modules").join(script))
}

/// Installs a package of npm into a folder.
fn npm_install(package: &str, into: &Path) -> Result<()> {
    require(
        "npm",
        "it is needed to install a tool of the build or the tests",
        "install Node.js",
    )?;
    run(Command::new("npm")
        .args([
            "install",
            "--silent",
            "--no-audit",
            "--no-fund",
            "--no-save",
            // Without a network it would try again for minutes.
            "--fetch-retries=1",
            "--prefix",
        ])
        .arg(into)
        .arg(package))
    .with_context(|| format!("npm can't install {package}, which needs a network"))
}

/// Removes the shared target folder after the installations.
pub fn tidy(cache: &Cache) -> Result<()> {
    cache::clear(&cache.path("build"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_on_path_are_checked() {
        assert!((trunk().is_suitable)("trunk 0.21.14"));
        assert!(!(trunk().is_suitable)("trunk 0.22.1"));
        assert!((wasm_opt().is_suitable)(
            "wasm-opt version 132 (version_132)"
        ));
        assert!(!(wasm_opt().is_suitable)("wasm-opt version 108"));
        assert!((esbuild().is_suitable)(ESBUILD));
        assert!(!(wasm_bindgen("0.2.130").is_suitable)(
            "wasm-bindgen 0.2.129"
        ));
    }
}
