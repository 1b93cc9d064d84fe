//! `cargo xtask arena`: plays games between bots to compare their strength.
//!
//! `--game giuthi --a level:3 --b level:2 --games 200 --seed 1 --scale 10`
//!
//! A player is `random` or `level:N` with its node limit divided by `--scale`. `level:N@100` has 100 milliseconds a move instead of the
//! node limit, and `level:N@equal` has as much time as its opponent used. In both
//! cases the strongest level keeps its transposition table from move to move, as on
//! the page. `search:N` is `level:N` without its proof search.
//!
//! A game begins with one of the game's balanced openings (`static/openings`), in an
//! order that depends on the seed, or with up to `--opening` random moves, after a race
//! with random picks if it has one; the latter is the default on boards that have no
//! list. Every opening is played twice, with the sides exchanged.
//!
//! `--ladder newcomer` plays every level from that one up against the one below instead,
//! random play against the two lowest levels, and the level `player` against random play.
//!
//! `--game all` plays every game. `--a-weights FILE` and `--b-weights FILE` give a
//! player other weights, from a file like those in `src/bot/evaluate/data`.

use anyhow::{Context, Result};
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
    let mut games = vec![Variant::Giuthi];
    let (mut pits, mut seeds) = (None, None);
    let (mut a, mut b) = ("level:3".to_owned(), "random".to_owned());
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
    // Random play is no match for a level that searches less than on the page.
    let mut matches: Vec<_> = beginners
        .map(|level| (random(), player(level), 1))
        .collect();
    matches.push(("level:player".to_owned(), random(), 1));
    for pair in Level::ALL.windows(2) {
        if pair[1].place() >= lowest.place() {
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

/// The numbers of the list in a file of weights.
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
