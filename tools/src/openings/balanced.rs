//! Makes the lists of balanced openings.

use std::collections::HashSet;
use std::fmt::Write;
use std::fs;

use anyhow::Result;
use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, SearchReport, TranspositionTable};
use mbegu::rules::{GameRecord, GameStatus, Rules, Side, Variant};

use crate::args::{Args, set, set_games};

use super::list::{BalancedOpening, MAX_LEAD, PLIES, path};
use super::random::{race, random_move};

/// The positions of the short search.
const SHORT: u64 = 10_000;

/// The largest lead after it, in hundredths of a seed.
const MAX_SHORT_LEAD: i32 = 250;

/// The largest lead after a tenth of all positions, in hundredths of a seed.
const MAX_FIRST_LEAD: i32 = 100;

/// The openings that are tried for each one of the list before a game is given up.
const MAX_TRIES: u32 = 500;

pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut count, mut seed, mut nodes) = (40_u32, 1, 2_000_000);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "count" => set(&mut count, value),
        "seed" => set(&mut seed, value),
        "nodes" => set(&mut nodes, value),
        _ => Ok(false),
    })?;
    for variant in games {
        let found = find(&variant.default_rules(), count, seed, nodes);
        println!("{variant}: {} openings", found.len());
        let mut text = format!(
            "# Made by `cargo xtask openings balanced --game {variant} --count {count} --seed {seed} --nodes {nodes}`.\n\
             # Fields: record, in which South begins; the lead of South in hundredths of a seed; depth of the search.\n"
        );
        for opening in found {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{opening}");
        }
        fs::write(path(variant), text)?;
    }
    Ok(())
}

/// Those that a short search finds clearly better for one side are only tried if the others
/// are not enough.
fn find(rules: &Rules, count: u32, seed: u64, nodes: u64) -> Vec<BalancedOpening> {
    let mut rng = Rng::new(seed);
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut positions = HashSet::new();
    let (mut found, mut uneven) = (Vec::new(), Vec::new());
    for _ in 0..count.saturating_mul(MAX_TRIES) {
        if found.len() >= count as usize {
            return found;
        }
        let record = candidate(rules, &mut rng);
        if record.position().to_move().is_none() || !positions.insert(*record.position()) {
            continue;
        }
        match lead(&record, SHORT, &mut table) {
            Some((lead, _)) if lead.abs() <= MAX_SHORT_LEAD => {
                found.extend(balanced(record, nodes, &mut table));
            }
            _ => uneven.push(record),
        }
    }
    for record in uneven {
        if found.len() < count as usize {
            found.extend(balanced(record, nodes, &mut table));
        }
    }
    found
}

/// The opening, if the search finds it balanced.
fn balanced(
    record: GameRecord,
    nodes: u64,
    table: &mut TranspositionTable,
) -> Option<BalancedOpening> {
    let (first, _) = lead(&record, nodes / 10, table)?;
    if first.abs() > MAX_FIRST_LEAD {
        return None;
    }
    let (lead, depth) = lead(&record, nodes, table)?;
    (lead.abs() <= MAX_LEAD).then_some(BalancedOpening {
        record,
        lead,
        depth,
    })
}

/// A random opening, in which South begins.
fn candidate(rules: &Rules, rng: &mut Rng) -> GameRecord {
    let choices = (PLIES.end() - PLIES.start() + 1) as u32;
    let plies = PLIES.start() + rng.below(choices) as usize;
    let mut record = GameRecord::new(*rules, Side::South);
    while record.position().status() == GameStatus::Race {
        // A race that is void is run again.
        let _ = race(&mut record, rng);
    }
    while record.plies() < plies {
        match random_move(record.position(), rules, rng) {
            Some(mv) if record.play(mv, &mut ()).is_ok() => {}
            _ => break,
        }
    }
    record
}

/// South's lead by a search, in hundredths of a seed, and the depth.
fn lead(record: &GameRecord, nodes: u64, table: &mut TranspositionTable) -> Option<(i32, u8)> {
    let config = SearchConfig {
        rules: record.rules(),
        game: record.positions(),
        limits: &[Limit::Nodes(nodes)],
        mode: SearchMode::Best,
    };
    let mut search = Search::new(config, &mut Rng::new(1), table);
    search.run(table);
    let SearchReport { score, depth, .. } = search.answer().report?;
    let lead = match record.position().to_move()? {
        Side::South => score.hundredths(),
        Side::North => -score.hundredths(),
    };
    Some((lead, depth))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "long: runs with cargo xtask test --all"]
    fn the_same_seed_gives_the_same_openings() {
        let text = |rules: &Rules, seed| {
            let found = find(rules, 3, seed, 3_000);
            let lines: Vec<String> = found.iter().map(BalancedOpening::to_string).collect();
            lines.join("\n")
        };
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let first = text(&rules, 1);
            assert_eq!(first.lines().count(), 3, "{variant}: {first}");
            assert_eq!(first, text(&rules, 1));
            assert_ne!(first, text(&rules, 2));
        }
    }
}
