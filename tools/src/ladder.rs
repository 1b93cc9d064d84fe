//! `cargo xtask ladder`: plays every level against the one below.
//!
//! `--game all --games 200 --scale 50 --seed 1`
//!
//! For every game it prints the points out of 100 of every level against the one
//! below, with their node limits divided by `--scale`, and of level 3 with its own
//! limit against random play. `--from 5` leaves out the levels below. The games
//! against random play have short openings, because random moves vary them anyway.

use anyhow::Result;
use mbegu::bot::Level;
use mbegu::rules::Variant;

use crate::args::{Args, rules, set, set_games};
use crate::matches::{MAX_RANDOM_MOVES, Settings, play};
use crate::player::Kind;

/// The maximum number of random moves at the start of games against random play.
const SHORT: u32 = 4;

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
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
