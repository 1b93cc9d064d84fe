//! 1. Common ground.

use mbegu::rules::{
    Direction, Event, GameRecord, IllegalMove, Move, OverReason, Pit, Rows, Rules, Side, Variant,
};

use super::scene::{Scene, rules, sized};

#[test]
fn s1_south_begins_unless_chosen_otherwise() {
    for variant in Variant::ALL {
        let rules = variant.default_rules();
        if variant == Variant::SulusAidi {
            continue;
        }
        for side in Side::ALL {
            assert_eq!(rules.start(side).to_move(), Some(side));
        }
    }
}

/// The facts in the introductions of sections 3.1 to 3.6.
#[test]
fn s3_each_game_has_its_boards_and_fillings() {
    for (id, board, seeds, usual) in [
        ("giuthi", 5..=10, 4..=9, (6, 6)),
        ("giuthi-store", 5..=10, 4..=9, (6, 6)),
        ("giuthi-rounds", 5..=10, 6..=6, (6, 6)),
        ("alemungula", 5..=5, 5..=5, (5, 5)),
        ("layli-goobalay", 6..=6, 4..=5, (6, 4)),
        ("sulus-aidi", 9..=9, 3..=3, (9, 3)),
    ] {
        let variant = id.parse::<Variant>().expect("a known game");
        assert_eq!(
            (variant.allowed_pits(), variant.allowed_seeds()),
            (board, seeds)
        );
        let options = variant.default_options();
        assert_eq!((options.pits, options.seeds), usual);
    }
}

#[test]
fn s1_the_ring_runs_through_souths_pits_and_then_norths() {
    for (id, letters) in [
        ("giuthi", "abcdefABCDEF"),
        ("alemungula", "abcdeABCDE"),
        ("sulus-aidi", "abcdefghiABCDEFGHI"),
    ] {
        let board = rules(id).board();
        let ring: String = board.all_pits().map(|pit| board.letter(pit)).collect();
        assert_eq!(ring, letters);
        for (pit, letter) in board.all_pits().zip(letters.chars()) {
            assert_eq!(board.pit_from_letter(letter), Some(pit));
            assert_eq!(board.owner(pit) == Side::South, letter.is_lowercase());
            let next = board.next(pit, Direction::Forward);
            assert_eq!(next.index(), (pit.index() + 1) % letters.len());
            assert_eq!(board.next(next, Direction::Backward), pit);
        }
        assert_eq!(board.pit_from_letter('k'), None);
    }
}

#[test]
fn s1_two_rows_face_each_other() {
    let board = rules("giuthi").board();
    assert_eq!(board.rows(), Rows::Two);
    let facing: String = board
        .pits_of(Side::South)
        .map(|pit| board.letter(board.opposite(pit)))
        .collect();
    assert_eq!(facing, "FEDCBA");
    for pit in board.all_pits() {
        assert_eq!(board.opposite(board.opposite(pit)), pit);
    }
}

#[test]
fn s1_three_rows_have_nine_pits_a_player() {
    let board = rules("sulus-aidi").board();
    assert_eq!((board.rows(), board.pits_per_side()), (Rows::Three, 9));
}

/// The sowing of a move, and whether it ends.
fn refusal(rules: Rules, position: &str, mv: &str) -> Option<IllegalMove> {
    let position = rules
        .parse_position(position)
        .unwrap_or_else(|error| panic!("{position}: {error}"));
    rules
        .check_move(&position, rules.parse_move(mv).expect("a move"))
        .err()
}

#[test]
fn s1_an_endless_sowing_is_not_legal() {
    for (rules, position, mv) in [
        (
            rules("layli-goobalay"),
            "0,1,0,1,2,5/1,3,1,3,2,3 12-14 n",
            "B",
        ),
        (
            sized("layli-goobalay", 6, 5),
            "1,10,0,4,3,1/2,3,0,1,0,2 20-13 s",
            "b",
        ),
        (
            rules("sulus-aidi"),
            "0,5,4,5,2,1,2,1,5/4,6,5,4,3,2,1,3,1 0-0 n",
            "H",
        ),
    ] {
        assert_eq!(refusal(rules, position, mv), Some(IllegalMove::Endless));
        let position = rules.parse_position(position).expect("a position");
        let mv = rules.parse_move(mv).expect("a move");
        assert!(!rules.moves(&position).contains(mv));
        assert!(rules.children(&position).all(|(child, _)| child != mv));
        let mut heard: Vec<Event> = Vec::new();
        assert_eq!(
            rules.play(&position, mv, &mut heard),
            Err(IllegalMove::Endless)
        );
        assert_eq!(heard, []);
    }
}

/// The same sowing from its first lap and from its second: it ends, but not
/// within a thousand laps.
#[test]
fn s1_a_sowing_may_have_a_thousand_laps_and_no_more() {
    let layli = rules("layli-goobalay");
    let one_more = "0,3,2,2,10,0/1,2,4,5,0,1 18-0 s";
    assert_eq!(refusal(layli, one_more, "c"), Some(IllegalMove::Endless));
    let scene = Scene::new("layli-goobalay", "0,3,0,3,11,0/1,2,4,5,0,1", "s");
    assert_eq!(scene.refusal("e"), None);
    let laps = scene
        .events("e")
        .into_iter()
        .filter_map(|event| match event {
            Event::Lift { lap, .. } => Some(lap),
            _ => None,
        });
    assert_eq!(laps.max(), Some(1000));
}

/// Three hundred laps are many, but they end.
#[test]
fn s1_a_long_sowing_is_legal() {
    let rules = rules("layli-goobalay");
    let position = "4,6,3,8,3,2/3,2,0,6,3,8 0-0 n";
    assert_eq!(refusal(rules, position, "B"), None);
    let scene = Scene::new("layli-goobalay", "4,6,3,8,3,2/3,2,0,6,3,8", "n");
    let laps = scene
        .events("B")
        .into_iter()
        .filter_map(|event| match event {
            Event::Lift { lap, .. } => Some(lap),
            _ => None,
        });
    assert_eq!(laps.max(), Some(304));
}

/// A game from a position: after each ply, whether it is over.
fn played(id: &str, position: &str, plies: &str) -> (GameRecord, Vec<bool>) {
    let rules = rules(id);
    let position = rules
        .parse_position(position)
        .unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut record = GameRecord::from_position(rules, position);
    let over = plies.split(' ').map(|ply| {
        record
            .play_text(ply)
            .unwrap_or_else(|error| panic!("{ply}: {error}"));
        record.outcome().is_some()
    });
    let over = over.collect();
    (record, over)
}

#[test]
fn s1_the_third_occurrence_of_a_position_ends_the_game() {
    let start = "0,0,1,0,1,0/0,0,0,0,1,3 17-49 n";
    let (record, over) = played("giuthi", start, "F+ b- F+ b-");
    assert_eq!(over, [false, false, false, true]);
    let outcome = record.outcome().expect("a finished game");
    assert_eq!(outcome.reason, Some(OverReason::Repetition));
    assert_eq!(outcome.winner, Some(Side::North));
    // Scored as if neither side could move: each takes their row.
    let first = record.positions()[0];
    let swept = Side::ALL.map(|side| {
        let row = first
            .board()
            .pits_of(side)
            .map(|pit| u16::from(first.seeds(pit)));
        row.sum::<u16>() + u16::from(first.store(side))
    });
    assert_eq!([outcome.scores.south, outcome.scores.north], swept);
}

/// Without the bar the position of the eighth move would be the third.
#[test]
fn s1_a_bar_makes_another_position() {
    let start = "0,0,0,1,1/0,1,0,0,0 14-33 s !e";
    let (record, over) = played("alemungula", start, "d B e A d B e A d");
    assert_eq!(over.iter().position(|&over| over), Some(8));
    let reason = record.outcome().and_then(|outcome| outcome.reason);
    assert_eq!(reason, Some(OverReason::Repetition));
}

#[test]
fn s1_where_repetition_ends_the_game_nobody_is_said_to_be_to_move() {
    // No event bars a pit for them either.
    let turns = |events: &[Event]| {
        let turn = |event: &&Event| {
            matches!(
                event,
                Event::Turn { .. } | Event::Again { .. } | Event::Bar { .. }
            )
        };
        events.iter().filter(turn).count()
    };
    for (id, start, before, last, said) in [
        (
            "giuthi",
            "0,0,1,0,1,0/0,0,0,0,1,3 17-49 n",
            "F+ b- F+",
            "b-",
            1,
        ),
        (
            "giuthi-rounds",
            "1,0,0,0,0,0/0,0,1,3,0,0 8-59 n",
            "D+ F- D+ F-",
            "D+",
            1,
        ),
        (
            "alemungula",
            "0,0,0,1,1/0,1,0,0,1 46-0 s",
            "e E d B a A e E d B a A e",
            "E",
            2,
        ),
    ] {
        let (mut record, _) = played(id, start, before);
        let mv = record.rules().parse_move(last).expect("a move");
        let mut events = Vec::new();
        let next = record
            .rules()
            .play_unchecked(record.position(), mv, &mut events);
        assert_eq!((turns(&events), next.to_move().is_some()), (said, true));
        let mut events = Vec::new();
        record.play(mv, &mut events).expect("a legal move");
        assert_eq!(turns(&events), 0, "{events:?}");
        let reason = OverReason::Repetition;
        assert_eq!(events.last(), Some(&Event::Over { reason }));
    }
}

/// Without the count of failed sowings the fourth would be the third.
#[test]
fn s1_a_sowing_again_makes_another_position() {
    let start = "1,0,0,0,0,0/0,0,1,3,0,0 8-59 n";
    let (record, over) = played("giuthi-rounds", start, "D+ F- D+ F- D+");
    assert_eq!(over, [false, false, false, false, true]);
    let reason = record.outcome().and_then(|outcome| outcome.reason);
    assert_eq!(reason, Some(OverReason::Repetition));
}

#[test]
fn s1_the_end_lifts_every_restriction() {
    for (id, position, wanted) in [
        (
            "alemungula",
            "0,0,0,1,1/0,1,0,0,0 14-33 s !e",
            "0,0,0,0,0/0,0,0,0,0 16-34 x",
        ),
        (
            "giuthi-rounds",
            "1,0,0,0,3,2/0,0,0,0,0,2 59-5 s -1",
            "0,0,0,0,0,0/0,0,0,0,0,0 65-7 x",
        ),
    ] {
        let rules = rules(id);
        let position = rules.parse_position(position).expect("a position");
        let over = rules.end_by_repetition(&position, &mut ());
        assert_eq!(over.to_string(), wanted);
    }
}

#[test]
fn s1_more_seeds_wins_and_equal_is_a_draw() {
    for (stores, winner) in [
        ("37-35", Some(Side::South)),
        ("35-37", Some(Side::North)),
        ("36-36", None),
    ] {
        let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} x");
        let rules = rules("giuthi");
        let position = rules.parse_position(&text).expect("a finished game");
        let outcome = GameRecord::from_position(rules, position).outcome();
        let outcome = outcome.expect("a finished game");
        assert_eq!(outcome.winner, winner);
        // The final position doesn't show why the game ended.
        assert_eq!(outcome.reason, None);
    }
}

#[test]
fn s1_nothing_can_be_played_when_the_game_is_over() {
    let rules = rules("giuthi");
    let over = rules
        .parse_position("0,0,0,0,0,0/0,0,0,0,0,0 40-32 x")
        .expect("a position");
    let mv = Move {
        pit: Pit::new(0),
        direction: Direction::Forward,
    };
    assert_eq!(rules.check_move(&over, mv), Err(IllegalMove::GameOver));
    assert!(rules.moves(&over).is_empty());
    let nowhere = Move {
        pit: Pit::new(12),
        ..mv
    };
    let start = rules.start(Side::South);
    assert_eq!(
        rules.check_move(&start, nowhere),
        Err(IllegalMove::NoSuchPit)
    );
}
