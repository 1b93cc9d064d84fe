//! The puzzles of the page, `static/puzzles/<game>.txt`, which `cargo xtask puzzles`
//! makes.

use std::collections::HashSet;
use std::path::Path;

use mbegu::bot::{
    CollectedPuzzle, Limit, MoveResult, PuzzleTheme, Reasons, Rng, Search, SearchConfig,
    SearchMode, SearchResult, TranspositionTable, read_collection,
};
use mbegu::rules::{CaptureReason, Event, OverReason, Rules, Side, Variant};

use crate::chance::depth;

/// The games, and the least number of their puzzles.
const GAMES: [(Variant, usize); 6] = [
    (Variant::Giuthi, 300),
    (Variant::GiuthiStore, 200),
    (Variant::GiuthiRounds, 200),
    (Variant::Alemungula, 300),
    (Variant::LayliGoobalay, 300),
    (Variant::SulusAidi, 300),
];

fn text(variant: Variant) -> String {
    let path = format!("static/puzzles/{variant}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every game with its puzzles. The reader checks that positions and lines are legal,
/// and that no position comes twice.
fn collections() -> impl Iterator<Item = (Rules, Vec<CollectedPuzzle>)> {
    GAMES.into_iter().map(|(variant, _)| {
        let rules = variant.default_rules();
        let puzzles = read_collection(&rules, &text(variant));
        (
            rules,
            puzzles.unwrap_or_else(|error| panic!("{variant}: {error}")),
        )
    })
}

#[test]
fn every_game_has_enough_of_them() {
    for ((variant, least), (_, puzzles)) in GAMES.into_iter().zip(collections()) {
        let count = puzzles.len();
        assert!(count >= least, "{variant}: {count}");
    }
}

#[test]
fn every_puzzle_of_a_game_has_an_id_of_its_own() {
    for (rules, puzzles) in collections() {
        let ids: HashSet<u32> = puzzles.iter().map(CollectedPuzzle::id).collect();
        assert_eq!(ids.len(), puzzles.len(), "{}", rules.variant());
    }
}

#[test]
fn south_is_to_move_and_has_a_choice() {
    for (rules, puzzles) in collections() {
        for puzzle in puzzles {
            let position = &puzzle.position;
            assert_eq!(position.to_move(), Some(Side::South), "{position}");
            assert_eq!(position.restriction(), None, "{position}");
            assert!(rules.moves(position).len() >= 3, "{position}");
            let most = Side::ALL.map(|side| position.score(side)).into_iter().max();
            assert!(most <= Some(rules.total() / 2), "{position} is won already");
        }
    }
}

#[test]
fn files_are_as_they_are_written() {
    for (rules, puzzles) in collections() {
        let text = text(rules.variant());
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for (line, puzzle) in lines.zip(&puzzles) {
            assert_eq!(puzzle.display(&rules).to_string(), line);
        }
        assert!(text.starts_with("# Made by `cargo xtask puzzles "));
    }
}

#[test]
fn themes_are_what_the_solution_does() {
    for (rules, puzzles) in collections() {
        for puzzle in puzzles {
            for theme in PuzzleTheme::ALL {
                if let Some(holds) = holds(&rules, &puzzle, theme) {
                    let found = puzzle.themes.contains(&theme);
                    assert_eq!(found, holds, "{} {theme:?}", puzzle.display(&rules));
                }
            }
        }
    }
}

/// Returns whether a theme holds; `None` where only a search could tell.
fn holds(rules: &Rules, puzzle: &CollectedPuzzle, theme: PuzzleTheme) -> Option<bool> {
    let (position, solution) = (&puzzle.position, puzzle.solution);
    let mut events: Vec<Event> = Vec::new();
    let mut last = rules.play_unchecked(position, solution, &mut events);
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    let captured = |event: &&Event| match event {
        Event::Capture { why, .. } => *why != CaptureReason::LastSeed,
        _ => false,
    };
    let captures = events.iter().filter(captured).count();
    let laps = events.iter().filter_map(|event| match event {
        Event::Lift { direction, .. } => Some(*direction),
        _ => None,
    });
    let laps: Vec<_> = laps.collect();
    Some(match theme {
        PuzzleTheme::LongRelay => PuzzleTheme::min_laps(rules.variant())
            .is_some_and(|least| laps.len() >= usize::from(least)),
        PuzzleTheme::RunOn => captures >= 2,
        PuzzleTheme::Turn => captures > 0 && laps.first() != laps.last(),
        PuzzleTheme::Uur => has(|event| matches!(event, Event::Uur { .. })),
        PuzzleTheme::Claim => has(|event| matches!(event, Event::Claim { .. })),
        PuzzleTheme::Block => has(|event| match event {
            Event::Bar { .. } => true,
            Event::Pass { side } => *side == Side::North,
            Event::Over { reason } => *reason == OverReason::CannotMove(Side::North),
            _ => false,
        }),
        PuzzleTheme::Ending => {
            for &mv in &puzzle.continuation {
                last = rules.play_unchecked(&last, mv, &mut ());
            }
            puzzle.is_proved || last.to_move().is_none()
        }
        PuzzleTheme::Defence => {
            let reasons = |mv| Reasons::of(rules, position, &[mv]).expect("a move");
            let best = reasons(solution);
            let others = rules.moves(position).iter().map(reasons);
            let most = others.clone().map(|other| other.takes).max();
            if most == Some(best.takes) {
                return Some(false);
            }
            let greediest = others.filter(|other| Some(other.takes) == most);
            greediest.map(|other| other.leaves).min() > Some(best.leaves)
        }
    })
}

#[test]
fn every_difficulty_occurs() {
    for (rules, puzzles) in collections() {
        for difficulty in 1..=CollectedPuzzle::MAX_DIFFICULTY {
            let found = puzzles.iter().any(|puzzle| puzzle.difficulty == difficulty);
            assert!(found, "{} has no {difficulty}", rules.variant());
        }
    }
}

/// The positions of the search of one puzzle below: most of those that are proved need
/// fewer.
const NODES: u64 = 400_000;

#[test]
fn proofs_are_found_again() {
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut found = 0;
    for (rules, puzzles) in collections() {
        let proved = puzzles.iter().filter(|puzzle| puzzle.is_proved);
        for puzzle in proved.take(depth(3, 10)) {
            let result = every(&rules, puzzle, &mut table);
            if !result.report.is_some_and(|report| report.proved) {
                continue;
            }
            let [first, second, ..] = result.every[..] else {
                panic!("{} has one move", puzzle.position);
            };
            assert_eq!(first.mv, puzzle.solution, "{}", puzzle.position);
            let score = |it: MoveResult| it.score.expect("a score").hundredths();
            let gain = (score(first) - score(second)) / 100;
            assert_eq!(gain, i32::from(puzzle.gain), "{}", puzzle.position);
            found += 1;
        }
    }
    assert!(found >= depth(9, 30), "{found}");
}

/// The score of every move.
fn every(rules: &Rules, puzzle: &CollectedPuzzle, table: &mut TranspositionTable) -> SearchResult {
    let config = SearchConfig {
        rules,
        game: &[puzzle.position],
        limits: &[Limit::Nodes(NODES)],
        mode: SearchMode::AllMoves,
    };
    let mut search = Search::new(config, &mut Rng::new(0), table);
    search.run(table);
    search.answer()
}
