//! `cargo xtask build` and `dev`: the page, put together by Trunk.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::run::{run, step};
use crate::setup::{self, Tools, WASM, root};

mod first;
mod offline;
mod pages;
mod styles;

/// The folder that the built page is left in.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the page as it is published. `dist/` then works from any folder of
/// any static host.
///
/// # Errors
///
/// A tool that is missing and can't be had, or the build that failed.
pub fn release(tools: &Tools) -> Result<()> {
    step(
        "building the page and the bot's worker",
        "4 minutes the first time",
        || {
            fetch(tools)?;
            // All that Trunk would fetch is there, so nothing goes unnoticed.
            let mut trunk = tools.command("trunk");
            trunk.args(["build", "--release", "--offline", "--locked"]);
            run(&mut trunk).context("the page could not be built")?;
            styles::join(&dist())?;
            let first = first::draw(tools)?;
            pages::finish(&dist(), &first)?;
            shorten_scripts(tools)?;
            offline::finish(tools, &first.failure)
        },
    )
}

/// The files with an ending that lie in a folder, sorted.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|its| its == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Copies a folder with all that is in it.
///
/// # Errors
///
/// What can't be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}

/// A name that changes with a content: the first 64 bits of its SHA-256.
fn hash(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes)[..8])
}

/// wasm-bindgen writes its scripts for people to read.
fn shorten_scripts(tools: &Tools) -> Result<()> {
    for path in files(&dist(), "js")? {
        shorten(tools, &path)?;
    }
    Ok(())
}

/// What a content comes to, as browsers check it: SHA-256 in Base64.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(bytes)))
}

fn shorten(tools: &Tools, script: &Path) -> Result<()> {
    run(tools
        .command("terser")
        .args(["--module", "--compress", "--mangle", "--output"])
        .args([script, script]))
}

/// Builds the page for development, serves it, and loads it again at every
/// change, until it is stopped.
///
/// # Errors
///
/// As [`release`], or a port that is taken.
pub fn dev(port: Option<u16>, open: bool) -> Result<()> {
    let tools = setup::tools()?;
    fetch(&tools)?;
    let mut trunk = tools.command("trunk");
    trunk.args(["serve", "--offline"]);
    if let Some(port) = port {
        trunk.args(["--port", &port.to_string()]);
    }
    if open {
        trunk.arg("--open");
    }
    run(&mut trunk)
}

/// Trunk is told to fetch nothing, so the packages are fetched before it.
fn fetch(tools: &Tools) -> Result<()> {
    run(tools
        .command("cargo")
        .args(["fetch", "--quiet", "--locked", "--target", WASM]))
}
