//! Every level against the one below: what `cargo xtask ladder` runs.
//!
//! `--game all --games 200 --scale 50 --seed 1`
//!
//! Plays a match of every level with the one below, in every game, with their
//! node limits divided by `--scale`, and one of level 3, undivided, with random
//! play; and prints points in a hundred. `--from 5` leaves out the levels
//! below. Random play needs no long openings to vary: those of that match are
//! short, so that most of the game is played.

mod contest;
#[path = "contest/matches.rs"]
mod matches;
#[path = "contest/plain.rs"]
mod plain;
#[path = "contest/player.rs"]
mod player;
#[path = "contest/watch.rs"]
mod watch;

use std::process::ExitCode;

use contest::{Fault, games, number, options, rules};
use matches::{Settings, VARIED, play};
use mbegu::bot::Level;
use mbegu::rules::Variant;
use player::Kind;

/// Random moves that the games with random play begin with, at most.
const SHORT: u32 = 4;

fn main() -> ExitCode {
    if let Err(fault) = run() {
        eprintln!("{fault}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn run() -> Result<(), Fault> {
    let mut chosen = Variant::ALL.to_vec();
    let (mut count, mut seed, mut scale, mut from) = (200, 1, 50, 2);
    for (name, value) in options()? {
        match name.as_str() {
            "--game" => chosen = games(&value)?,
            "--games" => count = number(&name, &value)?,
            "--seed" => seed = number(&name, &value)?,
            "--scale" => scale = number(&name, &value)?,
            "--from" => from = number(&name, &value)?,
            _ => return Err(Fault::NoSuchOption(name)),
        }
    }
    print!("| game |");
    for level in from..=Level::ALL.len() {
        print!(" {level}-{} |", level - 1);
    }
    println!(" 3-random |");
    for game in chosen {
        let rules = rules(game, None, None)?;
        print!("| {} |", game.id());
        let points = |a: &str, b: &str, scale, opening| -> Result<String, Fault> {
            let settings = Settings {
                rules,
                players: [Kind::read(a, scale)?, Kind::read(b, scale)?],
                weights: [None, None],
                games: count,
                opening,
                seed,
            };
            let (points, error) = play(&settings).points();
            Ok(format!("{points:.0} ± {error:.0}"))
        };
        for level in from..=Level::ALL.len() {
            let (a, b) = (format!("level:{level}"), format!("level:{}", level - 1));
            print!(" {} |", points(&a, &b, scale, VARIED)?);
        }
        println!(" {} |", points("level:3", "random", 1, SHORT)?);
    }
    Ok(())
}
