//! The tables of the endings, compared with brute force and with proofs.

use std::rc::Rc;

use mbegu::bot::{
    EndingTable, Limit, Oracle, ProofConfig, ProofGoal, ProofResult, ProofSearch, ProofTable, Rng,
};
use mbegu::rules::{GameRecord, GameStatus, Position, Restriction, Rules, Side, Variant};

use super::history::with_history;
use super::proof::{random_goal, small, wins};
use super::{games, in_play, random_game, thrown};
use crate::chance::{depth, seed};

/// The table of up to so many seeds; `None` for a game without one.
pub fn table(rules: &Rules, seeds: u8) -> Option<EndingTable> {
    let mut table = EndingTable::new(rules)?;
    while table.seeds() < seeds && !table.is_finished() {
        table.advance(1_000);
    }
    Some(table)
}

/// Endings of random games, with the game before them, in which no position came
/// twice.
fn fresh_endings(rules: &Rules, rng: &mut Rng, seeds: u16) -> Vec<Vec<Position>> {
    let game = random_game(rules, rng, 400);
    let ends = (1..=game.len()).map(|end| game[..end].to_vec());
    let is_fresh = |game: &Vec<Position>| {
        let last = game[game.len() - 1];
        let once = |at: usize| !game[..at].contains(&game[at]);
        last.to_move().is_some() && in_play(rules, &last) <= seeds && (1..game.len()).all(once)
    };
    let mut found: Vec<_> = ends.filter(is_fresh).collect();
    rng.shuffle(&mut found);
    found.truncate(10);
    found
}

/// Compares the bounds of a game's last position with brute force. Returns whether
/// that had an answer to both, or `None` where the table has no entry.
fn compare(table: &EndingTable, game: &[Position]) -> Option<bool> {
    let position = game[game.len() - 1];
    let rules = table.rules();
    let bounds = table.probe(&position)?;
    if rules.moves(&position).is_empty() {
        return None;
    }
    let side = position.to_move().expect("a side to move");
    assert!(bounds.low <= bounds.high && u16::from(bounds.high) <= in_play(rules, &position));
    let reaches = |seeds: u8| {
        let seeds = position.score(side) + u16::from(seeds);
        let goal = ProofGoal { side, seeds };
        wins(rules, &mut game.to_vec(), (goal, side), &mut 3_000)
    };
    let (low, above) = (reaches(bounds.low), reaches(bounds.high + 1));
    let name = || format!("{} {position} {bounds:?}", rules.variant());
    assert_ne!(low, Some(false), "{}", name());
    assert_ne!(above, Some(true), "{}", name());
    Some(low.is_some() && above.is_some())
}

#[test]
fn bounds_are_what_brute_force_finds() {
    let mut rng = Rng::new(seed());
    let (mut barred, mut after_repetition) = (0, 0);
    for rules in games() {
        let sizes = (2..=4).flat_map(|pits| (1..=3).map(move |seeds| (pits, seeds)));
        let small = sizes.filter_map(|(pits, seeds)| small(rules.variant(), pits, seeds));
        let (mut compared, mut answered) = (0, 0);
        for rules in small.chain([rules]) {
            let Some(table) = table(&rules, 6) else {
                continue;
            };
            for _ in 0..40 {
                for game in fresh_endings(&rules, &mut rng, 6) {
                    let position = game[game.len() - 1];
                    if let Some(both) = compare(&table, &game) {
                        compared += 1;
                        answered += u32::from(both);
                        barred += u32::from(position.restriction().is_some());
                        after_repetition += u32::from(game.len() > 1);
                    }
                }
                let seeds = 2 + rng.below(u32::from(rules.total().min(6)) - 1) as u16;
                let position = thrown(&rules, seeds, &mut rng);
                if let Some(both) = compare(&table, &[position]) {
                    compared += 1;
                    answered += u32::from(both);
                }
            }
        }
        println!("{}: {compared} {answered}", rules.variant());
        assert!(rules.fields().marks() || compared >= 500 && answered >= 300);
    }
    assert!(
        barred >= 20 && after_repetition >= 500,
        "{barred} {after_repetition}"
    );
}

/// A proof may only find what the table has, and nothing that it excludes.
#[test]
fn no_proof_contradicts_a_table() {
    let mut rng = Rng::new(seed());
    let mut proofs = ProofTable::new(1 << 12);
    for rules in games() {
        let Some(table) = table(&rules, EndingTable::MAX_SEEDS) else {
            continue;
        };
        let (mut proved, mut disproved) = (0, 0);
        for _ in 0..depth(200, 400) {
            let seeds = 2 + rng.below(9) as u16;
            let position = thrown(&rules, seeds, &mut rng);
            let Some(bounds) = table.probe(&position) else {
                continue;
            };
            let side = position.to_move().expect("a side to move");
            let more = 1 + rng.below(u32::from(seeds)) as u8;
            let goal = ProofGoal {
                side,
                seeds: position.score(side) + u16::from(more),
            };
            let config = ProofConfig {
                rules: &rules,
                game: &[position],
                goal,
                prover: Side::ALL[rng.below(2) as usize],
                limits: &[Limit::Nodes(5_000)],
            };
            let mut search = ProofSearch::new(config, &mut proofs);
            search.run(&mut proofs);
            let is_side = config.prover == side;
            match search.answer() {
                ProofResult::Proved { .. } if is_side => {
                    assert!(bounds.low >= more, "{position} {bounds:?} {goal:?}");
                    proved += 1;
                }
                ProofResult::Proved { .. } => {
                    assert!(bounds.high < more, "{position} {bounds:?} {goal:?}");
                    disproved += 1;
                }
                ProofResult::Disproved if is_side => assert!(bounds.low < more),
                ProofResult::Disproved => assert!(bounds.high >= more),
                ProofResult::Open { .. } => {}
            }
        }
        println!("{}: {proved} {disproved}", rules.variant());
        let least = depth(1, 5);
        assert!(
            proved >= least && disproved >= least,
            "{proved} {disproved}"
        );
    }
}

/// The answer of a proof search, and the positions that it visited.
fn prove(
    rules: &Rules,
    game: &[Position],
    (goal, prover): (ProofGoal, Side),
    oracles: &[Rc<dyn Oracle>],
    proofs: &mut ProofTable,
) -> (ProofResult, u64) {
    let config = ProofConfig {
        rules,
        game,
        goal,
        prover,
        limits: &[Limit::Nodes(5_000)],
    };
    let mut search = ProofSearch::new(config, proofs).with_oracles(oracles);
    search.run(proofs);
    (search.answer(), search.nodes())
}

/// A proof that ends in the table holds in the game by its rules, also where positions came
/// before.
#[test]
fn proofs_that_ask_a_table_are_what_brute_force_finds() {
    let mut rng = Rng::new(seed());
    let proofs = &mut ProofTable::new(1 << 12);
    let (mut repeated, mut open) = (0, [0, 0]);
    for rules in games().filter(|rules| !rules.fields().marks()) {
        let mut compared = 0;
        let (mut plies, mut nodes) = ([0, 0], [0, 0]);
        let smaller = (2..5).filter_map(|pits| small(rules.variant(), pits, 3));
        for rules in smaller.chain([rules]) {
            // Of few seeds, so that there is something to prove before it.
            let few: Rc<dyn Oracle> = Rc::new(table(&rules, 3).expect("a table"));
            let all: Rc<dyn Oracle> = Rc::new(table(&rules, 8).expect("a table"));
            for at in 0..depth(600, 3_000) {
                let oracle = if at % 2 == 0 { &few } else { &all };
                let game = match at % 3 {
                    0 => random_game(&rules, &mut rng, 300),
                    _ => match with_history(&rules, &mut rng) {
                        Some(record) => record.positions().to_vec(),
                        None => continue,
                    },
                };
                let game = &game[..game.len() - game.len().min(7) / 3];
                let position = game[game.len() - 1];
                if rules.moves(&position).is_empty() {
                    continue;
                }
                let Some(goal) = random_goal(&rules, &position, &mut rng) else {
                    continue;
                };
                let found = [vec![], vec![oracle.clone()]]
                    .map(|oracles| prove(&rules, game, goal, &oracles, proofs));
                for (with, (result, visited)) in found.into_iter().enumerate() {
                    open[with] += u32::from(matches!(result, ProofResult::Open { .. }));
                    if let ProofResult::Proved { plies: of_one, .. } = result
                        && matches!(found[0].0, ProofResult::Proved { .. })
                    {
                        plies[with] += u32::from(of_one);
                        nodes[with] += visited;
                    }
                }
                let (result, _) = found[1];
                if matches!(result, ProofResult::Open { .. }) {
                    continue;
                }
                let won = wins(&rules, &mut game.to_vec(), goal, &mut 3_000);
                if let Some(won) = won {
                    assert_eq!(won, result != ProofResult::Disproved, "{goal:?} {game:?}");
                    compared += 1;
                    let before = &game[..game.len() - 1];
                    repeated += u32::from(before.contains(&position));
                }
            }
        }
        println!(
            "{}: {compared}; without and with the table \
             {plies:?} plies, {nodes:?} positions, {open:?} open so far",
            rules.variant()
        );
        assert!(compared >= 100 && plies[1] < plies[0]);
    }
    // Of one game alone the table may leave as many open as the search without it.
    assert!(open[1] < open[0]);
    // Of positions that came before, some were proved too.
    assert!(repeated >= depth(10, 50), "{repeated}");
}

/// Who plays by the table gets what it says, against anything.
#[test]
fn what_is_known_is_reached() {
    let mut rng = Rng::new(seed());
    for rules in games() {
        let Some(table) = table(&rules, EndingTable::MAX_SEEDS) else {
            continue;
        };
        let (mut played, mut again) = (0, 0);
        for _ in 0..depth(150, 600) {
            let first = thrown(&rules, 2 + rng.below(9) as u16, &mut rng);
            let Some((_, bounds)) = table.best(&first) else {
                continue;
            };
            if !bounds.is_exact() {
                continue;
            }
            let worth = bounds.low;
            let side = first.to_move().expect("a side to move");
            let opponent_knows = rng.below(2) == 0;
            let mut record = GameRecord::from_position(rules, first);
            while let GameStatus::ToMove(mover) = record.position().status() {
                let position = record.position();
                let is_again = matches!(position.restriction(), Some(Restriction::Again { .. }));
                again += u32::from(is_again);
                let known = table.best(position).map(|(mv, _)| mv);
                let mv = if mover == side || opponent_knows {
                    known.expect("a known move")
                } else {
                    let moves = rules.moves(position);
                    let at = rng.below(moves.len() as u32) as usize;
                    moves.iter().nth(at).expect("a move")
                };
                record.play(mv, &mut ()).expect("a legal move");
                let twice = |one: &&Position| **one == *record.position();
                let count = record.positions().iter().filter(twice).count();
                let gained = record.position().score(side) - first.score(side);
                assert!(count == 1 || gained >= worth.into(), "{first} {record}");
            }
            let end = record.position().score(side);
            let reached = end - first.score(side);
            assert!(reached >= u16::from(worth), "{first} {record}");
            assert!(
                !opponent_knows || reached == u16::from(worth),
                "{first} {record}"
            );
            played += 1;
        }
        println!("{}: {played} {again}", rules.variant());
        assert!(played >= depth(40, 200), "{played}");
        assert!(again > 0 || rules.variant() != Variant::GiuthiRounds);
    }
}

#[test]
fn every_board_up_to_its_seeds_has_an_entry() {
    for rules in games() {
        for pits in rules.variant().allowed_pits() {
            let options = mbegu::rules::Options {
                pits,
                ..rules.options()
            };
            let rules = rules.variant().rules(options).expect("a board of the game");
            let Some(table) = EndingTable::new(&rules) else {
                assert!(rules.fields().marks());
                continue;
            };
            assert_eq!(table.seeds(), 0);
            let small = rules.board().ring_len() <= 12;
            assert!(!small || table.max_seeds() == EndingTable::MAX_SEEDS);
            assert!(table.bytes() <= 2_800_000);
        }
    }
}
