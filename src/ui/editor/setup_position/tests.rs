use super::*;
use crate::bot::Rng;
use crate::chance::{depth, seed};
use crate::rules::{Direction, GameRecord};

fn place(draft: &SetupPosition, rng: &mut Rng) -> Place {
    let pits = draft.rules().board().all_pits().count() as u32;
    match rng.below(pits + 3) {
        0 => Place::Tray,
        1 => Place::Store(Side::South),
        2 => Place::Store(Side::North),
        pit => Place::Pit(Pit::new((pit - 3) as u8)),
    }
}

fn edit(draft: &mut SetupPosition, rng: &mut Rng) {
    let one = place(draft, rng);
    let other = place(draft, rng);
    let pit = match one {
        Place::Pit(pit) => pit,
        Place::Store(_) | Place::Tray => Pit::new(0),
    };
    let side = Side::ALL[rng.below(2) as usize];
    match rng.below(10) {
        0 | 1 => draft.apply(SeedChange::Add(one)),
        2 => draft.apply(SeedChange::Take(one)),
        3 => draft.apply(SeedChange::Fill(one, rng.below(256) as u8)),
        4 | 5 => draft.apply(SeedChange::Move {
            from: one,
            to: other,
        }),
        6 => draft.set_mark(pit, Some(side)),
        7 => draft.set_mark(pit, None),
        8 => draft.set_turn(side),
        _ => draft.set_restriction(match rng.below(6) {
            0 => Some(Restriction::Barred(pit)),
            1 => Some(Restriction::Again {
                direction: Direction::ALL[rng.below(2) as usize],
                failed: 1 + rng.below(3) as u8,
            }),
            _ => None,
        }),
    }
}

#[test]
fn what_is_accepted_parses_and_what_is_refused_does_not() {
    let mut rng = Rng::new(seed());
    let (mut accepted, drafts) = (0, depth(20_000, 100_000));
    for number in 0..drafts {
        let variant = Variant::ALL[number % Variant::ALL.len()];
        let mut draft = SetupPosition::start(variant.default_rules());
        for _ in 0..1 + rng.below(6) {
            edit(&mut draft, &mut rng);
        }
        let rules = *draft.rules();
        let on_board = Setup::from(&draft.position()).total();
        assert_eq!(on_board + draft.tray(), rules.total());
        let text = draft.position().to_string();
        match draft.check() {
            Ok(position) => {
                accepted += 1;
                assert_eq!(rules.parse_position(&text), Ok(position));
                assert_eq!(position.to_string(), text);
                assert_eq!(SetupPosition::parse(rules, &text), Ok(draft));
            }
            Err(_) => assert!(rules.parse_position(&text).is_err(), "{text}"),
        }
    }
    assert!(
        (drafts / 10..drafts * 9 / 10).contains(&accepted),
        "{accepted} accepted"
    );
}

#[test]
fn seeds_come_from_the_tray_and_go_back_to_it() {
    let mut draft = SetupPosition::empty(Variant::Giuthi.default_rules());
    let [a, b] = [0, 1].map(|pit| Place::Pit(Pit::new(pit)));
    assert_eq!(draft.tray(), 72);
    draft.apply(SeedChange::Fill(a, 200));
    assert_eq!((draft.seeds(a), draft.tray()), (72, 0));
    draft.apply(SeedChange::Add(b));
    assert_eq!(draft.seeds(b), 0);
    draft.apply(SeedChange::Take(a));
    draft.apply(SeedChange::Move {
        from: Place::Tray,
        to: b,
    });
    assert_eq!((draft.seeds(a), draft.seeds(b), draft.tray()), (71, 1, 0));
    draft.apply(SeedChange::Move { from: a, to: b });
    assert_eq!((draft.seeds(a), draft.seeds(b)), (0, 72));
    draft.apply(SeedChange::Move {
        from: b,
        to: Place::Tray,
    });
    assert_eq!(draft.tray(), 72);
}

#[test]
fn uurs_come_in_twos_and_claims_alone() {
    let mut draft = SetupPosition::start(Variant::LayliGoobalay.default_rules());
    let pit = Pit::new(1);
    draft.set_mark(pit, Some(Side::North));
    let twin = draft.rules().board().opposite(pit);
    assert_eq!(draft.mark(twin), Some(Side::North));
    assert!(draft.check().is_ok());
    draft.set_mark(twin, None);
    assert_eq!(draft.mark(pit), None);
    let mut draft = SetupPosition::start(Variant::SulusAidi.default_rules());
    draft.set_mark(pit, Some(Side::North));
    let marked = draft.rules().board().all_pits();
    assert_eq!(marked.filter(|&pit| draft.mark(pit).is_some()).count(), 1);
    let mut draft = SetupPosition::start(Variant::Giuthi.default_rules());
    draft.set_mark(pit, Some(Side::North));
    assert_eq!(draft.mark(pit), None);
}

#[test]
fn only_restrictions_that_can_be_in_force_are_offered() {
    let barred = |letters: &str| {
        let board = Variant::Alemungula.default_rules().board();
        let pit = |letter| board.pit_from_letter(letter).expect("a pit");
        letters.chars().map(pit).map(Restriction::Barred).collect()
    };
    let again = [Direction::Forward, Direction::Backward]
        .map(|direction| [1, 2, 3].map(|failed| Restriction::Again { direction, failed }))
        .concat();
    for (variant, text, expected) in [
        (Variant::Giuthi, "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s", Vec::new()),
        (
            Variant::LayliGoobalay,
            "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s",
            Vec::new(),
        ),
        // South's single seed went from e to A (Rules 3.4.4).
        (
            Variant::Alemungula,
            "5,5,5,5,0/1,5,5,5,5 4-5 n",
            barred("A"),
        ),
        // North has an empty pit, which it may have lifted last (Rules 3.3.1).
        (
            Variant::GiuthiRounds,
            "1,1,0,1,0,3/1,1,7,3,0,2 37-15 n",
            again,
        ),
        (
            Variant::GiuthiRounds,
            "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s",
            Vec::new(),
        ),
    ] {
        let draft = SetupPosition::parse(variant.default_rules(), text).expect("a position");
        assert_eq!(draft.possible_restrictions(), expected, "{variant}");
    }
}

#[test]
fn every_position_of_a_game_can_be_set_up() {
    let mut rng = Rng::new(seed());
    for number in 0..depth(40, 200) {
        let variant = Variant::ALL[number % Variant::ALL.len()];
        let rules = variant.default_rules();
        let start = SetupPosition::start(rules).check().expect("a position");
        let mut record = GameRecord::from_position(rules, start);
        loop {
            let position = record.position();
            let draft = SetupPosition::of(rules, position);
            if position.to_move().is_none() {
                assert_eq!(draft, Err(SetupFault::NobodyToMove));
                break;
            }
            let draft = draft.expect("a position with a side to move");
            assert_eq!(draft.check(), Ok(*position));
            assert_eq!(draft.to_string().parse(), Ok(draft));
            let moves = rules.moves(position);
            let at = rng.below(moves.len() as u32) as usize;
            let mv = moves.into_iter().nth(at).expect("a move");
            record.play(mv, &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn an_unfinished_position_is_written_and_read() {
    let mut draft = SetupPosition::empty(Variant::LayliGoobalay.default_rules());
    draft.apply(SeedChange::Fill(Place::Pit(Pit::new(3)), 7));
    draft.set_mark(Pit::new(0), Some(Side::South));
    draft.set_turn(Side::North);
    let text = draft.to_string();
    assert_eq!(text, "layli-goobalay 6 4 s0,0,0,7,0,0/0,0,0,0,0,s0 0-0 n");
    assert_eq!(text.parse(), Ok(draft));
    for text in [
        "",
        "chess 6 4 0,0,0,7,0,0/0,0,0,0,0,0 0-0 n",
        "giuthi 6 6 0,0,0,7,0,0/0,0,0,0,0,0 0-66 n",
        "giuthi 6 6 6,6,6,6,6,6/6,6,6,6,6,6 0-0 x",
        "giuthi 6 6 ",
    ] {
        assert_eq!(text.parse::<SetupPosition>(), Err(SetupTextError), "{text}");
    }
}

#[test]
fn a_text_is_told_from_a_position_in_which_nobody_moves() {
    let rules = Variant::SulusAidi.default_rules();
    let race = rules.start(Side::South).to_string();
    assert_eq!(
        SetupPosition::parse(rules, &race),
        Err(SetupFault::NobodyToMove)
    );
    let rules = Variant::Giuthi.default_rules();
    let fault = |text| SetupPosition::parse(rules, text).expect_err("a fault");
    assert_eq!(
        fault("6,6,6,6,6,6/6,6,6,6,6,5 0-0 s"),
        SetupFault::Position(PositionErrorKind::Total {
            found: 71,
            expected: 72
        })
    );
    assert!(SetupPosition::parse(rules, " 6,6,6,6,6,6/6,6,6,6,6,6 0-0 n ").is_ok());
}

#[test]
fn the_rows_of_later_rounds_are_set_up_from_nothing() {
    let draft = SetupPosition::start(Variant::GiuthiRounds.default_rules());
    for row in draft.rules().row_for(0)..=6 {
        let mut draft = draft.of_row(row);
        assert_eq!(draft.rules().board().pits_per_side(), row);
        let rest = 72 - 12 * u16::from(row);
        assert_eq!(draft.tray(), rest);
        draft.apply(SeedChange::Fill(Place::Store(Side::North), rest as u8));
        assert!(draft.check().is_ok(), "{draft}");
        assert_eq!(draft.to_string().parse(), Ok(draft));
    }
    assert_eq!(draft.rules().row_for(0), 3);
}
