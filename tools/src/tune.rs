//! `cargo xtask tune`: finds a game's weights by self-play.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;
use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable, Weights};
use mbegu::rules::{GameRecord, Rules, Side, Variant};

use crate::args::{Args, rules, set, set_games};
use crate::openings::{opening, random_move};

/// The maximum number of random moves at the start of a game.
const OPENING: u32 = 8;
/// The maximum number of moves. A game that isn't over then counts as a draw.
const MAX_MOVES: usize = 400;
/// One move of this many is random, so that the games differ.
const STRAY: u32 = 16;

struct Settings {
    games: Vec<Variant>,
    rounds: u32,
    count: u32,
    nodes: u64,
    seed: u64,
    /// The factor of ridge regression, which draws the weights to 0.
    ridge: f64,
}

pub const HELP: &str = "\
Usage: cargo xtask tune [OPTIONS]

Finds a game's weights by self-play and writes them into src/bot/evaluate/data. A round
plays games with the weights of the round before, at first a simple guess. Then it fits new
weights by least squares: the evaluation of each position is to come near to the mean of
the game's result and the search's score. The same options give the same weights.

  --game G    a game, or all [default: all]
  --rounds N  [default: 3]
  --games N   games of a round [default: 5000]
  --nodes N   positions of a search [default: 1000]
  --seed S    [default: 1]
  --ridge N   the factor of ridge regression, which draws the weights to 0 [default: 200]
";

pub fn run(args: Args) -> Result<()> {
    let mut settings = Settings {
        games: Variant::ALL.to_vec(),
        rounds: 3,
        count: 5_000,
        nodes: 1_000,
        seed: 1,
        ridge: 200.0,
    };
    args.options(|name, value| match name {
        "game" => set_games(&mut settings.games, value),
        "rounds" => set(&mut settings.rounds, value),
        "games" => set(&mut settings.count, value),
        "nodes" => set(&mut settings.nodes, value),
        "seed" => set(&mut settings.seed, value),
        "ridge" => set(&mut settings.ridge, value),
        _ => Ok(false),
    })?;
    for &game in &settings.games {
        tune(&settings, game)?;
    }
    Ok(())
}

fn tune(settings: &Settings, game: Variant) -> Result<()> {
    let rules = rules(game, None, None)?;
    let mut rng = Rng::new(settings.seed);
    let mut table = TranspositionTable::new(1 << 14);
    let mut numbers = guess(&rules);
    for round in 1..=settings.rounds {
        let weights = Weights::from_numbers(&rules, &numbers);
        let mut fit = Fit::new(Weights::count(&rules));
        for _ in 0..settings.count {
            self_play(settings, &rules, &weights, &mut rng, &mut table, &mut fit);
        }
        numbers = fit.solve(settings.ridge);
        println!(
            "{}, round {round}: {} positions, {:.1} seeds off before, {:.1} with no weights at all",
            game.id(),
            fit.samples,
            (fit.error_before / fit.samples as f64).sqrt() / 100.0,
            (fit.error_of_none / fit.samples as f64).sqrt() / 100.0,
        );
    }
    write(settings, game, &numbers)
}

/// The initial weights: a small positive weight for seeds in the own row.
fn guess(rules: &Rules) -> Vec<i16> {
    let mut numbers = vec![0; Weights::count(rules)];
    let other = Weights::phase(rules) / 2;
    numbers[0] = 20;
    numbers[other] = -20;
    numbers
}

fn self_play(
    settings: &Settings,
    rules: &Rules,
    weights: &Weights,
    rng: &mut Rng,
    table: &mut TranspositionTable,
    fit: &mut Fit,
) {
    let mut record = opening(rules, rng, OPENING);
    let mut seen: Vec<(usize, Side, Option<i32>)> = Vec::new();
    while let (Some(mover), true) = (
        record.position().to_move(),
        record.moves().len() < MAX_MOVES,
    ) {
        let limits = [Limit::Nodes(settings.nodes)];
        let mut search = Search::new(
            SearchConfig {
                rules,
                game: record.positions(),
                limits: &limits,
                mode: SearchMode::Best,
            },
            rng,
            table,
        )
        .with_weights(weights.clone());
        search.run(table);
        let answer = search.answer();
        let score = answer.report.map(|report| report.score.hundredths());
        seen.push((record.positions().len() - 1, mover, score));
        let stray = rng.below(STRAY) == 0;
        let mv = if stray {
            random_move(record.position(), rules, rng)
        } else {
            answer.best
        };
        if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
            break;
        }
    }
    let last = record.position();
    for (at, mover, score) in seen {
        let margin = i32::from(last.score(mover)) - i32::from(last.score(mover.other()));
        let target = match score {
            Some(score) => (f64::from(score) + f64::from(margin) * 100.0) / 2.0,
            None => f64::from(margin) * 100.0,
        };
        fit.add(rules, weights, &record, at, mover, target);
    }
}

/// Least squares by the normal equations.
struct Fit {
    size: usize,
    samples: u64,
    /// The lower half of a symmetrical matrix, row by row.
    matrix: Vec<f64>,
    right: Vec<f64>,
    error_before: f64,
    error_of_none: f64,
}

impl Fit {
    fn new(size: usize) -> Fit {
        Fit {
            size,
            samples: 0,
            matrix: vec![0.0; size * size],
            right: vec![0.0; size],
            error_before: 0.0,
            error_of_none: 0.0,
        }
    }

    fn add(
        &mut self,
        rules: &Rules,
        weights: &Weights,
        record: &GameRecord,
        at: usize,
        mover: Side,
        target: f64,
    ) {
        let position = &record.positions()[at];
        let seen = mbegu::bot::evaluate(rules, weights, position, mover);
        if seen.is_decided() {
            // The margin of a decided game hardly matters.
            return;
        }
        let mut places = Vec::with_capacity(64);
        let in_play = Weights::features(rules, position, |place, times| {
            if times != 0 {
                places.push((place, f64::from(times)));
            }
        });
        let margin = i32::from(position.score(mover)) - i32::from(position.score(mover.other()));
        let rest = target - f64::from(margin) * 100.0;
        let full = f64::from(in_play) / f64::from(rules.total());
        let phase = self.size / 2;
        let both: Vec<(usize, f64)> = places
            .iter()
            .map(|&(place, times)| (place, times * full))
            .chain(
                places
                    .iter()
                    .map(|&(place, times)| (place + phase, times * (1.0 - full))),
            )
            .collect();
        for &(row, one) in &both {
            for &(column, other) in &both {
                self.matrix[row * self.size + column] += one * other;
            }
            self.right[row] += one * rest;
        }
        self.samples += 1;
        self.error_before += (f64::from(seen.hundredths()) - target).powi(2);
        self.error_of_none += rest.powi(2);
    }

    /// Solves by Cholesky's method.
    fn solve(&self, ridge: f64) -> Vec<i16> {
        let size = self.size;
        let mut lower = self.matrix.clone();
        for at in 0..size {
            lower[at * size + at] += ridge;
        }
        for row in 0..size {
            for column in 0..=row {
                let mut sum = lower[row * size + column];
                for k in 0..column {
                    sum -= lower[row * size + k] * lower[column * size + k];
                }
                lower[row * size + column] = if row == column {
                    sum.max(1e-9).sqrt()
                } else {
                    sum / lower[column * size + column]
                };
            }
        }
        let mut solved = self.right.clone();
        for row in 0..size {
            let sum: f64 = (0..row).map(|k| lower[row * size + k] * solved[k]).sum();
            solved[row] = (solved[row] - sum) / lower[row * size + row];
        }
        for row in (0..size).rev() {
            let sum: f64 = (row + 1..size)
                .map(|k| lower[k * size + row] * solved[k])
                .sum();
            solved[row] = (solved[row] - sum) / lower[row * size + row];
        }
        solved
            .iter()
            .map(|weight| weight.round().clamp(-3_000.0, 3_000.0) as i16)
            .collect()
    }
}

fn write(settings: &Settings, game: Variant, numbers: &[i16]) -> Result<()> {
    let mut text = format!(
        "//! Made by `cargo xtask tune --game {} --rounds {} --games {} --nodes {} --seed {} --ridge {}`.\n\n",
        game.id(),
        settings.rounds,
        settings.count,
        settings.nodes,
        settings.seed,
        settings.ridge,
    );
    text.push_str("#[rustfmt::skip]\npub(super) const WEIGHTS: &[i16] = &[");
    for (at, number) in numbers.iter().enumerate() {
        let gap = if at % 16 == 0 { "\n    " } else { " " };
        // Writing to a string can't fail.
        let _ = write!(text, "{gap}{number},");
    }
    text.push_str("\n];\n");
    let name = format!("{}.rs", game.id().replace('-', "_"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/bot/evaluate/data");
    std::fs::write(folder.join(name), text)?;
    Ok(())
}
