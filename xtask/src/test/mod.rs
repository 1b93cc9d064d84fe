//! `cargo xtask test`: every check that a change must pass.

#[cfg(test)]
mod components;
mod layers;
mod names;
mod report;
mod sizes;

use std::env;
use std::num::NonZero;
use std::process::{Command, ExitCode};
use std::thread::available_parallelism;
use std::time::SystemTime;

use anyhow::Result;

use crate::build;
use crate::fuzz;
use crate::run::{Beside, run};
use crate::setup::{self, Tools, WASM, root};
use report::Report;

/// How much the command runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// What needs neither the page nor a browser.
    Quick,
    /// What a change must pass.
    Change,
    /// Everything, at full depth.
    All,
}

/// Runs the checks and tests in order. After a failed step the later ones still run,
/// unless they need its result.
///
/// The last line of the output is `N passed, N failed`, the number of tests. A step
/// that failed without a failing test counts as one.
#[must_use]
pub fn test(scope: Scope) -> ExitCode {
    let mut run = Run {
        scope,
        seed: seed(),
        report: Report::default(),
    };
    println!("MBEGU_SEED={}", run.seed);
    if scope == Scope::Quick {
        run.checks();
        run.native_tests();
    } else if let Some(tools) = run.report.step("set-up", |_| setup::tools()) {
        run.with_page(&tools);
    }
    run.report.close()
}

/// The seed of the tests by chance: `MBEGU_SEED`, or a new one.
pub fn seed() -> String {
    env::var("MBEGU_SEED").unwrap_or_else(|_| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_secs()).to_string()
    })
}

/// A run of the command.
struct Run {
    scope: Scope,
    seed: String,
    report: Report,
}

impl Run {
    /// The native checks and tests while the page is built, and then what needs the page.
    fn with_page(&mut self, tools: &Tools) {
        // Installed here, so that the tests of the page don't wait for them.
        let browser = self.report.step("Chromium", |_| setup::chromium());
        self.report.step("axe-core", |_| setup::axe());
        let page = Beside::start_own("build");
        self.checks();
        self.native_tests();
        if self.scope == Scope::All {
            self.more_checks(tools);
        }
        let built = self.report.step("page", |_| page?.end());
        if built.is_some() {
            self.report.step("sizes", |_| sizes::check());
            self.report.step("files of the page", |report| {
                report.tests(&mut page_files())
            });
        }
        if built.and(browser).is_some() {
            self.tests_of_the_page();
        }
        if self.scope == Scope::All {
            self.report
                .step("tests in the browser", |report| in_browser(report, tools));
            let seed = &self.seed;
            self.report
                .step("fuzz targets", |_| fuzz::fuzz(fuzz::SECONDS, seed));
        }
    }

    /// Runs tests, and tells those by chance their seed and how much to try.
    fn tests(&mut self, name: &'static str, mut command: Command) {
        command.envs(self.environment());
        self.report.step(name, |report| report.tests(&mut command));
    }

    /// The variables for tests by chance.
    fn environment(&self) -> Vec<(&'static str, String)> {
        let mut variables = vec![("MBEGU_SEED", self.seed.clone())];
        if self.scope == Scope::All {
            variables.push(("MBEGU_DEPTH", "full".to_owned()));
        }
        variables
    }

    /// The checks that run nothing: format, lock files, layers, names, clippy.
    fn checks(&mut self) {
        self.report.step("format", |_| {
            run(&mut cargo(&["fmt", "--all", "--check"]))?;
            run(&mut fuzz::format())
        });
        self.report
            .step("lock file of the fuzz targets", |_| fuzz::locked());
        self.report.step("layers", |_| layers::check(&root()));
        self.report.step("names", |_| names::check(&root()));
        // The second ones are not among all targets, as they have `test = false`.
        for (name, targets) in [
            ("clippy", &["--all-targets"][..]),
            ("clippy, tests of the page", &["--test", "page"]),
        ] {
            self.report.step(name, |_| {
                run(workspace("clippy")
                    .arg("--quiet")
                    .args(targets)
                    .args(["--", "-D", "warnings"]))
            });
        }
    }

    /// The tests that need no browser. Those of the engine play hundreds of thousands of
    /// games: they are optimised, and compiled without the page.
    fn native_tests(&mut self) {
        let mut engine = cargo(&[
            "test",
            "--locked",
            "--no-fail-fast",
            "--no-default-features",
        ]);
        engine
            .args(["--config", "profile.test.package.mbegu.opt-level=2"])
            .args(["--test", "engine", "--test", "allocations"]);
        self.tests("tests of the engine", engine);
        let mut others = workspace("test");
        others.args(["--no-fail-fast", "--lib", "--bins", "--test", "content"]);
        self.tests("other native tests", others);
        let mut docs = workspace("test");
        docs.arg("--doc");
        self.tests("doc tests", docs);
    }

    /// The lints of what is compiled for wasm and by the nightly compiler, and the
    /// documentation.
    fn more_checks(&mut self, tools: &Tools) {
        self.report.step("clippy, fuzz targets", |_| fuzz::clippy());
        self.report.step("clippy, wasm", |_| {
            let mut clippy = tools.command("cargo");
            run(clippy
                .args(["clippy", "--quiet", "--locked", "--target", WASM])
                .args(["--lib", "--bins", "--bench", "rules", "--test", "browser*"])
                .args(["--", "-D", "warnings"]))
        });
        let mut searches = cargo(&["test", "--locked", "--release", "--package", "mbegu-tools"]);
        searches.args(["--", "--ignored"]);
        self.tests("long tests of the tools", searches);
        self.report
            .step("pictures", |_| build::pictures_are_fresh(tools));
        self.report
            .step("clippy of the pictures, documentation", |_| {
                run(
                    cargo(&["clippy", "--quiet", "--locked", "--package", "mbegu-tools"]).args([
                        "--features",
                        "pictures",
                        "--",
                        "-D",
                        "warnings",
                    ]),
                )?;
                run(workspace("doc")
                    .args(["--quiet", "--no-deps"])
                    .env("RUSTDOCFLAGS", "-D warnings"))
            });
    }

    /// The tests that drive the built page: in Chromium, or in all engines.
    fn tests_of_the_page(&mut self) {
        let mut tests = page_tests();
        // A test waits for the browser most of the time.
        let threads = 2 * available_parallelism().map_or(1, NonZero::get);
        tests.arg(format!("--test-threads={threads}"));
        let mut told = self.environment();
        let (mut has_firefox, mut has_webkit) = (false, false);
        if self.scope == Scope::All {
            // The ignored tests take long; these only take pictures, or measure.
            tests.args(["--include-ignored", "--skip", "gallery::"]);
            tests.args(["--skip", "frames::script_of_a_frame"]);
            if let Some(path) = self.engine("Firefox and geckodriver", setup::geckodriver) {
                told.push(("GECKODRIVER", path.display().to_string()));
                has_firefox = true;
            }
            has_webkit = self
                .engine("WebKitGTK and its driver", setup::webkit)
                .is_some();
        }
        if !has_firefox {
            tests.args(["--skip", "engines::firefox::"]);
        }
        if !has_webkit {
            tests.args(["--skip", "engines::webkit::"]);
        }
        self.report.step("tests of the page", |report| {
            report.tests_in_parallel(tests.envs(told.clone()), |names| {
                let mut alone = page_tests();
                alone.args(["--include-ignored", "--exact", "--test-threads=1"]);
                alone.args(names).envs(told);
                alone
            })
        });
    }

    /// Finds or installs a further engine for the tests of the page. Without it those
    /// tests are left out, which is a failure in CI alone.
    fn engine<T>(&mut self, name: &'static str, find: impl FnOnce() -> Result<T>) -> Option<T> {
        let found = self.report.step(name, |_| match find() {
            Ok(found) => Ok(Some(found)),
            Err(error) if env::var_os("CI").is_some() => Err(error),
            Err(error) => {
                println!("the tests in this engine are left out: {error:#}");
                Ok(None)
            }
        });
        found.flatten()
    }
}

/// Cargo with arguments.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(root()).args(args);
    command
}

/// A command of Cargo for the whole workspace. The selection is always the same, so that
/// packages are compiled once for all native tests.
fn workspace(command: &str) -> Command {
    cargo(&[command, "--locked", "--workspace"])
}

/// The test that the built page has the files that `index.html` names.
fn page_files() -> Command {
    let mut command = workspace("test");
    command.args(["--lib", "--", "--ignored", "--exact"]);
    command.arg("build::links::tests::the_built_page_has_the_files_of_the_links");
    command
}

/// The tests that are compiled to wasm and run in headless Chromium, as
/// `webdriver.json` configures it.
fn in_browser(report: &mut Report, tools: &Tools) -> Result<()> {
    let driver = setup::chromedriver()?;
    report.tests(
        setup::wasm_bindgen_cli(tools)?
            .command("cargo")
            .args(["test", "--locked", "--no-fail-fast", "--target", WASM])
            .args(["--test", "browser*"])
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

/// The tests of the package `mbegu-page-tests`, which need the built page.
pub fn page_tests() -> Command {
    let mut command = workspace("test");
    command.args(["--test", "page", "--", "--nocapture"]);
    // The errors of these tests describe the page; a backtrace adds nothing.
    command.env("RUST_LIB_BACKTRACE", "0");
    command
}
