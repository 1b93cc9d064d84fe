//! The pick of a race.

use super::*;
use mbegu::bot::{RacePicker, SHARES, equilibrium};
use mbegu::rules::{BySide, Pace, RaceRecord};

const EVEN: BySide<u32> = BySide {
    south: 300,
    north: 300,
};

fn picker(rules: &Rules, level: &Level, side: Side, seed: u64) -> RacePicker {
    let level = Level {
        nodes: 81 * 300,
        ..*level
    };
    RacePicker::new(&level, rules, side, EVEN, seed)
}

#[test]
fn the_table_is_that_of_an_even_pace() {
    let rules = Variant::SulusAidi.default_rules();
    let mut picker = picker(&rules, &Level::STRONGEST, Side::South, 1);
    let mut table = TranspositionTable::new(PLACES);
    while !picker.advance(&mut table, 1_000) {}
    let worth = picker.worth();
    assert_eq!(worth.len(), 9);
    let start = rules.start(Side::South);
    for (south, row) in rules.board().pits_of(Side::South).zip(&worth) {
        for (north, &worth) in rules.board().pits_of(Side::North).zip(row) {
            let picks = BySide { south, north };
            let pace = Pace::Even;
            let race = RaceRecord { picks, pace };
            match rules.run_race(&start, &race, &mut ()) {
                Ok(position) => {
                    let score = answer(&rules, position, &[Limit::Nodes(300)], SearchMode::Score);
                    let score = score.report.expect("a depth").score.hundredths();
                    let sign = if position.to_move() == Some(Side::South) {
                        1
                    } else {
                        -1
                    };
                    // The order of equal moves is left to chance.
                    assert!((score * sign - worth).abs() < 1_500, "{score} {worth}");
                }
                Err(_) => assert_eq!(worth, 0),
            }
        }
    }
    // Nobody gains a twentieth of a seed by another pick.
    let mixed = equilibrium(&worth);
    let get = |south: &[u32], north: &[u32]| -> i64 {
        let mut sum = 0;
        for (row, &south) in worth.iter().zip(south) {
            for (&worth, &north) in row.iter().zip(north) {
                sum += i64::from(worth) * i64::from(south) * i64::from(north);
            }
        }
        sum / i64::from(SHARES) / i64::from(SHARES)
    };
    let value = get(&mixed.shares.south, &mixed.shares.north);
    for pit in 0..9 {
        let mut pure = [0; 9];
        pure[pit] = SHARES;
        assert!(get(&pure, &mixed.shares.north) <= value + 5);
        assert!(get(&mixed.shares.south, &pure) >= value - 5);
    }
}

/// Time can be up at any moment: no pair is left out of the table by then, and
/// none is known much better than the others.
#[test]
fn a_table_cut_short_knows_every_pair() {
    let rules = Variant::SulusAidi.default_rules();
    let level = Level {
        nodes: 81 * 3_200,
        ..Level::STRONGEST
    };
    let mut table = TranspositionTable::new(PLACES);
    let mut whole = RacePicker::new(&level, &rules, Side::South, EVEN, 1);
    while !whole.advance(&mut table, u64::MAX) {}
    let whole = whole.worth().concat();
    let off = |picker: &RacePicker| {
        let worth = picker.worth().concat();
        let off = worth
            .iter()
            .zip(&whole)
            .map(|(one, other)| one.abs_diff(*other));
        off.sum::<u32>() / 81
    };
    let mut picker = RacePicker::new(&level, &rules, Side::South, EVEN, 1);
    let unknown = off(&picker);
    // A sixteenth of the time, of which each pair has had a share.
    for _ in 0..81 {
        picker.advance(&mut table, u64::MAX);
    }
    let looked = off(&picker);
    assert!(looked < unknown, "{looked} {unknown}");
    // Some come out even by chance.
    let even = |worth: &[i32]| worth.iter().filter(|&&worth| worth == 0).count();
    assert!(even(&picker.worth().concat()) <= even(&whole) + 3);
    // Another fifth, and half of the next round.
    for _ in 0..81 + 40 {
        picker.advance(&mut table, u64::MAX);
    }
    let closer = off(&picker);
    assert!(closer < looked, "{closer} {looked}");
}

#[test]
fn a_pick_is_ones_own_and_follows_from_the_seed() {
    let rules = Variant::SulusAidi.default_rules();
    for side in Side::ALL {
        for (number, level) in Level::ALL.iter().enumerate() {
            let pick = |slice| {
                let mut picker = picker(&rules, level, side, number as u64);
                let mut table = TranspositionTable::new(PLACES);
                while !picker.advance(&mut table, slice) {}
                picker.decide()
            };
            let first = pick(u64::MAX);
            assert_eq!(rules.board().owner(first), side);
            assert_eq!(pick(17), first);
        }
        // Left alone early it has a pick all the same.
        let mut hasty = picker(&rules, &Level::STRONGEST, side, 1);
        let _ = hasty.advance(&mut TranspositionTable::new(PLACES), 10);
        assert_eq!(rules.board().owner(hasty.decide()), side);
    }
}
