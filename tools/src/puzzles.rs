//! `cargo xtask puzzles`: makes the puzzles of the page.

mod collect;
mod difficulty;
mod file;
mod themes;
mod verdict;

use std::cmp::Reverse;

use anyhow::Result;
use mbegu::bot::{Rng, TranspositionTable};
use mbegu::rules::{Rules, Variant};

use crate::args::{Args, rules, set, set_games};

use collect::Collector;
use file::PuzzleFile;
use verdict::Verdict;

/// How many times the positions of the first search `--check` visits.
const CHECK_FACTOR: u64 = 10;

pub const HELP: &str = "\
Usage: cargo xtask puzzles [OPTIONS]

Makes the puzzles of the page, static/puzzles/<game>.txt: positions of games between weak
levels in which one move is better than every other by two seeds or more. A file that
exists is continued as if there had been no pause; delete it to begin again.

  --game G   a game, or all [default: all]
  --count N  puzzles of a game [default: 340]
  --seed S   [default: 1]
  --nodes N  positions of the long search [default: 5000000]
  --check N  make no puzzles: search N of each file again with ten times as many
             positions, and drop those whose solution is no longer the only best move;
             those that are proved need no search
";

pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut count, mut seed, mut nodes, mut check) = (340, 1, 5_000_000, 0);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "count" => set(&mut count, value),
        "seed" => set(&mut seed, value),
        "nodes" => set(&mut nodes, value),
        "check" => set(&mut check, value),
        _ => Ok(false),
    })?;
    for game in games {
        let rules = rules(game, None, None)?;
        let mut file = PuzzleFile::open(rules, seed, nodes)?;
        if check > 0 {
            check_sample(&rules, &mut file, check, CHECK_FACTOR * nodes)?;
            continue;
        }
        let mut collector = Collector::new(rules, nodes);
        while file.len() < count {
            let mut rng = game_rng(seed, file.games());
            let found = collector.play(&mut rng, &file);
            file.add(found)?;
            if file.games() % 50 == 0 {
                println!(
                    "{}: {} games, {} puzzles",
                    game.id(),
                    file.games(),
                    file.len()
                );
            }
        }
        println!("{}: {} puzzles", game.id(), file.len());
    }
    Ok(())
}

fn game_rng(seed: u64, game: u64) -> Rng {
    let first = Rng::new(seed).next_u64();
    Rng::new(Rng::new(first ^ game).next_u64())
}

/// Searches a random sample again, and drops the puzzles that fail.
fn check_sample(rules: &Rules, file: &mut PuzzleFile, count: usize, nodes: u64) -> Result<()> {
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut sample: Vec<usize> = (0..file.len()).collect();
    Rng::new(0).shuffle(&mut sample);
    sample.truncate(count);
    let (mut proved, mut failed) = (0, Vec::new());
    for &at in &sample {
        let puzzle = file.puzzle(at);
        if puzzle.is_proved {
            proved += 1;
            continue;
        }
        let again = Verdict::search(rules, puzzle.position, nodes, &mut table);
        if again.is_none_or(|again| again.solution() != puzzle.solution) {
            println!("fails: {}", puzzle.display(rules));
            failed.push(at);
        }
    }
    println!(
        "{}: {} of {} hold, {proved} of them by their proof",
        rules.variant().id(),
        sample.len() - failed.len(),
        sample.len()
    );
    failed.sort_by_key(|&at| Reverse(at));
    file.drop(&failed)
}
