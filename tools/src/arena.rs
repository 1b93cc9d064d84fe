//! `cargo xtask arena`: plays games between bots to compare their strength.

use anyhow::{Context, Result};
use mbegu::bot::Level;
use mbegu::rules::Variant;

use crate::args::{Args, rules, set, set_games};
use crate::matches::{Openings, Settings, play};
use crate::player::Kind;

pub const HELP: &str = "\
Usage: cargo xtask arena [OPTIONS]

Plays games between the players A and B, and prints the points of A out of 100 with
their 95 % interval, and the processor time of a move.

  --game G          a game, or all [default: giuthi]
  --pits N          its size, if not the usual one
  --seeds N
  --a P, --b P      the players [default: level:5 and random]
                      random         any legal move
                      level:N        a level by its number or name
                      level:N@100    with 100 ms a move in place of its limit of positions
                      level:N@equal  with as much time as its opponent has used
                      search:N       a level without its proof search
  --ladder LEVEL    instead of A and B, every level from that one up against the one
                    below, random against the two lowest, and level:player against random
  --games N         [default: 100]
  --opening N       begin with up to N random moves [default: the balanced openings of
                    static/openings; 8 on a board that has none]
  --seed S          [default: 1]
  --scale K         divide the limits of positions by K
  --a-weights FILE  other weights, from a file like those in src/bot/evaluate/data
  --b-weights FILE

Every opening is played twice, with the sides exchanged. With a time for each move the
strongest level keeps its transposition table during a game, as on the page.
";

pub fn run(args: Args) -> Result<()> {
    let mut games = vec![Variant::Giuthi];
    let (mut pits, mut seeds) = (None, None);
    let (mut a, mut b) = ("level:5".to_owned(), "random".to_owned());
    let (mut weights, mut ladder) = ([None, None], None);
    let (mut count, mut opening, mut seed, mut scale) = (100, None, 1, 1);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "pits" => set(pits.insert(0), value),
        "seeds" => set(seeds.insert(0), value),
        "a" => set(&mut a, value),
        "b" => set(&mut b, value),
        "ladder" => set(ladder.insert(Level::WEAKEST), value),
        "games" => set(&mut count, value),
        "opening" => set(opening.insert(0), value),
        "seed" => set(&mut seed, value),
        "scale" => set(&mut scale, value),
        "a-weights" => set_weights(&mut weights[0], value),
        "b-weights" => set_weights(&mut weights[1], value),
        _ => Ok(false),
    })?;
    let matches = match ladder {
        Some(lowest) => steps(&lowest, scale),
        None => vec![(a, b, scale)],
    };
    for game in games {
        let rules = rules(game, pits, seeds)?;
        let openings = match opening {
            Some(most) => Openings::Random(most),
            None => Openings::of(&rules)?,
        };
        for (a, b, scale) in &matches {
            let settings = Settings {
                rules,
                players: [Kind::parse(a, *scale)?, Kind::parse(b, *scale)?],
                weights: weights.clone(),
                games: count,
                openings: openings.clone(),
                seed,
            };
            println!("{game}, {a} against {b}: {}", play(&settings));
        }
    }
    Ok(())
}

/// The matches of a ladder from a level up: two players, and what divides their limits.
fn steps(lowest: &Level, scale: u64) -> Vec<(String, String, u64)> {
    let player = |level: &Level| format!("level:{}", level.id);
    let random = || "random".to_owned();
    let beginners = Level::ALL[..2].iter();
    // Against random play the levels have the limits of the page.
    let mut matches: Vec<_> = beginners
        .map(|level| (random(), player(level), 1))
        .collect();
    matches.push(("level:player".to_owned(), random(), 1));
    for pair in Level::ALL.windows(2) {
        if pair[1].number >= lowest.number {
            matches.push((player(&pair[1]), player(&pair[0]), scale));
        }
    }
    matches
}

/// Sets `place` to the weights in a file that `cargo xtask tune` wrote.
fn set_weights(place: &mut Option<Vec<i16>>, path: &str) -> Result<bool> {
    *place = Some(parse_weights(&std::fs::read_to_string(path)?)?);
    Ok(true)
}

fn parse_weights(text: &str) -> Result<Vec<i16>> {
    let (_, list) = text.split_once("&[\n").context("there is no list in it")?;
    let (list, _) = list.split_once(']').context("the list has no end")?;
    list.split(',')
        .map(str::trim)
        .filter(|number| !number.is_empty())
        .map(|number| (number.parse()).with_context(|| format!("{number} is no weight")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_weights_is_read_whole_or_refused() -> Result<()> {
        let text = |list: &str| format!("pub(super) const WEIGHTS: &[i16] = &[\n{list}\n];\n");
        assert_eq!(parse_weights(&text("    1, -2,\n    3,"))?, [1, -2, 3]);
        assert!(parse_weights(&text("    1, 2x,\n    3,")).is_err());
        assert!(parse_weights("1, 2, 3").is_err());
        assert!(parse_weights("&[\n1, 2").is_err());
        Ok(())
    }
}
