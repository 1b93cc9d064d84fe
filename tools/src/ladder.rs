//! `cargo xtask ladder`: every level against the one below.
//!
//! `--game all --games 200 --scale 50 --seed 1`
//!
//! Plays a match of every level with the one below, in every game, with their
//! node limits divided by `--scale`, and one of level 3, undivided, with random
//! play; and prints points in a hundred. `--from 5` leaves out the levels
//! below. Random play needs no long openings to vary: those of that match are
//! short, so that most of the game is played.

use anyhow::Result;
use mbegu::bot::Level;
use mbegu::rules::Variant;

use crate::args::{Args, rules, set, set_games};
use crate::matches::{MAX_RANDOM_MOVES, Settings, play};
use crate::player::Kind;

/// Random moves that the games with random play begin with, at most.
const SHORT: u32 = 4;

/// Runs the subcommand.
///
/// # Errors
///
/// What is wrong with the options.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut count, mut seed, mut scale, mut from) = (200, 1, 50, 2);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "games" => set(&mut count, value),
        "seed" => set(&mut seed, value),
        "scale" => set(&mut scale, value),
        "from" => set(&mut from, value),
        _ => Ok(false),
    })?;
    print!("| game |");
    for level in from..=Level::ALL.len() {
        print!(" {level}-{} |", level - 1);
    }
    println!(" 3-random |");
    for game in games {
        let rules = rules(game, None, None)?;
        print!("| {} |", game.id());
        let points = |a: &str, b: &str, scale, opening| -> Result<String> {
            let settings = Settings {
                rules,
                players: [Kind::parse(a, scale)?, Kind::parse(b, scale)?],
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
            print!(" {} |", points(&a, &b, scale, MAX_RANDOM_MOVES)?);
        }
        println!(" {} |", points("level:3", "random", 1, SHORT)?);
    }
    Ok(())
}
