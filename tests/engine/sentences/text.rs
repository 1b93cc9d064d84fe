//! 2. Text forms.

use mbegu::rules::{
    GameRecord, GameStatus, IllegalMove, MoveTextError, PositionErrorKind, PositionPart,
    RecordErrorKind, Restriction, Side,
};

use super::scene::rules;

fn round_trip(id: &str, text: &str) -> mbegu::rules::Position {
    let position = rules(id)
        .parse_position(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

#[test]
fn s2_a_position_is_pits_stores_and_state() {
    let start = round_trip("giuthi", "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s");
    assert_eq!(start, rules("giuthi").start(Side::South));
    let position = round_trip("giuthi", "6,0,7,7,7,7/7,7,6,6,6,0 2-4 n");
    let board = position.board();
    let seeds: Vec<u8> = board.all_pits().map(|pit| position.seeds(pit)).collect();
    assert_eq!(seeds, [6, 0, 7, 7, 7, 7, 7, 7, 6, 6, 6, 0]);
    assert_eq!(Side::ALL.map(|side| position.store(side)), [2, 4]);
    assert_eq!(position.to_move(), Some(Side::North));
}

#[test]
fn s2_states() {
    let race = round_trip("sulus-aidi", "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3 0-0 r");
    assert_eq!(race.status(), GameStatus::Race);
    let over = round_trip("alemungula", "0,0,0,0,0/0,0,0,0,0 26-24 x");
    assert_eq!(over.status(), GameStatus::Over);
    // Just as much as the marks promise, and nothing without a mark.
    for (id, text) in [
        ("layli-goobalay", "0,0,0,0,0,s0/s0,0,0,0,0,0 4-44 x"),
        (
            "sulus-aidi",
            "0,0,0,0,0,0,0,0,n0/s0,s0,0,0,0,0,0,0,0 8-46 x",
        ),
        ("sulus-aidi", "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3 0-0 x"),
    ] {
        assert_eq!(round_trip(id, text).status(), GameStatus::Over);
    }
}

#[test]
fn s2_a_marked_pit_carries_its_owner() {
    let position = round_trip("layli-goobalay", "n2,1,s4,0,0,0/0,0,0,s3,6,n2 20-10 s");
    let board = position.board();
    let marks: Vec<_> = board
        .all_pits()
        .filter_map(|pit| Some((pit.index(), position.mark(pit)?)))
        .collect();
    let (south, north) = (Side::South, Side::North);
    assert_eq!(marks, [(0, north), (2, south), (9, south), (11, north)]);
}

#[test]
fn s2_restrictions() {
    let barred = round_trip("alemungula", "5,5,5,5,0/1,5,5,5,5 0-9 n !A");
    assert!(matches!(barred.restriction(), Some(Restriction::Barred(pit)) if pit.index() == 5));
    for text in ["+2", "-2", "+5", "-1"] {
        let text = format!("0,1,7,7,8,7/7,7,7,7,7,7 0-0 s {text}");
        assert!(round_trip("giuthi-rounds", &text).restriction().is_some());
    }
}

/// Each fault has its error and its place.
#[test]
fn s2_a_text_that_is_no_position_is_refused_by_name() {
    use PositionErrorKind as Fault;
    let six = "6,6,6,6,6,6";
    let giuthi = [
        ("", 0, Fault::Missing(PositionPart::Pits)),
        ("6,6", 3, Fault::Missing(PositionPart::Stores)),
        ("6,6 0-0", 7, Fault::Missing(PositionPart::Status)),
        (&format!("{six} 0-0 s"), 0, Fault::NotTwoRows),
        (&format!("{six}/{six}/{six} 0-0 s"), 0, Fault::NotTwoRows),
        (
            &format!("{six}/{six},0 0-0 s"),
            12,
            Fault::PitCount {
                side: Side::North,
                found: 7,
                expected: 6,
            },
        ),
        (
            &format!("6,6,6,x,6,6/{six} 0-0 s"),
            6,
            Fault::PitNumber { pit: 'd' },
        ),
        (
            &format!("6,6,6,06,6,6/{six} 0-0 s"),
            6,
            Fault::PitNumber { pit: 'd' },
        ),
        (
            &format!("6,6,6,256,6,6/{six} 0-0 s"),
            6,
            Fault::PitNumber { pit: 'd' },
        ),
        (
            &format!("6,6,6,s6,6,6/{six} 0-0 s"),
            6,
            Fault::MarkNotInGame { pit: 'd' },
        ),
        (&format!("{six}/{six} 0+0 s"), 24, Fault::StoreNumbers),
        (
            &format!("{six}/{six} 1-0 s"),
            0,
            Fault::Total {
                found: 73,
                expected: 72,
            },
        ),
        (&format!("{six}/{six} 0-0 S"), 28, Fault::Status),
        (&format!("{six}/{six} 0-0 r"), 28, Fault::RaceNotInGame),
        (&format!("{six}/{six} 0-0 x"), 28, Fault::OverWithSeeds),
        (&format!("{six}/{six} 0-0 s ?"), 30, Fault::Restriction),
        (
            &format!("{six}/{six} 0-0 s !A"),
            30,
            Fault::RestrictionNotInGame,
        ),
        (
            &format!("{six}/{six} 0-0 s +1"),
            30,
            Fault::RestrictionNotInGame,
        ),
        (
            "1,1,0,0,0,0/2,0,0,0,0,0 40-28 s",
            30,
            Fault::CannotMove { side: Side::South },
        ),
    ];
    for (text, at, fault) in giuthi {
        let error = rules("giuthi").parse_position(text).expect_err(text);
        assert_eq!((error.at, error.kind), (at, fault), "{text}: {error}");
    }
    for (id, text, at, fault) in [
        (
            "giuthi-rounds",
            "0,1,7,7,8,7/7,7,7,7,7,7 0-0 s +0",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "0,1,7,7,8,7/7,7,7,7,7,7 0-0 s +6",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "0,1,7,7,8,7/7,7,7,7,7,7 0-0 s -133",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "0,1,7,7,8,7/7,7,7,7,7,7 0-0 s +1 s",
            33,
            Fault::Extra,
        ),
        (
            "giuthi-rounds",
            "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s +2",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "0,7,7,7,8,7/6,6,6,6,6,6 0-0 s +2",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "1,7,7,7,8,6/6,6,6,6,6,6 0-0 s -1",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "giuthi-rounds",
            "7,7,7,7,7,7/0,1,7,7,8,7 0-0 s -1",
            30,
            Fault::RestrictionMisplaced,
        ),
        (
            "alemungula",
            "5,5,5,5,5/5,5,5,5,5 0-0 s !B",
            26,
            Fault::RestrictionMisplaced,
        ),
        (
            "alemungula",
            "5,5,5,5,0/2,5,5,5,5 0-8 n !A",
            26,
            Fault::RestrictionMisplaced,
        ),
        (
            "alemungula",
            "5,5,5,5,1/1,5,5,5,5 0-8 n !A",
            26,
            Fault::RestrictionMisplaced,
        ),
        (
            "alemungula",
            "5,5,5,5,0/1,5,5,5,5 0-9 s !A",
            26,
            Fault::RestrictionMisplaced,
        ),
        (
            "layli-goobalay",
            "s4,4,4,4,4,4/4,4,4,4,4,4 0-0 s",
            0,
            Fault::MarkMisplaced { pit: 'a' },
        ),
        (
            "layli-goobalay",
            "s1,4,4,4,4,4/4,4,4,4,4,s7 0-0 s",
            0,
            Fault::MarkMisplaced { pit: 'a' },
        ),
        (
            "layli-goobalay",
            "4,4,4,4,4,s4/s1,4,4,4,4,7 0-0 s",
            13,
            Fault::MarkMisplaced { pit: 'A' },
        ),
        (
            "layli-goobalay",
            "0,0,0,0,0,s0/s0,0,0,0,0,0 3-45 x",
            26,
            Fault::StoreMisfit { side: Side::South },
        ),
        (
            "sulus-aidi",
            "3,3,3,3,3,3,3,3,s4/3,3,3,3,3,3,3,3,2 0-0 s",
            16,
            Fault::MarkMisplaced { pit: 'i' },
        ),
        (
            "sulus-aidi",
            "3,3,3,3,3,3,3,3,n3/3,3,3,3,3,3,3,3,3 0-0 s",
            16,
            Fault::MarkMisplaced { pit: 'i' },
        ),
        (
            "sulus-aidi",
            "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,2 1-0 s",
            36,
            Fault::StoresNotInGame,
        ),
        (
            "sulus-aidi",
            "3,3,3,3,3,3,3,3,4/3,3,3,3,3,3,3,3,2 0-0 r",
            40,
            Fault::RaceNotAtStart,
        ),
        (
            "sulus-aidi",
            "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 0-54 x",
            36,
            Fault::StoreMisfit { side: Side::North },
        ),
        (
            "sulus-aidi",
            "0,0,0,0,0,0,0,0,n0/s0,s0,0,0,0,0,0,0,0 3-51 x",
            39,
            Fault::StoreMisfit { side: Side::South },
        ),
    ] {
        let error = rules(id).parse_position(text).expect_err(text);
        assert_eq!((error.at, error.kind), (at, fault), "{text}: {error}");
    }
}

#[test]
fn s2_a_move_has_a_sign_only_where_there_is_a_choice() {
    for (id, moves) in [
        ("giuthi", "c+ c- D+ D-"),
        ("alemungula", "a b c+ c- d e A B C+ C- D E"),
        ("layli-goobalay", "c D"),
        ("sulus-aidi", "c I"),
    ] {
        for text in moves.split(' ') {
            let mv = rules(id)
                .parse_move(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(rules(id).display_move(mv).to_string(), text);
        }
    }
    for (id, text, error) in [
        ("giuthi", "", MoveTextError::Empty),
        ("giuthi", "g+", MoveTextError::NoSuchPit { letter: 'g' }),
        ("giuthi", "c", MoveTextError::DirectionMissing),
        ("giuthi", "c+-", MoveTextError::Unexpected { found: '-' }),
        ("giuthi", "c*", MoveTextError::Unexpected { found: '*' }),
        ("alemungula", "a-", MoveTextError::DirectionFixed),
        ("alemungula", "c", MoveTextError::DirectionMissing),
        ("layli-goobalay", "c+", MoveTextError::DirectionFixed),
    ] {
        assert_eq!(rules(id).parse_move(text), Err(error), "{text}");
    }
}

#[test]
fn s2_a_race_is_two_pits_and_perhaps_an_order() {
    for text in ["c*F", "c*F:snnsn", "i*I:"] {
        let race = rules("sulus-aidi").parse_race(text).expect("a race");
        assert_eq!(rules("sulus-aidi").display_race(&race), text);
    }
    for text in [
        "", "c", "cF", "c*", "*F", "c*j", "c+*F", "c*F:sxn", "c*F:sn ", "c*F*F",
    ] {
        assert!(rules("sulus-aidi").parse_race(text).is_err(), "{text}");
    }
}

#[test]
fn s2_a_record_is_tokens_with_spaces_and_a_pass_is_not_written() {
    let rules = rules("giuthi");
    let position = rules
        .parse_position("0,0,0,4,0,3/0,0,0,0,0,0 65-0 s")
        .expect("a position");
    let mut record = GameRecord::from_position(rules, position);
    record.play_text("f+ d-").expect("two moves of South");
    assert_eq!(record.to_string(), "f+ d-");
    assert_eq!(record.plies(), 2);
}

#[test]
fn s2_an_illegal_token_is_told_with_its_number_position_and_reason() {
    let rules = rules("giuthi");
    let error = GameRecord::parse(rules, Side::South, "a- a+ b+").expect_err("not South's turn");
    assert_eq!(error.ply, 2);
    let after = GameRecord::parse(rules, Side::South, "a-").expect("a move");
    let RecordErrorKind::Illegal {
        position, reason, ..
    } = error.kind
    else {
        panic!("{error} is no refusal")
    };
    assert_eq!(position.as_ref(), after.position());
    assert_eq!(reason, IllegalMove::NotYours);
    let error = GameRecord::parse(rules, Side::South, "a- ?").expect_err("no move");
    assert_eq!(error.ply, 2);
    assert!(matches!(error.kind, RecordErrorKind::Text(_)));
}
