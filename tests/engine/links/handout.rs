//! Tasks that are handed out, and the answers to them: written and read back, damaged and
//! refused.

use mbegu::link::{
    Answers, Handout, HandoutItem, HandoutLink, ItemOutcome, ItemResult, LinkError,
    MAX_HANDOUT_LENGTH, Name, SavedGame, decode, decode_handout, encode_answers, encode_handout,
};
use mbegu::rules::{Direction, GameStatus, Match, Restriction, Rules, Setup, Side, Variant};

use super::craft::Bits;
use super::random::{all_rules, any_match};
use crate::chance::{depth, seed};
use crate::dice::Dice;

const CHARACTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn any_item(dice: &mut Dice) -> HandoutItem {
    loop {
        if dice.once_in(4) {
            return HandoutItem::Drill {
                variant: dice.pick(&Variant::ALL),
                level: 1 + dice.below(HandoutItem::MAX_LEVEL.into()) as u8,
                seed: dice.below(1 << 30) as u32,
            };
        }
        let game = any_match(dice.pick(&all_rules()), dice);
        let record = game.current();
        let moves: Vec<_> = record.rules().moves(record.position()).iter().collect();
        let right = moves.into_iter().filter(|_| dice.once_in(3)).collect();
        if let Some(item) = HandoutItem::position(&game, right) {
            return item;
        }
    }
}

fn any_name(dice: &mut Dice) -> Name {
    let letters = ['a', 'É', 'ሀ', 'م', '😀', ' ', '=', ','];
    let count = dice.below(60);
    let text: String = (0..count).map(|_| dice.pick(&letters)).collect();
    Name::tidy(&text)
}

fn any_handout(dice: &mut Dice) -> Handout {
    let count = 1 + dice.below(Handout::MAX_ITEMS);
    Handout {
        title: any_name(dice),
        items: (0..count).map(|_| any_item(dice)).collect(),
    }
}

fn any_result(item: &HandoutItem, dice: &mut Dice) -> ItemResult {
    match item {
        HandoutItem::Position { .. } => ItemResult::Position {
            outcome: dice.pick(&[ItemOutcome::Open, ItemOutcome::Solved, ItemOutcome::Shown]),
            misses: dice.below(100) as u8,
        },
        HandoutItem::Drill { .. } => {
            let count = dice.below(ItemResult::MAX_ANSWERS + 1);
            ItemResult::Drill((0..count).map(|_| dice.once_in(2)).collect())
        }
    }
}

fn any_answers(handout: &Handout, dice: &mut Dice) -> Answers {
    let items = handout.items.iter();
    Answers {
        name: any_name(dice),
        number: dice.below(1 << 16) as u16,
        results: items.map(|item| any_result(item, dice)).collect(),
    }
}

#[test]
fn what_is_written_is_read() {
    let mut dice = Dice::new(seed());
    for _ in 0..depth(100, 2_000) {
        let handout = any_handout(&mut dice);
        let link = encode_handout(&handout);
        assert!(link.len() <= MAX_HANDOUT_LENGTH && !link.ends_with(['-', '_']));
        let answers = any_answers(&handout, &mut dice);
        assert_eq!(answers.to_string().parse(), Ok(answers.clone()));
        let back = encode_answers(&handout, &answers);
        assert!(back.len() <= MAX_HANDOUT_LENGTH && !back.ends_with(['-', '_']));
        let tasks = HandoutLink::Tasks(handout.clone());
        assert_eq!(decode_handout(&link), Ok(tasks), "{link}");
        let both = HandoutLink::Answers(handout, answers);
        assert_eq!(decode_handout(&back), Ok(both), "{back}");
    }
}

/// Positions of a game whose numbers take the most bits: eight seeds or more in as many pits and
/// stores as there are seeds for, marks wherever they may be, and each restriction.
fn large_positions(rules: Rules) -> impl Iterator<Item = Match> {
    let board = rules.board();
    let seeds = usize::from(rules.options().seeds) * board.all_pits().count();
    let barred = board.all_pits().map(|pit| Some(Restriction::Barred(pit)));
    let again = Direction::ALL.map(|direction| {
        Some(Restriction::Again {
            direction,
            failed: 9,
        })
    });
    let restrictions: Vec<_> = [None].into_iter().chain(barred).chain(again).collect();
    restrictions.into_iter().filter_map(move |restriction| {
        let mut setup = Setup::empty(board);
        let Setup { pits, stores, .. } = &mut setup;
        let mut left = seeds;
        let places = pits
            .iter_mut()
            .chain([&mut stores.south, &mut stores.north]);
        for place in places {
            *place = left.min(8) as u8;
            left -= usize::from(*place);
        }
        setup.stores.south += left as u8;
        if rules.fields().marks() {
            setup.marks.fill(Some(Side::South));
        }
        setup.status = GameStatus::ToMove(Side::South);
        setup.restriction = restriction;
        Some(Match::from_position(rules, rules.position(&setup).ok()?))
    })
}

/// Twenty of the largest item that there is, with every move right and the longest texts.
#[test]
fn the_largest_answers_fit_a_link_and_a_code() {
    let games = all_rules().into_iter().flat_map(large_positions);
    let items = games.filter_map(|game| {
        let record = game.current();
        let moves = record.rules().moves(record.position()).iter().collect();
        HandoutItem::position(&game, moves)
    });
    let one = |item: &HandoutItem| {
        encode_handout(&Handout {
            title: Name::default(),
            items: vec![item.clone()],
        })
    };
    let largest = items.max_by_key(|item| one(item).len()).expect("an item");
    let handout = Handout {
        title: Name::tidy(&"😀".repeat(Name::MAX_LENGTH)),
        items: vec![largest; Handout::MAX_ITEMS],
    };
    let result = ItemResult::Position {
        outcome: ItemOutcome::Shown,
        misses: ItemResult::MAX_MISSES,
    };
    let answers = Answers {
        name: handout.title.clone(),
        number: u16::MAX,
        results: vec![result; Handout::MAX_ITEMS],
    };
    let link = encode_answers(&handout, &answers);
    assert!((1_400..1_600).contains(&link.len()), "{}", link.len());
    assert!(matches!(
        decode_handout(&link),
        Ok(HandoutLink::Answers(..))
    ));
}

/// A link and one with answers, each of a position and a round of the drill.
fn links() -> [String; 2] {
    let rules = Variant::SulusAidi.default_rules();
    let mut dice = Dice::new(3);
    let position = loop {
        let game = any_match(rules, &mut dice);
        if let Some(item) = HandoutItem::position(&game, Vec::new()) {
            break item;
        }
    };
    let drill = HandoutItem::Drill {
        variant: Variant::Giuthi,
        level: 3,
        seed: 12_345,
    };
    let handout = Handout {
        title: Name::tidy("Class 4"),
        items: vec![position, drill],
    };
    let answers = any_answers(&handout, &mut dice);
    [encode_handout(&handout), encode_answers(&handout, &answers)]
}

#[test]
fn a_damaged_link_is_noticed() {
    for link in links() {
        for at in 0..link.len() {
            for &character in CHARACTERS {
                let mut bytes = link.as_bytes().to_vec();
                bytes[at] = character;
                let text = String::from_utf8(bytes).expect("plain characters");
                assert_eq!(decode_handout(&text).is_ok(), text == link, "{text}");
            }
            let fault = decode_handout(&link[..at]).expect_err("its end is missing");
            assert!(!fault.to_string().is_empty());
        }
        assert_eq!(
            decode_handout(&format!("{link}A")),
            Err(LinkError::Mistyped)
        );
        for strange in [' ', '.', '=', 'é'] {
            let at = link.len() + 1;
            let fault = Err(LinkError::Character(at, strange));
            assert_eq!(decode_handout(&format!("{link}{strange}")), fault);
        }
    }
}

#[test]
fn what_is_no_handout_is_named() {
    for foreign in [
        // The link of a game.
        "5BmACAwVMMsCJ09M",
        "hello",
        "AAAA",
        "~AD0JA",
        "/handout",
        "https://example.org/mbegu/#6AAAA",
        "data:text/html,6",
        "\u{666}AAAA",
    ] {
        assert_eq!(
            decode_handout(foreign),
            Err(LinkError::Foreign),
            "{foreign}"
        );
    }
    for link in links() {
        assert!(decode(&link).is_err() && link.parse::<SavedGame>().is_err());
    }
    assert_eq!(decode_handout(""), Err(LinkError::CutOff { game: None }));
    assert_eq!(decode_handout("7AAAA"), Err(LinkError::Newer('7')));
    for length in [MAX_HANDOUT_LENGTH + 1, 100_000] {
        let long = "6".repeat(length);
        assert_eq!(decode_handout(&long), Err(LinkError::TooLong));
        assert_eq!(long.parse::<Answers>(), Err(LinkError::TooLong));
    }
    let longest = "6".repeat(MAX_HANDOUT_LENGTH);
    assert_eq!(decode_handout(&longest), Err(LinkError::Mistyped));
    // A kind that a later version may have.
    let later = Bits::default().put(9, 4).handout();
    assert_eq!(decode_handout(&later), Err(LinkError::Newer('6')));
    // What is stored is no link, and a link is not what is stored.
    let stored = Bits::default().put(2, 4).number(0, 6).put(0, 16);
    let stored = stored.put(0, 5).handout();
    assert_eq!(decode_handout(&stored), Err(LinkError::Mistyped));
    assert!(stored.parse::<Answers>().is_ok());
    for link in links() {
        assert_eq!(link.parse::<Answers>(), Err(LinkError::Mistyped));
    }
}

/// A link up to the number of its items.
fn tasks(items: u32) -> Bits {
    Bits::default().put(0, 4).number(0, 6).put(items, 5)
}

fn drill(bits: Bits, game: u32, level: u32) -> Bits {
    bits.put(1, 1).put(game, 4).put(level, 5).put(7, 30)
}

#[test]
fn a_right_checksum_saves_no_wrong_content() {
    let fault = |bits: Bits| decode_handout(&bits.handout()).expect_err("a wrong link");
    assert!(decode_handout(&drill(tasks(1), 0, 1).handout()).is_ok());
    assert_eq!(fault(tasks(0)), LinkError::Mistyped);
    let many = tasks(21).repeat(21, |bits| drill(bits, 0, 1));
    assert_eq!(fault(many), LinkError::TooLong);
    assert_eq!(fault(drill(tasks(1), 15, 1)), LinkError::UnknownGame);
    assert_eq!(fault(drill(tasks(1), 0, 0)), LinkError::Mistyped);
    let cut_off = LinkError::CutOff { game: None };
    assert_eq!(fault(tasks(3)), cut_off);
    // A title that is longer than the link, one that is no text, and one that isn't tidy.
    let title = |bytes: &[u8]| {
        let bits = Bits::default().put(0, 4).number(bytes.len() as u32, 6);
        let put = |bits: Bits, &byte: &u8| bits.put(byte.into(), 8);
        drill(bytes.iter().fold(bits, put).put(1, 5), 0, 1)
    };
    assert!(decode_handout(&title(b"a").handout()).is_ok());
    assert_eq!(fault(title(&[0xff])), LinkError::Mistyped);
    assert_eq!(fault(title(b" a")), LinkError::Mistyped);
    assert_eq!(fault(title(&[b'a'; 41])), LinkError::Mistyped);
    let endless = Bits::default().put(0, 4).number(1 << 29, 6);
    assert_eq!(fault(endless), cut_off);
    // Eleven answers of the drill, a hundred misses, and a result of the other kind.
    let answers = |result: fn(Bits) -> Bits| {
        let bits = Bits::default().put(1, 4).number(0, 6).put(1, 5);
        result(drill(bits, 0, 1).number(0, 6).put(0, 16))
    };
    let ten = answers(|bits| bits.put(3, 2).put(10, 4).put(0, 10));
    assert!(decode_handout(&ten.handout()).is_ok());
    let eleven = answers(|bits| bits.put(3, 2).put(11, 4).put(0, 11));
    assert_eq!(fault(eleven), LinkError::Mistyped);
    assert_eq!(
        fault(answers(|bits| bits.put(1, 2).number(0, 3))),
        LinkError::Mistyped
    );
    let stored = Bits::default().put(2, 4).number(0, 6).put(0, 16);
    let stored = stored.put(1, 5).put(0, 2);
    let misses = |count| stored.clone().number(count, 3).handout();
    assert!(misses(99).parse::<Answers>().is_ok());
    assert_eq!(misses(100).parse::<Answers>(), Err(LinkError::Mistyped));
}

#[test]
fn an_item_needs_a_position_in_which_its_moves_are_legal() {
    // Giuthi, six pits of six seeds each, South to move.
    let position = |status: u32| {
        tasks(1)
            .put(0, 1)
            .put(0, 4)
            .put(6, 4)
            .put(6, 4)
            .repeat(12, |bits| bits.number(6, 3))
            .repeat(2, |bits| bits.number(0, 3))
            .put(status, 2)
            .put(0, 2)
    };
    let read = |bits: Bits| decode_handout(&bits.handout());
    let with_move = position(0).number(1, 3).put(0, 4);
    let Ok(HandoutLink::Tasks(handout)) = read(with_move) else {
        panic!("a legal move");
    };
    assert_eq!(handout.items[0].variant(), Variant::Giuthi);
    // Pit g, of a row of six.
    let fault = read(position(0).number(1, 3).put(12, 4)).expect_err("no pit");
    assert!(matches!(fault, LinkError::Ply { .. }), "{fault}");
    // More moves than there are, and one of them twice.
    for count in [13, 32_767] {
        let many = position(0)
            .number(count, 3)
            .repeat(13, |bits| bits.put(0, 4));
        assert_eq!(read(many), Err(LinkError::Mistyped));
    }
    let twice = |moves: [u32; 3]| {
        let bits = position(0).number(3, 3);
        read(moves.into_iter().fold(bits, |bits, mv| bits.put(mv, 4)))
    };
    assert!(twice([2, 0, 1]).is_ok());
    assert_eq!(twice([2, 0, 2]), Err(LinkError::Mistyped));
    let fault = read(position(0).number(12, 3)).expect_err("no moves");
    assert_eq!(fault, LinkError::CutOff { game: None });
    // Nobody is to move, and too many seeds.
    let fault = read(position(3).number(0, 3)).expect_err("over");
    assert!(
        matches!(fault, LinkError::View { .. } | LinkError::Position { .. }),
        "{fault}"
    );
}

fn position(outcome: ItemOutcome, misses: u8) -> ItemResult {
    ItemResult::Position { outcome, misses }
}

#[test]
fn answers_go_on_from_earlier_ones_or_are_those_of_another() {
    let of = |name: &str, results: &[ItemResult]| Answers {
        name: Name::tidy(name),
        number: 7,
        results: results.to_vec(),
    };
    let [open, missed] = [0, 1].map(|misses| position(ItemOutcome::Open, misses));
    let solved = |misses| position(ItemOutcome::Solved, misses);
    let drill = |answers: &[bool]| ItemResult::Drill(answers.to_vec());
    let first = of("Amina", &[missed.clone(), drill(&[true])]);
    for (later, is_later) in [
        (first.clone(), true),
        (of("Amina", &[solved(1), drill(&[true, false])]), true),
        (of("Amina", &[solved(0), drill(&[true])]), false),
        (of("Amina", &[missed.clone(), drill(&[false, true])]), false),
        (of("Amina", &[open, drill(&[true])]), false),
        (of("Omar", &[missed.clone(), drill(&[true])]), false),
        (of("Amina", &[missed]), false),
    ] {
        assert_eq!(later.continues(&first), is_later, "{later:?}");
    }
    let namesake = Answers {
        number: 8,
        ..first.clone()
    };
    assert!(!namesake.continues(&first) && namesake.continues(&namesake));
    let whole = of("Amina", &[solved(1), position(ItemOutcome::Shown, 2)]);
    assert!(!of("Amina", &[solved(2), position(ItemOutcome::Shown, 2)]).continues(&whole));
    assert_eq!(whole.faultless(), 0);
    assert!(whole.results.iter().all(ItemResult::is_over));
    assert!(solved(0).is_faultless() && drill(&[true; 10]).is_faultless());
    assert!(!drill(&[true; 9]).is_faultless());
}

#[test]
fn a_result_becomes_a_later_one_and_keeps_its_wrong_tries() {
    let drill = |answers: &[bool]| ItemResult::Drill(answers.to_vec());
    let open = |misses| position(ItemOutcome::Open, misses);
    let solved = |misses| position(ItemOutcome::Solved, misses);
    for (before, later, after) in [
        (open(0), open(1), open(1)),
        (open(2), solved(0), solved(2)),
        (open(2), open(1), open(2)),
        (open(1), solved(3), solved(3)),
        (solved(1), position(ItemOutcome::Shown, 4), solved(1)),
        (drill(&[true]), drill(&[true, false]), drill(&[true, false])),
        (drill(&[true, true]), drill(&[true]), drill(&[true, true])),
        (drill(&[true]), drill(&[false, true]), drill(&[true])),
    ] {
        let mut result = before;
        result.advance(later);
        assert_eq!(result, after);
    }
}
