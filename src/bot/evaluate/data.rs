//! The weights of the games, made by the command in the head of each file.

use crate::rules::Variant;

mod alemungula;
mod giuthi;
mod giuthi_rounds;
mod giuthi_store;
mod layli_goobalay;
mod sulus_aidi;

/// A game's numbers, in the order that [`Weights`](super::Weights) reads them.
pub(super) const fn of(variant: Variant) -> &'static [i16] {
    match variant {
        Variant::Giuthi => giuthi::WEIGHTS,
        Variant::GiuthiStore => giuthi_store::WEIGHTS,
        Variant::GiuthiRounds => giuthi_rounds::WEIGHTS,
        Variant::Alemungula => alemungula::WEIGHTS,
        Variant::LayliGoobalay => layli_goobalay::WEIGHTS,
        Variant::SulusAidi => sulus_aidi::WEIGHTS,
    }
}
