//! `cargo xtask build` and `dev`: the page, put together by Trunk.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::run::{run, step};
use crate::setup::{self, Tools, WASM, root};

/// Builds the standard library with the page, without what its panics would
/// say: a tenth of what goes over the wire. Cargo and the compiler ask for these
/// variables, as none of this is stable yet; the worker is left as it is.
const SMALL: [(&str, &str); 7] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true"),
    ("CARGO_UNSTABLE_PROFILE_RUSTFLAGS", "true"),
    ("CARGO_PROFILE_PAGE_PANIC", "immediate-abort"),
    (
        "CARGO_PROFILE_PAGE_RUSTFLAGS",
        "-Zlocation-detail=none -Zfmt-debug=none",
    ),
];

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
            run(trunk.envs(SMALL)).context("the page could not be built")?;
            shorten_scripts(tools)
        },
    )
}

/// wasm-bindgen writes its scripts for people to read.
fn shorten_scripts(tools: &Tools) -> Result<()> {
    for entry in fs::read_dir(dist())? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js") {
            run(tools
                .command("terser")
                .args(["--module", "--compress", "--mangle", "--output"])
                .args([&path, &path]))?;
        }
    }
    Ok(())
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
        .args(["fetch", "--quiet", "--locked", "--target", WASM])
        .envs(SMALL))
}
