//! The bot obeys the rules and its limits, and an abandoned search has no effect on
//! later ones.

use super::*;
use mbegu::rules::Options;

#[test]
fn node_limits_are_kept() {
    let mut rng = Rng::new(seed());
    for rules in games() {
        for _ in 0..200 {
            let game = random_game(&rules, &mut rng, 60);
            let limit = 100 + u64::from(rng.below(5_000));
            let limits = [Limit::Nodes(limit)];
            let (mut search, mut table) = search(&rules, &game, &limits, SearchMode::AllMoves);
            while search.advance(&mut table, 1 + u64::from(rng.below(900))) != Progress::Done {}
            assert!(search.nodes() <= limit + limit / 100);
        }
        for limit in [1, 2, 50, 100, 5_000, 20_000] {
            for lines in [SearchMode::Best, SearchMode::AllMoves] {
                let start = opening(&rules, Side::North);
                let limits = [Limit::Nodes(limit)];
                let (mut search, mut table) = search(&rules, &[start], &limits, lines);
                search.run(&mut table);
                assert!(search.nodes() <= limit + limit / 100 + 1);
                assert!(search.answer().best.is_some());
            }
        }
    }
}

/// Ten thousand positions a game, and every level on each eighth of them.
#[test]
fn its_moves_are_legal() {
    let mut rng = Rng::new(seed());
    for rules in games() {
        let mut table = TranspositionTable::new(PLACES);
        let mut met = 0;
        while met < 10_000 {
            let game = random_game(&rules, &mut rng, 60);
            for at in 1..=game.len() {
                let position = game[at - 1];
                if position.status() == GameStatus::Race {
                    continue;
                }
                let level = Level {
                    nodes: 30,
                    ..Level::ALL[met % Level::ALL.len()]
                };
                let seed = rng.next_u64();
                let player = BotPlayer::new(&level, &rules, &game[..at], seed, &mut table);
                match player.think(&mut table) {
                    Some(mv) => assert_eq!(rules.check_move(&position, mv), Ok(())),
                    None => assert_eq!(position.to_move(), None),
                }
                met += 1;
            }
        }
    }
}

#[test]
fn the_biggest_boards_are_played_too() {
    let mut rng = Rng::new(seed());
    for variant in Variant::ALL {
        let options = Options {
            pits: *variant.allowed_pits().end(),
            seeds: *variant.allowed_seeds().end(),
        };
        let rules = variant.rules(options).expect("a board of the game");
        let mut record = bench::opened(&rules, Side::South);
        let mut table = TranspositionTable::new(PLACES);
        for _ in 0..40 {
            let level = Level {
                nodes: 3_000,
                ..Level::STRONGEST
            };
            let game = record.positions();
            let player = BotPlayer::new(&level, &rules, game, rng.next_u64(), &mut table);
            let Some(mv) = player.think(&mut table) else {
                break;
            };
            record.play(mv, &mut ()).expect("a legal move");
        }
        assert!(record.moves().len() > 8);
    }
}

#[test]
fn an_abandoned_search_has_no_effect() {
    let mut rng = Rng::new(seed());
    for rules in games() {
        let level = Level {
            nodes: 5_000,
            ..Level::STRONGEST
        };
        let game = random_game(&rules, &mut rng, 6);
        let table = &mut TranspositionTable::new(PLACES);
        let fresh = BotPlayer::new(&level, &rules, &game, 9, table).think(table);
        for nodes in [1, 7, 100, 1_003, 4_999] {
            let other = random_game(&rules, &mut rng, 6);
            let mut abandoned = BotPlayer::new(&level, &rules, &other, 1, table);
            let _ = abandoned.advance(table, nodes);
            let mv = BotPlayer::new(&level, &rules, &game, 9, table).think(table);
            assert_eq!(mv, fresh);
        }
    }
}

/// Where every line ends or comes to a cycle, more depth finds the same. Values of the
/// table that came from an evaluation before may still lead to the greatest depth.
#[test]
fn a_search_of_nothing_but_cycles_stops() {
    let mut rng = Rng::new(seed());
    let (mut stopped, mut deepest) = (0, 0);
    for rules in games().filter(|rules| !rules.fields().marks()) {
        for _ in 0..depth(100, 500) {
            let position = thrown(&rules, 8, &mut rng);
            let limits = [Limit::Nodes(20_000)];
            let (mut search, mut table) = search(&rules, &[position], &limits, SearchMode::Best);
            search.run(&mut table);
            let report = search.answer().report.filter(|report| !report.proved);
            if let Some(report) = report.filter(|_| search.nodes() < 20_000) {
                stopped += u32::from(report.depth < 96);
                deepest += u32::from(report.depth == 96);
            }
        }
    }
    // About half of them.
    assert!(2 * stopped > deepest, "{stopped} {deepest}");
}
