//! Counts the sequences of moves from the start of a game, for comparing with
//! other programs and for measuring: what `cargo xtask perft` runs.
//!
//! `giuthi 8`, or after some moves, or a race: `sulus-aidi 9 c*F`

use std::fmt;
use std::process::ExitCode;
use std::time::Instant;

use mbegu::rules::{Record, RecordError, Side, State, Variant};

/// Why nothing can be counted.
enum Fault {
    Usage,
    Game(String),
    Depth(String),
    Record(RecordError),
    RaceFirst,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Usage => f.write_str("a game and a depth are wanted, then perhaps a record"),
            Fault::Game(id) => {
                write!(f, "there is no game {id:?}, only")?;
                let mut games = Variant::ALL.into_iter();
                games.try_for_each(|variant| write!(f, " {}", variant.id()))
            }
            Fault::Depth(text) => write!(f, "{text:?} is no number of moves"),
            Fault::Record(error) => error.fmt(f),
            Fault::RaceFirst => f.write_str("the race comes first: add one, such as c*F"),
        }
    }
}

fn main() -> ExitCode {
    match count(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn count(mut args: impl Iterator<Item = String>) -> Result<(), Fault> {
    let game = args.next().ok_or(Fault::Usage)?;
    let depth = args.next().ok_or(Fault::Usage)?;
    let rules = Variant::find(&game)
        .ok_or(Fault::Game(game))?
        .default_rules();
    let depth: u32 = depth.parse().map_err(|_| Fault::Depth(depth))?;
    let mut record = Record::new(rules, Side::South);
    let tokens: Vec<String> = args.collect();
    record.play_text(&tokens.join(" ")).map_err(Fault::Record)?;
    let position = *record.position();
    if position.state() == State::Race {
        return Err(Fault::RaceFirst);
    }
    for depth in 1..=depth {
        let start = Instant::now();
        let count = rules.perft(&position, depth);
        let seconds = start.elapsed().as_secs_f64();
        let speed = count as f64 / seconds / 1e6;
        println!("{depth:>3} {count:>14} {seconds:>8.2} s {speed:>7.1} million a second");
    }
    Ok(())
}
