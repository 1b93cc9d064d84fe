//! The project's commands: `cargo xtask <command>`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match xtask::commands::run() {
        Ok(code) => code,
        Err(error) => {
            // One line without a backtrace, which would not help a user.
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
