use super::*;
use crate::rules::Variant;

/// Plays the move that `pick` chooses until the match is over or has had
/// `most` plies; rows are arranged as offered.
fn played(variant: Variant, mut seed: u32, most: usize) -> Match {
    let mut played = Match::new(variant.default_rules(), Side::South);
    while played.plies() < most {
        match played.next() {
            Next::Over(_) => break,
            Next::Arrange(arranging) => played.arrange(arranging.even()).expect("offered"),
            Next::Play => {
                let record = played.current();
                let moves = record.rules().moves(record.position());
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let mv = moves
                    .iter()
                    .nth((seed >> 16) as usize % moves.len())
                    .expect("a move");
                played.play(mv, &mut ()).expect("a legal move");
            }
        }
    }
    played
}

#[test]
fn matches_end_and_read_back() {
    for variant in [
        Variant::GiuthiRounds,
        Variant::LayliGoobalay,
        Variant::Alemungula,
    ] {
        for seed in 0..20 {
            let whole = played(variant, seed, 3000);
            let text = whole.to_string();
            let rules = variant.default_rules();
            assert_eq!(
                Match::parse(rules, Side::South, &text),
                Ok(whole.clone()),
                "{text}"
            );
            for record in whole.rounds() {
                for position in record.positions() {
                    let again = record.rules().parse_position(&position.to_string());
                    assert_eq!(again, Ok(*position), "{position}");
                }
            }
            let mut again = Match::new(rules, Side::South);
            for number in 0..whole.plies() {
                let (record, at) = whole.at_ply(number);
                assert_eq!(&record.positions()[at], again.current().position());
                let ply = whole.ply(number).expect("as many as there are");
                again.play_ply(ply, &mut ()).expect("it was played");
            }
            assert_eq!(again, whole);
            assert_eq!(whole.ply(whole.plies()), None);
            let mut half = whole.clone();
            half.truncate(whole.plies() / 2);
            assert_eq!(half.plies(), whole.plies() / 2);
            assert!(text.starts_with(&half.to_string()));
        }
    }
}

#[test]
fn a_match_starts_with_its_earlier_states_only() {
    for variant in [Variant::GiuthiRounds, Variant::LayliGoobalay] {
        let whole = played(variant, 1, 400);
        assert!(whole.rounds().len() > 1, "{variant:?}");
        for plies in 0..whole.plies() {
            let mut start = whole.clone();
            start.truncate(plies);
            assert!(whole.starts_with(&start), "{plies}");
            assert!(!start.starts_with(&whole), "{plies}");
        }
        assert!(whole.starts_with(&whole));
        assert!(!whole.starts_with(&Match::new(variant.default_rules(), Side::North)));
        let other = played(variant, 2, 20);
        assert!(!whole.starts_with(&other));
    }
}

#[test]
fn the_first_round_has_the_rules_of_the_start() {
    let rules = Variant::GiuthiRounds.default_rules();
    let whole = played(Variant::GiuthiRounds, 1, 400);
    assert_eq!(whole.first_round().rules(), &rules);
    assert_eq!(whole.first_round().positions()[0], rules.start(Side::South));
    assert_eq!(Some(whole.first_round()), whole.rounds().next());
    assert!(whole.rounds().any(|round| *round.rules() != rules));
}

#[test]
fn the_row_shrinks_by_what_the_loser_has() {
    let lost = |seeds| pits_lost(seeds, 36);
    assert_eq!(
        [35, 18, 17, 9, 8, 5, 4, 2].map(lost),
        [0, 0, 1, 1, 2, 2, 3, 3]
    );
}

#[test]
fn the_row_offered_lets_somebody_move() {
    let arranging = |seeds, pits, rounds| Arranging {
        by: Some(Side::South),
        seeds,
        pits,
        first: Side::North,
        rounds,
    };
    for seeds in 2..=90 {
        for pits in 2..=10 {
            let arranging = arranging(seeds, pits, Rounds::Shrinking);
            assert_eq!(arranging.check(&arranging.even()), Ok(()));
        }
    }
    let even = arranging(16, 6, Rounds::Filling).even();
    assert_eq!(even.to_string(), "=3,3,3,3,2,2");
}

#[test]
fn a_wrong_row_is_named() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let layli = Variant::LayliGoobalay.default_rules();
    let ply = |row: &str| Match::parse(layli, Side::South, &format!("{text} {row} B"));
    let fault = |row: &str| ply(row).expect_err("a wrong row").fault;
    let arrangement = RecordFault::Arrangement;
    assert!(ply("=10,1,1,1,1,1").is_ok());
    assert_eq!(
        fault("=3,3,3,2,2"),
        arrangement(ArrangementFault::PitCount {
            found: 5,
            expected: 6
        })
    );
    assert_eq!(
        fault("=3,3,3,3,2,2"),
        arrangement(ArrangementFault::Total {
            found: 16,
            expected: 15
        })
    );
    assert_eq!(
        fault("=5,2,3,3,2,0"),
        arrangement(ArrangementFault::EmptyPit)
    );
    assert_eq!(fault("=5,2,x"), arrangement(ArrangementFault::Text));
}
