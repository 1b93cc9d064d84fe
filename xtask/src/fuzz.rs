//! The fuzz targets in `fuzz/`: texts and play that nobody thought of. They
//! need a nightly compiler, and one for C++.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{read, run};
use crate::setup::{self, Tools, root};

/// The programs in `fuzz/fuzz_targets/`.
const TARGETS: [&str; 6] = ["position", "moves", "record", "play", "link", "file"];

/// How long each target runs if nobody says otherwise.
pub const SECONDS: u32 = 60;

/// The project has no unsafe code: a sanitizer of addresses would have nothing
/// to find, and let less than half as many inputs be tried.
const SANITIZER: [&str; 2] = ["--sanitizer", "none"];

/// An input that takes longer than so many seconds is a fault. The slowest take
/// hundredths, but the machine may be busy.
const HANG: u32 = 20;

/// Runs the targets for a person: each begins with what the runs before have
/// found, and leaves what it finds in `fuzz/corpus/` for the next.
pub fn fuzz(seconds: u32) -> Result<()> {
    run_targets(seconds, &root().join("fuzz/corpus"))
}

/// Runs the targets for the test command: each begins with the inputs in
/// `fuzz/seeds/` alone, so that the same is tried every time.
pub fn test() -> Result<()> {
    let found = root().join("target/fuzz");
    setup::clear(&found)?;
    run_targets(SECONDS, &found)
}

/// Builds the targets and runs them one after the other. A machine that can't
/// build them is told so, and that is no fault.
fn run_targets(seconds: u32, found: &Path) -> Result<()> {
    if let Err(why) = read(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])) {
        println!("no nightly compiler here, so no fuzzing ({why:#})");
        return Ok(());
    }
    if !setup::has_cxx() {
        println!("no C++ compiler here, which libfuzzer-sys is built with, so no fuzzing");
        return Ok(());
    }
    locked()?;
    let folder = setup::cargo_fuzz()?;
    run(cargo_fuzz(folder.as_ref())?.arg("build").args(SANITIZER))?;
    for target in TARGETS {
        println!("{target}:");
        run_target(target, seconds, found, cargo_fuzz(folder.as_ref())?)?;
    }
    Ok(())
}

/// The check of the targets' lock file: `cargo fuzz` has no `--locked` of its
/// own.
pub fn locked() -> Result<()> {
    read(
        Command::new("cargo")
            .current_dir(root().join("fuzz"))
            .args(["metadata", "--locked", "--format-version=1"]),
    )
    .context(
        "fuzz/Cargo.lock doesn't fit: `cargo update --workspace --manifest-path fuzz/Cargo.toml`",
    )?;
    Ok(())
}

/// The check of the targets' format: they belong to no workspace that
/// `cargo fmt` looks at.
pub fn format(tools: &Tools) -> Command {
    let mut command = tools.command("rustfmt");
    command.args(["--check", "--edition", "2024"]);
    command.args(TARGETS.map(|target| format!("fuzz/fuzz_targets/{target}.rs")));
    command
}

/// Runs one target; inputs that reach something new are added to `found`.
fn run_target(target: &str, seconds: u32, found: &Path, mut command: Command) -> Result<()> {
    let found = found.join(target);
    fs::create_dir_all(&found).with_context(|| format!("{} can't be made", found.display()))?;
    let texts_only = !["play", "link"].contains(&target);
    run(command
        .args(["run", target])
        .args(SANITIZER)
        .arg(found)
        .arg(root().join("fuzz/seeds").join(target))
        .args(["--", "-verbosity=0", "-print_final_stats=1", "-seed=1"])
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={HANG}"))
        .arg("-max_len=400")
        .arg(format!("-only_ascii={}", u8::from(texts_only))))
}

/// `cargo fuzz`, by the nightly compiler; `folder` is searched for it first.
fn cargo_fuzz(folder: Option<&PathBuf>) -> Result<Command> {
    let own = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.cloned().into_iter().chain(env::split_paths(&own)))
        .context("PATH can't be put together")?;
    let mut command = Command::new("rustup");
    command
        .args(["run", "nightly", "cargo", "fuzz"])
        .current_dir(root())
        .env("PATH", path);
    Ok(command)
}
