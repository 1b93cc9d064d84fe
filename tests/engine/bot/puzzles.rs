//! Positions with one best move, proved by trying everything, as the highest level plays
//! them.

use super::*;

const PUZZLES: &str = include_str!("puzzles.txt");

#[test]
fn the_highest_level_solves_them() {
    let level = &Level::STRONGEST;
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut solved = [0; Variant::ALL.len()];
    for line in PUZZLES.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(": ").collect();
        let [game, position, answer] = parts[..] else {
            panic!("{line}");
        };
        let variant = game.parse::<Variant>().expect("a game");
        let rules = variant.default_rules();
        let position = rules.parse_position(position).expect("a position");
        let (mv, margin) = answer.split_once(' ').expect("a move and a margin");

        let mut player = BotPlayer::new(level, &rules, &[position], 1, &mut table);
        while player.advance(&mut table, u64::MAX) != Progress::Done {}
        let report = player.search().answer().report.expect("a finished depth");
        let found = player.decide().expect("a move");
        assert_eq!(rules.display_move(found).to_string(), mv, "{line}");
        let margin: i32 = margin.parse().expect("a number");
        assert_eq!(report.score.hundredths(), margin * 100, "{line}");
        solved[variant as usize] += 1;
    }
    assert!(solved.iter().all(|&solved| solved >= 10), "{solved:?}");
}
