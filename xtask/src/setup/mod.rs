//! Installs what is missing: the wasm target and the build tools. Tools of a
//! suitable version on PATH are used as they are.
//!
//! Installed tools go into the user's cache, in a folder per version that all clones
//! share. Nothing outside that folder is changed.

mod apt;
mod axe;
mod browser;
mod cache;
mod compiler;
mod distro;
mod font;
mod lighthouse;
mod target;
mod tool;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

pub use axe::axe;
pub use browser::{chromedriver, chromium, geckodriver, headless_shell, webkit};
pub use cache::{clear, lock};
pub use compiler::WASM;
pub use font::subset_font;
pub use lighthouse::lighthouse;
pub use tool::ESBUILD;

use cache::Cache;
use tool::Tool;

/// Where the commands find the compiler and the tools of the build: `path` has the folders
/// of those that were installed before the user's own.
#[derive(Clone)]
pub struct Tools {
    path: OsString,
    /// Variables that would have Cargo use another compiler.
    unset: Vec<&'static str>,
}

impl Tools {
    /// A command in the project's root that finds the project's tools before the
    /// user's.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(root()).env("PATH", &self.path);
        for name in &self.unset {
            command.env_remove(name);
        }
        command
    }

    /// Adds programs, and installs those that are missing.
    fn with(mut self, cache: &Cache, programs: &[Tool]) -> Result<Self> {
        for program in programs {
            self.add(program.ready(cache)?)?;
        }
        tool::tidy(cache)?;
        Ok(self)
    }

    /// Puts folders first on PATH.
    fn add(&mut self, folders: impl IntoIterator<Item = PathBuf>) -> Result<()> {
        let folders = folders.into_iter().chain(env::split_paths(&self.path));
        self.path = env::join_paths(folders).context("PATH can't be extended")?;
        Ok(())
    }
}

/// Installs what a build of the page needs.
///
/// # Errors
///
/// The first tool that can't be installed, and how to get it.
pub fn tools() -> Result<Tools> {
    let why = "it runs tools of the build";
    require("node", why, "install Node.js with npm")?;
    subset_font()?;
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let target = target::ready(&cache)?;
    let mut tools = Tools {
        path: env::var_os("PATH").unwrap_or_default(),
        unset: target.unset,
    };
    tools.add(target.folders)?;
    tools.with(&cache, &[tool::wasm_opt(), tool::esbuild()])
}

/// Adds the command line of wasm-bindgen with its test runner, which is installed if it is
/// missing: tests and benchmarks that are compiled to wasm are run by it.
///
/// # Errors
///
/// It can't be installed.
pub fn wasm_bindgen_cli(tools: &Tools) -> Result<Tools> {
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let version = locked_version("wasm-bindgen")?;
    tools.clone().with(&cache, &[tool::wasm_bindgen(&version)])
}

/// Adds Trunk and the command line of wasm-bindgen, which Trunk runs. They are installed if
/// they are missing.
///
/// # Errors
///
/// One of them can't be installed.
pub fn trunk() -> Result<Tools> {
    let tools = wasm_bindgen_cli(&tools()?)?;
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    tools.with(&cache, &[tool::trunk()])
}

/// Installs `cargo fuzz` if it is missing. Returns its folder, or `None` if the one
/// on PATH is suitable.
///
/// # Errors
///
/// It can't be installed.
pub fn cargo_fuzz() -> Result<Option<PathBuf>> {
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let folder = tool::cargo_fuzz().ready(&cache)?;
    tool::tidy(&cache)?;
    Ok(folder)
}

/// Returns whether Cargo's builds find a C++ compiler.
#[must_use]
pub fn has_cxx() -> bool {
    // On other systems it needn't be on PATH.
    !cfg!(unix) || env::var_os("CXX").is_some() || on_path("c++").is_some()
}

/// The project's root folder: the nearest one above the running package that has the
/// lock file. The package is looked up at run time, because the program may have
/// been built in another clone.
#[must_use]
pub fn root() -> PathBuf {
    let package =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    let root = package
        .ancestors()
        .find(|folder| folder.join("Cargo.lock").is_file());
    root.unwrap_or(&package).to_owned()
}

/// The version of a package in Cargo.lock.
fn locked_version(package: &str) -> Result<String> {
    let path = root().join("Cargo.lock");
    let text =
        fs::read_to_string(&path).with_context(|| format!("{} can't be read", path.display()))?;
    find_version(&text, package)
        .with_context(|| format!("Cargo.lock has no package {package}"))
        .map(str::to_owned)
}

fn find_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

/// Finds a program on PATH.
fn on_path(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

/// Finds a program that the project can't install. The error says why it is needed
/// and how to get it.
fn require(program: &str, why: &str, how: &str) -> Result<PathBuf> {
    match on_path(program) {
        Some(path) => Ok(path),
        None => bail!("{program} is missing, and {why}: {how}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_come_from_the_lock_file() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"2.0.0\"\n\n[[package]]\nname = \"a\"\nversion = \"1.2.3\"\n";
        assert_eq!(find_version(lock, "a"), Some("1.2.3"));
        assert_eq!(find_version(lock, "c"), None);
    }
}
