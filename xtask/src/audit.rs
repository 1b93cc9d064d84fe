//! `cargo xtask audit`: measures when the release build answers a first press on a slow phone,
//! and checks it with Lighthouse.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::build::{self, dist};
use crate::run::{run, step};
use crate::serve::Server;
use crate::setup::{self, root};
use crate::test::page_tests;

/// The default number of visits of each kind and of runs per device. The median of several runs is little
/// affected by other load on the machine.
pub const RUNS: u32 = 5;

/// The `max-age` of the files in an audit, in seconds: that of GitHub Pages.
const MAX_AGE: u32 = 600;

/// The categories with their minimum scores for mobile and desktop.
///
/// The largest paint on a phone is the picture of the board's material, which comes after the
/// program: the score is 73. Loaded before the program, the picture delays the first press by
/// 0.2 s at 0.4 Mbit/s for a score of 78.
const MIN_SCORES: [(&str, [f64; 2]); 4] = [
    ("performance", [70.0, 90.0]),
    ("accessibility", [100.0, 100.0]),
    ("best-practices", [100.0, 100.0]),
    ("seo", [100.0, 100.0]),
];

/// The figures that are printed beside the categories: the audit's id, its heading
/// and its maximum.
const FIGURES: [(&str, &str, f64); 5] = [
    ("first-contentful-paint", "first paint, ms", f64::INFINITY),
    (
        "largest-contentful-paint",
        "largest paint, ms",
        f64::INFINITY,
    ),
    ("total-blocking-time", "blocked, ms", f64::INFINITY),
    ("speed-index", "speed index, ms", f64::INFINITY),
    ("cumulative-layout-shift", "shift", 0.0),
];

/// A script that compresses every file of a folder (its argument) with Brotli, as
/// hosts do.
const COMPRESS: &str = "
    const fs = require('fs'), path = require('path'), zlib = require('zlib');
    for (const name of fs.readdirSync(process.argv[1], { recursive: true })) {
        const file = path.join(process.argv[1], name);
        if (!/\\.(html|css|js|ftl|json|svg|txt|wasm|webmanifest)$/.test(name)) continue;
        fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file)));
    }";

/// Builds the page, serves it compressed, makes `runs` visits of each kind, runs Lighthouse as
/// often for mobile and for desktop, and prints the medians.
///
/// # Errors
///
/// A missing tool, or a score or figure beyond its limit.
pub fn audit(runs: u32) -> Result<()> {
    ensure!(runs > 0, "--runs must be at least 1");
    let lighthouse = setup::lighthouse()?;
    let chromium = setup::chromium()?;
    setup::chromium()?;
    let tools = setup::tools()?;
    build::release(&tools)?;
    let folder = root().join("target").join("audit");
    setup::clear(&folder)?;
    let site = folder.join("site");
    build::copy(&dist(), &site)?;
    run(Command::new("node").args(["-e", COMPRESS]).arg(&site))?;
    step(
        "measuring when a first press is answered",
        &format!("{} seconds", runs * 80),
        || first_press(&site, runs),
    )?;
    let server = Server::start_cached(site, MAX_AGE)?;

    let mut faults = Vec::new();
    let mut lines = Vec::new();
    for (device, name) in ["mobile", "desktop"].into_iter().enumerate() {
        let about = format!("{} seconds", runs * 20);
        let reports = step(format_args!("auditing the page for {name}"), &about, || {
            (0..runs)
                .map(|count| {
                    let file = folder.join(format!("{name}-{count}.json"));
                    run_lighthouse(&lighthouse, &chromium, &server.address(), name, &file)
                })
                .collect::<Result<Vec<_>>>()
        })?;
        lines.push(row(name, device, &reports, &mut faults)?);
    }
    let headings = MIN_SCORES.map(|(name, _)| name).into_iter();
    let headings: Vec<_> = headings.chain(FIGURES.map(|(_, name, _)| name)).collect();
    println!(
        "\nMedians of {runs} runs; the reports are in {}\n",
        folder.display()
    );
    println!("| device | {} |", headings.join(" | "));
    println!("|---|{}", "--:|".repeat(headings.len()));
    for line in lines {
        println!("{line}");
    }
    if faults.is_empty() {
        Ok(())
    } else {
        bail!("{}", faults.join("; "))
    }
}

/// The row of a device in the table: the medians of its reports. Adds what is
/// beyond its limit to `faults`.
fn row(name: &str, device: usize, reports: &[Value], faults: &mut Vec<String>) -> Result<String> {
    let mut line = format!("| {name} ");
    for (category, min) in MIN_SCORES {
        let path = format!("/categories/{category}/score");
        let score = (median(reports, &path)? * 100.0).round();
        if score < min[device] {
            faults.push(format!(
                "{category} for {name} is {score}, below the minimum of {}",
                min[device]
            ));
        }
        line.push_str(&format!("| {score} "));
    }
    for (audit, heading, max) in FIGURES {
        let value = median(reports, &format!("/audits/{audit}/numericValue"))?;
        if value > max {
            faults.push(format!(
                "{heading} for {name} is {value}, above the maximum of {max}"
            ));
        }
        let digits = if value.fract() == 0.0 || value > 1.0 {
            0
        } else {
            3
        };
        line.push_str(&format!("| {value:.digits$} "));
    }
    Ok(line + "|")
}

/// Prints the time after which a press on the first picture is answered on a slow
/// phone.
fn first_press(site: &Path, runs: u32) -> Result<()> {
    let mut test = page_tests();
    test.args([
        "--ignored",
        "--exact",
        "figures::when_a_first_press_is_answered",
    ])
    .env("MBEGU_SITE", site)
    .env("MBEGU_RUNS", runs.to_string());
    run(&mut test)
}

/// Runs Lighthouse once and returns its report.
fn run_lighthouse(
    lighthouse: &Path,
    chromium: &Path,
    address: &str,
    device: &str,
    file: &Path,
) -> Result<Value> {
    let mut command = Command::new("node");
    command
        .arg(lighthouse)
        .arg(address)
        .args(["--quiet", "--output=json"])
        .arg(format!("--output-path={}", file.display()))
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage")
        .env("CHROME_PATH", chromium)
        .stdout(Stdio::null());
    if device == "desktop" {
        command.arg("--preset=desktop");
    }
    run(&mut command)?;
    let report = fs::read_to_string(file)?;
    serde_json::from_str(&report).with_context(|| format!("{} can't be read", file.display()))
}

/// The median of the numbers at a JSON pointer of the reports.
fn median(reports: &[Value], pointer: &str) -> Result<f64> {
    let values: Option<Vec<f64>> = reports
        .iter()
        .map(|report| report.pointer(pointer)?.as_f64())
        .collect();
    let mut values = values.with_context(|| format!("a report has no number at {pointer}"))?;
    values.sort_by(f64::total_cmp);
    let (low, high) = (values[(values.len() - 1) / 2], values[values.len() / 2]);
    Ok((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_slow_run_does_not_change_the_median() -> Result<()> {
        let reports = [0.97, 0.2, 0.99, 0.98, 0.96].map(|score| json!({ "score": score }));
        assert!((median(&reports, "/score")? - 0.97).abs() < 1e-9);
        assert!((median(&reports[..2], "/score")? - 0.585).abs() < 1e-9);
        assert!(median(&reports, "/other").is_err());
        Ok(())
    }
}
