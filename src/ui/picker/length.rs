//! How long games take.

use crate::rules::Variant;

/// How long a game with all its rounds takes about, in minutes: the median of forty games
/// of the level `player` with itself (4.7, 5.5, 39.0, 10.9, 12.4 and 9.8 minutes in the order of the
/// games), rounded to five minutes. A move took its animation at normal speed, and 8
/// seconds of one side or the bot's pause and thinking of the other.
pub fn minutes(variant: Variant) -> u16 {
    match variant {
        Variant::Giuthi | Variant::GiuthiStore => 5,
        Variant::GiuthiRounds => 40,
        Variant::Alemungula | Variant::LayliGoobalay | Variant::SulusAidi => 10,
    }
}
