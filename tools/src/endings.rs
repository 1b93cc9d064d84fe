//! `cargo xtask endings`: measures the tables of the endings, and the search for the
//! exact result near the end.
//!
//! `tables --game giuthi` makes the tables of every size of board, and prints for each
//! how long it takes and how many of its entries have bounds that meet.
//!
//! `--game giuthi --nodes 1500000 --positions 20 --seeds 12 --seed 1`
//!
//! For every number of seeds in play up to `--seeds`, it searches positions from games
//! of the bot against itself, and prints how many were proved within `--nodes`
//! positions, with the maximum of positions and of time.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use mbegu::bot::{
    BotPlayer, EndingBounds, EndingTable, Level, Limit, Rng, Search, SearchConfig, SearchMode,
    TranspositionTable,
};
use mbegu::rules::{Position, Rules, Side, Variant};

use crate::args::{Args, rules, set, set_games};
use crate::openings::{opening, random_move};

/// The maximum number of random moves at the start of a game.
const OPENING: u32 = 4;

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut nodes, mut count, mut most, mut seed) = (1_500_000, 20, 12, 1);
    let what = args.values_and_options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "nodes" => set(&mut nodes, value),
        "positions" => set(&mut count, value),
        "seeds" => set(&mut most, value),
        "seed" => set(&mut seed, value),
        _ => Ok(false),
    })?;
    match &what[..] {
        [] => {
            for game in games {
                measure(&rules(game, None, None)?, nodes, count, most, seed);
            }
        }
        [word] if word == "tables" => games.into_iter().try_for_each(make_tables)?,
        other => bail!("{other:?} is not understood here"),
    }
    Ok(())
}

/// Makes the tables of a game for every size of board.
fn make_tables(game: Variant) -> Result<()> {
    for pits in game.pits() {
        let rules = rules(game, Some(pits), None)?;
        let Some(mut table) = EndingTable::new(&rules) else {
            println!("{}: no table", game.id());
            return Ok(());
        };
        println!(
            "{} {pits}: seeds, entries, exact of 100, most plies, seconds",
            game.id()
        );
        let begun = Instant::now();
        while !table.is_finished() {
            let seeds = table.seeds();
            while table.seeds() == seeds {
                table.advance(10_000);
            }
            let entries = table.layer(table.seeds());
            let exact = entries.iter().filter(|bounds| bounds.is_exact()).count();
            println!(
                "{:3} {:7} {:5.1} {:4} {:7.2}",
                table.seeds(),
                entries.len(),
                100.0 * exact as f64 / entries.len() as f64,
                entries.iter().map(EndingBounds::plies).max().unwrap_or(0),
                begun.elapsed().as_secs_f64(),
            );
        }
    }
    Ok(())
}

/// Searches `count` positions of each number of seeds in play up to `most`, and
/// prints how many were proved.
fn measure(rules: &Rules, nodes: u64, count: usize, most: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    let samples = samples(rules, count, most, &mut rng);
    println!(
        "{}: seeds in play, positions, exact, most nodes, most ms",
        rules.variant().id()
    );
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    for (seeds, list) in samples.iter().enumerate() {
        let (mut exact, mut most_nodes, mut most_time) = (0, 0, Duration::ZERO);
        for position in list {
            let begun = Instant::now();
            let limits = [Limit::Nodes(nodes)];
            let mut search = Search::new(
                SearchConfig {
                    rules,
                    game: &[*position],
                    limits: &limits,
                    mode: SearchMode::AllMoves,
                },
                &mut rng,
                &mut table,
            );
            search.run(&mut table);
            let proved = search.answer().report.is_some_and(|report| report.proved);
            if proved {
                exact += 1;
                most_nodes = most_nodes.max(search.nodes());
                most_time = most_time.max(begun.elapsed());
            }
        }
        if !list.is_empty() {
            println!(
                "{seeds:3} {:4} {exact:4} {most_nodes:9} {:7.1}",
                list.len(),
                most_time.as_secs_f64() * 1000.0
            );
        }
    }
}

/// Up to `count` positions of games between bots, by the number of seeds in play
/// up to `most`.
fn samples(rules: &Rules, count: usize, most: usize, rng: &mut Rng) -> Vec<Vec<Position>> {
    let mut samples: Vec<Vec<Position>> = vec![Vec::new(); most + 1];
    // A limited number of games, because some counts of seeds are rare.
    for _ in 0..20 * count {
        let mut record = opening(rules, rng, OPENING);
        while record.position().to_move().is_some() {
            let position = record.position();
            let at = in_play(rules, position);
            if let Some(list) = samples.get_mut(at)
                && list.len() < count
                && !list.contains(position)
                && rules.moves(position).len() > 1
            {
                list.push(*position);
            }
            let level = Level {
                nodes: 300,
                ..Level::numbered(5).unwrap_or(Level::STRONGEST)
            };
            let mut table = TranspositionTable::new(1 << 10);
            let mv = if rng.below(8) == 0 {
                random_move(position, rules, rng)
            } else {
                let game = record.positions();
                BotPlayer::new(&level, rules, game, rng.next_u64(), &mut table).think(&mut table)
            };
            if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        if samples.iter().skip(2).all(|list| list.len() >= count) {
            break;
        }
    }
    samples
}

/// The seeds in play: those that neither side has for certain.
fn in_play(rules: &Rules, position: &Position) -> usize {
    let has = |side| position.score(side);
    usize::from(rules.total() - has(Side::South) - has(Side::North))
}
