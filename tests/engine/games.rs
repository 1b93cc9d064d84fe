//! The published games of all sizes.

use mbegu::rules::{Options, Rules, Variant};

/// Every game with every choice of options.
pub fn all_rules() -> Vec<Rules> {
    let options = |variant: Variant| {
        let sizes = variant.allowed_pits().flat_map(move |pits| {
            let seeds = variant.allowed_seeds();
            seeds.map(move |seeds| Options { pits, seeds })
        });
        sizes.map(move |options| variant.rules(options).expect("options of the game"))
    };
    Variant::ALL.into_iter().flat_map(options).collect()
}
