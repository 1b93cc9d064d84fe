//! Development tools, each a subcommand that `cargo xtask` runs.

mod arena;
mod args;
mod cpu_timer;
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

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

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

/// A subcommand: its name, what `--help` prints, and what runs it.
type Subcommand = (&'static str, &'static str, fn(Args) -> Result<()>);

const SUBCOMMANDS: [Subcommand; 7] = [
    ("arena", arena::HELP, arena::run),
    ("engine", engine::HELP, engine::run),
    ("openings", openings::HELP, openings::run),
    ("perft", perft::HELP, perft::run),
    ("puzzles", puzzles::HELP, puzzles::run),
    ("solve", solve::HELP, solve::run),
    ("tune", tune::HELP, tune::run),
];

/// A file of the page.
fn static_file(address: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../static")
        .join(address)
}

fn run() -> Result<()> {
    let mut args = Args::from_env();
    let command = args.value().context("a subcommand is missing")?;
    #[cfg(feature = "pictures")]
    if command == "pictures" {
        let folder = args.value().context("pictures needs a folder")?;
        grounds::render(&Path::new(&folder).join("grounds"))?;
        return icons::render(&Path::new(&folder).join("site"));
    }
    let (_, help, run) = (SUBCOMMANDS.iter())
        .find(|(name, ..)| *name == command)
        .with_context(|| format!("there is no subcommand {command}"))?;
    if args.ask_for_help()? {
        print!("{help}");
        return Ok(());
    }
    run(args)
}
