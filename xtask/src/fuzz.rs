//! The fuzz targets in `fuzz/`: texts and play that nobody thought of. They
//! need a nightly compiler.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{read, run};
use crate::setup::{self, Tools, root};

/// The programs in `fuzz/fuzz_targets/`.
const TARGETS: [&str; 4] = ["position", "moves", "record", "play"];

/// How long each target runs in the test command.
pub const SECONDS: u32 = 60;

/// Builds the targets and runs them one after the other, each for so many
/// seconds. A machine without nightly is told so, and that is no fault.
pub fn fuzz(seconds: u32) -> Result<()> {
    if let Err(why) = read(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])) {
        println!("no nightly compiler here, so no fuzzing ({why:#})");
        return Ok(());
    }
    let folder = setup::cargo_fuzz()?;
    run(cargo_fuzz(folder.as_ref())?.arg("build"))?;
    for target in TARGETS {
        println!("{target}:");
        run_target(target, seconds, cargo_fuzz(folder.as_ref())?)?;
    }
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

/// What a run finds is kept in `fuzz/corpus/`, for the next one to begin with.
fn run_target(target: &str, seconds: u32, mut command: Command) -> Result<()> {
    let found = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&found).with_context(|| format!("{} can't be made", found.display()))?;
    run(command
        .args(["run", target])
        .arg(found)
        .arg(root().join("fuzz/seeds").join(target))
        .args(["--", "-verbosity=0", "-print_final_stats=1"])
        .arg(format!("-max_total_time={seconds}"))
        .arg("-max_len=400")
        .arg(format!("-only_ascii={}", u8::from(target != "play"))))
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
