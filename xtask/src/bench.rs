//! `cargo xtask bench`: the speed of the rules engine natively and in the browser,
//! and the script of an animated frame, each compared with a plain one in the same run.

use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use crate::build;
use crate::run::{read, step};
use crate::setup::{self, WASM};
use crate::test::PAGE_TESTS;

/// A line of the benchmark's output: a game, and millions of moves a second.
struct Line {
    game: String,
    engine: f64,
    plain: f64,
    walked: f64,
    hashed: f64,
    searched: f64,
}

/// Runs the benchmarks natively and in headless Chromium, and prints a table.
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
    build::release(&tools)?;
    let frame = step("timing frames of the board", "1 minute", || {
        read(
            tools
                .command("cargo")
                .args(["test", "--quiet", "--locked", "--package", PAGE_TESTS])
                .args(["--test", "page", "--", "--nocapture", "--ignored"])
                .args(["--exact", "frames::script_of_a_frame"])
                .env("CHROMEDRIVER", &driver),
        )
    })?;
    let frame = frame
        .lines()
        .find_map(|line| line.trim().strip_prefix("frame|"))
        .context("the frames were not timed")?;
    let [sowing, plain, ratio] = frame
        .split('|')
        .collect::<Vec<_>>()
        .try_into()
        .map_err(|_| anyhow!("not the times of a frame: {frame}"))?;
    println!(
        "\nScript of a frame, 2x10 with nine seeds: {sowing} ms of the processor, {ratio} times a plain \
         script that moves nine circles ({plain} ms)."
    );
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
