//! `cargo xtask ladder`: plays every level against the one below.
//!
//! `--game all --games 200 --scale 50 --seed 1`
//!
//! For every game it prints the points out of 100 of random play against the two lowest
//! levels, of every level against the one below, with their node limits divided by
//! `--scale`, and of level 3 with its own limit against random play. `--from strong`
//! leaves out the levels below. The games begin with the balanced openings of
//! `static/openings`, or with up to `--opening` random moves.

use anyhow::Result;
use mbegu::bot::Level;
use mbegu::rules::Variant;

use crate::args::{Args, rules, set, set_games};
use crate::matches::{Openings, Settings, play};
use crate::player::Kind;

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut count, mut opening, mut seed, mut scale) = (200, None, 1, 50);
    let mut from = Level::WEAKEST;
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "games" => set(&mut count, value),
        "opening" => set(opening.insert(0), value),
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
        let openings = match opening {
            Some(most) => Openings::Random(most),
            None => Openings::of(&rules)?,
        };
        let points = |a: &str, b: &str, scale| -> Result<String> {
            let settings = Settings {
                rules,
                players: [Kind::parse(a, scale)?, Kind::parse(b, scale)?],
                weights: [None, None],
                games: count,
                openings: openings.clone(),
                seed,
            };
            let (points, error) = play(&settings).points();
            Ok(format!("{points:.0} ± {error:.0}"))
        };
        let player = |level: &Level| format!("level:{}", level.id);
        for level in lowest {
            print!(" {} |", points("random", &player(&level), 1)?);
        }
        for pair in pairs.clone() {
            let (a, b) = (player(&pair[1]), player(&pair[0]));
            print!(" {} |", points(&a, &b, scale)?);
        }
        println!(" {} |", points("level:player", "random", 1)?);
    }
    Ok(())
}
