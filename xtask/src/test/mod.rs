//! `cargo xtask test`: every check that a change must pass.

#[cfg(test)]
mod components;
mod layers;
mod names;
mod report;

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::build;
use crate::fuzz;
use crate::run::run;
use crate::setup::{self, Tools, WASM, root};
use report::Report;

/// Runs all checks and tests in order. After a failed step the later ones still run,
/// unless they need its result.
///
/// The last line of the output is `N passed, N failed`, the number of tests. A step
/// that failed without a failing test counts as one.
#[must_use]
pub fn test() -> ExitCode {
    let mut report = Report::default();
    if let Some(tools) = report.step("set-up", |_| setup::tools()) {
        let driver = report.step("Chromium and ChromeDriver", |_| setup::chromedriver());
        let geckodriver = engine(&mut report, "Firefox and geckodriver", setup::geckodriver);
        let webkit = engine(&mut report, "WebKitGTK and its driver", setup::webkit);
        // Installed here, so that the tests of the page don't wait for it.
        report.step("axe-core", |_| setup::axe());
        lints(&mut report, &tools);
        native_tests(&mut report, &tools);
        let built = report.step("page", |_| build::release(&tools));
        if built.is_some() {
            report.step("sizes", |report| {
                report.tests(&mut page_tests(&tools, "sizes"))
            });
        }
        if let Some(driver) = driver {
            report.step("tests in the browser", |report| {
                in_browser(report, &tools, &driver)
            });
            if built.is_some() {
                let mut tests = page_tests(&tools, "page");
                tests.env("CHROMEDRIVER", &driver);
                match &geckodriver {
                    Some(path) => tests.env("GECKODRIVER", path),
                    None => tests.args(["--skip", "engines::firefox::"]),
                };
                if webkit.is_none() {
                    tests.args(["--skip", "engines::webkit::"]);
                }
                report.step("tests of the page", |report| report.tests(&mut tests));
            }
        }
    }
    report.step("fuzz targets", |_| fuzz::test());
    report.close()
}

/// Finds or installs a further engine for the tests of the page. Without it those
/// tests are left out, which is a failure in CI alone.
fn engine<T>(
    report: &mut Report,
    name: &'static str,
    find: impl FnOnce() -> Result<T>,
) -> Option<T> {
    let found = report.step(name, |_| match find() {
        Ok(found) => Ok(Some(found)),
        Err(error) if env::var_os("CI").is_some() => Err(error),
        Err(error) => {
            println!("the tests in this engine are left out: {error:#}");
            Ok(None)
        }
    });
    found.flatten()
}

/// Cargo with arguments.
fn cargo(tools: &Tools, args: &[&str]) -> Command {
    let mut command = tools.command("cargo");
    command.args(args);
    command
}

/// A command of Cargo for the whole workspace. The selection and the features are always
/// the same, so that packages are compiled once for all native tests.
fn workspace(tools: &Tools, command: &str) -> Command {
    let args = [
        command,
        "--locked",
        "--workspace",
        "--features",
        "mbegu-tools/pictures",
    ];
    cargo(tools, &args)
}

/// The checks that run nothing: format, lock files, layers, names, clippy, documentation.
fn lints(report: &mut Report, tools: &Tools) {
    let cargo = |args: &[&str]| cargo(tools, args);
    report.step("format", |_| {
        run(&mut cargo(&["fmt", "--all", "--check"]))?;
        run(&mut fuzz::format(tools))
    });
    report.step("lock file of the fuzz targets", |_| fuzz::locked());
    report.step("layers", |_| layers::check(&root()));
    report.step("names", |_| names::check(&root()));
    report.step("clippy, native", |_| {
        let clippy = |targets: &[&str]| {
            run(workspace(tools, "clippy")
                .arg("--quiet")
                .args(targets)
                .args(["--", "-D", "warnings"]))
        };
        clippy(&["--all-targets"])?;
        // Not among them, as they have `test = false`.
        clippy(&["--test", "page", "--test", "sizes"])
    });
    report.step("clippy, fuzz targets", |_| fuzz::clippy(tools));
    report.step("clippy, wasm", |_| {
        run(cargo(&[
            "clippy", "--quiet", "--locked", "--target", WASM, "--lib", "--bins", "--bench",
            "rules",
        ])
        .args(["--test", "browser*", "--", "-D", "warnings"]))
    });
    report.step("documentation", |_| {
        run(workspace(tools, "doc")
            .args(["--quiet", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    });
}

/// The tests that need no browser.
fn native_tests(report: &mut Report, tools: &Tools) {
    report.step("native tests and doc tests", |report| {
        report.tests(workspace(tools, "test").arg("--no-fail-fast"))
    });
}

/// The tests that are compiled to wasm and run in headless Chromium, as
/// `webdriver.json` configures it.
fn in_browser(report: &mut Report, tools: &Tools, driver: &Path) -> Result<()> {
    report.tests(
        tools
            .command("cargo")
            .args([
                "test",
                "--locked",
                "--no-fail-fast",
                "--target",
                WASM,
                "--test",
                "browser*",
            ])
            .env(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                "wasm-bindgen-test-runner",
            )
            // In seconds; long, because the machine may be busy.
            .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
            .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
            .env("CHROMEDRIVER", driver),
    )
}

/// One of the test programs of the package `mbegu-page-tests`, which need the built page.
pub fn page_tests(tools: &Tools, name: &str) -> Command {
    let mut command = workspace(tools, "test");
    command.args(["--test", name, "--", "--nocapture"]);
    // The errors of these tests describe the page; a backtrace adds nothing.
    command.env("RUST_LIB_BACKTRACE", "0");
    command
}
