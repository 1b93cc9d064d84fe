//! The list of commands and their options.

use std::env;
use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser};

use crate::test::Scope;
use crate::{audit, bench, build, fuzz, gallery, play, setup, test};

const HELP: &str = "\
Usage: cargo xtask <command>

  play    build the page, serve it on this machine and open it in the browser;
          its program is compiled faster than by build, and larger
          [--port N] uses that port and not a free one, [--no-open] opens nothing
  build   build the page into dist/, which works from any folder of any host
  dev     build for development by Trunk, which is installed when it is first used,
          serve, and reload at every change
          [--port N] [--no-open]
  test    run what a change must pass, natively and in headless Chromium; the last
          line has the number of tests
          [--quick] only format, lints and native tests
          [--all] everything at full depth: also Firefox, WebKit, the tests compiled
          to wasm, the documentation, and the fuzz targets for a minute each
  fuzz    run the fuzz targets for a minute each, with the inputs of earlier runs
          [--seconds N] for each target
  audit   build the page and measure it with Lighthouse for mobile and desktop
          [--runs N] for each; the medians are printed
  gallery build the page and take pictures of every moment of play, with an
          index.html that shows them, in gallery/
          [NAMES] only the moments whose names contain one of these
  pictures
          render the surfaces of the boards and the icons again, build the page, and
          take the pictures of the README and of link previews
  bench   measure the rules engine and the search, natively and in headless
          Chromium, compared with an earlier commit
          [COMMIT] that commit and not HEAD^
  perft   count the sequences of moves of a game, and measure the speed
  arena   play games between bots and print the score
  solve   prove what the players of a game can force
  openings
          make the opening books, the balanced openings and the tables of first moves
  tune    find a game's weights by self-play, and write them into the source
  puzzles make the page's puzzles by self-play
  engine  run the bot on standard input and output, for other programs
  setup   install what is missing to build the page, and nothing else
  help    print this text, or the options of a command: [COMMAND]; so does --help or
          -h after a command

Environment:
  MBEGU_ADDRESS      address where the page will be published (https://...), for
                     link previews
  MBEGU_SEED         seed of the tests by chance and the fuzz targets (default: a new
                     one in every run, which is printed)
  MBEGU_DEPTH        `full` has tests by chance try as much as in `test --all`
  MBEGU_CACHE        folder for the tools that the project installs
                     (default: mbegu in the user's cache folder)
  MBEGU_WASM_TARGET  `distro` uses the distribution's compiler and wasm target
                     even if rustup could install them
";

/// The commands of `mbegu-tools`, which reads their arguments.
const TOOLS: [&str; 7] = [
    "perft", "arena", "engine", "tune", "puzzles", "openings", "solve",
];

/// Runs the command that the command line names.
///
/// # Errors
///
/// An unknown command or option, or the first step that failed, in one sentence. If
/// something is missing, it explains how to get it.
pub fn run() -> Result<ExitCode> {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    match wanted_help(&args) {
        None => return run_command(args),
        Some(None) => print!("{HELP}"),
        Some(Some(command)) if is_tool(command) => tool(command, ["--help".into()])?,
        Some(Some(command)) => {
            let help = command.to_str().and_then(help_of);
            print!("{}", help.with_context(|| no_command(command))?);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn run_command(args: Vec<OsString>) -> Result<ExitCode> {
    let mut args = Parser::from_args(args);
    let command = match args.next()? {
        Some(Arg::Value(command)) => command,
        Some(other) => bail!("{}; see `cargo xtask help`", other.unexpected()),
        None => bail!("a command is missing; see `cargo xtask help`"),
    };
    match command.to_str() {
        _ if is_tool(&command) => tool(&command, args.raw_args()?)?,
        Some("setup") => {
            expect_end(&mut args)?;
            setup::tools()?;
        }
        Some("build") => {
            expect_end(&mut args)?;
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
        Some("test") => return Ok(test::test(scope(&mut args)?)),
        Some("fuzz") => {
            let seconds = number_option(&mut args, "seconds", fuzz::SECONDS)?;
            fuzz::fuzz(seconds, &test::seed())?;
        }
        Some("audit") => {
            audit::audit(number_option(&mut args, "runs", audit::RUNS)?)?;
        }
        Some("gallery") => {
            gallery::gallery(&values(&mut args)?)?;
        }
        Some("pictures") => {
            expect_end(&mut args)?;
            gallery::pictures()?;
        }
        Some("bench") => match &values(&mut args)?[..] {
            [] => bench::bench(bench::EARLIER)?,
            [commit] => bench::bench(&commit.to_string_lossy())?,
            _ => bail!("bench takes one commit; see `cargo xtask help`"),
        },
        _ => bail!(no_command(&command)),
    }
    Ok(ExitCode::SUCCESS)
}

fn is_tool(command: &OsStr) -> bool {
    TOOLS.iter().any(|tool| command == *tool)
}

/// Runs a command of `mbegu-tools`.
fn tool(name: &OsStr, args: impl IntoIterator<Item = OsString>) -> Result<()> {
    crate::run::run(
        Command::new("cargo")
            .args(["run", "--quiet", "--release", "--locked"])
            .args(["--package", "mbegu-tools", "--"])
            .arg(name)
            .args(args)
            .current_dir(setup::root()),
    )
}

/// Whether a command line asks for help, by no command, by `help`, or by `--help` or `-h`
/// anywhere; and for that of which command, if it names one.
fn wanted_help(args: &[OsString]) -> Option<Option<&OsStr>> {
    let is_option = |arg: &&OsString| *arg == "--help" || *arg == "-h";
    let is_help = args.first().is_some_and(|first| first == "help");
    if !is_help && !args.is_empty() && !args.iter().any(|arg| is_option(&arg)) {
        return None;
    }
    let mut rest = args
        .iter()
        .skip(is_help.into())
        .filter(|arg| !is_option(arg));
    Some(rest.next().map(OsString::as_os_str))
}

/// The part of the help that is about a command.
fn help_of(command: &str) -> Option<&'static str> {
    let is_begin = |line: &str| line.starts_with("  ") && !line.starts_with("   ");
    let (mut from, mut at) = (None, 0);
    let (commands, _) = HELP.split_once("\nEnvironment:")?;
    for line in commands.split_inclusive('\n') {
        if from.is_some() && is_begin(line) {
            break;
        }
        if is_begin(line) && line.split_whitespace().next() == Some(command) {
            from = Some(at);
        }
        at += line.len();
    }
    from.map(|from| &commands[from..at])
}

fn no_command(command: &OsStr) -> String {
    format!("there is no command {command:?}; see `cargo xtask help`")
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

/// The option of the test command.
fn scope(args: &mut Parser) -> Result<Scope> {
    let scope = match args.next()? {
        None => return Ok(Scope::Change),
        Some(Arg::Long("quick")) => Scope::Quick,
        Some(Arg::Long("all")) => Scope::All,
        Some(other) => bail!("{}; see `cargo xtask help`", other.unexpected()),
    };
    expect_end(args)?;
    Ok(scope)
}

fn port(text: &OsStr) -> Result<u16> {
    let port = text.to_str().and_then(|text| text.parse().ok());
    port.with_context(|| format!("{} is not a port", text.display()))
}

/// Parses the rest of a command line whose only option is a number.
fn number_option(args: &mut Parser, name: &str, default: u32) -> Result<u32> {
    let mut number = default;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long(option) if option == name => number = parse_number(&args.value()?)?,
            _ => bail!("{}; see `cargo xtask help`", arg.unexpected()),
        }
    }
    Ok(number)
}

/// Parses the rest of a command line that has no options.
fn values(args: &mut Parser) -> Result<Vec<OsString>> {
    let mut values = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Value(value) => values.push(value),
            _ => bail!("{}; see `cargo xtask help`", arg.unexpected()),
        }
    }
    Ok(values)
}

fn parse_number(text: &OsStr) -> Result<u32> {
    let number = text.to_str().and_then(|text| text.parse().ok());
    number.with_context(|| format!("{} is not a number", text.display()))
}

/// Checks that nothing is left on the command line.
fn expect_end(args: &mut Parser) -> Result<()> {
    match args.next()? {
        Some(arg) => bail!("{}; see `cargo xtask help`", arg.unexpected()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(args: &[&str]) -> Option<Option<String>> {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        wanted_help(&args).map(|command| command.map(|name| name.to_string_lossy().into_owned()))
    }

    #[test]
    fn help_is_wanted_without_a_command_and_for_help() {
        for args in [&[][..], &["help"], &["--help"], &["-h"], &["help", "-h"]] {
            assert_eq!(wanted(args), Some(None), "{args:?}");
        }
        for args in [
            &["audit", "--help"][..],
            &["audit", "-h"],
            &["--help", "audit"],
            &["help", "audit"],
            &["audit", "--runs", "3", "--help"],
        ] {
            assert_eq!(wanted(args), Some(Some("audit".to_owned())), "{args:?}");
        }
        for args in [&["audit"][..], &["audit", "--runs", "3"]] {
            assert_eq!(wanted(args), None, "{args:?}");
        }
    }

    #[test]
    fn help_of_a_command_is_its_part() {
        let audit = "  audit   build the page and measure it with Lighthouse for mobile and desktop
          [--runs N] for each; the medians are printed\n";
        assert_eq!(help_of("audit"), Some(audit));
        assert_eq!(help_of("audits"), None);
        assert_eq!(help_of("MBEGU_CACHE"), None);
    }

    #[test]
    fn every_command_of_the_tools_is_listed() {
        for tool in TOOLS {
            assert!(help_of(tool).is_some(), "{tool}");
        }
    }
}
