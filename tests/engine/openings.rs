//! The tables of first moves, `static/explorer/<game>.txt`, which
//! `cargo xtask openings explore` makes.

use std::path::Path;

use mbegu::bot::{OpeningTable, OpeningTableError};
use mbegu::rules::{GameStatus, Match, Options, Side, Variant};

use crate::chance::seed;
use crate::dice::Dice;

/// The least number of positions in a table.
const POSITIONS: usize = 400;

fn text(variant: Variant) -> String {
    let path = format!("static/explorer/{variant}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn table(variant: Variant) -> OpeningTable {
    let table = text(variant).parse();
    table.unwrap_or_else(|error| panic!("{variant}: {error}"))
}

#[test]
fn every_game_has_a_table_of_its_first_moves() {
    for variant in Variant::ALL {
        let (table, rules) = (table(variant), variant.default_rules());
        assert_eq!(*table.rules(), rules);
        assert_eq!(
            OpeningTable::address(&rules),
            Some(format!("explorer/{variant}.txt"))
        );
        assert!(table.entries().len() >= POSITIONS, "{variant}");
        let written = text(variant);
        let content: Vec<&str> = (written.lines())
            .filter(|line| !line.starts_with('#'))
            .collect();
        assert!(table.to_string().lines().eq(content), "{variant}");
        // Every first move leads to a position of the table, from either side.
        for first in Side::ALL {
            let start = rules.start(first);
            if start.status() == GameStatus::Race {
                continue;
            }
            let (depth, moves) = table.find(&start).expect("the start");
            assert!(depth >= 12, "{variant}: {depth}");
            assert_eq!(moves.len(), rules.moves(&start).len());
            for it in moves {
                let next = rules.play_unchecked(&start, it.mv, &mut ());
                assert!(table.find(&next).is_some(), "{variant}: {next}");
            }
        }
    }
}

#[test]
fn a_game_by_the_book_of_layli_goobalay_is_proved() {
    let rules = Variant::LayliGoobalay.default_rules();
    let table = table(Variant::LayliGoobalay);
    // docs/SOLVED.md: 29 seeds to 19.
    let (_, moves) = table.find(&rules.start(Side::South)).expect("the start");
    assert_eq!((moves[0].tenths, moves[0].is_proved), (100, true));
    let next = rules.play_unchecked(&rules.start(Side::South), moves[0].mv, &mut ());
    let (_, replies) = table.find(&next).expect("the position after it");
    assert!(replies.iter().all(|it| it.tenths <= -100));
    assert!(replies.iter().any(|it| it.tenths == -100 && it.is_proved));
}

#[test]
fn a_position_is_found_by_any_order_of_moves_and_from_either_side() {
    let text = "game layli-goobalay pits=6 seeds=4\n; 9; a 6 b 5 c 4 d 3 e 2 f 1\n";
    let start: OpeningTable = text.parse().expect("a table");
    let rules = *start.rules();
    let (_, south) = start.find(&rules.start(Side::South)).expect("the start");
    let (_, north) = start.find(&rules.start(Side::North)).expect("the start");
    let names = |moves: &[mbegu::bot::OpeningMove]| {
        let names = moves.iter().map(|it| rules.display_move(it.mv).to_string());
        names.collect::<String>()
    };
    assert_eq!(
        (names(&south), names(&north)),
        ("abcdef".into(), "ABCDEF".into())
    );
    // Two orders of the same moves.
    let mut transposed = 0;
    for variant in Variant::ALL {
        let (table, rules) = (table(variant), variant.default_rules());
        for entry in table.entries() {
            let record = entry.record.to_string();
            let plies: Vec<&str> = record.split(' ').collect();
            let [.., first, between, second] = plies[..] else {
                continue;
            };
            let swapped = [&plies[..plies.len() - 3], &[second, between, first]].concat();
            let Ok(game) = Match::parse(rules, Side::South, &swapped.join(" ")) else {
                continue;
            };
            let position = game.current().position();
            if position == entry.record.position() && first != second {
                let found = table.find(position).expect("the same position");
                assert_eq!(found, (entry.depth, entry.moves.clone()));
                transposed += 1;
            }
        }
    }
    assert!(transposed > 0);
}

#[test]
fn another_board_has_no_table() {
    let options = Options { pits: 6, seeds: 5 };
    let rules = Variant::Giuthi.rules(options).expect("a size of the game");
    assert_eq!(OpeningTable::address(&rules), None);
    let table = table(Variant::Giuthi);
    assert!(table.find(&rules.start(Side::South)).is_none());
}

#[test]
fn every_fault_of_a_table_is_named() {
    let game = "game layli-goobalay pits=6 seeds=4\n";
    let read = |line: &str| {
        let table: Result<OpeningTable, _> = format!("{game}{line}").parse();
        table.err()
    };
    assert_eq!(read("; 3; d =100 b 38 e 21 a -13 c -40 f -52"), None);
    type Fault = fn(&OpeningTableError) -> bool;
    let is_fields: Fault = |it| matches!(it, OpeningTableError::Fields(_));
    let is_record: Fault = |it| matches!(it, OpeningTableError::Record(_));
    let is_depth: Fault = |it| matches!(it, OpeningTableError::Depth(_));
    let is_moves: Fault = |it| matches!(it, OpeningTableError::Moves(_));
    let is_repeated: Fault = |it| matches!(it, OpeningTableError::Repeated(_));
    let is_nobody: Fault = |it| matches!(it, OpeningTableError::NobodyToMove(_));
    for (line, is_fault) in [
        ("; 3", is_fields),
        ("x; 3; a 0", is_record),
        ("A; 3; a 0", is_record),
        ("; 0; d 6 b 5 e 4 a 3 c 2 f 1", is_depth),
        ("; 256; d 6 b 5 e 4 a 3 c 2 f 1", is_depth),
        ("; 3; ", is_moves),
        ("; 3; d 6 b 5 e 4 a 3 c 2", is_moves),
        ("; 3; d 6 b 5 e 4 a 3 c 2 f", is_moves),
        ("; 3; d 6 b 5 e 4 a 3 c 2 c 1", is_moves),
        ("; 3; d 6 b 5 e 4 a 3 c 2 F 1", is_moves),
        ("; 3; d 1 b 5 e 4 a 3 c 2 f 1", is_moves),
        ("; 3; d 481 b 5 e 4 a 3 c 2 f 1", is_moves),
        ("; 3; d ==1 b 0 e 0 a 0 c 0 f 0", is_moves),
        ("; 3; d =5 b 0 e 0 a 0 c 0 f 0", is_moves),
        (
            "; 3; d 6 b 5 e 4 a 3 c 2 f 1\n; 3; d 6 b 5 e 4 a 3 c 2 f 1",
            is_repeated,
        ),
    ] {
        let fault = read(line).unwrap_or_else(|| panic!("{line} is read"));
        assert!(is_fault(&fault), "{line}: {fault:?}");
        assert!(!fault.to_string().is_empty());
    }
    for text in [
        "",
        "# nothing",
        "game chess pits=6 seeds=4",
        "game giuthi pits=99 seeds=6",
    ] {
        let table: Result<OpeningTable, _> = text.parse();
        assert!(matches!(table, Err(OpeningTableError::Game(_))), "{text}");
    }
    let race = "game sulus-aidi pits=9 seeds=5\n; 3; a 0";
    let rules = Variant::SulusAidi.default_rules();
    let Options { pits, seeds } = rules.options();
    let race = race.replace("pits=9 seeds=5", &format!("pits={pits} seeds={seeds}"));
    let table: Result<OpeningTable, _> = race.parse();
    assert!(is_nobody(&table.expect_err("nobody is to move in a race")));
}

/// A damaged table is refused or read, and what is read is written as it was.
#[test]
fn garbage_is_refused_without_a_panic() {
    let mut dice = Dice::new(seed());
    for variant in Variant::ALL {
        let whole = text(variant);
        let whole: Vec<&str> = whole
            .lines()
            .skip_while(|line| line.starts_with('#'))
            .collect();
        for _ in 0..300 {
            let from = 1 + dice.below(whole.len() - 6);
            let mut bytes = [whole[0], &whole[from..from + 5].join("\n")]
                .join("\n")
                .into_bytes();
            for _ in 0..1 + dice.below(4) {
                let at = dice.below(bytes.len());
                match dice.below(3) {
                    0 => bytes[at] = dice.below(256) as u8,
                    1 => bytes.truncate(at.max(1)),
                    _ => bytes.insert(at, dice.pick(b"=-;# \n9azAZ\xff")),
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(table) = text.parse::<OpeningTable>() {
                let again: OpeningTable = table.to_string().parse().expect("its own text");
                assert_eq!(again.to_string(), table.to_string());
            }
        }
    }
}
