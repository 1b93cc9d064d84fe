//! `cargo xtask arena`: plays games between bots to compare their strength.
//!
//! `--game giuthi --a level:3 --b level:2 --games 200 --seed 1 --scale 10`
//!
//! A player is `random`, `greedy` (the move that captures most), `plain:D`
//! (alpha-beta on the stored seeds, D moves deep) or `level:N` with its node limit
//! divided by `--scale`. `level:N@100` has 100 milliseconds a move instead of the
//! node limit, and `level:N@equal` has as much time as its opponent used. In both
//! cases the strongest level keeps its transposition table from move to move, as on
//! the page. `search:N` is `level:N` without its proof search.
//!
//! A game begins with one of the game's balanced openings (`static/openings`), in an
//! order that depends on the seed, or with up to `--opening` random moves, after a race
//! with random picks if it has one; the latter is the default on boards that have no
//! list. Every opening is played twice, with the sides exchanged.
//!
//! `--game all` plays every game. `--a-weights FILE` and `--b-weights FILE` give a
//! player other weights, from a file like those in `src/bot/evaluate/data`.

use anyhow::{Context, Result};
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
    let mut weights = [None, None];
    let (mut count, mut opening, mut seed, mut scale) = (100, None, 1, 1);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "pits" => set(pits.insert(0), value),
        "seeds" => set(seeds.insert(0), value),
        "a" => set(&mut a, value),
        "b" => set(&mut b, value),
        "games" => set(&mut count, value),
        "opening" => set(opening.insert(0), value),
        "seed" => set(&mut seed, value),
        "scale" => set(&mut scale, value),
        "a-weights" => set_weights(&mut weights[0], value),
        "b-weights" => set_weights(&mut weights[1], value),
        _ => Ok(false),
    })?;
    for game in games {
        let rules = rules(game, pits, seeds)?;
        let settings = Settings {
            rules,
            players: [Kind::parse(&a, scale)?, Kind::parse(&b, scale)?],
            weights: weights.clone(),
            games: count,
            openings: match opening {
                Some(most) => Openings::Random(most),
                None => Openings::of(&rules)?,
            },
            seed,
        };
        println!("{}: {}", game.id(), play(&settings));
    }
    Ok(())
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
