//! What the page adds to each game: its look, and where its stores lie.

use super::settings::Look;
use crate::rules::Variant;

/// Whether a player's store lies at their left hand (Rules 3.3), not at the
/// right (Rules 3.2). Where it isn't sown, this is a matter of custom only.
#[must_use]
pub fn stores_at_left(variant: Variant) -> bool {
    variant == Variant::GiuthiRounds
}

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
