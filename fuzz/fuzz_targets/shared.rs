//! What the targets share: how an input names its game, and what must always
//! hold.

use mbegu::rules::{Options, Position, Rules, Side, Variant};

/// The game that the first byte of an input stands for, any game of any size,
/// and the rest of the input.
pub fn game(input: &[u8]) -> Option<(Rules, &[u8])> {
    let (&byte, rest) = input.split_first()?;
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for (pits, seeds) in variant
            .pits()
            .flat_map(|pits| variant.seeds().map(move |seeds| (pits, seeds)))
        {
            all.extend(variant.rules(Options { pits, seeds }));
        }
    }
    Some((all[usize::from(byte) % all.len()], rest))
}

/// What is true of every position that the engine gives out.
pub fn check(rules: &Rules, position: &Position) {
    let pits = rules.board().all_pits();
    let stores = Side::ALL.map(|side| u16::from(position.store(side)));
    let total = pits.map(|pit| u16::from(position.seeds(pit))).sum::<u16>();
    assert_eq!(total + stores.iter().sum::<u16>(), rules.total());
    let can_move = !rules.moves(position).is_empty();
    assert_eq!(can_move, position.to_move().is_some(), "{position}");
    let text = position.to_string();
    assert_eq!(rules.parse_position(&text), Ok(*position), "{text}");
}
