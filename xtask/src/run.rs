//! Running other programs, and reporting the steps of a command with their times.

use std::env;
use std::fmt;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// Runs a command with its output shown. The error names the command and its exit
/// status.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("{} can't be started", Line(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", Line(command));
    }
    Ok(())
}

/// Runs a command and returns its output without the white space around it. The
/// error has the last line of its standard error, unless that is shown already.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{} can't be started", Line(command)))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        let last = errors.lines().rfind(|line| !line.trim().is_empty());
        let reason = last.map_or_else(String::new, |last| format!(": {}", last.trim()));
        bail!("{} failed ({}){reason}", Line(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A command that runs beside others. Its output is printed when it ends.
pub struct Beside {
    child: Child,
    output: PathBuf,
}

impl Beside {
    /// Starts another command of this program, whose output is kept in a file beside it.
    pub fn start_own(command: &str) -> Result<Self> {
        let program = env::current_exe()?;
        let output = program.with_file_name(format!("{command}.log"));
        let file = File::create(&output)
            .with_context(|| format!("{} can't be written", output.display()))?;
        let child = Command::new(program)
            .arg(command)
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()?;
        Ok(Self { child, output })
    }

    /// Waits for its end, and prints its output.
    pub fn end(mut self) -> Result<()> {
        let status = self.child.wait()?;
        print!("{}", String::from_utf8_lossy(&fs::read(&self.output)?));
        ensure!(status.success(), "it failed ({status})");
        Ok(())
    }
}

/// Does work that takes a while. Prints its name and the expected duration before
/// it, and the actual duration after it.
pub fn step<T>(
    name: impl fmt::Display,
    expected: &str,
    work: impl FnOnce() -> Result<T>,
) -> Result<T> {
    println!("==> {name} (about {expected})");
    let start = Instant::now();
    let done = work()?;
    println!("    done in {}", Took(start.elapsed()));
    Ok(done)
}

/// Does a part of a step, which may run beside others. Prints its duration after it.
pub fn timed<T>(name: impl fmt::Display, work: impl FnOnce() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    let done = work()?;
    println!("    {name}: {}", Took(start.elapsed()));
    Ok(done)
}

/// Formats a duration: `0.4 s`, `12 s`, `3 min 5 s`.
pub struct Took(pub Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs_f64();
        match self.0.as_secs() {
            ..10 => write!(f, "{seconds:.1} s"),
            10..60 => write!(f, "{seconds:.0} s"),
            whole => write!(f, "{} min {} s", whole / 60, whole % 60),
        }
    }
}

/// Formats a command as it would be typed.
struct Line<'a>(&'a Command);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}", self.0.get_program().to_string_lossy())?;
        for arg in self.0.get_args() {
            write!(f, " {}", arg.to_string_lossy())?;
        }
        write!(f, "`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(Took(Duration::from_millis(420)).to_string(), "0.4 s");
        assert_eq!(Took(Duration::from_secs(12)).to_string(), "12 s");
        assert_eq!(Took(Duration::from_secs(185)).to_string(), "3 min 5 s");
    }

    #[test]
    fn a_failing_command_is_named() {
        let error = run(Command::new("cargo")
            .arg("--no-such-flag")
            .stderr(Stdio::null()));
        let text = error.map_err(|error| error.to_string());
        assert!(text.is_err_and(|text| text.starts_with("`cargo --no-such-flag` failed")));
    }
}
