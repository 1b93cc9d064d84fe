//! Wins and losses that are certain: what the strongest level makes of them.

use std::rc::Rc;

use mbegu::bot::{
    BotPlayer, CertainResult, Level, Limit, Oracle, ProofConfig, ProofGoal, ProofResult,
    ProofSearch, ProofTable, Rng, Score, TranspositionTable,
};
use mbegu::rules::{GameRecord, Move, Position, Rules, Side, Variant};

use super::endings::table;
use super::proof::wins;
use super::{PLACES, games, random_game};
use crate::chance::{depth, seed};

/// A strongest level of few positions, most of them for the proof search.
fn level(nodes: u64) -> Level {
    Level {
        nodes,
        ..Level::STRONGEST
    }
}

/// What the level finds certain, and its move.
fn think(
    rules: &Rules,
    game: &[Position],
    slice: u64,
    oracles: &[Rc<dyn Oracle>],
    table: &mut TranspositionTable,
) -> (Option<CertainResult>, Option<Move>) {
    let mut player =
        BotPlayer::new(&level(20_000), rules, game, 1, table).with_oracles(oracles, game, table);
    while player.advance(table, slice) != mbegu::bot::Progress::Done {}
    (player.certain(), player.decide())
}

/// The table of endings of a game that has one.
fn endings(rules: &Rules) -> Vec<Rc<dyn Oracle>> {
    let table = table(rules, 8).map(|table| Rc::new(table) as Rc<dyn Oracle>);
    table.into_iter().collect()
}

#[test]
fn what_is_certain_is_what_brute_force_finds() {
    let mut rng = Rng::new(seed());
    // What earlier searches left in the table makes no difference.
    let table = &mut TranspositionTable::new(PLACES);
    let (mut won, mut lost, mut compared) = (0, 0, 0);
    for rules in games() {
        let endings = endings(&rules);
        for at in 0..depth(40, 120) {
            // With a table of endings in every second game.
            let oracles = &endings[..endings.len() * (at as usize % 2)];
            let game = random_game(&rules, &mut rng, 60);
            let game = &game[..game.len().saturating_sub(3).max(1)];
            let position = game[game.len() - 1];
            let Some(mover) = position.to_move() else {
                continue;
            };
            let (certain, mv) = think(&rules, game, u64::MAX, oracles, table);
            let new = &mut TranspositionTable::new(PLACES);
            assert_eq!(
                (certain, mv),
                think(&rules, game, 777, oracles, new),
                "{position}"
            );
            let Some(certain) = certain else {
                continue;
            };
            let winner = match certain.wins {
                true => mover,
                false => mover.other(),
            };
            won += u32::from(certain.wins);
            lost += u32::from(!certain.wins);
            let goal = ProofGoal {
                side: winner,
                seeds: (rules.total() + certain.by) / 2,
            };
            let mut line = game.to_vec();
            if let Some(mv) = certain.mv.filter(|_| certain.wins) {
                let next = rules.play(&position, mv, &mut ()).expect("a legal move");
                line.push(next);
            }
            if let Some(found) = wins(&rules, &mut line, (goal, winner), &mut 20_000) {
                assert!(found, "{position} {certain:?}");
                compared += 1;
            }
        }
    }
    assert!(
        won >= depth(1, 5) && lost >= depth(0, 5) && compared >= depth(1, 3),
        "{won} {lost} {compared}"
    );
}

#[test]
fn a_win_that_is_proved_is_won() {
    let mut rng = Rng::new(seed());
    let rules = Variant::Giuthi.default_rules();
    let table = &mut TranspositionTable::new(PLACES);
    let mut played = 0;
    let endings = endings(&rules);
    while played < depth(5, 20) {
        let oracles = &endings[..played as usize % 2];
        let game = random_game(&rules, &mut rng, 30);
        let first = game[game.len() - 1];
        let Some(mover) = first.to_move() else {
            continue;
        };
        let (certain, _) = think(&rules, &[first], u64::MAX, oracles, table);
        if !certain.is_some_and(|certain| certain.wins) {
            continue;
        }
        let mut record = GameRecord::from_position(rules, first);
        while let Some(side) = record.position().to_move() {
            let mv = match side == mover {
                true => think(&rules, record.positions(), u64::MAX, oracles, table).1,
                false => {
                    let moves = rules.moves(record.position());
                    moves.iter().nth(rng.below(moves.len() as u32) as usize)
                }
            };
            record
                .play(mv.expect("a move"), &mut ())
                .expect("a legal move");
        }
        let end = record.position();
        assert!(end.score(mover) > end.score(mover.other()), "{first}");
        played += 1;
    }
}

/// The fewest plies in which a goal is proved after each move, where they are found.
fn plies_after(rules: &Rules, game: &[Position], goal: ProofGoal) -> Vec<(Move, Option<u8>)> {
    let table = &mut ProofTable::new(1 << 14);
    let children = rules.children(&game[game.len() - 1]);
    let plies = children.map(|(mv, next)| {
        let config = ProofConfig {
            rules,
            game: &[game, &[next]].concat(),
            goal,
            prover: goal.side,
            limits: &[Limit::Nodes(20_000)],
        };
        let mut search = ProofSearch::new(config, table);
        search.run(table);
        match search.answer() {
            ProofResult::Proved { plies, .. } => (mv, Some(plies)),
            _ => (mv, None),
        }
    });
    plies.collect()
}

#[test]
fn a_win_comes_soon_and_a_loss_late() {
    // The search beside it sees one ply, so it rarely has the exact result.
    let level = Level {
        depth: 1,
        ..level(40_000)
    };
    let table = &mut TranspositionTable::new(PLACES);
    let mut rng = Rng::new(seed());
    let (mut soon, mut late) = (0, 0);
    for rules in games() {
        for _ in 0..150 {
            let game = random_game(&rules, &mut rng, 60);
            let game = &game[..game.len().saturating_sub(3).max(1)];
            let position = game[game.len() - 1];
            let Some(mover) = position.to_move() else {
                continue;
            };
            let mut player = BotPlayer::new(&level, &rules, game, 1, table);
            while player.advance(table, u64::MAX) != mbegu::bot::Progress::Done {}
            let Some(certain) = player.certain() else {
                continue;
            };
            let Some(mv) = certain.mv else {
                continue;
            };
            let report = player.search().answer().report;
            assert_eq!(player.decide(), Some(mv), "{position}");
            let goal = match certain.wins {
                true => ProofGoal {
                    side: mover,
                    seeds: (rules.total() + certain.by) / 2,
                },
                false => ProofGoal {
                    side: mover.other(),
                    seeds: rules.match_goal().unwrap_or(rules.goal()),
                },
            };
            let plies = plies_after(&rules, game, goal);
            let its = plies.iter().find(|one| one.0 == mv);
            let its = its.and_then(|one| one.1);
            let known = || plies.iter().filter_map(|one| one.1);
            let are_different = known().min() != known().max();
            if certain.wins {
                // The search may expect more of another move.
                let expected = report.map_or(Score::EVEN, |report| report.score);
                if expected <= certain.score() {
                    assert_eq!(its, known().min(), "{position} {plies:?}");
                    soon += u32::from(are_different);
                }
            } else if known().count() == plies.len() {
                assert_eq!(its, known().max(), "{position} {plies:?}");
                late += u32::from(are_different);
            }
        }
    }
    assert!(soon >= 5 && late >= 5, "{soon} {late}");
}

#[test]
fn weaker_levels_prove_nothing() {
    let rules = Variant::LayliGoobalay.default_rules();
    let start = [rules.start(Side::South)];
    for level in Level::ALL {
        let table = &mut TranspositionTable::new(PLACES);
        let player = BotPlayer::new(&level, &rules, &start, 1, table);
        assert_eq!(level.proves, level.id == Level::STRONGEST.id);
        assert_eq!(player.certain(), None);
    }
}
