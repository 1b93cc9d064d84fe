//! `cargo xtask bench`: the speed of the rules engine natively and in the browser,
//! compared with a plain kernel in the same run.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::run::{read, step};
use crate::setup::{self, WASM};

/// A line of the benchmark's output: a game, and millions of moves a second.
struct Line {
    game: String,
    engine: f64,
    plain: f64,
    walked: f64,
    hashed: f64,
    searched: f64,
}

/// Runs the benchmark natively and in headless Chromium, and prints a table.
///
/// # Errors
///
/// A command that failed, also because a perft count was wrong.
pub fn bench() -> Result<()> {
    let tools = setup::tools()?;
    let driver = setup::chromedriver()?;
    let native = step("timing the rules natively", "2 minutes", || {
        lines(
            tools
                .command("cargo")
                .args(["bench", "--locked", "--bench", "rules"]),
        )
    })?;
    let wasm = step("timing the rules in the browser", "2 minutes", || {
        lines(
            tools
                .command("cargo")
                .args(["test", "--release", "--locked", "--target", WASM])
                .args(["--bench", "rules", "--", "--nocapture"])
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                    "wasm-bindgen-test-runner",
                )
                .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
                .env("CHROMEDRIVER", &driver),
        )
    })?;
    if native.len() != wasm.len() {
        bail!(
            "the benchmark timed {} games natively, {} in the browser",
            native.len(),
            wasm.len()
        );
    }
    println!(
        "\nPerft in millions of moves a second. The plain kernel drops seed by seed. Walk is the move \
         generation of a search, compared with the same kernel; hash is the extra time for the key of \
         every position. Search is millions of positions a second that the bot visits.\n"
    );
    println!(
        "| game | native | plain | ratio | walk | hash | wasm | plain | ratio | walk | wasm/native | search native | wasm | wasm/native |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (native, wasm) in native.iter().zip(&wasm) {
        println!(
            "| {} | {:.1} | {:.1} | {:.2} | {:.2} | {:.0} % | {:.1} | {:.1} | {:.2} | {:.2} | {:.2} | {:.1} | {:.1} | {:.2} |",
            native.game,
            native.engine,
            native.plain,
            native.engine / native.plain,
            native.walked / native.plain,
            (native.walked / native.hashed - 1.0).max(0.0) * 100.0,
            wasm.engine,
            wasm.plain,
            wasm.engine / wasm.plain,
            wasm.walked / wasm.plain,
            wasm.engine / native.engine,
            native.searched,
            wasm.searched,
            wasm.searched / native.searched,
        );
    }
    Ok(())
}

/// Runs the benchmark and parses its lines among the rest of the output.
fn lines(command: &mut Command) -> Result<Vec<Line>> {
    let output = read(command)?;
    let lines = output
        .lines()
        .filter_map(|line| Some(line.split_once("bench|")?.1));
    lines
        .map(|line| parse(line).with_context(|| format!("not a line of the benchmark: {line}")))
        .collect()
}

fn parse(line: &str) -> Option<Line> {
    let mut parts = line.trim().split('|');
    let game = parts.next()?.to_owned();
    let mut number = || parts.next()?.parse().ok();
    Some(Line {
        game,
        engine: number()?,
        plain: number()?,
        walked: number()?,
        hashed: number()?,
        searched: number()?,
    })
}
