//! The row that opens a round.

use super::*;
use mbegu::bot::Arranger;
use mbegu::rules::{Match, NextStep};

/// A match whose first round has been finished with so many seeds for South.
fn finished(variant: Variant, south: u16) -> Match {
    let rules = variant.default_rules();
    let zeros = "0,0,0,0,0,0";
    let text = format!("{zeros}/{zeros} {south}-{} x", rules.total() - south);
    let over = rules.parse_position(&text).expect("a finished round");
    Match::from_position(rules, over)
}

fn arranged(level: &Level, played: &Match, slice: u64) -> Option<mbegu::rules::Arrangement> {
    let level = Level {
        nodes: 10_000,
        ..*level
    };
    let mut arranger = Arranger::new(&level, played, 3)?;
    let mut table = TranspositionTable::new(PLACES);
    while !arranger.advance(&mut table, slice) {}
    Some(arranger.decide())
}

#[test]
fn the_row_is_allowed_and_follows_from_the_seed() {
    let mut met = 0;
    for variant in [Variant::GiuthiRounds, Variant::LayliGoobalay] {
        for south in [2, 6, 7, 12, 20, 24, 35, 40] {
            let played = finished(variant, south);
            for level in [Level::WEAKEST, Level::ALL[6], Level::STRONGEST] {
                let row = arranged(&level, &played, u64::MAX);
                match played.next_step() {
                    NextStep::Arrange(arranging) => {
                        let row = row.expect("a row");
                        assert_eq!(arranging.check(&row), Ok(()));
                        assert_eq!(arranged(&level, &played, 23), Some(row));
                        met += 1;
                    }
                    _ => assert_eq!(row, None),
                }
            }
        }
    }
    assert!(met > 20);
}

#[test]
fn the_row_is_worth_no_less_than_an_even_one() {
    let mut gain = 0;
    for variant in [Variant::GiuthiRounds, Variant::LayliGoobalay] {
        for south in [14, 18, 22] {
            let played = finished(variant, south);
            let NextStep::Arrange(arranging) = played.next_step() else {
                panic!("a round follows");
            };
            let row = arranged(&Level::STRONGEST, &played, u64::MAX).expect("a row");
            let worth = |row: &[u8]| {
                let (rules, position) = played.arranged(row).expect("a board");
                let found = answer(&rules, position, &[Limit::Nodes(30_000)], SearchMode::Score);
                let score = found.report.expect("a depth").score.hundredths();
                match position.to_move() {
                    Some(Side::South) => score,
                    _ => -score,
                }
            };
            gain += worth(row.pits()) - worth(arranging.even().pits());
        }
    }
    assert!(gain > 600, "{gain}");
}

#[test]
fn no_round_to_arrange_is_no_row() {
    let rules = Variant::GiuthiRounds.default_rules();
    let played = Match::new(rules, Side::South);
    assert_eq!(arranged(&Level::STRONGEST, &played, 100), None);
}
