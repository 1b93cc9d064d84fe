//! The project's commands: `cargo xtask <command>`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match xtask::commands::run() {
        Ok(code) => code,
        Err(error) => {
            // One line that says what is wrong; never a backtrace.
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
