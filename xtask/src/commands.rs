//! The list of commands and their options.

use std::ffi::OsStr;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser};

use crate::{audit, bench, build, fuzz, play, setup, test};

const HELP: &str = "\
Usage: cargo xtask <command>

  play    build the page, serve it on this machine and open it in the browser
          [--port N] takes that port and not a free one, [--no-open] opens nothing
  build   build the page into dist/, which works from any folder of any host
  dev     build for development, serve, and load again at every change
          [--port N] [--no-open]
  test    every check and test, in headless Chromium too; the last line counts
  fuzz    the fuzz targets, which the test command runs for a minute each
          [--seconds N] for each of them
  audit   build the page, and have lighthouse try it as a phone and at a desk
          [--runs N] times each; the middle counts
  bench   how fast the rules are, natively and in headless Chromium
  perft   count the sequences of moves of a game, to compare and to measure
          GAME DEPTH [RECORD], counting from where that record ends
  arena   play matches between bots and print the score
          [--game G] [--pits N] [--seeds N] the game
          [--a P] [--b P] the players: random, greedy, plain:DEPTH, level:N
          (level:N@100 thinks 100 ms a move, level:N@equal as long as the other)
          [--games N] [--opening N] random moves before each, at most
          [--seed S] [--scale K], which divides the levels' limits
          [--a-weights FILE] [--b-weights FILE] other weights than the game's
  ladder  play a match of every level with the one below, and print the scores
          [--game G] [--games N] [--seed S] [--scale K] [--from LEVEL]
  depths  how fast the search goes deeper, against plain alpha-beta
          [--game G] [--depth N]
  endings with how many seeds in play the bot proves the result
          [--game G] [--nodes N] [--positions N] [--seeds N] [--seed S]
  tune    find a game's weights by self-play, and write them into the source
          [--game G] [--rounds N] [--games N] [--nodes N] [--seed S] [--ridge N]
  puzzles make the puzzles of the tests [--count N] [--seed S] [--nodes N]
  engine  the bot on standard input and output, for other programs; the README
          lists what it understands
  setup   install what is missing to build the page, and nothing else
  help    this text

Environment:
  MBEGU_ADDRESS      where the page will be published (https://...), for what
                     is shown of a link to it
  MBEGU_CACHE        where the tools that the project installs are kept
                     (otherwise mbegu in the user's cache folder)
  MBEGU_WASM_TARGET  `distro` takes the compiler and the wasm target from the
                     distribution even where rustup could have them
";

/// Runs the command that the command line names.
///
/// # Errors
///
/// An unknown command or option, or the first step that failed, in one
/// sentence that says what is missing and how to get it.
pub fn run() -> Result<ExitCode> {
    let mut args = Parser::from_env();
    let command = match args.next()? {
        Some(Arg::Value(command)) => command,
        Some(Arg::Short('h') | Arg::Long("help")) | None => "help".into(),
        Some(other) => bail!("{}; see `cargo xtask help`", other.unexpected()),
    };
    match command.to_str() {
        Some("help") => print!("{HELP}"),
        Some(
            name @ ("perft" | "arena" | "engine" | "ladder" | "depths" | "endings" | "tune"
            | "puzzles"),
        ) => {
            let mut command = Command::new("cargo");
            command
                .args(["run", "--quiet", "--release", "--locked"])
                .args(["--package", "mbegu-tools", "--", name])
                .args(args.raw_args()?);
            crate::run::run(command.current_dir(setup::root()))?;
        }
        Some("setup") => {
            no_more(&mut args)?;
            setup::tools()?;
        }
        Some("build") => {
            no_more(&mut args)?;
            build::release(&setup::tools()?)?;
            println!("The page is in {}", build::dist().display());
        }
        Some("play") => {
            let Serving { port, open } = serving(&mut args)?;
            play::play(port, open)?;
        }
        Some("dev") => {
            let Serving { port, open } = serving(&mut args)?;
            build::dev(port, open)?;
        }
        Some("test") => {
            no_more(&mut args)?;
            return Ok(test::test());
        }
        Some("fuzz") => {
            let mut seconds = fuzz::SECONDS;
            while let Some(arg) = args.next()? {
                match arg {
                    Arg::Long("seconds") => seconds = number(&args.value()?)?,
                    _ => bail!("{}; see `cargo xtask help`", arg.unexpected()),
                }
            }
            fuzz::fuzz(seconds)?;
        }
        Some("audit") => {
            let mut runs = audit::RUNS;
            while let Some(arg) = args.next()? {
                match arg {
                    Arg::Long("runs") => runs = number(&args.value()?)?,
                    _ => bail!("{}; see `cargo xtask help`", arg.unexpected()),
                }
            }
            audit::audit(runs)?;
        }
        Some("bench") => {
            no_more(&mut args)?;
            bench::bench()?;
        }
        _ => bail!("there is no command {command:?}; see `cargo xtask help`"),
    }
    Ok(ExitCode::SUCCESS)
}

/// The options of the commands that serve the page.
struct Serving {
    port: Option<u16>,
    open: bool,
}

fn serving(args: &mut Parser) -> Result<Serving> {
    let mut serving = Serving {
        port: None,
        open: true,
    };
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("port") => serving.port = Some(port(&args.value()?)?),
            Arg::Long("no-open") => serving.open = false,
            _ => bail!("{}; see `cargo xtask help`", arg.unexpected()),
        }
    }
    Ok(serving)
}

fn port(text: &OsStr) -> Result<u16> {
    let port = text.to_str().and_then(|text| text.parse().ok());
    port.with_context(|| format!("{} is no port", text.display()))
}

fn number(text: &OsStr) -> Result<u32> {
    let number = text.to_str().and_then(|text| text.parse().ok());
    number.with_context(|| format!("{} is no number", text.display()))
}

/// Checks that nothing is left on the command line.
fn no_more(args: &mut Parser) -> Result<()> {
    match args.next()? {
        Some(arg) => bail!("{}; see `cargo xtask help`", arg.unexpected()),
        None => Ok(()),
    }
}
