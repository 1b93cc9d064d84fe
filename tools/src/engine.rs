//! `cargo xtask engine`: the bot on standard input and output.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::OnceLock;
use std::sync::mpsc::{self, TryRecvError};
use std::thread;
use std::time::Instant;

use anyhow::{Result, ensure};
use mbegu::bot::Console;

use crate::args::Args;
use crate::static_file;

/// How many lines wait at most to be carried out.
const WAITING: usize = 64;

pub const HELP: &str = "\
Usage: cargo xtask engine

Runs the bot on standard input and output, for other programs to play against. The
docs/ENGINE.md lists its commands.
";

pub fn run(args: Args) -> Result<()> {
    ensure!(args.values()?.is_empty(), "the engine takes no arguments");
    converse(BufReader::new(io::stdin()), &mut io::stdout())
}

fn converse(mut input: impl BufRead + Send + 'static, output: &mut impl Write) -> Result<()> {
    let (sender, lines) = mpsc::sync_channel(WAITING);
    thread::spawn(move || {
        while let Ok(Some(line)) = read_line(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut console = Console::new(now).with_books(load);
    loop {
        let mut answers = Vec::new();
        let (line, is_end) = if console.is_searching() {
            match lines.try_recv() {
                Ok(line) => (Some(line), false),
                Err(TryRecvError::Empty) => (None, false),
                // Nobody can stop it any more: the best answer so far is given.
                Err(TryRecvError::Disconnected) => (Some("stop".to_owned()), true),
            }
        } else {
            match lines.recv() {
                Ok(line) => (Some(line), false),
                Err(_) => return Ok(()),
            }
        };
        let goes_on = match line {
            Some(line) => console.handle(&line, &mut |said| answers.push(said)),
            None => {
                console.advance(&mut |said| answers.push(said));
                true
            }
        };
        for answer in answers {
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
        if !goes_on || is_end {
            return Ok(());
        }
    }
}

/// Reads a line; `None` at the end. Of a line that the console refuses for its length
/// only the beginning is kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let most = Console::MAX_LINE_LEN as u64 + 1;
    if input.take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() > Console::MAX_LINE_LEN && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    // Invalid UTF-8 makes an unknown command.
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

fn now() -> u64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_millis() as u64
}

fn load(address: &str) -> Option<String> {
    fs::read_to_string(static_file(address)).ok()
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn answers(input: impl BufRead + Send + 'static) -> String {
        let mut output = Vec::new();
        converse(input, &mut output).expect("an output in memory");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn the_end_of_the_input_ends_a_search() {
        let begun = Instant::now();
        let said = answers(Cursor::new("go time 600000\n"));
        assert!(said.lines().any(|it| it.starts_with("bestmove ")), "{said}");
        assert!(begun.elapsed().as_secs() < 60);
    }

    #[test]
    fn an_over_long_line_is_refused_and_not_repeated() {
        let long = io::repeat(b'x').take(16 << 20);
        let said = answers(BufReader::new(long.chain(&b"\nshow\nquit\n"[..])));
        let [refused, position] = said.lines().collect::<Vec<_>>()[..] else {
            panic!("{said:.200}")
        };
        assert!(refused.starts_with("error ") && refused.len() < 80);
        assert!(position.starts_with("position "));
    }

    #[test]
    fn the_rest_of_an_over_long_line_is_no_line() {
        let mut text = "x".repeat(Console::MAX_LINE_LEN);
        text.push_str(" show\nshow");
        let mut input = Cursor::new(text);
        let first = read_line(&mut input).ok().flatten();
        assert_eq!(
            first.map(|line| line.len()),
            Some(Console::MAX_LINE_LEN + 1)
        );
        assert_eq!(
            read_line(&mut input).ok().flatten().as_deref(),
            Some("show")
        );
        assert_eq!(read_line(&mut input).ok().flatten(), None);
    }
}
