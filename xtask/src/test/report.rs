//! The report of the test command: headings, times, and the number of tests.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::Took;

/// How many tests the report lists with their times.
const SLOWEST: usize = 20;

/// Parts of what a test tells of a program of the page that has stopped.
const STOPPED: [&str; 2] = ["the program has stopped", "panicked at"];

/// The results of the steps.
#[derive(Default)]
pub struct Report {
    steps: Vec<Step>,
    counted: Count,
    /// Whether a test has told of a program that stopped.
    has_stopped: bool,
    /// The seconds of the visits of each test.
    timed: BTreeMap<String, f64>,
}

struct Step {
    name: &'static str,
    took: Duration,
    failed: bool,
}

/// Tests that passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    passed: u32,
    failed: u32,
}

impl Report {
    /// Runs a step under a heading, and prints its error if it fails.
    pub fn step<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Option<T> {
        println!("\n## {name}");
        let (start, before) = (Instant::now(), self.counted);
        let done = work(self);
        let took = start.elapsed();
        if let Err(error) = &done {
            println!("FAILED: {name}: {error:#}");
            if self.counted.failed == before.failed {
                self.counted.failed += 1;
            }
        }
        println!("-- {name}: {}", Took(took));
        self.steps.push(Step {
            name,
            took,
            failed: done.is_err(),
        });
        done.ok()
    }

    /// Runs a test command with its output shown, and counts its tests.
    pub fn tests(&mut self, command: &mut Command) -> Result<()> {
        let (count, _, status) = self.run(command)?;
        self.judge(count, status)
    }

    /// As [`tests`](Self::tests). Tests that failed run once more by the command that
    /// `alone` makes of their names, as a test in a browser may fail where others take its
    /// time; those that pass then are told. A program of the page that has stopped is a
    /// fault however seldom it does: then nothing runs again.
    pub fn tests_in_parallel(
        &mut self,
        command: &mut Command,
        alone: impl FnOnce(&[String]) -> Command,
    ) -> Result<()> {
        let (mut count, names, status) = self.run(command)?;
        if self.has_stopped || names.is_empty() || count.failed as usize != names.len() {
            return self.judge(count, status);
        }
        println!("\nonce more, one after the other: {}", names.join(", "));
        let (again, still, status) = self.run(&mut alone(&names))?;
        let passed = names.iter().filter(|name| !still.contains(name));
        for name in passed {
            println!("PASSED ONLY ALONE: {name}");
        }
        count.passed += again.passed;
        count.failed = again.failed;
        self.judge(count, status)
    }

    /// Runs a test command with its output shown. Returns the number of its tests, the names
    /// of those that failed, and how it ended.
    fn run(&mut self, command: &mut Command) -> Result<(Count, Vec<String>, ExitStatus)> {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .context("the tests can't be started")?;
        let (mut here, mut names) = (Count::default(), Vec::new());
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).split(b'\n') {
                // The output of a test need not be UTF-8.
                let line = line?;
                let line = String::from_utf8_lossy(&line);
                if let Some((seconds, test)) = time_line(&line) {
                    *self.timed.entry(test).or_default() += seconds;
                    continue;
                }
                println!("{line}");
                names.extend(failed_line(&line));
                self.has_stopped |= STOPPED.iter().any(|told| line.contains(told));
                if let Some(count) = result_line(&line) {
                    here.passed += count.passed;
                    here.failed += count.failed;
                }
            }
        }
        Ok((here, names, child.wait()?))
    }

    /// Adds to the number of tests. Fails if a test has failed, or the command.
    fn judge(&mut self, here: Count, status: ExitStatus) -> Result<()> {
        self.counted.passed += here.passed;
        self.counted.failed += here.failed;
        if here.failed > 0 {
            bail!(
                "{} of {} tests failed",
                here.failed,
                here.passed + here.failed
            );
        }
        if !status.success() {
            bail!("the tests could not be built or run to their end ({status})");
        }
        Ok(())
    }

    /// Prints the slowest tests, the steps with their results, and the number of tests as
    /// the last line.
    pub fn close(self) -> ExitCode {
        let mut timed: Vec<_> = self.timed.iter().collect();
        timed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        if !timed.is_empty() {
            println!("\n## the slowest tests, in seconds");
        }
        for (test, seconds) in timed.into_iter().take(SLOWEST) {
            println!("{seconds:>6.1}  {test}");
        }
        println!("\n## all steps");
        for step in &self.steps {
            let mark = if step.failed { "FAILED" } else { "ok" };
            println!("{mark:>6}  {:<30} {}", step.name, Took(step.took));
        }
        println!(
            "        {:<30} {}",
            "together",
            Took(self.steps.iter().map(|step| step.took).sum())
        );
        println!(
            "{} passed, {} failed",
            self.counted.passed, self.counted.failed
        );
        if self.counted.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// Parses `time: NAME SECONDS`, which the tests of the page print.
fn time_line(line: &str) -> Option<(f64, String)> {
    let (name, seconds) = line.strip_prefix("time: ")?.rsplit_once(' ')?;
    Some((seconds.parse().ok()?, name.to_owned()))
}

/// Parses `test NAME ... FAILED`.
fn failed_line(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.to_owned())
}

/// Parses `test result: ok. 3 passed; 0 failed; ...`, the last line of native tests
/// and of tests in the browser.
fn result_line(line: &str) -> Option<Count> {
    let (_, counts) = line
        .trim()
        .strip_prefix("test result: ")?
        .split_once(". ")?;
    let count = |what: &str| {
        counts
            .split(';')
            .find_map(|part| part.trim().strip_suffix(what)?.trim().parse().ok())
    };
    Some(Count {
        passed: count("passed")?,
        failed: count("failed")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_counted() {
        let line = "test result: ok. 12 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(
            result_line(line),
            Some(Count {
                passed: 12,
                failed: 1
            })
        );
        assert_eq!(result_line("test rules::tests::result ... ok"), None);
        assert_eq!(failed_line("test a::b ... FAILED"), Some("a::b".to_owned()));
        assert_eq!(failed_line("test a::b ... ok"), None);
    }

    #[test]
    fn times_are_read() {
        let timed = time_line("time: games::giuthi 12.5");
        assert_eq!(timed, Some((12.5, "games::giuthi".to_owned())));
        assert_eq!(time_line("time: unknown"), None);
    }

    #[test]
    fn a_step_that_fails_is_counted_once() {
        let mut report = Report::default();
        report.step("one", |_| -> Result<()> { bail!("no") });
        report.step("two", |report| -> Result<()> {
            report.counted.failed += 2;
            bail!("no")
        });
        assert_eq!(
            report.counted,
            Count {
                passed: 0,
                failed: 3
            }
        );
    }
}
