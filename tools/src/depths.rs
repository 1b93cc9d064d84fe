//! `cargo xtask depths`: measures the search by depth.
//!
//! `--game all --depth 9`
//!
//! It searches twelve fixed positions per game to `--depth` (at least 3) and to two
//! less, and prints the positions visited at the last depth, the time for all
//! searches, the speed, and the effective branching factor. The same is printed for
//! plain alpha-beta without move ordering up to depth [`PLAIN`].

use std::time::Instant;

use anyhow::Result;
use mbegu::bot::{
    Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable, Weights, evaluate,
};
use mbegu::rules::{Position, Rules, Side, Variant};

use crate::alpha_beta::{Judge, TooLong, alpha_beta};
use crate::args::{Args, rules, set, set_games};
use crate::openings::{opening, random_move};

/// The maximum number of random moves at the start of a game.
const OPENING: u32 = 4;
/// The number of positions per game.
const POSITIONS: usize = 12;
/// The maximum depth of plain alpha-beta.
const PLAIN: u8 = 5;

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let mut most = 9;
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "depth" => set(&mut most, value),
        _ => Ok(false),
    })?;
    println!("| game | depth | positions | ms | million a second | branching | plain alpha-beta |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let most: u8 = std::cmp::max(most, 3);
    for game in games {
        let rules = rules(game, None, None)?;
        let positions = positions(&rules);
        let begun = Instant::now();
        let (before, nodes) = (
            searched(&rules, &positions, most - 2),
            searched(&rules, &positions, most),
        );
        let seconds = begun.elapsed().as_secs_f64();
        let plain = |depth| {
            positions
                .iter()
                .map(|one| plain(&rules, one, depth))
                .sum::<u64>()
        };
        println!(
            "| {} | {most} | {nodes} | {:.0} | {:.1} | {:.2} | {:.2} |",
            game.id(),
            seconds * 1000.0,
            (before + nodes) as f64 / seconds / 1e6,
            (nodes as f64 / before as f64).sqrt(),
            (plain(PLAIN) as f64 / plain(PLAIN - 2) as f64).sqrt(),
        );
    }
    Ok(())
}

/// Positions early in random games.
fn positions(rules: &Rules) -> Vec<Position> {
    let mut rng = Rng::new(1);
    let mut found = Vec::new();
    while found.len() < POSITIONS {
        let mut record = opening(rules, &mut rng, OPENING);
        for _ in 0..found.len() / 2 {
            if let Some(mv) = random_move(record.position(), rules, &mut rng) {
                let _ = record.play(mv, &mut ());
            }
        }
        if rules.moves(record.position()).len() > 1 {
            found.push(*record.position());
        }
    }
    found
}

/// The number of positions that the search visits, for all twelve.
fn searched(rules: &Rules, positions: &[Position], depth: u8) -> u64 {
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut nodes = 0;
    for position in positions {
        let limits = [Limit::Depth(depth)];
        let rng = &mut Rng::new(1);
        let mut search = Search::new(
            SearchConfig {
                rules,
                game: &[*position],
                limits: &limits,
                mode: SearchMode::Best,
            },
            rng,
            &mut table,
        );
        search.run(&mut table);
        nodes += search.nodes();
    }
    nodes
}

/// The number of positions that plain alpha-beta visits.
fn plain(rules: &Rules, position: &Position, depth: u8) -> u64 {
    let viewer = position.to_move().unwrap_or(Side::South);
    let mut counted = Counted {
        rules: *rules,
        weights: Weights::of(rules),
        viewer,
        nodes: 0,
    };
    let window = (-1_000_000, 1_000_000);
    // The judge never returns an error.
    let _ = alpha_beta(rules, *position, viewer, depth, window, &mut counted);
    counted.nodes
}

/// Evaluates as the search does, and counts the positions.
struct Counted {
    rules: Rules,
    weights: Weights,
    viewer: Side,
    nodes: u64,
}

impl Judge for Counted {
    fn visit(&mut self, position: &mut Position, depth: u8) -> Result<Option<i32>, TooLong> {
        self.nodes += 1;
        let ends = depth == 0 || position.to_move().is_none();
        let Counted { rules, weights, .. } = self;
        Ok(ends.then(|| evaluate(rules, weights, position, self.viewer).hundredths()))
    }
}
