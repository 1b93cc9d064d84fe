//! The bodies of the fuzz targets, which `tests/engine/fuzz.rs` feeds natively too.

pub mod file;
pub mod link;
pub mod moves;
pub mod play;
pub mod position;
pub mod record;

use mbegu::rules::{Options, Position, Rules, Side, Variant};

/// The game of any size that the first byte of an input chooses, and the rest of the
/// input.
fn game(input: &[u8]) -> Option<(Rules, &[u8])> {
    let (&byte, rest) = input.split_first()?;
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for (pits, seeds) in variant
            .allowed_pits()
            .flat_map(|pits| variant.allowed_seeds().map(move |seeds| (pits, seeds)))
        {
            all.extend(variant.rules(Options { pits, seeds }));
        }
    }
    Some((all[usize::from(byte) % all.len()], rest))
}

/// The game that the first byte chooses, and the rest as text.
fn game_and_text(input: &[u8]) -> Option<(Rules, &str)> {
    let (rules, rest) = game(input)?;
    Some((rules, std::str::from_utf8(rest).ok()?))
}

/// Checks the properties of every position that the engine returns.
fn check(rules: &Rules, position: &Position) {
    let pits = rules.board().all_pits();
    let stores = Side::ALL.map(|side| u16::from(position.store(side)));
    let total = pits.map(|pit| u16::from(position.seeds(pit))).sum::<u16>();
    assert_eq!(total + stores.iter().sum::<u16>(), rules.total());
    let can_move = !rules.moves(position).is_empty();
    assert_eq!(can_move, position.to_move().is_some(), "{position}");
    let text = position.to_string();
    assert_eq!(rules.parse_position(&text), Ok(*position), "{text}");
}
