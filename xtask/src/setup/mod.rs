//! Installs what is missing: the wasm target, and the tools that turn the
//! crate into a page. What is there already is used as it is.
//!
//! The project's own tools go into one folder a version in the user's cache,
//! where every clone finds them; nothing of the user's own is written over.

mod apt;
mod axe;
mod browser;
mod cache;
mod compiler;
mod distro;
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
pub use browser::{chromedriver, chromium};
pub use cache::clear;
pub use compiler::WASM;
pub use lighthouse::lighthouse;

use cache::Cache;

/// The programs the commands work with: every command that the project runs
/// is made by [`Tools::command`], so that one compiler and one version of each
/// tool are in play.
pub struct Tools {
    path: OsString,
    unset: Vec<&'static str>,
}

impl Tools {
    /// A command that finds the project's tools before the user's, started in
    /// the project's root.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(root()).env("PATH", &self.path);
        for name in &self.unset {
            command.env_remove(name);
        }
        command
    }
}

/// Sees to it that all that a build of the page needs is there.
///
/// # Errors
///
/// The first thing that is missing and can't be had, with what was tried and
/// how to get it.
pub fn tools() -> Result<Tools> {
    let cache = Cache::open()?;
    let _alone = cache.lock()?;
    let target = target::ready(&cache)?;
    let mut folders = target.folders;
    for tool in [
        tool::wasm_opt(),
        tool::terser(),
        tool::wasm_bindgen(&locked_version("wasm-bindgen")?),
        tool::trunk(),
    ] {
        folders.extend(tool.ready(&cache)?);
    }
    tool::tidy(&cache)?;
    let own = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folders.into_iter().chain(env::split_paths(&own)))
        .context("PATH can't be put together")?;
    Ok(Tools {
        path,
        unset: target.unset,
    })
}

/// Sees to it that `cargo fuzz` is there. Returns the folder to be searched for
/// it first, unless the one on PATH will do.
///
/// # Errors
///
/// It is missing and can't be installed.
pub fn cargo_fuzz() -> Result<Option<PathBuf>> {
    let cache = Cache::open()?;
    let _alone = cache.lock()?;
    let folder = tool::cargo_fuzz().ready(&cache)?;
    tool::tidy(&cache)?;
    Ok(folder)
}

/// Whether there is a C++ compiler where Cargo's builds look for it.
#[must_use]
pub fn has_cxx() -> bool {
    // Elsewhere it needn't be on PATH.
    !cfg!(unix) || env::var_os("CXX").is_some() || on_path("c++").is_some()
}

/// The project's root folder: the nearest one above the running package that
/// has the lock file. Cargo gives the package at run time, which may be in
/// another clone than the one that this program was built in.
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
        .with_context(|| format!("Cargo.lock names no package {package}"))
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

/// Refuses with one sentence when a program that the project can't install is
/// not there.
fn need(program: &str, why: &str, how: &str) -> Result<PathBuf> {
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
