//! `cargo xtask fuzz`: runs the fuzz targets in `fuzz/`. They need a nightly Rust
//! compiler and a C++ compiler.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{read, run};
use crate::setup::{self, root};

/// The programs in `fuzz/fuzz_targets/`.
const TARGETS: [&str; 6] = ["position", "moves", "record", "play", "link", "file"];

/// The default time for each target, in seconds.
pub const SECONDS: u32 = 60;

/// No address sanitizer: the project has no unsafe code, and with the sanitizer less
/// than half as many inputs are tried.
const SANITIZER: [&str; 2] = ["--sanitizer", "none"];

/// The time limit for one input, in seconds. The slowest take hundredths of a
/// second, but the machine may be busy.
const TIMEOUT: u32 = 20;

/// Builds the targets and runs them one after the other, with the corpus of earlier runs
/// in `fuzz/corpus/`, to which new inputs are added. If the machine can't build them, it
/// prints why and succeeds.
pub fn fuzz(seconds: u32, seed: &str) -> Result<()> {
    println!("MBEGU_SEED={seed}");
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
        run_target(target, seconds, seed, cargo_fuzz(folder.as_ref())?)?;
    }
    Ok(())
}

/// Checks the targets' lock file, because `cargo fuzz` has no `--locked`.
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

/// The check of the targets' format. They are not in the workspace, so `cargo fmt`
/// doesn't include them.
pub fn format() -> Command {
    let mut command = Command::new("rustfmt");
    command.current_dir(root());
    command.args(["--check", "--edition", "2024", "fuzz/src/lib.rs"]);
    command.args(TARGETS.map(|target| format!("fuzz/fuzz_targets/{target}.rs")));
    command
}

/// Checks the lints of the targets, which are not in the workspace. `libfuzzer-sys`
/// needs a C++ compiler even for that.
pub fn clippy() -> Result<()> {
    if !setup::has_cxx() {
        println!("no C++ compiler here, so no lints of the fuzz targets");
        return Ok(());
    }
    run(Command::new("cargo")
        .current_dir(root())
        .args(["clippy", "--quiet", "--locked"])
        .args(["--manifest-path", "fuzz/Cargo.toml"])
        .args(["--", "-D", "warnings"]))
}

/// Runs one target and adds inputs with new coverage to its corpus.
fn run_target(target: &str, seconds: u32, seed: &str, mut command: Command) -> Result<()> {
    let found = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&found).with_context(|| format!("{} can't be created", found.display()))?;
    let texts_only = !["play", "link"].contains(&target);
    run(command
        .args(["run", target])
        .args(SANITIZER)
        .arg(found)
        .arg(root().join("fuzz/seeds").join(target))
        .args(["--", "-verbosity=0", "-print_final_stats=1"])
        .arg(format!("-seed={seed}"))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={TIMEOUT}"))
        .arg("-max_len=400")
        .arg(format!("-only_ascii={}", u8::from(texts_only))))
}

/// `cargo fuzz` with the nightly compiler. It is looked for in `folder` first.
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
