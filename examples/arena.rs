//! Matches between bots, for measuring: what `cargo xtask arena` runs.
//!
//! `--game giuthi --a level:3 --b level:2 --games 200 --seed 1 --scale 10`
//!
//! A player is `random`, `greedy` (takes what it can now), `plain:D` (alpha-beta
//! on the seeds banked, D moves deep) or `level:N`, its node limit divided by
//! `--scale`. `level:N@100` thinks for 100 milliseconds a move, however many
//! positions that makes, and `level:N@equal` for as long as its opponent; the
//! strongest level then goes on from what it found for the move before, as it
//! does on the page.
//!
//! A game begins with random moves, `--opening` at most, after a race of random
//! picks where it has one; every opening is played twice, with the sides
//! exchanged.
//!
//! `--game all` plays every game. `--a-weights FILE` gives A the numbers of a
//! file like those in `src/bot/evaluate/data`, and `--b-weights` B.

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
use player::Kind;

fn main() -> ExitCode {
    if let Err(fault) = run() {
        eprintln!("{fault}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn run() -> Result<(), Fault> {
    let mut chosen = games("giuthi")?;
    let (mut pits, mut seeds) = (None, None);
    let (mut a, mut b) = ("level:3".to_owned(), "random".to_owned());
    let mut weights = [None, None];
    let (mut count, mut opening, mut seed, mut scale) = (100, VARIED, 1, 1);
    for (name, value) in options()? {
        match name.as_str() {
            "--game" => chosen = games(&value)?,
            "--pits" => pits = Some(number(&name, &value)?),
            "--seeds" => seeds = Some(number(&name, &value)?),
            "--a" => a = value,
            "--b" => b = value,
            "--games" => count = number(&name, &value)?,
            "--opening" => opening = number(&name, &value)?,
            "--seed" => seed = number(&name, &value)?,
            "--scale" => scale = number(&name, &value)?,
            "--a-weights" => weights[0] = Some(numbers(&value)?),
            "--b-weights" => weights[1] = Some(numbers(&value)?),
            _ => return Err(Fault::NoSuchOption(name)),
        }
    }
    for game in chosen {
        let settings = Settings {
            rules: rules(game, pits, seeds)?,
            players: [Kind::read(&a, scale)?, Kind::read(&b, scale)?],
            weights: weights.clone(),
            games: count,
            opening,
            seed,
        };
        println!("{}: {}", game.id(), play(&settings));
    }
    Ok(())
}

/// The numbers of a file of weights.
fn numbers(path: &str) -> Result<Vec<i16>, Fault> {
    let text = std::fs::read_to_string(path)?;
    let list = text.split_once("&[\n").map_or("", |(_, list)| list);
    let numbers = list.split([',', '\n']).map(str::trim);
    Ok(numbers.filter_map(|number| number.parse().ok()).collect())
}
