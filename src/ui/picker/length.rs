//! How long games take.

use crate::rules::Variant;

/// How long a game with all its rounds takes about, in minutes: the median of
/// `cargo xtask minutes` (4.7, 5.5, 39.0, 10.9, 12.4 and 9.8 minutes in the order of the
/// games), rounded to five minutes.
pub fn minutes(variant: Variant) -> u16 {
    match variant {
        Variant::Giuthi | Variant::GiuthiStore => 5,
        Variant::GiuthiRounds => 40,
        Variant::Alemungula | Variant::LayliGoobalay | Variant::SulusAidi => 10,
    }
}
