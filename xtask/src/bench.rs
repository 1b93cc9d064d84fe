//! `cargo xtask bench`: the speed of the rules engine natively and in the browser,
//! and the script of an animated frame, each compared with a plain one in the same run.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, bail};

use crate::build;
use crate::run::{read, step};
use crate::setup::{self, WASM};
use crate::test::page_tests;

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
    let tools = setup::wasm_bindgen_cli(&setup::tools()?)?;
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
            // The report of a test that failed has many lines, of which an error of `read`
            // would keep one.
            tools
                .command("cargo")
                .args(["test", "--release", "--locked", "--target", WASM])
                .args(["--bench", "rules", "--", "--nocapture"])
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                    "wasm-bindgen-test-runner",
                )
                .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
                .env("CHROMEDRIVER", &driver)
                .stderr(Stdio::inherit()),
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
            page_tests()
                .args(["--ignored", "--exact", "frames::script_of_a_frame"])
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

/// The configuration with which cargo runs the benchmark in cachegrind, which simulates
/// a processor and its prediction of branches. Its figures are the same on every run.
const CACHEGRIND: &str = "target.'cfg(all())'.runner = ['valgrind', '--tool=cachegrind', \
     '--cache-sim=no', '--branch-sim=yes', '--cachegrind-out-file=/dev/stdout']";

/// What a perft of the benchmark executes, simulated by cachegrind.
#[derive(Clone, Copy)]
struct Executed {
    instructions: f64,
    branches: f64,
    mispredicted: f64,
}

impl Executed {
    /// What was executed beyond `other`, for each of `moves`.
    fn beyond(self, other: Executed, moves: f64) -> Executed {
        Executed {
            instructions: (self.instructions - other.instructions) / moves,
            branches: (self.branches - other.branches) / moves,
            mispredicted: (self.mispredicted - other.mispredicted) / moves,
        }
    }
}

/// Counts what the rules engine and the plain kernels execute for a move, and prints a
/// table. Needs valgrind.
///
/// # Errors
///
/// A command that failed, also because valgrind is not installed.
pub fn count() -> Result<()> {
    let tools = setup::tools()?;
    let rules = |runner: Option<&str>, args: &[&str]| {
        let mut command = tools.command("cargo");
        command.args(["bench", "--quiet", "--locked", "--bench", "rules"]);
        if let Some(runner) = runner {
            command.args(["--config", runner]);
        }
        read(command.arg("--").args(args))
    };
    let games = step("building the benchmark", "1 minute", || {
        rules(None, &["--list"])
    })?;
    println!(
        "\n| game | laps a move | seeds a lap | engine: instructions | branches | mispredicted | plain: instructions | branches | mispredicted |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for game in games.lines().filter_map(|line| line.strip_prefix("game|")) {
        let sowings = rules(None, &["--once", game, "none"])?;
        let [moves, laps, seeds] = numbers(&sowings, "once|", '|')?;
        let executed = |kernel| {
            let output = rules(Some(CACHEGRIND), &["--once", game, kernel])?;
            let [instructions, branches, mispredicted, indirect, wrong] =
                numbers(&output, "summary: ", ' ')?;
            anyhow::Ok(Executed {
                instructions,
                branches: branches + indirect,
                mispredicted: mispredicted + wrong,
            })
        };
        let none = executed("none")?;
        let engine = executed("engine")?.beyond(none, moves);
        let plain = executed("plain")?.beyond(none, moves);
        println!(
            "| {game} | {:.2} | {:.2} | {:.0} | {:.1} | {:.2} | {:.0} | {:.1} | {:.2} |",
            laps / moves,
            seeds / laps,
            engine.instructions,
            engine.branches,
            engine.mispredicted,
            plain.instructions,
            plain.branches,
            plain.mispredicted,
        );
    }
    Ok(())
}

/// Parses the numbers of the line that begins with `name`.
fn numbers<const N: usize>(output: &str, name: &str, separator: char) -> Result<[f64; N]> {
    let line = output
        .lines()
        .find_map(|line| line.strip_prefix(name))
        .with_context(|| format!("there is no line {name:?}"))?;
    let numbers: Vec<f64> = line
        .split(separator)
        .map(|number| number.trim().parse())
        .collect::<Result<_, _>>()
        .with_context(|| format!("not numbers: {line}"))?;
    numbers
        .try_into()
        .map_err(|_| anyhow!("not {N} numbers: {line}"))
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
