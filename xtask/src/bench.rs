//! `cargo xtask bench`: the speed of the rules engine and of the search, natively and in
//! the browser, compared with an earlier commit, and the script of an animated frame.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};

use crate::build;
use crate::run::{read, step};
use crate::setup::{self, Tools, WASM, root};
use crate::test::page_tests;

/// The commit to compare with, unless the command line names one.
pub const EARLIER: &str = "HEAD^";

/// The runs of each program. They take turns, so that other load on the machine affects
/// both alike, and the best of each counts.
const RUNS: usize = 3;

/// A line of the benchmark's output: a game, and millions a second.
struct Line {
    game: String,
    /// Moves of a perft.
    perft: f64,
    /// Positions of a search.
    search: f64,
}

/// Runs the benchmark of the working tree and of an earlier commit, natively and in
/// headless Chromium, and prints a table of each.
///
/// # Errors
///
/// A command that failed, also because a perft count was wrong; a commit that doesn't
/// exist, or whose benchmark prints something else.
pub fn bench(commit: &str) -> Result<()> {
    let tools = setup::wasm_bindgen_cli(&setup::tools()?)?;
    let driver = setup::chromedriver()?;
    let trees = [root(), check_out(commit)?];
    let native = step("timing the rules natively", "3 minutes", || {
        // The engine alone is compiled faster.
        compare(&tools, &trees, |cargo| {
            cargo.args(["bench", "--no-default-features", "--locked"]);
            cargo.args(["--bench", "rules"])
        })
    })?;
    print("natively", commit, &native);
    let wasm = step("timing the rules in the browser", "4 minutes", || {
        compare(&tools, &trees, |cargo| {
            cargo.args(["test", "--release", "--locked", "--target", WASM]);
            cargo
                .args(["--bench", "rules", "--", "--nocapture"])
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                    "wasm-bindgen-test-runner",
                )
                .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
                .env("CHROMEDRIVER", &driver)
        })
    })?;
    print("in the browser", commit, &wasm);
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

/// Checks out a commit in a folder of its own, where what is compiled for it stays too.
fn check_out(commit: &str) -> Result<PathBuf> {
    let git = |folder: &Path, args: &[&str]| {
        read(Command::new("git").current_dir(folder).args(args))
            .with_context(|| format!("{commit} can't be checked out"))
    };
    let id = git(
        &root(),
        &["rev-parse", "--verify", &format!("{commit}^{{commit}}")],
    )?;
    let tree = root().join("target").join("earlier");
    if !tree.join(".git").exists() {
        let folder = "target/earlier";
        if tree.exists() {
            // Git would take the repository around it.
            std::fs::remove_dir_all(&tree)?;
        }
        git(
            &root(),
            &["worktree", "add", "--force", "--detach", folder, &id],
        )?;
    }
    git(&tree, &["checkout", "--quiet", "--detach", &id])?;
    Ok(tree)
}

/// Runs the benchmark of two trees in turns; returns the best figures of each.
fn compare(
    tools: &Tools,
    trees: &[PathBuf; 2],
    arguments: impl Fn(&mut Command) -> &mut Command,
) -> Result<[Vec<Line>; 2]> {
    let mut best = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        for (best, tree) in best.iter_mut().zip(trees) {
            // Cargo takes the packages of two trees for the same ones in one folder.
            let mut cargo = tools.command("cargo");
            cargo
                .current_dir(tree)
                .env("CARGO_TARGET_DIR", tree.join("target"));
            // The report of a test that failed has many lines, of which an error of `read`
            // would keep one.
            arguments(&mut cargo).stderr(Stdio::inherit());
            keep_best(best, lines(&read(&mut cargo)?)?);
        }
    }
    Ok(best)
}

/// The lines of the benchmark among the rest of its output.
fn lines(output: &str) -> Result<Vec<Line>> {
    let lines: Vec<Line> = output
        .lines()
        .filter_map(|line| Some(line.split_once("bench|")?.1))
        .map(|line| parse(line).with_context(|| format!("not a line of the benchmark: {line}")))
        .collect::<Result<_>>()?;
    ensure!(!lines.is_empty(), "the benchmark timed no game");
    Ok(lines)
}

fn parse(line: &str) -> Option<Line> {
    let [game, perft, search] = line.trim().split('|').collect::<Vec<_>>()[..] else {
        return None;
    };
    Some(Line {
        game: game.to_owned(),
        perft: perft.parse().ok()?,
        search: search.parse().ok()?,
    })
}

/// Keeps the better figures of each game.
fn keep_best(best: &mut Vec<Line>, lines: Vec<Line>) {
    for line in lines {
        match best.iter_mut().find(|best| best.game == line.game) {
            Some(best) => {
                best.perft = best.perft.max(line.perft);
                best.search = best.search.max(line.search);
            }
            None => best.push(line),
        }
    }
}

/// Prints the games that both trees have.
fn print(place: &str, commit: &str, [now, earlier]: &[Vec<Line>; 2]) {
    println!(
        "\nMillions a second {place}: moves of a perft, and positions of a search; each at {commit}, now, \
         and how many times as fast.\n"
    );
    println!("| game | perft, {commit} | now | ratio | search, {commit} | now | ratio |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for now in now {
        if let Some(before) = earlier.iter().find(|line| line.game == now.game) {
            println!(
                "| {} | {:.1} | {:.1} | {:.2} | {:.2} | {:.2} | {:.2} |",
                now.game,
                before.perft,
                now.perft,
                now.perft / before.perft,
                before.search,
                now.search,
                now.search / before.search,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_figures_of_several_runs_are_kept() -> Result<()> {
        let mut best = Vec::new();
        keep_best(&mut best, lines("x\nbench|giuthi 2x6|30.10|1.25\n")?);
        keep_best(&mut best, lines("log: bench|giuthi 2x6|29.00|1.50")?);
        let [line] = &best[..] else {
            panic!("one game");
        };
        assert_eq!((line.perft, line.search), (30.1, 1.5));
        for other in ["", "bench|giuthi 2x6|1|2|3|4|5", "bench|giuthi 2x6|fast|2"] {
            assert!(lines(other).is_err(), "{other}");
        }
        Ok(())
    }
}
