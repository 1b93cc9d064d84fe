//! `cargo xtask engine`: the bot on standard input and output, for other
//! programs to play against. The README lists the commands.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use anyhow::{Result, ensure};
use mbegu::bot::Console;

use crate::args::Args;

/// Runs the subcommand.
///
/// # Errors
///
/// An argument, or an output that can't be written.
pub fn run(args: Args) -> Result<()> {
    ensure!(args.values()?.is_empty(), "the engine takes no arguments");
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
            // Invalid UTF-8 makes an unknown command.
            if sender
                .send(String::from_utf8_lossy(&line).into_owned())
                .is_err()
            {
                return;
            }
        }
    });
    let mut console = Console::new(now).with_books(load);
    loop {
        let mut answers = Vec::new();
        let line = if console.is_searching() {
            // At the end of the input the last request is still answered.
            lines.try_recv().ok()
        } else {
            match lines.recv() {
                Ok(line) => Some(line),
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
        let mut output = io::stdout().lock();
        for answer in answers {
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
        if !goes_on {
            return Ok(());
        }
    }
}

/// Milliseconds since the first call.
fn now() -> u64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// The text of an opening book of the page.
fn load(address: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static");
    fs::read_to_string(folder.join(address)).ok()
}
