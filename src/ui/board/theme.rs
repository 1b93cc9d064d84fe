//! How the board of each game looks, and on which side its stores lie.

use crate::rules::Variant;
use crate::ui::state::settings::Look;

/// Whether a player's store lies at their left hand (Rules 3.3) instead of the
/// right (Rules 3.2). Where it isn't sown, this is a matter of custom only.
#[must_use]
pub fn stores_at_left(variant: Variant) -> bool {
    variant == Variant::GiuthiRounds
}

/// The look that a board has: the one that the player has `set`, or the one that the
/// game has where it comes from.
#[must_use]
pub fn shown_look(variant: Variant, set: Look) -> Look {
    match (set, variant) {
        (Look::Own, Variant::Giuthi | Variant::GiuthiStore | Variant::GiuthiRounds) => Look::Earth,
        (Look::Own, Variant::Alemungula) => Look::Wood,
        (Look::Own, Variant::LayliGoobalay) => Look::Sand,
        (Look::Own, Variant::SulusAidi) => Look::Stone,
        (set, _) => set,
    }
}

/// The CSS class of a board's look.
#[must_use]
pub fn look_class(variant: Variant, set: Look) -> &'static str {
    match shown_look(variant, set) {
        Look::Earth => "look-earth",
        Look::Wood => "look-wood",
        Look::Sand => "look-sand",
        Look::Stone => "look-stone",
        Look::Own | Look::Plain => "look-plain",
    }
}

/// The outline of a pit in definitions.svg: uneven where the pits of a look are
/// dug by hand.
#[must_use]
pub fn pit_outline(look: &str, pit: usize) -> &'static str {
    const UNEVEN: [&str; 4] = ["#pit-0", "#pit-1", "#pit-2", "#pit-3"];
    match look {
        "look-earth" | "look-sand" => UNEVEN[pit * 3 % UNEVEN.len()],
        _ => "#pit-even",
    }
}
