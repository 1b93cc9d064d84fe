//! What the page adds to each game: its look.

use super::settings::Look;
use crate::rules::Variant;

/// The class of a board's look: as the game has it where it comes from, unless
/// the player wants another.
#[must_use]
pub fn look(variant: Variant, wanted: Look) -> &'static str {
    match (wanted, variant) {
        (Look::Own, Variant::Giuthi | Variant::GiuthiStore | Variant::GiuthiRounds)
        | (Look::Earth, _) => "look-earth",
        (Look::Own, Variant::Alemungula) | (Look::Wood, _) => "look-wood",
        (Look::Own, Variant::LayliGoobalay) | (Look::Sand, _) => "look-sand",
        (Look::Own, Variant::SulusAidi) | (Look::Stone, _) => "look-stone",
        (Look::Plain, _) => "look-plain",
    }
}
