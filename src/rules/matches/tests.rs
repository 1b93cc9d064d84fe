use super::*;
use crate::rules::{Setup, Variant};

/// Plays the move that `pick` chooses until the match is over or has had
/// `most` plies; rows are arranged as offered.
fn played(variant: Variant, mut seed: u32, most: usize) -> Match {
    let mut played = Match::new(variant.default_rules(), Side::South);
    while played.plies() < most {
        match played.next_step() {
            NextStep::Over(_) => break,
            NextStep::Arrange(terms) => played.arrange(terms.even()).expect("offered"),
            NextStep::Play => {
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
    let lost = |seeds| pits_lost(seeds, 36, 0);
    assert_eq!(
        [35, 18, 17, 9, 8, 5, 4, 2].map(lost),
        [0, 0, 1, 1, 2, 2, 3, 3]
    );
}

#[test]
fn the_row_grows_only_above_a_part() {
    let lost = |seeds, before| pits_lost(seeds, 36, before);
    assert_eq!([17, 18, 19].map(|seeds| lost(seeds, 1)), [1, 1, 0]);
    assert_eq!([8, 9, 10].map(|seeds| lost(seeds, 2)), [2, 2, 1]);
    // Half is more than a quarter and an eighth.
    assert_eq!([4, 5, 18, 36].map(|seeds| lost(seeds, 3)), [3, 2, 1, 0]);
    // An eighth of 40.
    assert_eq!([2, 3].map(|before| pits_lost(5, 40, before)), [2, 3]);
}

#[test]
fn seeds_in_hand_lie_in_the_stores() {
    for (variant, text) in [
        (Variant::GiuthiRounds, "0,0,0,0,0,0/0,0,0,0,0,0 30-42 x"),
        (Variant::LayliGoobalay, "0,0,0,0,0,0/0,0,0,0,0,0 33-15 x"),
    ] {
        let rules = variant.default_rules();
        let over = rules.parse_position(text).expect("a position");
        let game = Match::from_position(rules, over);
        let row = [3, 0, 4, 1, 0, 2];
        let (_, shown) = game.arranged(&row).expect("a round to arrange");
        assert_eq!(Setup::from(&shown).total(), rules.total(), "{variant:?}");
        let stores = Side::ALL.map(|side| u16::from(shown.store(side)) + 10);
        assert_eq!(stores, Side::ALL.map(|side| over.score(side)));
        let (_, empty) = game.arranged(&[0; 6]).expect("a round to arrange");
        assert_eq!(Setup::from(&empty).total(), rules.total());
    }
}

#[test]
fn a_match_is_won_where_the_other_side_can_t_lay_out_a_row() {
    for (variant, goal) in [
        (Variant::Giuthi, None),
        (Variant::GiuthiRounds, Some(71)),
        (Variant::LayliGoobalay, Some(43)),
    ] {
        let rules = variant.default_rules();
        assert_eq!(rules.match_goal(), goal);
        let Some(goal) = goal else { continue };
        for (more, is_over) in [(goal, true), (goal - 1, false)] {
            let stores = format!("{more}-{}", rules.total() - more);
            let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} x");
            let over = rules.parse_position(&text).expect("a position");
            let game = Match::from_position(rules, over);
            assert_eq!(
                matches!(game.next_step(), NextStep::Over(_)),
                is_over,
                "{text}"
            );
        }
    }
}

#[test]
fn a_match_is_decided_where_one_round_brings_nobody_level() {
    let rules = Variant::GiuthiRounds.default_rules();
    for (stores, is_decided) in [
        ("55-17", true),
        ("54-18", false),
        ("36-36", false),
        ("71-1", false),
    ] {
        let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} x");
        let over = rules.parse_position(&text).expect("a position");
        let game = Match::from_position(rules, over);
        assert_eq!(game.is_decided(), is_decided, "{stores}");
    }
}

#[test]
fn the_row_offered_lets_somebody_move() {
    let terms = |seeds, pits, rounds| RowTerms {
        by: Some(Side::South),
        seeds,
        pits,
        first: Side::North,
        rounds,
    };
    for seeds in 2..=90 {
        for pits in 2..=10 {
            let terms = terms(seeds, pits, Rounds::Shrinking);
            assert_eq!(terms.check(&terms.even()), Ok(()));
        }
    }
    let even = terms(16, 6, Rounds::Filling).even();
    assert_eq!(even.to_string(), "=3,3,3,3,2,2");
}

#[test]
fn a_wrong_row_is_named() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let layli = Variant::LayliGoobalay.default_rules();
    let ply = |row: &str| Match::parse(layli, Side::South, &format!("{text} {row} B"));
    let fault = |row: &str| ply(row).expect_err("a wrong row").kind;
    let arrangement = RecordErrorKind::Arrangement;
    assert!(ply("=10,1,1,1,1,1").is_ok());
    assert_eq!(
        fault("=3,3,3,2,2"),
        arrangement(ArrangementError::PitCount {
            found: 5,
            expected: 6
        })
    );
    assert_eq!(
        fault("=3,3,3,3,2,2"),
        arrangement(ArrangementError::Total {
            found: 16,
            expected: 15
        })
    );
    assert_eq!(
        fault("=5,2,3,3,2,0"),
        arrangement(ArrangementError::EmptyPit)
    );
    assert_eq!(fault("=5,2,x"), arrangement(ArrangementError::Text));
}
