//! `cargo xtask ladder`: plays every level against the one below.
//!
//! `--game all --games 200 --scale 50 --seed 1`
//!
//! For every game it prints the points out of 100 of random play against the two lowest
//! levels, of every level against the one below, with their node limits divided by
//! `--scale`, and of level 3 with its own limit against random play. `--from strong`
//! leaves out the levels below. The games
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
    let (mut count, mut seed, mut scale) = (200, 1, 50);
    let mut from = Level::WEAKEST;
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "games" => set(&mut count, value),
        "seed" => set(&mut seed, value),
        "scale" => set(&mut scale, value),
        "from" => set(&mut from, value),
        _ => Ok(false),
    })?;
    print!("| game |");
    let lowest = [Level::WEAKEST, Level::ALL[1]];
    for level in lowest {
        print!(" random-{} |", level.id);
    }
    let pairs = Level::ALL.windows(2);
    let pairs = pairs.filter(|pair| pair[1].place() >= from.place());
    for pair in pairs.clone() {
        print!(" {}-{} |", pair[1].id, pair[0].id);
    }
    println!(" player-random |");
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
        let player = |level: &Level| format!("level:{}", level.id);
        for level in lowest {
            print!(" {} |", points("random", &player(&level), 1, SHORT)?);
        }
        for pair in pairs.clone() {
            let (a, b) = (player(&pair[1]), player(&pair[0]));
            print!(" {} |", points(&a, &b, scale, MAX_RANDOM_MOVES)?);
        }
        println!(" {} |", points("level:player", "random", 1, SHORT)?);
    }
    Ok(())
}
