//! Development tools, each a subcommand.
//!
//! `cargo xtask` runs them, and `cargo xtask help` lists them with their options.

mod arena;
mod args;
mod engine;
#[cfg(feature = "pictures")]
mod grounds;
#[cfg(feature = "pictures")]
mod icons;
mod matches;
mod openings;
mod perft;
mod player;
mod puzzles;
mod solve;
mod tune;
mod watch;

#[cfg(feature = "pictures")]
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use args::Args;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut args = Args::from_env();
    let command = args.value().context("a subcommand is missing")?;
    match command.as_str() {
        "arena" => arena::run(args),
        "engine" => engine::run(args),
        "openings" => openings::run(args),
        "perft" => perft::run(args),
        #[cfg(feature = "pictures")]
        "pictures" => {
            let folder = args.value().context("pictures needs a folder")?;
            grounds::render(&Path::new(&folder).join("grounds"))?;
            icons::render(&Path::new(&folder).join("site"))
        }
        "puzzles" => puzzles::run(args),
        "solve" => solve::run(args),
        "tune" => tune::run(args),
        _ => bail!("there is no subcommand {command}"),
    }
}
