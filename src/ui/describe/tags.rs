//! The tag that explains the end of a sowing at its pit.

use super::facts::{Explained, TagFacts};
use super::moves::stop_name;
use crate::rules::CaptureReason;
use crate::ui::i18n::{Locale, t};

/// The two lines of a tag: what happens, and, where there is more to say, why.
#[must_use]
pub fn tag(locale: &Locale, facts: &TagFacts) -> (String, Option<String>) {
    let (name, seeds, because) = match facts.explained {
        Explained::Takes {
            seeds,
            why,
            with_last_seed,
        } => {
            let name = match why {
                CaptureReason::Opposite | CaptureReason::LastSeed => "opposite",
                CaptureReason::Following => "following",
                CaptureReason::TwoOrFour => "made",
                CaptureReason::TwoOrFourBefore => "before",
            };
            (name, seeds, with_last_seed.then_some("last-seed"))
        }
        Explained::MakesUurs => ("uurs", 0, None),
        Explained::Claims => ("claim", 0, None),
        Explained::Relays { seeds } => ("relay", seeds, None),
        Explained::Nothing { reason, is_claim } => {
            let because = t!(locale, "tag-because", because = stop_name(reason));
            return (nothing(locale, is_claim), Some(because));
        }
    };
    (
        t!(locale, "tag", explained = name, seeds = seeds),
        because.map(|because| t!(locale, "tag-because", because = because)),
    )
}

/// Says that a move has won nothing: no pit in a game that claims pits, no seeds in others.
pub(super) fn nothing(locale: &Locale, is_claim: bool) -> String {
    let name = if is_claim { "unclaimed" } else { "nothing" };
    t!(locale, "tag", explained = name, seeds = 0_u8)
}
