//! What the page adds to each game: its look, and whether it can be played
//! here yet.

use crate::rules::Variant;

/// What the page knows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnPage {
    /// The class of the board's look, after the place that the game comes from.
    pub look: &'static str,
    /// Whether the page can play it.
    pub ready: bool,
}

/// A game as the page has it.
#[must_use]
pub fn on_page(variant: Variant) -> OnPage {
    let (look, ready) = match variant {
        Variant::Giuthi | Variant::GiuthiStore => ("look-earth", true),
        Variant::GiuthiRounds => ("look-earth", false),
        Variant::Alemungula => ("look-wood", true),
        Variant::LayliGoobalay => ("look-sand", false),
        Variant::SulusAidi => ("look-stone", false),
    };
    OnPage { look, ready }
}
