//! `cargo xtask build` and `dev`: builds of the page by Trunk.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::run::{run, step};
use crate::setup::{self, Tools, WASM, root};

mod first;
mod fonts;
mod offline;
mod pages;
mod styles;

/// The output folder of the build.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Makes the release build. `dist/` then works from any folder of any static host.
///
/// # Errors
///
/// A tool that can't be installed, or a step of the build that failed.
pub fn release(tools: &Tools) -> Result<()> {
    step(
        "building the page and the bot's worker",
        "4 minutes the first time",
        || {
            fetch(tools)?;
            // Offline, because Trunk would otherwise download tools of its own.
            let mut trunk = tools.command("trunk");
            trunk.args(["build", "--release", "--offline", "--locked"]);
            run(&mut trunk).context("the page could not be built")?;
            let late_styles = styles::join(&dist())?;
            let first = first::render(tools)?;
            pages::finish(&dist(), &first, &late_styles)?;
            copy(&first.site, &dist())?;
            first::grounds(tools, &dist().join("grounds"))?;
            first::icons(tools, &dist())?;
            fonts::subset(tools, &dist())?;
            fill_program_size()?;
            minify_scripts(tools)?;
            offline::finish(tools, &first.failure)
        },
    )
}

/// Replaces a placeholder, which a script must have exactly once.
fn fill(script: &str, placeholder: &str, value: &str) -> Result<String> {
    ensure!(
        script.matches(placeholder).count() == 1,
        "a script doesn't have the placeholder `{placeholder}` exactly once"
    );
    Ok(script.replacen(placeholder, value, 1))
}

/// The files of a folder with an extension, sorted.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Copies a folder with its content.
///
/// # Errors
///
/// A file that can't be read or written.
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

/// A hash for file names: the first 64 bits of the SHA-256.
fn hash(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes)[..8])
}

/// Tells the script that loads the bot's program how large that is.
fn fill_program_size() -> Result<()> {
    let size = fs::metadata(dist().join("bot_bg.wasm"))?.len();
    let path = dist().join("bot_loader.js");
    let script = fs::read_to_string(&path)?;
    fs::write(&path, fill(&script, "SIZE = 0", &format!("SIZE = {size}"))?)?;
    Ok(())
}

/// Minifies the scripts of wasm-bindgen and the page's own.
fn minify_scripts(tools: &Tools) -> Result<()> {
    for path in files(&dist(), "js")? {
        minify(tools, &path)?;
    }
    Ok(())
}

/// The integrity value of a content as browsers check it: SHA-256 in Base64.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(bytes)))
}

fn minify(tools: &Tools, script: &Path) -> Result<()> {
    run(tools
        .command("terser")
        .args(["--module", "--compress", "--mangle", "--output"])
        .args([script, script]))
}

/// Makes a development build, serves it, and rebuilds and reloads it at every change
/// until it is stopped.
///
/// # Errors
///
/// As [`release`], or a port that is in use.
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

/// Downloads the packages, because Trunk is run offline.
fn fetch(tools: &Tools) -> Result<()> {
    run(tools
        .command("cargo")
        .args(["fetch", "--quiet", "--locked", "--target", WASM]))
}
