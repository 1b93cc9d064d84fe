//! `cargo xtask build` and `dev`: the page, put together by Trunk.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::run::{run, step};
use crate::setup::{self, Tools, WASM, root};

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
        "2 minutes the first time",
        || {
            fetch(tools)?;
            // All that Trunk would fetch is there, so nothing goes unnoticed.
            run(tools
                .command("trunk")
                .args(["build", "--release", "--offline", "--locked"]))
            .context("the page could not be built")
        },
    )
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
