//! `cargo xtask audit`: lighthouse looks at the page as it is published.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::build::{self, dist};
use crate::run::{run, step};
use crate::serve::Server;
use crate::setup::{self, root};

/// How often each kind of device is tried if nobody says otherwise: the
/// machine's other work shows in single runs, not in the middle of some.
pub const RUNS: u32 = 5;

/// Each category, and the least that it may come to on a phone and at a desk.
const LEAST: [(&str, [f64; 2]); 4] = [
    ("performance", [95.0, 95.0]),
    ("accessibility", [100.0, 100.0]),
    ("best-practices", [100.0, 100.0]),
    ("seo", [100.0, 100.0]),
];

/// What is shown beside the categories: the audit, its heading, and the most
/// that it may come to.
const SHOWN: [(&str, &str, f64); 5] = [
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

/// Packs every file of the folder that is its first argument, as hosts do.
const PACK: &str = "
    const fs = require('fs'), path = require('path'), zlib = require('zlib');
    for (const name of fs.readdirSync(process.argv[1], { recursive: true })) {
        const file = path.join(process.argv[1], name);
        if (!/\\.(html|css|js|json|svg|txt|wasm|webmanifest)$/.test(name)) continue;
        fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file)));
    }";

/// Builds the page, serves it packed by brotli, has lighthouse try it `runs`
/// times as a phone and as a desk, and prints the middle of each figure.
///
/// # Errors
///
/// What is missing; figures that are below what they have to be.
pub fn audit(runs: u32) -> Result<()> {
    ensure!(runs > 0, "no runs, no figures");
    let lighthouse = setup::lighthouse()?;
    let chromium = setup::chromium()?;
    let chromedriver = setup::chromedriver()?;
    build::release(&setup::tools()?)?;
    let folder = root().join("target").join("audit");
    setup::clear(&folder)?;
    let site = folder.join("site");
    build::copy(&dist(), &site)?;
    run(Command::new("node").args(["-e", PACK]).arg(&site))?;
    let server = Server::start(site, 0)?;

    let mut faults = Vec::new();
    let mut lines = Vec::new();
    for (device, name) in ["mobile", "desktop"].into_iter().enumerate() {
        let about = format!("{} seconds", runs * 20);
        let reports = step(format_args!("trying the page as {name}"), &about, || {
            (0..runs)
                .map(|count| {
                    let file = folder.join(format!("{name}-{count}.json"));
                    look(&lighthouse, &chromium, &server.address(), name, &file)
                })
                .collect::<Result<Vec<_>>>()
        })?;
        let mut line = format!("| {name} ");
        for (category, least) in LEAST {
            let path = format!("/categories/{category}/score");
            let score = (middle(&reports, &path)? * 100.0).round();
            if score < least[device] {
                faults.push(format!(
                    "{category} as {name} is {score}, and {} is the least",
                    least[device]
                ));
            }
            line.push_str(&format!("| {score} "));
        }
        for (audit, heading, most) in SHOWN {
            let value = middle(&reports, &format!("/audits/{audit}/numericValue"))?;
            if value > most {
                faults.push(format!(
                    "{heading} as {name} is {value}, and {most} is the most"
                ));
            }
            let digits = if value.fract() == 0.0 || value > 1.0 {
                0
            } else {
                3
            };
            line.push_str(&format!("| {value:.digits$} "));
        }
        lines.push(line + "|");
    }
    let headings = LEAST.map(|(name, _)| name).into_iter();
    let headings: Vec<_> = headings.chain(SHOWN.map(|(_, name, _)| name)).collect();
    println!(
        "\nThe middle of {runs} runs; the reports are in {}\n",
        folder.display()
    );
    println!("| device | {} |", headings.join(" | "));
    println!("|---|{}", "--:|".repeat(headings.len()));
    for line in lines {
        println!("{line}");
    }
    first_press(&folder.join("site"), &chromedriver)?;
    if faults.is_empty() {
        Ok(())
    } else {
        bail!("{}", faults.join("; "))
    }
}

/// Prints when a press on the first picture is answered on a slow phone.
fn first_press(site: &Path, chromedriver: &Path) -> Result<()> {
    let mut test = Command::new("cargo");
    test.args([
        "test",
        "--quiet",
        "--locked",
        "--package",
        "mbegu-page-tests",
    ])
    .args(["--test", "page", "--", "--nocapture", "--exact"])
    .arg("figures::when_a_first_press_is_answered")
    .env("CHROMEDRIVER", chromedriver)
    .env("MBEGU_SITE", site);
    run(&mut test)
}

/// One look; its report.
fn look(
    lighthouse: &Path,
    chromium: &Path,
    address: &str,
    device: &str,
    file: &Path,
) -> Result<Value> {
    let mut look = Command::new("node");
    look.arg(lighthouse)
        .arg(address)
        .args(["--quiet", "--output=json"])
        .arg(format!("--output-path={}", file.display()))
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage")
        .env("CHROME_PATH", chromium)
        .stdout(Stdio::null());
    if device == "desktop" {
        look.arg("--preset=desktop");
    }
    run(&mut look)?;
    let report = fs::read_to_string(file)?;
    serde_json::from_str(&report).with_context(|| format!("{} can't be read", file.display()))
}

/// The middle of what the reports say at a place.
fn middle(reports: &[Value], place: &str) -> Result<f64> {
    let values: Option<Vec<f64>> = reports
        .iter()
        .map(|report| report.pointer(place)?.as_f64())
        .collect();
    let mut values = values.with_context(|| format!("a report doesn't say {place}"))?;
    values.sort_by(f64::total_cmp);
    let (low, high) = (values[(values.len() - 1) / 2], values[values.len() / 2]);
    Ok((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_odd_run_is_not_the_middle() -> Result<()> {
        let reports = [0.97, 0.2, 0.99, 0.98, 0.96].map(|score| json!({ "score": score }));
        assert!((middle(&reports, "/score")? - 0.97).abs() < 1e-9);
        assert!((middle(&reports[..2], "/score")? - 0.585).abs() < 1e-9);
        assert!(middle(&reports, "/other").is_err());
        Ok(())
    }
}
