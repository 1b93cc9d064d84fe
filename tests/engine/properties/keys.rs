//! Marks, the turn, restrictions and stores distinguish positions: each of them changes
//! equality, key and hash.

use mbegu::rules::{Position, Rules, Variant};

use super::hash;

/// Positions with the same seeds in the pits.
fn read(rules: Rules, texts: &[&str]) -> Vec<Position> {
    let positions = texts.iter().map(|text| {
        rules
            .parse_position(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    });
    let positions: Vec<Position> = positions.collect();
    for position in &positions {
        for pit in rules.board().all_pits() {
            assert_eq!(position.seeds(pit), positions[0].seeds(pit), "{position}");
        }
    }
    positions
}

/// Checks that no two of these are equal or have the same key or hash.
fn all_differ(variant: Variant, texts: &[&str]) {
    let positions = read(variant.default_rules(), texts);
    for (number, one) in positions.iter().enumerate() {
        for other in &positions[..number] {
            assert_ne!(one, other);
            assert_ne!(one.key(), other.key(), "{one} and {other}");
            assert_ne!(hash(one), hash(other), "{one} and {other}");
        }
    }
}

#[test]
fn uurs_and_their_owners_make_another_position() {
    all_differ(
        Variant::LayliGoobalay,
        &[
            "4,2,4,4,4,4/4,4,4,4,2,4 2-2 s",
            "4,s2,4,4,4,4/4,4,4,4,s2,4 2-2 s",
            "4,n2,4,4,4,4/4,4,4,4,n2,4 2-2 s",
            "4,2,s4,4,4,4/4,4,4,s4,2,4 2-2 s",
            "4,2,n4,4,4,4/4,4,4,n4,2,4 2-2 s",
            "4,s2,n4,4,4,4/4,4,4,n4,s2,4 2-2 s",
            "4,n2,s4,4,4,4/4,4,4,s4,n2,4 2-2 s",
        ],
    );
}

/// Each pit of Sulus Aidi, claimed or not, and either side to move.
#[test]
fn every_claimed_pit_makes_another_position() {
    for at in 0..18 {
        let texts = ["", "s", "n"].map(|mark| {
            let pits: Vec<String> = (0..18)
                .map(|pit| match pit {
                    _ if pit == at => format!("{mark}4"),
                    _ if pit == (at + 1) % 18 => "2".to_string(),
                    _ => "3".to_string(),
                })
                .collect();
            format!("{}/{} 0-0", pits[..9].join(","), pits[9..].join(","))
        });
        // A player claims in the opponent's row alone (Rules 3.6.2).
        let [plain, south, north] = &texts;
        let claimed = if at < 9 { north } else { south };
        let turns = [plain, claimed].map(|pits| ["s", "n"].map(|side| format!("{pits} {side}")));
        let turns: Vec<&str> = turns.iter().flatten().map(String::as_str).collect();
        all_differ(Variant::SulusAidi, &turns);
    }
}

#[test]
fn barred_pits_make_another_position() {
    all_differ(
        Variant::Alemungula,
        &[
            "0,5,5,5,0/1,5,5,5,1 9-9 n",
            "0,5,5,5,0/1,5,5,5,1 9-9 n !A",
            "0,5,5,5,0/1,5,5,5,1 9-9 n !E",
            "0,5,5,5,0/1,5,5,5,1 9-9 s",
        ],
    );
    all_differ(
        Variant::Alemungula,
        &[
            "1,5,5,5,1/0,5,5,5,0 9-9 s",
            "1,5,5,5,1/0,5,5,5,0 9-9 s !a",
            "1,5,5,5,1/0,5,5,5,0 9-9 s !e",
        ],
    );
}

#[test]
fn sowings_that_failed_make_another_position() {
    let texts = ["s", "n"].map(|side| {
        ["", " +1", " -1", " +2", " -2", " +5", " -5"]
            .map(|again| format!("0,1,6,6,6,6/6,6,6,6,1,0 11-11 {side}{again}"))
    });
    let texts: Vec<&str> = texts.iter().flatten().map(String::as_str).collect();
    all_differ(Variant::GiuthiRounds, &texts);
}

#[test]
fn a_seed_in_the_other_store_makes_another_position() {
    let texts: Vec<String> = (0..=24)
        .map(|south| format!("2,4,4,4,4,4/4,4,4,4,4,6 {south}-{} s", 24 - south))
        .collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    all_differ(Variant::Giuthi, &texts);
}
