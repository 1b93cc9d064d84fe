//! Each fault has its error, with the part of the game that could be read.

use mbegu::link::{FairStart, LinkContent, LinkError, LinkView, Termination, decode};
use mbegu::rules::{
    ArrangementError, IllegalMove, Match, PositionErrorKind, RaceError, RecordErrorKind, Side,
    Variant,
};

use super::craft::Bits;
use super::encode;

/// A link up to its view: the game with its usual options.
fn head(variant: Variant, start: u32, ended: u32, view: u32) -> Bits {
    let number = Variant::ALL.into_iter().position(|one| one == variant);
    let number = u32::try_from(number.expect("a game")).expect("a small number");
    let options = variant.default_options();
    Bits::default()
        .put(number, 4)
        .put(options.pits.into(), 4)
        .put(options.seeds.into(), 4)
        .put(start, 2)
        .put(ended, 2)
        .put(view, 2)
}

/// A link as played, to be played on, up to its position or first round.
fn plain(variant: Variant, start: u32) -> Bits {
    head(variant, start, 0, 0).put(0, 2)
}

fn fault(bits: &Bits) -> LinkError {
    decode(&bits.link()).expect_err("a wrong link")
}

#[test]
fn what_is_no_link() {
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let link = encode(&LinkContent {
        game,
        fair_start: None,
        ended: None,
        view: LinkView::Play,
    });
    assert_eq!(decode(""), Err(LinkError::CutOff { game: None }));
    assert_eq!(decode("5"), Err(LinkError::CutOff { game: None }));
    for text in ["hello", "0", "é", " 5", "\u{0}"] {
        assert_eq!(decode(text), Err(LinkError::Foreign), "{text}");
    }
    assert_eq!(
        decode(&link.replacen('5', "6", 1)),
        Err(LinkError::Newer('6'))
    );
    for strange in [' ', '.', '=', '+', '/', 'é', '\u{200b}'] {
        assert_eq!(
            decode(&format!("{link}{strange}")),
            Err(LinkError::Character(link.len() + 1, strange))
        );
    }
    assert_eq!(decode(&"5".repeat(20_000)), Err(LinkError::TooLong));
}

#[test]
fn a_game_or_a_board_that_is_not_known() {
    let giuthi = |pits, seeds| Bits::default().put(0, 4).put(pits, 4).put(seeds, 4);
    assert_eq!(
        fault(&Bits::default().put(15, 4).put(0, 30)),
        LinkError::UnknownGame
    );
    for (pits, seeds) in [(4, 6), (11, 6), (6, 3), (6, 10)] {
        let fault = fault(&giuthi(pits, seeds).put(0, 30));
        assert!(matches!(fault, LinkError::Options(_)), "{fault}");
    }
    // A start that doesn't exist.
    let start = plain(Variant::Giuthi, 3).number(0, 6).put(0, 1);
    assert_eq!(fault(&start), LinkError::Mistyped);
}

#[test]
fn more_than_its_content() {
    let whole = plain(Variant::Giuthi, 0).number(0, 6).put(0, 1);
    assert!(decode(&whole.link()).is_ok());
    assert_eq!(fault(&whole.clone().put(1, 7)), LinkError::Mistyped);
    assert_eq!(fault(&whole.put(0, 32)), LinkError::Mistyped);
}

#[test]
fn less_than_its_content() {
    let moves = plain(Variant::Giuthi, 0).number(3, 6).put(5, 4);
    let LinkError::CutOff { game: Some(game) } = fault(&moves) else {
        panic!("two moves are missing");
    };
    assert_eq!(game.to_string(), "c-");
}

/// The position's bits: seeds, stores, state, no restriction.
fn position(variant: Variant, seeds: &[u32], stores: [u32; 2], state: u32) -> Bits {
    let bits = plain(variant, 2);
    let bits = seeds
        .iter()
        .fold(bits, |bits, &seeds| bits.number(seeds, 3));
    let bits = bits.number(stores[0], 3).number(stores[1], 3);
    bits.put(state, 2)
}

#[test]
fn a_position_that_cannot_be() {
    let start = [5; 10];
    let rest = |bits: Bits| bits.number(0, 6).put(0, 1);
    let right = position(Variant::Alemungula, &start, [0, 0], 0).put(0, 2);
    assert!(decode(&rest(right).link()).is_ok());
    let wrong = [
        (
            position(Variant::Alemungula, &start, [1, 0], 0).put(0, 2),
            PositionErrorKind::Total {
                found: 51,
                expected: 50,
            },
        ),
        (
            position(Variant::Alemungula, &start, [1 << 14, 0], 0).put(0, 2),
            PositionErrorKind::Total {
                found: 305,
                expected: 50,
            },
        ),
        (
            position(Variant::Alemungula, &start, [0, 0], 2).put(0, 2),
            PositionErrorKind::RaceNotInGame,
        ),
        (
            position(Variant::Alemungula, &start, [0, 0], 3).put(0, 2),
            PositionErrorKind::OverWithSeeds,
        ),
        (
            position(Variant::Alemungula, &start, [0, 0], 0)
                .put(1, 2)
                .put(0, 5),
            PositionErrorKind::RestrictionMisplaced,
        ),
        (
            position(Variant::Alemungula, &start, [0, 0], 0)
                .put(1, 2)
                .put(31, 5),
            PositionErrorKind::Restriction,
        ),
        (
            position(Variant::Alemungula, &start, [0, 0], 0)
                .put(3, 2)
                .number(2, 3),
            PositionErrorKind::RestrictionNotInGame,
        ),
    ];
    for (bits, expected) in wrong {
        let LinkError::Position { text, error } = fault(&rest(bits)) else {
            panic!("no fault of the position: {expected:?}");
        };
        assert_eq!(error.kind, expected, "{text}");
    }
    // No round has such a board.
    let short = plain(Variant::GiuthiRounds, 2).put(3, 2).put(0, 1);
    let short = short.repeat(6, |bits| bits.number(12, 3));
    let short = short.number(0, 3).number(0, 3).put(0, 4);
    assert!(decode(&rest(short).link()).is_ok());
}

#[test]
fn a_move_that_is_not_legal() {
    let start = || plain(Variant::Giuthi, 0);
    let wrong = [
        // c- and then A's pit of the same place after the last: none.
        (
            start().number(2, 6).put(5, 4).put(15, 4),
            IllegalMove::NoSuchPit,
        ),
        (start().number(2, 6).put(12, 4), IllegalMove::NotYours),
    ];
    for (bits, expected) in wrong {
        let LinkError::Ply { error, .. } = fault(&bits.put(0, 8)) else {
            panic!("no fault of a move");
        };
        assert!(
            matches!(error.kind, RecordErrorKind::Illegal { reason, .. } if reason == expected),
            "{error}"
        );
    }
    let empty = start().number(3, 6).put(1, 4).put(8, 4).put(8, 4).put(0, 1);
    let LinkError::Ply { error, game } = fault(&empty) else {
        panic!("e was emptied");
    };
    assert_eq!((error.ply, &*game.to_string()), (3, "a- E+"));
    let RecordErrorKind::Illegal {
        mv,
        position,
        reason,
    } = error.kind
    else {
        panic!("a move is refused: {error}");
    };
    let rules = *game.current().rules();
    assert_eq!(*position, *game.current().position());
    assert_eq!(rules.display_move(mv).to_string(), "e+");
    assert_eq!(rules.check_move(&position, mv), Err(reason));
}

#[test]
fn a_race_that_cannot_be_run() {
    let race = |south, north| {
        plain(Variant::SulusAidi, 0)
            .put(1, 1)
            .put(south, 4)
            .put(north, 4)
    };
    let hands = |order: &[u32], run, last| {
        let count = u32::try_from(order.len()).expect("a short order");
        let bits = race(2, 5).put(1, 1).number(count, 6);
        let bits = order.iter().fold(bits, |bits, &hand| bits.put(hand, 1));
        bits.number(run, 6).put(last, 1)
    };
    let wrong = [
        (
            race(9, 0).put(0, 1),
            RaceError::NotYours { side: Side::South },
        ),
        (
            race(0, 9).put(0, 1),
            RaceError::NotYours { side: Side::North },
        ),
        (hands(&[0, 1], 1, 0), RaceError::OrderShort),
        (hands(&[], 0, 0), RaceError::OrderShort),
    ];
    for (bits, expected) in wrong {
        let LinkError::Ply { error, .. } = fault(&bits.number(0, 6).put(0, 1)) else {
            panic!("no fault of a race");
        };
        assert_eq!(
            (error.ply, error.kind),
            (1, RecordErrorKind::Race(expected))
        );
    }
    let moves = plain(Variant::SulusAidi, 0)
        .put(0, 1)
        .number(1, 6)
        .put(3, 4)
        .put(0, 1);
    let LinkError::Ply { error, .. } = fault(&moves) else {
        panic!("the race comes first");
    };
    assert!(matches!(
        error.kind,
        RecordErrorKind::Illegal {
            reason: IllegalMove::RaceFirst,
            ..
        }
    ));
}

#[test]
fn an_arrangement_that_is_not_allowed() {
    // A game that leaves North 15 seeds.
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let game = || {
        let bits = plain(Variant::LayliGoobalay, 0).number(21, 6);
        let pits = text
            .split(' ')
            .map(|pit| u32::from(pit.as_bytes()[0] & 31) - 1);
        pits.fold(bits, |bits, pit| bits.put(pit, 3)).put(1, 1)
    };
    let row = |row: &[u32]| {
        let bits = game().put(u32::try_from(row.len()).expect("a row"), 4);
        let bits = row.iter().fold(bits, |bits, &seeds| bits.number(seeds, 3));
        bits.number(0, 6).put(0, 1)
    };
    assert!(decode(&row(&[3, 3, 3, 2, 2, 2]).link()).is_ok());
    let wrong: [(&[u32], _); 4] = [
        (
            &[],
            ArrangementError::PitCount {
                found: 0,
                expected: 6,
            },
        ),
        (
            &[15],
            ArrangementError::PitCount {
                found: 1,
                expected: 6,
            },
        ),
        (&[0, 3, 3, 3, 3, 3], ArrangementError::EmptyPit),
        (
            &[1 << 14, 0, 0, 0, 0, 0],
            ArrangementError::Total {
                found: 255,
                expected: 15,
            },
        ),
    ];
    for (seeds, expected) in wrong {
        let LinkError::Ply { error, game } = fault(&row(seeds)) else {
            panic!("no fault of an arrangement: {expected:?}");
        };
        assert_eq!(
            (error.ply, error.kind),
            (22, RecordErrorKind::Arrangement(expected))
        );
        assert_eq!(game.plies(), 21);
    }
    let early = plain(Variant::Giuthi, 0)
        .number(0, 6)
        .put(1, 1)
        .put(1, 4)
        .number(2, 3);
    let LinkError::Ply { error, .. } = fault(&early.number(0, 6).put(0, 1)) else {
        panic!("no round is over");
    };
    assert_eq!(
        (error.ply, error.kind),
        (1, RecordErrorKind::Arrangement(ArrangementError::NotNow))
    );
}

#[test]
fn an_end_or_a_view_that_does_not_fit() {
    let moves = |bits: Bits| bits.put(0, 2).number(1, 6).put(5, 4).put(0, 1);
    let late = head(Variant::Giuthi, 0, 0, 1).number(2, 6);
    let LinkError::View { game } = fault(&moves(late)) else {
        panic!("there is one move");
    };
    assert_eq!(game.to_string(), "c-");
    let last = head(Variant::Giuthi, 0, 0, 1).number(1, 6);
    let shared = decode(&moves(last).link()).expect("the last move is there");
    assert_eq!(shared.view, LinkView::AtPly(1));
    let given_up = fault(&moves(head(Variant::Giuthi, 0, 1, 2)));
    assert!(matches!(given_up, LinkError::View { .. }));

    // There is no race, and the draw offer comes after the end.
    let message = |end| head(Variant::Giuthi, 0, end, 3).put(7, 30).put(0, 1);
    let picked = message(0).put(0, 1).put(1, 1).put(0, 4);
    assert!(matches!(fault(&moves(picked)), LinkError::View { .. }));
    let offered = message(3).put(1, 1).put(0, 1);
    assert!(matches!(fault(&moves(offered)), LinkError::View { .. }));
    // Proofs are of two kinds.
    let proved = |kind| {
        let bits = head(Variant::SulusAidi, 0, 0, 3).put(7, 30).put(0, 3);
        let bits = bits.put(kind, 2).put(0, 2).put(0, 2);
        bits.put(0, 1).number(0, 6).put(0, 1)
    };
    assert!(decode(&proved(0).link()).is_ok());
    assert_eq!(fault(&proved(3)), LinkError::Mistyped);
    // Nobody moves before the sides are chosen.
    let fair = |kind| {
        let bits = head(Variant::Giuthi, 0, 0, 0).put(kind, 2).number(2, 6);
        bits.put(5, 4).put(8, 4).put(0, 1)
    };
    assert_eq!(
        decode(&fair(2).link()).map(|it| it.fair_start),
        Ok(Some(FairStart::Kept))
    );
    let open = decode(&fair(1).link()).expect_err("two moves");
    assert!(matches!(open, LinkError::View { .. }), "{open}");
    let seeds = [0; 12]
        .iter()
        .fold(head(Variant::Giuthi, 2, 3, 0).put(0, 2), |bits, _| {
            bits.number(0, 3)
        });
    let over = seeds.number(40, 3).number(32, 3).put(3, 2).put(0, 2);
    let over = over.number(0, 6).put(0, 1);
    assert!(matches!(fault(&over), LinkError::Termination { .. }));
}

#[test]
fn what_does_not_fit_is_not_written() {
    let game = Match::new(Variant::SulusAidi.default_rules(), Side::North);
    let (ended, view) = (Some(Termination::Agreed), LinkView::AtPly(1));
    let shared = LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    };
    let expected = LinkContent {
        view: LinkView::Play,
        ..shared.clone()
    };
    assert_eq!(decode(&encode(&shared)), Ok(expected.clone()));
    let shared = LinkContent {
        view: LinkView::Puzzle,
        ..shared
    };
    assert_eq!(decode(&encode(&shared)), Ok(expected));
}

#[test]
fn every_fault_is_worded() {
    let texts = ["", "x", "4", "9", "5%", "5AAAAAAAA"];
    for text in texts {
        let error = decode(text).expect_err("a wrong link");
        assert!(!error.to_string().is_empty());
        assert_eq!(error.game(), None);
    }
}
