//! The report of the test command: headings, times, and the number of tests.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::Took;

/// How many tests the report lists with their times.
const SLOWEST: usize = 20;

/// The results of the steps.
#[derive(Default)]
pub struct Report {
    steps: Vec<Step>,
    counted: Count,
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
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .context("the tests can't be started")?;
        let mut here = Count::default();
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
                if let Some(count) = result_line(&line) {
                    here.passed += count.passed;
                    here.failed += count.failed;
                }
            }
        }
        self.counted.passed += here.passed;
        self.counted.failed += here.failed;
        let status = child.wait()?;
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
